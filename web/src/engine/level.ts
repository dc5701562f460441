// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * How strong the engine in the browser plays: the same levels as the server's (adoube/computer/level.cpp, with which a test
 * compares them), and the same choice among the moves that it compared (adoube/computer/choice.hpp).
 */
import type { RulesCore } from '../core/core';
import type { Line, Score } from './said';

export interface Level {
  number: number;
  nodes?: number;
  time_ms: number;
  lines: number;
  weakerShare: number;
  weakerSpan: number;
}

export const levels: readonly Level[] = [
  { number: 1, nodes: 60, time_ms: 300, lines: 24, weakerShare: 85, weakerSpan: 1000 },
  { number: 2, nodes: 120, time_ms: 300, lines: 16, weakerShare: 70, weakerSpan: 700 },
  { number: 3, nodes: 300, time_ms: 300, lines: 12, weakerShare: 42, weakerSpan: 350 },
  { number: 4, nodes: 600, time_ms: 400, lines: 10, weakerShare: 30, weakerSpan: 250 },
  { number: 5, nodes: 1_000, time_ms: 500, lines: 10, weakerShare: 24, weakerSpan: 220 },
  { number: 6, nodes: 1_600, time_ms: 500, lines: 8, weakerShare: 18, weakerSpan: 180 },
  { number: 7, nodes: 2_600, time_ms: 700, lines: 8, weakerShare: 12, weakerSpan: 150 },
  { number: 8, nodes: 5_000, time_ms: 1000, lines: 6, weakerShare: 8, weakerSpan: 120 },
  { number: 9, nodes: 15_000, time_ms: 1500, lines: 4, weakerShare: 4, weakerSpan: 80 },
  { number: 10, time_ms: 2000, lines: 1, weakerShare: 0, weakerSpan: 0 },
];

/** Hundredths of a pawn, mates beyond all else. */
export function worth({ unit, value }: Score): number {
  const mate = 100_000;
  if (unit === 'centipawns') return value;
  return value > 0 ? mate - value : -mate - value;
}

/** A move that mates at once, if there is one. */
export function mateInOne(core: RulesCore, fen: string): string | null {
  return core.moves(fen).find(({ san }) => san.endsWith('#'))?.uci ?? null;
}

/** A number from 0 to `below` - 1. */
export type Dice = (below: number) => number;

/** Which move is played: `best`, or a weaker one by the dice; a mate in one always, and none is allowed by a weaker move. */
export function choose(core: RulesCore, fen: string, best: string, lines: readonly Line[], level: Level, dice: Dice): string {
  const mate = mateInOne(core, fen);
  if (mate) return mate;
  if (level.weakerShare === 0 || !lines[0]) return best;
  const allowsMate = (move: string) => {
    const after = core.preview(fen, move).fen;
    return after !== null && mateInOne(core, after) !== null;
  };
  const top = worth(lines[0].score);
  const weaker = lines
    .filter(({ moves, score }) => moves[0] !== best && top - worth(score) <= level.weakerSpan)
    .flatMap(({ moves }) => moves.slice(0, 1))
    .filter((move) => !allowsMate(move));
  if (dice(100) < level.weakerShare && weaker.length > 0) return weaker[dice(weaker.length)]!;
  return allowsMate(best) ? (weaker[0] ?? best) : best;
}

/** As the server's computer does (adoube/computer/draw_offer.hpp). `thought`: its score of its last move, from its own side. */
export function agreesToDraw(thought: Score | null, halfMoves: number): boolean {
  if (!thought || halfMoves < 40) return false;
  return thought.unit === 'mate' ? thought.value < 0 : thought.value <= 20;
}
