// SPDX-License-Identifier: GPL-3.0-or-later
/** The reader's drawings: strokes that come and go, their colours, and the shape of an arrow. */
import { describe, expect, it } from 'vitest';
import type { Stroke, StrokeColour } from '../src/board/scene';
import { arrowShape, colourOf, middleOf, withStroke } from '../src/board/sketch';
import type { Color, Square } from '../src/core/squares';

const arrow = (from: Square, to: Square, colour: StrokeColour = 'green'): Stroke => ({ from, to, colour });
const circle = (from: Square, colour: StrokeColour = 'green'): Stroke => ({ from, to: null, colour });
const drawn = (...strokes: Stroke[]) => strokes.reduce<readonly Stroke[]>(withStroke, []);

describe('a stroke', () => {
  const rows: [string, Stroke[], Stroke[]][] = [
    ['stays', [arrow('e2', 'e4')], [arrow('e2', 'e4')]],
    ['drawn again is gone', [arrow('e2', 'e4'), arrow('e2', 'e4')], []],
    ['in another colour takes the place of the first', [circle('e4'), circle('e4', 'red')], [circle('e4', 'red')]],
    ['the other way round is another', [arrow('e2', 'e4'), arrow('e4', 'e2')], [arrow('e2', 'e4'), arrow('e4', 'e2')]],
    ['a circle is no arrow', [circle('e2'), arrow('e2', 'e4')], [circle('e2'), arrow('e2', 'e4')]],
  ];
  for (const [name, strokes, left] of rows) it(name, () => expect(drawn(...strokes)).toEqual(left));
});

describe('its colour', () => {
  const keys = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  const rows: [string, Partial<typeof keys>, StrokeColour | undefined, StrokeColour][] = [
    ['green by itself', {}, undefined, 'green'],
    ['red with Shift', { shiftKey: true }, undefined, 'red'],
    ['red with Ctrl', { ctrlKey: true }, undefined, 'red'],
    ['blue with Alt', { altKey: true }, undefined, 'blue'],
    ['yellow with both', { shiftKey: true, altKey: true }, undefined, 'yellow'],
    ["the pencil's own", {}, 'blue', 'blue'],
    ['a key before the pencil', { shiftKey: true }, 'blue', 'red'],
  ];
  for (const [name, held, pencil, colour] of rows)
    it(name, () => expect(colourOf({ ...keys, ...held }, pencil)).toBe(colour));
});

describe('an arrow', () => {
  const corners: [string, Square, Square, Color, number][] = [
    ['of a rook is straight', 'a1', 'a8', 'white', 2],
    ['of a bishop is straight', 'c1', 'h6', 'white', 2],
    ['of a knight bends', 'g1', 'f3', 'white', 3],
    ['of a knight bends for Black too', 'b8', 'd7', 'black', 3],
    ['over two and three squares is straight', 'a1', 'c4', 'white', 2],
  ];
  for (const [name, from, to, bottom, points] of corners)
    it(name, () => expect(arrowShape(from, to, bottom).shaft).toHaveLength(points));

  it('goes the long way first', () => {
    expect(arrowShape('g1', 'f3', 'white').shaft[1]).toEqual([6.5, 5.5]);
    expect(arrowShape('b8', 'd7', 'white').shaft[1]).toEqual([3.5, 0.5]);
  });
  it('points into the middle of its goal', () => {
    const [tip] = arrowShape('e2', 'e4', 'white').head;
    expect(tip![0]).toBeCloseTo(4.5);
    expect(Math.abs(tip![1] - middleOf('e4', 'white')[1])).toBeLessThan(0.2);
  });
  it('follows the side at the bottom', () =>
    expect([middleOf('a1', 'white'), middleOf('a1', 'black')]).toEqual([[0.5, 7.5], [7.5, 0.5]]));
});
