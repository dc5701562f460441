// SPDX-License-Identifier: GPL-3.0-or-later
/** Says aloud what changes in a lesson: moves, verdicts, refusals, rulings. */
import { spokenAsking } from '../ask/ask_panel';
import { piecesOf } from '../core/squares';
import type { Reason } from '../core/types';
import { inSentences } from '../game/in_sentences';
import { useArbiterMessages, type ArbiterMessages } from '../i18n/arbiter_messages';
import { useLearnMessages, type LearnMessages } from '../i18n/learn_messages';
import type { Messages } from '../i18n/messages';
import { handUse, shownFen, stepOf, stopOf, taskOf, type Player, type Stop } from '../learn/player';
import { plainText } from '../learn/rich_text';
import { saidMisses, saidSolution, spokenMove } from '../learn/said';
import { usePage } from './context';
import { LiveRegion, useNews, useSaid } from './live_region';
import { unreadKind } from './task_said';

export function LessonAnnouncer({ player }: { player: Player }) {
  const { messages } = usePage();
  const words = useLearnMessages();
  const arbiterWords = useArbiterMessages();
  const [said, say] = useSaid();
  useNews(player, (before, now) => news(before, now, { words, arbiterWords, messages }), say);
  return <LiveRegion said={said} />;
}

interface Words {
  words: LearnMessages;
  arbiterWords: ArbiterMessages;
  messages: Messages;
}

function news(before: Player, now: Player, all: Words): string {
  const { words, messages } = all;
  if (before.lesson !== now.lesson) return '';
  if (before.at !== now.at || before.branch !== now.branch) return arrival(now, words);
  const old = stopOf(before);
  const stop = stopOf(now);
  const parts = [
    ...spokenMoves(old, stop, messages),
    ...(stop.refusal && stop.refusal !== old.refusal ? stop.refusal.reasons.map((reason) => spokenReason(reason, messages)) : []),
    stop.unread !== null && stop.unread !== old.unread ? words.task.unread[unreadKind(taskOf(now)?.kind)](stop.unread) : '',
    ...spokenInquiry(old, stop, messages),
    ...spokenVerdict(old, now, all),
    ...spokenTable(old, stop, messages),
    stop.draft.squares !== old.draft.squares ? words.task.chosen([...stop.draft.squares].sort().join(' ')) : '',
    stop.selected && stop.selected !== old.selected && handUse(now) !== 'look' ? spokenSelection(now, messages) : '',
  ];
  return inSentences(parts, messages.signs.stop);
}

/** The heading takes the focus and is read; the text behind it is said here. */
function arrival(player: Player, words: LearnMessages): string {
  const step = stepOf(player);
  if (!step) return words.player.ways;
  const caution = step.caution ? ` ${words.player.caution}${words.colon}${plainText(step.caution)}` : '';
  return plainText(step.text) + caution;
}

function spokenMoves(old: Stop, stop: Stop, messages: Messages): string[] {
  if (stop.line !== old.line && stop.line.moves.length > old.line.moves.length) {
    const from = old.line.moves.length;
    return stop.line.moves.slice(from).map((_, index) => `${spokenMove(stop.line, from + index, messages)}.`);
  }
  if (stop.ply === old.ply) return [];
  return [stop.ply === 0 ? messages.moves.start : `${spokenMove(stop.line, stop.ply - 1, messages)}.`];
}

function spokenReason({ text, article }: Reason, messages: Messages): string {
  return article ? `${text} ${messages.ruling.article(article)}.` : text;
}

function spokenInquiry(old: Stop, { inquiry }: Stop, messages: Messages): string[] {
  if (!inquiry || inquiry === old.inquiry) return [];
  return spokenAsking(inquiry, messages).map((sentence) => (/[.。]$/.test(sentence) ? sentence : `${sentence}.`));
}

function spokenVerdict(old: Stop, now: Player, { words, arbiterWords, messages }: Words): string[] {
  const { verdict, met } = stopOf(now);
  const task = taskOf(now);
  if (met && met !== old.met) {
    const head = met === 'solved' ? words.task.right : saidSolution(now, words, arbiterWords);
    return [head, task?.after ? plainText(task.after) : '', task?.after_reply ? plainText(task.after_reply) : ''];
  }
  if (!verdict || verdict.right || verdict === old.verdict) return [];
  return [words.task.wrong, ...saidMisses(verdict, task, words), ...verdict.reasons.map((reason) => spokenReason(reason, messages))];
}

function spokenTable(old: Stop, { game }: Stop, messages: Messages): string[] {
  const ruling = game && game.now !== old.game?.now ? game.now.rulings[game.now.rulings.length - 1] : undefined;
  return ruling ? [spokenReason(ruling, messages)] : [];
}

function spokenSelection(player: Player, messages: Messages): string {
  const { selected } = stopOf(player);
  const piece = selected && piecesOf(shownFen(player)).get(selected);
  return piece ? messages.board.square(selected, messages.piece(piece.color, piece.kind)) : '';
}
