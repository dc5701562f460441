// SPDX-License-Identifier: GPL-3.0-or-later
/** A picture drawn from a name: squares of a small board, the same to the left and to the right. Equal names, equal pictures. */

export const identiconSize = 6;

export interface Identicon {
  /** Of the circle of colours, in degrees. */
  hue: number;
  /** The squares that are filled, row by row. */
  squares: readonly { x: number; y: number }[];
}

export function identicon(name: string): Identicon {
  const next = numbersFrom(name);
  const hue = next() % 360;
  const half = identiconSize / 2;
  const squares: { x: number; y: number }[] = [];
  for (let y = 0; y < identiconSize; ++y)
    for (let x = 0; x < half; ++x)
      if (next() % 2 === 0) squares.push({ x, y }, { x: identiconSize - 1 - x, y });
  return { hue, squares };
}

/** Numbers that follow from the text alone (FNV-1a, then xorshift). */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) state = Math.imul(state ^ byte, 0x01000193) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state >>> 8;
  };
}
