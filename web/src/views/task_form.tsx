// SPDX-License-Identifier: GPL-3.0-or-later
/** How a task is answered: each kind has its controls, all of them by mouse, touch and keyboard. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { colors, type Kind, type Piece } from '../core/squares';
import { useLearnMessages } from '../i18n/learn_messages';
import { answerOf, pieceNamed, type Draft } from '../learn/draft';
import type { ClaimAnswer, PositionState, Task, TaskOf } from '../learn/lesson';
import { fenAt } from '../learn/line';
import { stopOf } from '../learn/player';
import { usePage } from './context';
import { LessonEntry } from './lesson_entry';
import { TableActs, TableEvents } from './table_task';
import { RichLine } from './rich_text';
import type { LessonTable } from './use_player';

interface Props<T extends Task = Task> {
  table: LessonTable;
  task: T;
}

export function TaskForm({ table, task }: Props) {
  const words = useLearnMessages().task;
  const { draft, met } = stopOf(table.player);
  const judgedAtOnce = task.kind === 'move' || task.kind === 'act';
  const submit = (event: Event) => {
    event.preventDefault();
    table.send({ kind: 'answer' });
  };
  return (
    <form class={`task task--${task.kind} ${met ? 'is-met' : ''}`} aria-label={words.heading} onSubmit={submit} data-testid="task" data-kind={task.kind}>
      <p class="task__how">{words.how[task.kind]}</p>
      <TaskControls table={table} task={task} />
      {task.kind !== 'claim' && <LessonEntry table={table} />}
      {!judgedAtOnce && !met && (
        <button type="submit" class="button button--primary" disabled={answerOf(task, draft) === null} data-testid="check">
          {words.check}
        </button>
      )}
    </form>
  );
}

function TaskControls({ table, task }: Props) {
  switch (task.kind) {
    case 'move':
      return null;
    case 'squares':
    case 'place':
      return <ChosenSquares table={table} task={task} />;
    case 'state':
      return <StateChoice table={table} task={task} />;
    case 'legal':
      return <LegalChoice table={table} task={task} />;
    case 'claim':
      return <ClaimChoice table={table} task={task} />;
    case 'ruling':
      return (
        <>
          <TableEvents table={table} />
          <OptionChoice table={table} task={task} />
        </>
      );
    case 'choice':
      return <OptionChoice table={table} task={task} />;
    case 'notation':
      return <NotationField table={table} task={task} />;
    case 'setup':
      return <Palette table={table} task={task} />;
    case 'act':
      return <TableActs table={table} task={task} />;
  }
}

function useFill({ player, send }: LessonTable): { draft: Draft; off: boolean; fill: (part: Partial<Draft>) => void } {
  const { draft, met } = stopOf(player);
  return { draft, off: met !== null, fill: (part) => send({ kind: 'fill', part }) };
}

interface OptionProps {
  label: string;
  options: { value: string; name: ComponentChildren; chosen: boolean; choose: () => void }[];
  off: boolean;
}

/** One of several sentences. */
function OptionList({ label, options, off }: OptionProps) {
  const group = useId();
  return (
    <fieldset class="options" disabled={off}>
      <legend>{label}</legend>
      {options.map(({ value, name, chosen, choose }) => (
        <label key={value} class={`option ${chosen ? 'is-chosen' : ''}`}>
          <input type="radio" name={group} value={value} checked={chosen} onChange={choose} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ChosenSquares({ table, task }: Props<TaskOf<'squares'> | TaskOf<'place'>>) {
  const { messages } = usePage();
  const words = useLearnMessages().task;
  const { draft, off, fill } = useFill(table);
  const named = task.kind === 'place' ? pieceNamed(task.piece) : null;
  return (
    <div class="chosen-squares">
      {named && (
        <p class="chosen-squares__piece">
          <span class={`palette__picture piece-${named.color}-${named.kind}`} aria-hidden="true" />
          {words.place(messages.piece(named.color, named.kind))}
        </p>
      )}
      <p data-testid="chosen">{words.chosen([...draft.squares].sort().join(' '))}</p>
      {draft.squares.length > 0 && !off && (
        <button type="button" class="button" onClick={() => fill({ squares: [] })}>
          {words.clear}
        </button>
      )}
    </div>
  );
}

const states: readonly PositionState[] = ['none', 'check', 'checkmate', 'stalemate', 'dead-position'];

function StateChoice({ table }: Props<TaskOf<'state'>>) {
  const words = useLearnMessages().task;
  const { draft, off, fill } = useFill(table);
  const options = states.map((state) => ({
    value: state,
    name: words.states[state],
    chosen: draft.state === state,
    choose: () => fill({ state }),
  }));
  return <OptionList label={words.stateOf} options={options} off={off} />;
}

function LegalChoice({ table, task }: Props<TaskOf<'legal'>>) {
  const { core } = usePage();
  const words = useLearnMessages().task;
  const { draft, off, fill } = useFill(table);
  const stop = stopOf(table.player);
  const { san } = core.explain(fenAt(stop.line, stop.given), task.move);
  const refusals = task.options.filter(({ code }) => code !== undefined && code !== 'legal');
  const options = [
    { value: 'legal', name: words.yes as ComponentChildren, chosen: draft.code === null, choose: () => fill({ code: null }) },
    ...refusals.map(({ code, text }) => ({
      value: code!,
      name: <RichLine text={words.because(text)} />,
      chosen: draft.code === code,
      choose: () => fill({ code: code! }),
    })),
  ];
  return <OptionList label={words.mayBePlayed(san ?? moveText(task.move))} options={options} off={off} />;
}

/** "e1–g1". */
function moveText(uci: string): string {
  return `${uci.slice(0, 2)}–${uci.slice(2, 4)}${uci[4] ? `=${uci[4].toUpperCase()}` : ''}`;
}

const claims: readonly ClaimAnswer[] = [null, 'threefold-repetition', 'fifty-moves'];

function ClaimChoice({ table }: Props<TaskOf<'claim'>>) {
  const words = useLearnMessages().task;
  const { draft, off, fill } = useFill(table);
  const kinds = claims.map((claim) => ({
    value: claim ?? 'none',
    name: words.claims[claim ?? 'none'],
    chosen: draft.claim === claim,
    choose: () => fill(claim === null ? { claim, announces: false, uci: null } : { claim }),
  }));
  return (
    <>
      <OptionList label={words.claimWhat} options={kinds} off={off} />
      {draft.claim && <ClaimManner table={table} />}
    </>
  );
}

/** As the board stands, or with a move that is announced and not made. */
export function ClaimManner({ table }: { table: LessonTable }) {
  const { core } = usePage();
  const words = useLearnMessages().task;
  const { draft, off, fill } = useFill(table);
  const stop = stopOf(table.player);
  const fen = stop.game?.now.fen ?? fenAt(stop.line, stop.given);
  const san = draft.uci && (core.explain(fen, draft.uci).san ?? draft.uci);
  const manners = [
    { value: 'now', name: words.claimNow, chosen: !draft.announces, choose: () => fill({ announces: false, uci: null }) },
    { value: 'with', name: words.claimWith, chosen: draft.announces, choose: () => fill({ announces: true }) },
  ];
  return (
    <>
      <OptionList label={words.claimHow} options={manners} off={off} />
      {draft.announces && (
        <p class="task__announced" data-testid="announced">
          {san ? words.announced(san) : words.announceFirst}
        </p>
      )}
      {draft.announces && <LessonEntry table={table} />}
    </>
  );
}

function OptionChoice({ table, task }: Props<TaskOf<'ruling'> | TaskOf<'choice'>>) {
  const words = useLearnMessages().task;
  const { draft, off, fill } = useFill(table);
  const options = task.options.map(({ text }, option) => ({
    value: String(option),
    name: <RichLine text={text} />,
    chosen: draft.option === option,
    choose: () => fill({ option }),
  }));
  return <OptionList label={task.kind === 'ruling' ? words.rulings : words.options} options={options} off={off} />;
}

function NotationField({ table, task }: Props<TaskOf<'notation'>>) {
  const { comma, task: words } = useLearnMessages();
  const { draft, off, fill } = useFill(table);
  return (
    <label class="field field--notation">
      <span>
        {words.notationOf(moveText(task.move))}
        {comma}
        {words.forms[task.form]}
      </span>
      <input
        class="entry__field"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-label={words.write}
        value={draft.text}
        disabled={off}
        onInput={(event) => fill({ text: event.currentTarget.value })}
        data-testid="notation"
      />
    </label>
  );
}

const kinds: readonly Kind[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** The pieces beside the board: the one in the hand is put on the squares that are chosen. */
function Palette({ table }: Props<TaskOf<'setup'>>) {
  const { messages } = usePage();
  const words = useLearnMessages().task;
  const { draft, off, fill } = useFill(table);
  const group = useId();
  const isHeld = (piece: Piece | null) =>
    piece === null ? draft.hand === null : draft.hand?.kind === piece.kind && draft.hand.color === piece.color;
  const choice = (piece: Piece | null, name: string) => (
    <label key={name} class={`palette__piece ${isHeld(piece) ? 'is-chosen' : ''}`} title={name}>
      <input type="radio" name={group} checked={isHeld(piece)} aria-label={name} onChange={() => fill({ hand: piece })} />
      <span class={piece ? `palette__picture piece-${piece.color}-${piece.kind}` : 'palette__remove'} aria-hidden="true" />
    </label>
  );
  return (
    <fieldset class="palette" disabled={off} data-testid="palette">
      <legend>{words.palette}</legend>
      {colors.map((color) => (
        <div key={color} class="palette__row">
          {kinds.map((kind) => choice({ color, kind }, messages.piece(color, kind)))}
        </div>
      ))}
      <div class="palette__row">{choice(null, words.remove)}</div>
    </fieldset>
  );
}
