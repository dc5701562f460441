// SPDX-License-Identifier: GPL-3.0-or-later
/** What is typed where moves are typed: a move for the game, or a command that is obeyed or answered aloud. */
import { wordsOfFile, wordsOfKind, wordsOfRank, wordsOfSquare } from '../board/position_words';
import { meaningOf, readCommand, type Command } from '../game/entry_commands';
import { isLive, isOver, movingColor, shownFen, shownPly, type Asked, type TableState } from '../game/table_state';
import type { Messages } from '../i18n/messages';
import { spokenMove } from './announcer';

export interface Surroundings {
  state: TableState;
  send: (asked: Asked) => void;
  messages: Messages;
  /** Says it aloud and shows it beside the field, also where it was said before. */
  say: (text: string) => void;
  clocks: () => string;
  openKeys: () => void;
  openWords: () => void;
}

export function enter(text: string, around: Surroundings): void {
  const { state, send, messages, say, clocks, openKeys, openWords } = around;
  const command = readCommand(text);
  if (!command) return enterMove(text, around);
  if (command.kind === 'help') return openKeys();
  if (command.kind === 'position') return openWords();
  const meaning = meaningOf(command, state);
  if (meaning === null) say(answerTo(command, state, messages, clocks));
  else if (typeof meaning === 'string') say(messages.entry[meaning]);
  else send(meaning);
}

/** A move typed while it is not the reader's turn is not tried. */
function enterMove(text: string, { state, send, messages, say }: Surroundings): void {
  if (isOver(state)) say(messages.entry.over);
  else if (movingColor(state) === null) say(messages.status.waitingFor(state.answer.turn));
  else send({ kind: 'enter', text });
}

function answerTo(command: Command, state: TableState, messages: Messages, clocks: () => string): string {
  const fen = shownFen(state);
  switch (command.kind) {
    case 'last':
      return shownPly(state) > 0 ? spokenMove(state, shownPly(state) - 1, messages) : messages.entry.noMove;
    case 'turn':
      return [messages.status.toMove(state.answer.turn), isLive(state) && state.answer.check ? messages.status.check : '']
        .filter(Boolean)
        .join(messages.reading.comma);
    case 'clock':
      return clocks();
    case 'rank':
      return messages.reading.group(messages.reading.rank(command.rank), wordsOfRank(fen, command.rank, messages));
    case 'file':
      return messages.reading.group(messages.reading.file(command.file), wordsOfFile(fen, command.file, messages));
    case 'square':
      return wordsOfSquare(fen, command.square, messages);
    case 'pieces':
      return wordsOfKind(fen, command.of, messages);
    default:
      return '';
  }
}
