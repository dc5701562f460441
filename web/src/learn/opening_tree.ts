// SPDX-License-Identifier: GPL-3.0-or-later
/** Walking through the names of openings: a line of moves, what it is called, and which moves lead on to a name. */
import type { RulesCore } from '../core/core';
import { initialFen } from '../core/squares';
import type { LegalMove, OpeningAnswer } from '../core/types';
import { fenAt, lineOf, ucisOf, upTo, withMove, type Line } from './line';

export interface OpeningTree {
  line: Line;
  ply: number;
}

export const families = ['open', 'semi-open', 'closed', 'indian', 'other-queens-pawn', 'flank', 'irregular'] as const;
export type FamilyName = (typeof families)[number];

/** First moves of each family, as players meet it most. */
export const firstMoves: Readonly<Record<FamilyName, readonly string[]>> = {
  open: ['e2e4', 'e7e5'],
  'semi-open': ['e2e4', 'c7c5'],
  closed: ['d2d4', 'd7d5'],
  indian: ['d2d4', 'g8f6'],
  'other-queens-pawn': ['d2d4', 'f7f5'],
  flank: ['c2c4'],
  irregular: ['g2g4'],
};

export function newTree(core: RulesCore, moves: readonly string[] = []): OpeningTree {
  const line = lineOf(core, initialFen, moves);
  return { line, ply: line.moves.length };
}

/** A move played where the tree stands; what stood behind it stays where it is the same move. */
export function played(core: RulesCore, { line, ply }: OpeningTree, uci: string): OpeningTree {
  if (line.moves[ply]?.uci === uci) return { line, ply: ply + 1 };
  const next = withMove(core, upTo(line, ply), uci);
  return next ? { line: next, ply: next.moves.length } : { line, ply };
}

export function walked({ line }: OpeningTree, ply: number): OpeningTree {
  return { line, ply: Math.max(0, Math.min(ply, line.moves.length)) };
}

export function shownFen({ line, ply }: OpeningTree): string {
  return fenAt(line, ply);
}

function movesShown({ line, ply }: OpeningTree): string[] {
  return ucisOf(upTo(line, ply));
}

export function nameOf(core: RulesCore, tree: OpeningTree): OpeningAnswer {
  return core.opening(initialFen, movesShown(tree));
}

/** A move that leads to a name. */
export interface Continuation extends LegalMove {
  eco: string;
  name: string;
  /** The move comes into another family than the one that the first moves spoke of. */
  transposes: boolean;
}

/** Moves that lead to a position with a name. Names go by positions, so a transposition is found like any other way. */
export function continuationsOf(core: RulesCore, tree: OpeningTree): Continuation[] {
  const before = movesShown(tree);
  const named = core.moves(shownFen(tree)).flatMap((move): Continuation[] => {
    const { ply, eco, name, family, first_family: first } = core.opening(initialFen, [...before, move.uci]);
    if (ply !== before.length + 1 || eco === null || name === null) return [];
    return [{ ...move, eco, name, transposes: family !== null && first !== null && family !== first }];
  });
  return [...named.filter(({ eco }) => eco !== irregular), ...named.filter(({ eco }) => eco === irregular)];
}

/** The code of first moves that belong to no family: they stand behind the others. */
const irregular = 'A00';
