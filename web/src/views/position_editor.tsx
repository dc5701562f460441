// SPDX-License-Identifier: GPL-3.0-or-later
/** Sets up any position, by mouse, touch or key; what is wrong with it is told with its article (Laws 3.10). */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  fenOf,
  isShown,
  judged,
  placingOf,
  placingStep,
  possibleSides,
  possibleTargets,
  type Hand,
  type Placing,
  type PlacingIntent,
} from '../analysis/editor';
import { Board } from '../board/board';
import { sceneOf, type BoardAsked, type Scene } from '../board/scene';
import { colors, opposite, type Color, type Kind, type Square } from '../core/squares';
import type { FenAnswer } from '../core/types';
import { emptyGame, loadLocalGame, saveLocalGame } from '../game/local_game';
import { useAnalysisMessages } from '../i18n/analysis_messages';
import { usePage } from './context';
import { Icon } from './icons';
import { Masthead } from './masthead';
import { goTo } from './router';
import { ArticleBadge } from './ruling_card';
import { Segments, Switch } from './segments';
import { ToolButton } from './tools';
import { useSentence } from './use_sentence';

export interface SetUp {
  fen: string;
  chess960: boolean;
  flipped: boolean;
}

interface Props extends SetUp {
  /** Null where the editor is left as if nothing had been. */
  onDone: (next: SetUp | null) => void;
}

export function PositionEditor({ fen, chess960, flipped, onDone }: Props) {
  const { core, settings, messages } = usePage();
  const words = useAnalysisMessages().editor;
  const [state, setState] = useState(() => placingOf(fen, chess960));
  const [selected, setSelected] = useState<Square | null>(null);
  const [bottom, setBottom] = useState<Color>(flipped ? 'black' : 'white');
  const [said, setSaid] = useSentence('');
  const send = (intent: PlacingIntent) => {
    if (intent.kind !== 'hand') setSaid('');
    setState((now) => placingStep(core, now, intent));
  };
  const answer = useMemo(() => judged(core, state), [core, settings.language, state]);
  const latest = useRef({ state, selected, bottom });
  latest.current = { state, selected, bottom };

  const scene = sceneFor(state, answer, selected, bottom);
  const fromBoard = (asked: BoardAsked) => {
    const now = latest.current;
    const shown = sceneFor(now.state, answer, now.selected, now.bottom);
    const intent = typeof asked === 'function' ? asked(shown) : asked;
    if (!intent) return;
    switch (intent.kind) {
      case 'choose':
        return send({ kind: 'place', square: intent.square });
      case 'try':
        setSelected(null);
        return send({ kind: 'move', from: intent.from, to: intent.to });
      case 'select':
        return setSelected(intent.square);
      case 'cancel':
        return setSelected(null);
      default:
        return;
    }
  };
  const told = useRef(state.pieces);
  useEffect(() => {
    const change = changeOf(told.current, state.pieces);
    told.current = state.pieces;
    if (!change) return;
    const piece = state.pieces.get(change);
    setSaid(piece ? words.placed(change, messages.piece(piece.color, piece.kind)) : words.emptied(change));
  }, [state.pieces]);
  useEditorKeys(() => setBottom(opposite));
  useLayoutEffect(() => scrollTo(0, 0), []);
  const ready = answer.valid && answer.fen !== null;

  return (
    <main class="analysis analysis--editor">
      <h1 class="visually-hidden">{words.title}</h1>
      <div class="analysis__masthead">
        <Masthead here="analysis" />
      </div>
      <div class="analysis__board">
        <Board scene={scene} settings={{ ...settings, targets: false }} messages={messages} send={fromBoard} />
      </div>
      <div class="editor" data-testid="editor">
        <Palette hand={state.hand} bottom={bottom} onTake={(hand) => send({ kind: 'hand', hand })} onDrop={(hand, square) => {
          if (hand !== 'move') send({ kind: 'put', square, piece: hand === 'erase' ? null : hand });
        }} />
        <div class="editor__turn">
          <Segments
            label={words.turn}
            value={state.turn}
            among={colors}
            name={(color) => messages.colors[color]}
            onChoose={(turn) => send({ kind: 'turn', turn })}
            testId="turn"
          />
          <Switch label={words.chess960} on={state.chess960} onChange={(on) => send({ kind: 'chess960', on })} testId="chess960" />
        </div>
        <Castling state={state} send={send} />
        <Numbers state={state} send={send} />
        <FenField state={state} send={send} />
        <Judgement answer={answer} />
      </div>
      <div class="analysis__actions analysis__actions--editor">
        <ToolButton name="flip" label={`${messages.moves.flip} (f)`} onClick={() => setBottom(opposite)} testId="flip" />
        <button type="button" class="button" onClick={() => send({ kind: 'initial' })} data-testid="initial">
          {words.initial}
        </button>
        <button type="button" class="button" onClick={() => send({ kind: 'clear' })} data-testid="clear">
          {words.clear}
        </button>
        <button type="button" class="button" onClick={() => onDone(null)} data-testid="back">
          {words.cancel}
        </button>
        <button
          type="button"
          class="button button--primary"
          disabled={!ready}
          onClick={() => onDone({ fen: answer.fen!, chess960: state.chess960, flipped: bottom === 'black' })}
          data-testid="analyse"
        >
          {words.analyse}
        </button>
      </div>
      <div class="visually-hidden" aria-live="polite" data-testid="announcer">
        {said}
      </div>
    </main>
  );
}

/** Squares that a problem names are drawn as those of a ruling. */
function sceneFor(state: Placing, answer: FenAnswer, selected: Square | null, bottom: Color): Scene {
  const moves = state.hand === 'move';
  const scene = sceneOf(fenOf(state), { bottom, moving: moves ? 'both' : null, choosable: !moves, selected });
  for (const { severity, squares } of answer.problems)
    if (severity === 'error') for (const square of squares) scene.drawing.marks.set(square, 'attacker');
  return scene;
}

/** The square that differs where there is only one; of a move, where the piece came to stand. */
function changeOf(before: Placing['pieces'], now: Placing['pieces']): Square | null {
  const name = (pieces: Placing['pieces'], square: Square) => `${pieces.get(square)?.color} ${pieces.get(square)?.kind}`;
  const squares = [...new Set([...before.keys(), ...now.keys()])].filter((square) => name(before, square) !== name(now, square));
  return squares.length === 1 ? squares[0]! : squares.length === 2 ? (squares.find((square) => now.has(square)) ?? null) : null;
}

const kinds: readonly Kind[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

interface PaletteProps {
  hand: Hand;
  bottom: Color;
  onTake: (hand: Hand) => void;
  onDrop: (hand: Hand, square: Square) => void;
}

/** One of them is in the hand; a piece can also be dragged from here to its square. */
function Palette({ hand, bottom, onTake, onDrop }: PaletteProps) {
  const { messages } = usePage();
  const words = useAnalysisMessages().editor;
  const dragged = useRef<Hand | null>(null);
  useLayoutEffect(() => {
    const released = (event: PointerEvent) => {
      const taken = dragged.current;
      dragged.current = null;
      const square = taken && squareUnder(event);
      if (square) onDrop(taken, square);
    };
    document.addEventListener('pointerup', released);
    return () => document.removeEventListener('pointerup', released);
  });
  const isHeld = (one: Hand) =>
    typeof one === 'string' || typeof hand === 'string' ? one === hand : one.kind === hand.kind && one.color === hand.color;
  const choice = (one: Hand, label: string, key: string) => (
    <label
      key={key}
      class={`palette__choice ${isHeld(one) ? 'is-chosen' : ''}`}
      title={label}
      onPointerDown={(event) => {
        dragged.current = one;
        (event.target as Element).releasePointerCapture?.(event.pointerId);
      }}
    >
      <input type="radio" name="hand" class="visually-hidden" checked={isHeld(one)} onChange={() => onTake(one)} aria-label={label} data-testid={`hand-${key}`} />
      {typeof one === 'string' ? <Icon name={one === 'move' ? 'hand' : 'erase'} /> : <span class={`palette__piece piece-${one.color}-${one.kind}`} />}
    </label>
  );
  const row = (color: Color) => kinds.map((kind) => choice({ color, kind }, messages.piece(color, kind), `${color}-${kind}`));
  return (
    <fieldset class="palette" data-testid="palette">
      <legend class="visually-hidden">{words.hand}</legend>
      {choice('move', words.move, 'move')}
      {row(opposite(bottom))}
      {choice('erase', words.erase, 'erase')}
      {row(bottom)}
    </fieldset>
  );
}

/** The square of the board below the pointer. */
function squareUnder({ clientX, clientY }: PointerEvent): Square | null {
  for (const cell of document.querySelectorAll<HTMLElement>('[data-square]')) {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    if (clientX >= left && clientX < right && clientY >= top && clientY < bottom) return cell.dataset['square'] as Square;
  }
  return null;
}

interface PartProps {
  state: Placing;
  send: (intent: PlacingIntent) => void;
}

/** Only those whose king and rook stand at home. */
function Castling({ state, send }: PartProps) {
  const { core } = usePage();
  const words = useAnalysisMessages().editor;
  const sides = possibleSides(core, state);
  return (
    <fieldset class="segments" data-testid="castling">
      <legend>{words.castling}</legend>
      <div class="editor__sides">
        {sides.map((side) => (
          <Switch
            key={side}
            label={words.sides[side]}
            on={state.castling.includes(side)}
            onChange={(on) => send({ kind: 'castling', side, on })}
            testId={`castling-${side}`}
          />
        ))}
        {sides.length === 0 && <span class="shelf__hint">{words.castlingNone}</span>}
      </div>
    </fieldset>
  );
}

function Numbers({ state, send }: PartProps) {
  const { core } = usePage();
  const words = useAnalysisMessages().editor;
  const targets = possibleTargets(core, state);
  const field = (kind: 'halfmoves' | 'number', label: string, title: string, least: number) => (
    <label class="editor__field" title={title}>
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={9999}
        value={state[kind]}
        onChange={(event) => send({ kind, count: event.currentTarget.valueAsNumber })}
        data-testid={kind}
      />
    </label>
  );
  return (
    <div class="editor__numbers">
      <label class="editor__field" title={targets.length === 0 ? words.enPassantNone : undefined}>
        <span>{words.enPassant}</span>
        <select
          value={state.enPassant ?? ''}
          disabled={targets.length === 0}
          onChange={(event) => send({ kind: 'en-passant', square: (event.currentTarget.value || null) as Square | null })}
          data-testid="en-passant"
        >
          <option value="">{words.noEnPassant}</option>
          {targets.map((square) => (
            <option key={square} value={square}>
              {square}
            </option>
          ))}
        </select>
      </label>
      {field('number', words.number, words.number, 1)}
      {field('halfmoves', words.halfmovesShort, words.halfmoves, 0)}
    </div>
  );
}

function FenField({ state, send }: PartProps) {
  const { core } = usePage();
  const words = useAnalysisMessages().editor;
  const written = fenOf(state);
  const [text, setText] = useState(written);
  const [isBad, setIsBad] = useState(false);
  useLayoutEffect(() => {
    setText(written);
    setIsBad(false);
  }, [written]);
  const read = (typed: string) => {
    const fen = core.fen(typed.trim(), state.chess960).fen ?? typed.trim();
    setText(typed);
    setIsBad(!isShown(fen));
    if (isShown(fen)) send({ kind: 'fen', fen });
  };
  return (
    <label class="editor__fen">
      <span>{words.fen}</span>
      <input
        type="text"
        value={text}
        spellcheck={false}
        autocomplete="off"
        aria-invalid={isBad}
        onChange={(event) => read(event.currentTarget.value)}
        data-testid="editor-fen"
      />
      {isBad && (
        <span class="editor__bad" role="alert">
          {words.badFen}
        </span>
      )}
    </label>
  );
}

function Judgement({ answer }: { answer: FenAnswer }) {
  const words = useAnalysisMessages().editor;
  return (
    <div class="judgement" role="status" data-testid="judgement">
      {answer.problems.length === 0 ? (
        <p class="judgement__good">
          <Icon name="check" /> {words.good}
        </p>
      ) : (
        <ul class="remarks">
          {answer.problems.map(({ code, severity, article, text, offset }) => (
            <li key={`${code} ${offset} ${text}`} class={`remark remark--${severity}`}>
              {article && <ArticleBadge id={article} />} {text}
            </li>
          ))}
        </ul>
      )}
      {answer.valid && <PlayFromHere fen={answer.fen!} />}
    </div>
  );
}

/** A game that stands at the board already is asked about first. */
function PlayFromHere({ fen }: { fen: string }) {
  const words = useAnalysisMessages().editor;
  const [asks, setAsks] = useState(false);
  const play = () => {
    if (!asks && loadLocalGame().events.length > 0) return setAsks(true);
    saveLocalGame({ ...emptyGame, setup: { fen } });
    goTo('/');
  };
  return (
    <p class="judgement__play">
      {asks && <span>{words.playHint}</span>}
      <button type="button" class="button" onClick={play} data-testid="play-from-here">
        {asks ? words.playAnyway : words.play}
      </button>
    </p>
  );
}

function useEditorKeys(flip: () => void): void {
  const now = useRef({ flip });
  now.current = { flip };
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector('dialog[open]'))
        return;
      if ((event.target as HTMLElement).matches('input:not([type=radio]):not([type=checkbox]), textarea, select')) return;
      if (event.key === 'f') now.current.flip();
      else if (event.key === 'b') document.querySelector<HTMLElement>('.grid__cell[tabindex="0"]')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
