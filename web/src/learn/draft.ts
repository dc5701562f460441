// SPDX-License-Identifier: GPL-3.0-or-later
/** An answer while it is being given: squares marked, an option chosen, pieces placed. */
import { isSquare, piecesOf, placementOf, type Color, type Kind, type Piece, type Square } from '../core/squares';
import type { GameEvent, TaskAnswer } from '../core/types';
import type { ClaimAnswer, PositionState, Task } from './lesson';

export interface Draft {
  /** Marked, or the one chosen. */
  squares: readonly Square[];
  state: PositionState | null;
  /** Why a move may not be played; null: it may; undefined: nothing is chosen. */
  code: string | null | undefined;
  claim: ClaimAnswer | undefined;
  /** The claim is made with a move that is announced. */
  announces: boolean;
  uci: string | null;
  option: number | null;
  text: string;
  pieces: ReadonlyMap<Square, Piece>;
  /** What the hand places; null takes away. */
  hand: Piece | null;
  events: readonly GameEvent[];
}

const emptyDraft: Draft = {
  squares: [],
  state: null,
  code: undefined,
  claim: undefined,
  announces: false,
  uci: null,
  option: null,
  text: '',
  pieces: new Map(),
  hand: null,
  events: [],
};

export function newDraft(task: Task | undefined, fen: string): Draft {
  if (task?.kind !== 'setup') return emptyDraft;
  return { ...emptyDraft, pieces: piecesOf(task.from ?? fen), hand: { color: 'white', kind: 'king' } };
}

/** What is asked to be judged; null while the answer is not complete. A move and a practice are judged as they are made. */
export function answerOf(task: Task, draft: Draft): TaskAnswer | null {
  switch (task.kind) {
    case 'move':
      return draft.uci === null ? null : { move: draft.uci };
    case 'squares':
      return { squares: [...draft.squares] };
    case 'state':
      return draft.state === null ? null : { state: draft.state };
    case 'legal':
      return draft.code === undefined ? null : { code: draft.code };
    case 'claim':
      return claimOf(draft);
    case 'ruling':
    case 'choice':
      return draft.option === null ? null : { option: draft.option };
    case 'notation':
      return draft.text.trim() === '' ? null : { text: draft.text.trim() };
    case 'setup':
      return { placement: placementOf(draft.pieces) };
    case 'place':
      return draft.squares[0] === undefined ? null : { square: draft.squares[0] };
    case 'act':
      return { events: [...(task.events ?? []), ...draft.events] };
  }
}

function claimOf({ claim, announces, uci }: Draft): TaskAnswer | null {
  if (claim === undefined) return null;
  if (claim === null) return { kind: null, move: null };
  if (announces && uci === null) return null;
  return { kind: claim, move: announces ? uci : null };
}

/** The draft that gives this answer: a solution is shown as the reader would have answered. */
export function draftOf(task: Task, answer: TaskAnswer, before: Draft): Draft {
  if ('kind' in answer) return { ...before, claim: answer.kind, announces: answer.move !== null, uci: answer.move };
  if ('move' in answer) return { ...before, uci: answer.move };
  if ('squares' in answer) return { ...before, squares: answer.squares };
  if ('square' in answer) return { ...before, squares: [answer.square] };
  if ('state' in answer) return { ...before, state: answer.state as PositionState };
  if ('code' in answer) return { ...before, code: answer.code };
  if ('option' in answer) return { ...before, option: answer.option };
  if ('text' in answer) return { ...before, text: answer.text };
  if ('placement' in answer) return { ...before, pieces: piecesOf(answer.placement) };
  return { ...before, events: answer.events.slice(task.kind === 'act' ? (task.events?.length ?? 0) : 0) };
}

export function toggled(squares: readonly Square[], square: Square): Square[] {
  return squares.includes(square) ? squares.filter((one) => one !== square) : [...squares, square];
}

/** A piece put down by the hand; the same one again, or an empty hand, takes it away. */
export function placed(draft: Draft, square: Square): ReadonlyMap<Square, Piece> {
  const pieces = new Map(draft.pieces);
  const stands = pieces.get(square);
  const same = stands && draft.hand && stands.kind === draft.hand.kind && stands.color === draft.hand.color;
  if (!draft.hand || same) pieces.delete(square);
  else pieces.set(square, draft.hand);
  return pieces;
}

/** "white queen" of a task that places a piece. */
export function pieceNamed(name: string): Piece {
  const [color, kind] = name.split(' ');
  return { color: color as Color, kind: kind as Kind };
}

/** Squares in a typed text, "b3, b5 c2"; null where a word is none. */
export function squaresIn(text: string): Square[] | null {
  const words = text.toLowerCase().split(/[\s,;，、]+/).filter(Boolean);
  return words.length > 0 && words.every(isSquare) ? [...new Set(words as Square[])] : null;
}
