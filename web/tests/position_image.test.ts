// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { positionImage } from '../src/board/position_image';

const drawing = { light: '#fff', dark: '#888', man: (color: string, kind: string) => `${color}-${kind}` };
const fen = '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1';

/** Where the men stand in the picture, in squares from its left upper corner. */
function menOf(svg: string): string[] {
  return [...svg.matchAll(/<image x="(\d+)" y="(\d+)"[^>]* href="([^"]+)"/g)].map(
    ([, x, y, man]) => `${man} ${Number(x) / 45},${Number(y) / 45}`,
  );
}

describe('a position as a picture', () => {
  it.each([
    ['White', 'white' as const, ['black-king 4,0', 'white-rook 0,7', 'white-king 4,7']],
    ['Black', 'black' as const, ['white-king 3,0', 'white-rook 7,0', 'black-king 3,7']],
  ])('seen by %s', (_name, bottom, men) => {
    expect(menOf(positionImage(fen, bottom, drawing))).toEqual(men);
  });

  it('has a dark square in the left corner of each player', () => {
    for (const bottom of ['white', 'black'] as const) {
      expect(positionImage(fen, bottom, drawing)).toContain('<rect x="0" y="315" width="45" height="45" fill="#888"/>');
    }
  });
});
