// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, test } from 'vitest';
import { expectations, expectedPoints, graphPath, judgedMoves, whitesPoints } from '../src/analysis/report';
import type { Evaluation } from '../src/net/messages';

const cp = (value: number): Evaluation => ({ cp: value, line: [] });
const mate = (value: number): Evaluation => ({ mate: value, line: [] });
const over: Evaluation = { line: [] };

describe('points that White can expect', () => {
  test.each([
    ['an even position', cp(0), 0.5],
    ['a pawn ahead', cp(100), 0.59],
    ['a rook behind', cp(-500), 0.13],
    ['a mate to give', mate(3), 1],
    ['a mate to suffer', mate(-1), 0],
  ])('%s', (_, evaluation, points) => expect(expectedPoints(evaluation)).toBeCloseTo(points, 2));

  test('without a score there are none', () => expect(expectedPoints(over)).toBeNull());
});

describe('moves are judged by what they give away', () => {
  test.each([
    ['a good move', [cp(20), cp(15)], 'white', null],
    ['a pawn in an even game', [cp(0), cp(-100)], 'white', null],
    ['two pawns', [cp(0), cp(-200)], 'white', 'mistake'],
    ['a rook', [cp(0), cp(-500)], 'white', 'serious'],
    ["Black's rook", [cp(0), cp(500)], 'black', 'serious'],
    ['a rook in a game that is won all the same', [cp(1500), cp(1000)], 'white', null],
    ['a mate that is let go', [mate(2), cp(0)], 'white', 'serious'],
    ['a mate that is given', [mate(1), over], 'white', null],
    ['a gain is no loss', [cp(-500), cp(0)], 'white', null],
  ] as const)('%s', (_, evaluations, by, judgement) => {
    expect(judgedMoves(evaluations, [by], whitesPoints('1-0'))[0]!.judgement).toBe(judgement);
  });

  test('stalemate by the side that had won', () => {
    expect(judgedMoves([mate(1), over], ['white'], whitesPoints('1/2-1/2'))[0]!.judgement).toBe('serious');
  });

  test('as far as the positions are known', () => {
    expect(judgedMoves([cp(0), cp(0)], ['white', 'black', 'white'], null).map(({ ply }) => ply)).toEqual([1]);
  });
});

test('a position without a score has what the result gives', () => {
  expect(expectations([cp(0), over], 1)).toEqual([0.5, 1]);
  expect(expectations([cp(0), over], null)).toEqual([0.5, 0.5]);
});

test('the graph has a place for each position, known or not', () => {
  expect(graphPath([0.5, 1], 3, 100, 50)).toBe('M0 25 L50 0');
  expect(graphPath([0.5], 1, 100, 50)).toBe('M0 25');
});
