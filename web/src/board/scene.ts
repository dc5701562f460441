// SPDX-License-Identifier: GPL-3.0-or-later
/** What a board shows, and what a hand on it asks for. A game, a lesson and an analysis each make a Scene. No DOM. */
import { piecesOf, squaresOfUci, type Color, type PromotionKind, type Square } from '../core/squares';
import type { LegalMove } from '../core/types';
import { noDrawing, type Drawing } from './marks';

export const strokeColours = ['green', 'red', 'blue', 'yellow'] as const;
export type StrokeColour = (typeof strokeColours)[number];

/** What the reader drew: an arrow, or a circle where `to` is null. */
export interface Stroke {
  from: Square;
  to: Square | null;
  colour: StrokeColour;
}

export interface Scene {
  fen: string;
  /** The colour at the bottom. */
  bottom: Color;
  /** Whose pieces the hand may move; null where the position is only looked at. */
  moving: Color | 'both' | null;
  /** Legal arrivals by departure. */
  destinations: ReadonlyMap<Square, readonly Square[]>;
  /** The hand sets a move ahead: the opponent is on move, and `destinations` are what a reply could make possible. */
  isAhead: boolean;
  /** The move that is set ahead. */
  premove: readonly [Square, Square] | null;
  /** Whose king is in check. */
  check: Color | null;
  lastMove: readonly Square[];
  selected: Square | null;
  promotion: { from: Square; to: Square } | null;
  /** What the program draws. */
  drawing: Drawing;
  sketch: readonly Stroke[];
  /** A click there asks why. */
  askable: ReadonlySet<Square>;
  /** Any square can be chosen: to mark it, or to place a piece there. */
  choosable: boolean;
  /** Number of the position: pieces slide only between neighbours. */
  step: number;
}

export type BoardIntent =
  | { kind: 'select'; square: Square | null }
  /** `asks`: by a modifier key, the piece a pawn becomes is to be asked for. */
  | { kind: 'try'; from: Square; to: Square; dragged: boolean; asks?: boolean }
  | { kind: 'promote'; to: PromotionKind }
  | { kind: 'cancel' }
  | { kind: 'ask'; square: Square }
  | { kind: 'choose'; square: Square }
  | { kind: 'sketch'; stroke: Stroke }
  | { kind: 'clear-sketch' };

/** An intent, or one that depends on the scene as it is when it is heard, which may be ahead of what is drawn; null for none. */
export type BoardAsked = BoardIntent | ((now: Scene) => BoardIntent | null);

/** A position that is only looked at, with White at the bottom; `part` says what is otherwise. */
export function sceneOf(fen: string, part: Partial<Scene> = {}): Scene {
  return {
    fen,
    bottom: 'white',
    moving: null,
    destinations: new Map(),
    isAhead: false,
    premove: null,
    check: null,
    lastMove: [],
    selected: null,
    promotion: null,
    drawing: noDrawing(),
    sketch: [],
    askable: new Set(),
    choosable: false,
    step: 0,
    ...part,
  };
}

/** Arrivals by departure. */
export function destinationsOf(moves: readonly Pick<LegalMove, 'uci'>[]): Map<Square, Square[]> {
  const targets = new Map<Square, Square[]>();
  for (const { uci } of moves) {
    const squares = squaresOfUci(uci);
    if (!squares) continue;
    const known = targets.get(squares[0]) ?? [];
    if (!known.includes(squares[1])) targets.set(squares[0], [...known, squares[1]]);
  }
  return targets;
}

export function turnOfFen(fen: string): Color {
  return fen.split(' ')[1] === 'b' ? 'black' : 'white';
}

/** The hand on this board may pick up what stands there. */
export function mayMove({ fen, moving }: Scene, square: Square): boolean {
  const color = piecesOf(fen).get(square)?.color;
  return color !== undefined && (moving === 'both' || moving === color);
}

/** What a square that is pressed by key means. */
export function intentOfSquare(scene: Scene, square: Square): BoardIntent {
  if (scene.choosable) return { kind: 'choose', square };
  if (scene.askable.has(square)) return { kind: 'ask', square };
  if (scene.selected === square) return { kind: 'select', square: null };
  if (scene.selected) return { kind: 'try', from: scene.selected, to: square, dragged: false };
  return { kind: 'select', square: piecesOf(scene.fen).has(square) ? square : null };
}
