// SPDX-License-Identifier: GPL-3.0-or-later
/** How games from a position ended, in whole per cent that make a hundred. */
export interface Counts {
  white: number;
  draws: number;
  black: number;
  others: number;
}

export interface Shares {
  white: number;
  draws: number;
  black: number;
}

export function gamesOf({ white, draws, black, others }: Counts): number {
  return white + draws + black + others;
}

/** Of the games that have a result; null where none has. What is left over goes to the greatest remainders. */
export function sharesOf(counts: Counts): Shares | null {
  const kinds = ['white', 'draws', 'black'] as const;
  const all = counts.white + counts.draws + counts.black;
  if (all === 0) return null;
  const exact = kinds.map((kind) => (100 * counts[kind]) / all);
  const whole = exact.map(Math.floor);
  const order = [0, 1, 2].sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!) || a - b);
  const left = 100 - whole.reduce((sum, share) => sum + share, 0);
  for (const index of order.slice(0, left)) whole[index]!++;
  return { white: whole[0]!, draws: whole[1]!, black: whole[2]! };
}
