// SPDX-License-Identifier: GPL-3.0-or-later
/** Moves played one after the other on the board of a lesson. The lesson's own moves are proved by tests; the rules play them here. */
import type { RulesCore } from '../core/core';
import { initialFen } from '../core/squares';

export interface LineMove {
  uci: string;
  san: string;
  /** The position after it. */
  fen: string;
}

export interface Line {
  start: string;
  moves: readonly LineMove[];
}

export function fenOf(text: string): string {
  return text === 'startpos' ? initialFen : text;
}

/** As far as the moves are legal. */
export function lineOf(core: RulesCore, start: string, ucis: readonly string[] = []): Line {
  let line: Line = { start: fenOf(start), moves: [] };
  for (const uci of ucis) {
    const next = withMove(core, line, uci);
    if (!next) break;
    line = next;
  }
  return line;
}

/** The line with one more move; null where it is not legal at its end. */
export function withMove(core: RulesCore, line: Line, uci: string): Line | null {
  const { fen, san } = core.preview(endOf(line), uci);
  return fen === null || san === null ? null : { ...line, moves: [...line.moves, { uci, san, fen }] };
}

export function upTo(line: Line, plies: number): Line {
  return { ...line, moves: line.moves.slice(0, plies) };
}

export function fenAt(line: Line, plies: number): string {
  return plies === 0 ? line.start : line.moves[plies - 1]!.fen;
}

export function endOf(line: Line): string {
  return fenAt(line, line.moves.length);
}

export function ucisOf(line: Line): string[] {
  return line.moves.map(({ uci }) => uci);
}
