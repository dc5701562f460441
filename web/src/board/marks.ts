// SPDX-License-Identifier: GPL-3.0-or-later
/** What is drawn on a board: the same squares that a sentence names. */
import { piecesOf, squaresOfUci, type Piece, type Square } from '../core/squares';
import type { Reason } from '../core/types';

/** The part a square plays in a ruling. Each has its own shape as well as its own colour. */
export type Mark =
  | 'attacker'
  | 'obstacle'
  | 'path'
  | 'king'
  | 'allowed'
  | 'refused'
  | 'asked'
  | 'touched'
  /** Marked by the reader, as an answer. */
  | 'chosen'
  /** A piece that waits for its turn attacks it. */
  | 'attacked'
  /** It is asked about. */
  | 'pointed'
  /** It stands there for good. */
  | 'fixed'
  /** A man of that colour, or of either, can ever stand there. */
  | 'reach-white'
  | 'reach-black'
  | 'reach-both';

export interface Arrow {
  from: Square;
  to: Square;
  /** `ahead`: set ahead, not played yet. */
  meaning: 'attack' | 'move' | 'ahead';
}

export interface Drawing {
  marks: Map<Square, Mark>;
  arrows: Arrow[];
  /** Pieces as they would stand, where that differs from the position. */
  ghosts: { square: Square; piece: Piece }[];
  /** Squares whose piece would leave or be captured. */
  vacated: Square[];
  /** Departure and arrival of a move that was tried and refused. */
  tried: Square[];
}

export function noDrawing(): Drawing {
  return { marks: new Map(), arrows: [], ghosts: [], vacated: [], tried: [] };
}

/** What forbids a move, or follows from it. `from` and `to`: the move, where there is one; `pieces`: the position it is about. */
export function drawingOfReason(
  reason: Reason,
  from: Square | null,
  to: Square | null,
  pieces: ReadonlyMap<Square, Piece>,
): Drawing {
  const drawing = noDrawing();
  const parts = partsOf(reason, from, to, pieces);
  for (const square of parts.path) drawing.marks.set(square, 'path');
  for (const square of parts.obstacles) drawing.marks.set(square, 'obstacle');
  if (parts.king) drawing.marks.set(parts.king, 'king');
  for (const square of parts.attackers) drawing.marks.set(square, 'attacker');
  const attacked = parts.king ?? parts.path.find((square) => !pieces.has(square)) ?? to;
  if (attacked) for (const square of parts.attackers) drawing.arrows.push({ from: square, to: attacked, meaning: 'attack' });
  return drawing;
}

interface Parts {
  attackers: Square[];
  obstacles: Square[];
  path: Square[];
  king: Square | null;
}

/** Attackers and line as the core tells them; of the other squares that the sentence names, what stands there tells the part. */
function partsOf(reason: Reason, from: Square | null, to: Square | null, pieces: ReadonlyMap<Square, Piece>): Parts {
  const { attackers } = reason;
  const path = reason.path.filter((square) => square !== from);
  const mover = from ? pieces.get(from)?.color : undefined;
  const others = reason.squares.filter((square) => square !== from && !attackers.includes(square) && !path.includes(square));
  const king = others.find((square) => pieces.get(square)?.kind === 'king' && pieces.get(square)?.color === mover) ?? null;
  const onArrival = attackers.length === 0 && path.length === 0 && to && others.includes(to) ? [to] : [];
  const obstacles = [...path, ...onArrival].filter((square) => square !== king && pieces.has(square));
  return { attackers, path: path.filter((square) => !pieces.has(square)), king, obstacles };
}

/** What a move would change: where its pieces would stand, and what would be gone. */
export function drawingOfMove(uci: string, before: string, after: string | null): Drawing {
  const drawing = withArrow(noDrawing(), uci);
  if (!after) return drawing;
  const old = piecesOf(before);
  const next = piecesOf(after);
  for (const [square, piece] of next) {
    const stood = old.get(square);
    if (stood?.kind !== piece.kind || stood.color !== piece.color) drawing.ghosts.push({ square, piece });
  }
  drawing.vacated = [...old.keys()].filter(
    (square) => !next.has(square) || drawing.ghosts.some((ghost) => ghost.square === square),
  );
  return drawing;
}

export function withArrow(drawing: Drawing, uci: string, meaning: Arrow['meaning'] = 'move'): Drawing {
  const squares = squaresOfUci(uci);
  if (squares) drawing.arrows.push({ from: squares[0], to: squares[1], meaning });
  return drawing;
}
