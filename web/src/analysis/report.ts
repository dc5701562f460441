// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What an analysis says of a game's moves. Pawns mean little by themselves: the same pawn decides an even game and changes
 * nothing in a won one. So a move is judged by the points that it gives away, as expected before it and after.
 */
import type { Color } from '../core/squares';
import type { Evaluation } from '../net/messages';

/** How much a move gives away that is marked: of the one point that a game is worth. */
export const mistakeLoss = 0.15;
export const seriousLoss = 0.3;

export type Judgement = 'mistake' | 'serious';

export interface JudgedMove {
  /** The half-move, from 1: the position after it is that of the same number. */
  ply: number;
  by: Color;
  /** Points given away, 0 to 1. */
  loss: number;
  judgement: Judgement | null;
  before: Evaluation;
  after: Evaluation;
}

/** Points that White can expect, 0 to 1; a pawn ahead in an even game is 0.59. */
export function expectedPoints({ cp, mate }: Evaluation): number | null {
  if (mate !== undefined) return mate > 0 ? 1 : 0;
  return cp === undefined ? null : 1 / (1 + 10 ** (-cp / 600));
}

/**
 * White's expectation in each position that is known; where a position has no move left, what the game's result gives.
 * `atEnd`: White's points by that result, null where there is none.
 */
export function expectations(evaluations: readonly Evaluation[], atEnd: number | null): number[] {
  const points: number[] = [];
  for (const evaluation of evaluations) points.push(expectedPoints(evaluation) ?? atEnd ?? points[points.length - 1] ?? 0.5);
  return points;
}

/** The moves whose positions before and after are known. `movers`: who made each. */
export function judgedMoves(evaluations: readonly Evaluation[], movers: readonly Color[], atEnd: number | null): JudgedMove[] {
  const points = expectations(evaluations, atEnd);
  return movers.flatMap((by, at) => {
    const before = evaluations[at];
    const after = evaluations[at + 1];
    if (!before || !after) return [];
    const change = points[at + 1]! - points[at]!;
    const loss = Math.max(0, by === 'white' ? -change : change);
    const judgement = loss >= seriousLoss ? 'serious' : loss >= mistakeLoss ? 'mistake' : null;
    return [{ ply: at + 1, by, loss, judgement, before, after }];
  });
}

/** White's points by a result of the Laws; null for a game without one. */
export function whitesPoints(result: string | null): number | null {
  return { '1-0': 1, '0-1': 0, '1/2-1/2': 0.5 }[result ?? ''] ?? null;
}

/** "M x y L x y …" in a field of that size, White's expectation upwards. */
export function graphPath(points: readonly number[], positions: number, width: number, height: number): string {
  return points
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${graphX(at, positions, width)} ${round((1 - value) * height)}`)
    .join(' ');
}

export function graphX(at: number, positions: number, width: number): number {
  return positions < 2 ? 0 : round((at / (positions - 1)) * width);
}

const round = (value: number): number => Math.round(value * 10) / 10;
