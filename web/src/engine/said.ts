// SPDX-License-Identifier: GPL-3.0-or-later
/** What an engine in the browser says, a line at a time: bounded, and nothing but what is needed to show its lines. */

/** From the side of the player on move: hundredths of a pawn, or moves to the mate (negative: to being mated). */
export type Score = { unit: 'centipawns' | 'mate'; value: number };

export interface Line {
  depth: number;
  /** 1 is the best. */
  rank: number;
  score: Score;
  /** Coordinates. */
  moves: readonly string[];
}

export type Said = { kind: 'line'; line: Line } | { kind: 'ready' } | { kind: 'greeted' } | { kind: 'best'; move: string | null };

const longestLine = 16_384;
const longestVariation = 64;
const mostRanks = 32;
const move = /^[a-h][1-8][a-h][1-8][nbrq]?$/;

/** Null for what is none of these, or cannot be read. */
export function readSaid(text: string): Said | null {
  if (text.length > longestLine) return null;
  const words = text.trim().split(/\s+/);
  switch (words[0]) {
    case 'uciok':
      return { kind: 'greeted' };
    case 'readyok':
      return { kind: 'ready' };
    case 'bestmove':
      return { kind: 'best', move: words[1] !== undefined && move.test(words[1]) ? words[1] : null };
    case 'info':
      return lineOf(words);
    default:
      return null;
  }
}

/** A line with moves and an exact score; others come again soon. */
function lineOf(words: readonly string[]): Said | null {
  const after = (word: string, by = 1) => (words.includes(word) ? words[words.indexOf(word) + by] : undefined);
  if (words.includes('string') || words.includes('lowerbound') || words.includes('upperbound')) return null;
  const depth = whole(after('depth'));
  const rank = words.includes('multipv') ? whole(after('multipv')) : 1;
  const value = whole(after('score', 2));
  const unit = after('score');
  const moves = words.includes('pv') ? words.slice(words.indexOf('pv') + 1) : [];
  const known = moves.slice(0, longestVariation);
  const isLine = depth !== null && depth >= 0 && rank !== null && rank >= 1 && rank <= mostRanks && known.length > 0;
  if (!isLine || value === null || (unit !== 'cp' && unit !== 'mate') || !known.every((word) => move.test(word))) return null;
  return { kind: 'line', line: { depth, rank, score: { unit: unit === 'cp' ? 'centipawns' : 'mate', value }, moves: known } };
}

function whole(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,7}$/.test(text) ? Number(text) : null;
}

/** The lines with this one in its place. */
export function withLine(lines: readonly Line[], line: Line): Line[] {
  return [...lines.filter(({ rank }) => rank !== line.rank), line].sort((a, b) => a.rank - b.rank);
}
