// SPDX-License-Identifier: GPL-3.0-or-later
/** The signs of annotators (PGN standard, 10): a number in the text, a sign on the page. No DOM. */

/** About the move; one of them at most. */
export const moveNags = [1, 2, 3, 4, 5, 6, 7] as const;
/** About the position; one of them at most. */
export const positionNags = [10, 13, 14, 15, 16, 17, 18, 19] as const;

export type KnownNag = (typeof moveNags)[number] | (typeof positionNags)[number] | (typeof otherNags)[number];

const otherNags = [22, 23, 32, 33, 36, 37, 40, 41, 44, 132, 133, 138, 139, 140, 146] as const;

const signs: Readonly<Record<number, string>> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  10: '=',
  13: '∞',
  14: '+=',
  15: '=+',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
  22: 'zz',
  23: 'zz',
  32: '↻',
  33: '↻',
  36: '↑',
  37: '↑',
  40: '→',
  41: '→',
  44: '=∞',
  132: '⇆',
  133: '⇆',
  138: '⊕',
  139: '⊕',
  140: '∆',
  146: 'N',
};

/** The number itself where there is no sign for it. */
export function signOf(nag: number): string {
  return signs[nag] ?? `$${nag}`;
}

/** The sign again takes it away; another one of its group takes its place. */
export function withNag(nags: readonly number[], nag: number): number[] {
  if (nags.includes(nag)) return nags.filter((one) => one !== nag);
  const group = [moveNags, positionNags].find((among) => (among as readonly number[]).includes(nag)) as
    | readonly number[]
    | undefined;
  return [...nags.filter((one) => !group?.includes(one)), nag].sort((one, other) => one - other);
}
