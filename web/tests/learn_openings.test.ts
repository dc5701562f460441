// SPDX-License-Identifier: GPL-3.0-or-later
/** The tree of opening names: what a line is called, which moves lead to a name, and transpositions. */
import { describe, expect, it } from 'vitest';
import { continuationsOf, families, firstMoves, nameOf, newTree, played, walked } from '../src/learn/opening_tree';
import { rulesCore } from './rules';

const core = rulesCore();
const after = (...moves: string[]) => newTree(core, moves);

it.each(families)('the first moves shown for %s belong to it', (family) =>
  expect(nameOf(core, after(...firstMoves[family])).family).toBe(family),
);

describe('moves that lead to a name', () => {
  it('from the start: all twenty, the irregular ones last', () => {
    const found = continuationsOf(core, after());
    expect(found).toHaveLength(20);
    expect(found.findIndex(({ eco }) => eco === 'A00')).toBeGreaterThan(found.findIndex(({ san }) => san === 'e4'));
    expect(found[found.length - 1]!.eco).toBe('A00');
  });
  it('are found by the position, whatever the order of moves', () => {
    const french = (line: string[]) => nameOf(core, after(...line)).name;
    expect(french(['d2d4', 'e7e6', 'e2e4'])).toBe(french(['e2e4', 'e7e6', 'd2d4']));
  });
  it('tell a transposition into another family', () => {
    const found = continuationsOf(core, after('d2d4', 'e7e6')).find(({ san }) => san === 'e4');
    expect(found).toMatchObject({ transposes: true, eco: 'C00' });
    expect(continuationsOf(core, after('e2e4', 'e7e6')).find(({ san }) => san === 'd4')).toMatchObject({ transposes: false });
  });
  it('none in a position that has left the book', () =>
    expect(continuationsOf(core, after('a2a3', 'h7h6', 'a3a4', 'h6h5', 'a4a5', 'h5h4'))).toEqual([]));
});

describe('walking', () => {
  it('back and on again keeps the line', () => {
    const back = walked(after('e2e4', 'e7e5', 'g1f3'), 1);
    expect(nameOf(core, back).name).toBe(nameOf(core, after('e2e4')).name);
    expect(played(core, back, 'e7e5').line.moves).toHaveLength(3);
  });
  it('another move begins another line', () =>
    expect(played(core, walked(after('e2e4', 'e7e5'), 1), 'c7c5').line.moves.map(({ san }) => san)).toEqual(['e4', 'c5']));
  it('a move that is not legal changes nothing', () => expect(played(core, after('e2e4'), 'e4e5')).toEqual(after('e2e4')));
  it('stops at both ends', () => expect([walked(after('e2e4'), -3).ply, walked(after('e2e4'), 9).ply]).toEqual([0, 1]));
});
