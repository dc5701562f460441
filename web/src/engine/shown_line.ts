// SPDX-License-Identifier: GPL-3.0-or-later
/** An engine's line as it is shown: its score from White's side, its moves in the reader's notation. */
import type { RulesCore } from '../core/core';
import type { Line, Score } from './said';

export interface ShownLine {
  rank: number;
  depth: number;
  /** "+0.35", "−1.20", "#3", "#−2": from White's side. */
  score: string;
  /** "12. Nf3 d5 13. d4". */
  text: string;
  /** The first move, in coordinates. */
  first: string;
}

const shownMoves = 10;

/** Null where its first move is not legal in the position: then it speaks of another one. */
export function shownLine(core: RulesCore, fen: string, line: Line, chess960: boolean): ShownLine | null {
  const moves: string[] = [];
  let at = fen;
  for (const move of line.moves.slice(0, shownMoves)) {
    const preview = core.preview(at, move, chess960);
    if (!preview.legal || preview.fen === null || preview.san === null) break;
    moves.push(numbered(at, preview.san, moves.length === 0));
    at = preview.fen;
  }
  const first = line.moves[0];
  if (moves.length === 0 || first === undefined) return null;
  return { rank: line.rank, depth: line.depth, score: scoreText(whitesScore(line.score, fen)), text: moves.join(' '), first };
}

/** The same score from White's side. */
export function whitesScore(score: Score, fen: string): Score {
  return fen.split(' ')[1] === 'b' ? { unit: score.unit, value: score.value === 0 ? 0 : -score.value } : score;
}

export function scoreText({ unit, value }: Score): string {
  const sign = value < 0 ? '−' : unit === 'mate' ? '' : '+';
  if (unit === 'mate') return `#${sign}${Math.abs(value)}`;
  return `${value === 0 ? '' : sign}${(Math.abs(value) / 100).toFixed(2)}`;
}

function numbered(fen: string, san: string, isFirst: boolean): string {
  const [, turn, , , , number] = fen.split(' ');
  if (turn === 'w') return `${number}. ${san}`;
  return isFirst ? `${number}… ${san}` : san;
}
