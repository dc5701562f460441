// SPDX-License-Identifier: GPL-3.0-or-later
/** Tools under the moves: typing a move, replaying, turning the board, asking about a piece. */
import { useState } from 'preact/hooks';
import { intentOfKey } from '../game/keys';
import { actor, isUnaided, mayAskTakeBack, mayPoint, shownPly, type Intent, type TableState } from '../game/table_state';
import { usePage } from './context';
import type { Sketching } from '../board/use_sketch';
import { Icon, type IconName } from './icons';
import { PencilButton } from './pencil';
import { WordsButton } from './words_button';

interface Props {
  state: TableState;
  send: (intent: Intent) => void;
}

export function Replay({ state, send }: Props) {
  const { messages } = usePage();
  const shown = shownPly(state);
  const last = state.answer.plies.length;
  const button = (name: IconName, label: string, plies: number, off: boolean) => (
    <ToolButton name={name} label={label} disabled={off} onClick={() => send({ kind: 'look', plies })} />
  );
  return (
    <div class="tools__group">
      {button('first', messages.moves.first, 0, shown === 0)}
      {button('previous', messages.moves.previous, shown - 1, shown === 0)}
      {button('next', messages.moves.next, shown + 1, shown === last)}
      {button('last', messages.moves.last, last, shown === last)}
    </div>
  );
}

export function BoardTools({ state, send, readClocks, sketching }: Props & { readClocks: () => void; sketching: Sketching }) {
  const { messages } = usePage();
  const words = messages.asking;
  const points = mayPoint(state);
  const asksTakeBack = state.answer.regulations.takebacks && actor(state) !== null && state.seat !== 'both';
  const ask = state.selected ? words.ask : points ? words.askAnything : words.selectFirst;
  return (
    <div class="tools__group">
      {state.answer.clock && (
        <ToolButton name="clock" label={`${messages.clock.read} (t)`} onClick={readClocks} testId="read-clocks" />
      )}
      <WordsButton />
      {asksTakeBack && (
        <ToolButton
          name="undo"
          label={messages.online.takeBack.ask}
          disabled={!mayAskTakeBack(state)}
          onClick={() => send({ kind: 'ask-take-back' })}
          testId="ask-take-back"
        />
      )}
      <PencilButton sketching={sketching} />
      <ToolButton name="flip" label={`${messages.moves.flip} (f)`} onClick={() => send({ kind: 'flip' })} testId="flip" />
      <ToolButton
        name="ask"
        label={`${ask} (w)`}
        disabled={isUnaided(state) || (!state.selected && !points)}
        onClick={() => send(intentOfKey('w', state, true) ?? { kind: 'ask' })}
        testId="ask"
      />
    </div>
  );
}

interface ToolProps {
  name: IconName;
  label: string;
  disabled?: boolean;
  onClick: () => void;
  testId?: string;
}

export function ToolButton({ name, label, disabled = false, onClick, testId }: ToolProps) {
  return (
    <button
      type="button"
      class="tool"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      data-testid={testId ?? name}
    >
      <Icon name={name} />
    </button>
  );
}

/** Takes a move or a command; it is never closed, since what happened can be asked at any time. */
export function MoveEntry({ onEnter }: { onEnter: (text: string) => void }) {
  const { messages } = usePage();
  const { signs } = messages;
  const [text, setText] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    onEnter(text);
    setText('');
  };
  return (
    <form class="entry" onSubmit={submit}>
      <input
        class="entry__field"
        id="move-entry"
        type="text"
        value={text}
        placeholder={messages.moves.entry}
        aria-label={`${messages.moves.entry}${signs.colon}${messages.moves.entryHint}${signs.stop}${messages.entry.hint}`}
        aria-keyshortcuts="/"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        onInput={(event) => setText(event.currentTarget.value)}
        data-testid="entry"
      />
    </form>
  );
}
