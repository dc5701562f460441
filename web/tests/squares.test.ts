// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { boardRows, isSquare, offset, piecesOf, squaresOfUci } from '../src/core/squares';

describe('squares', () => {
  it.each([
    ['a1', true],
    ['h8', true],
    ['i1', false],
    ['a9', false],
    ['e44', false],
    ['', false],
  ])('%s is a square: %s', (text, expected) => expect(isSquare(text)).toBe(expected));

  it.each([
    ['one ahead', 'e2', 0, 1, 'e3'],
    ['over the left edge', 'a4', -1, 0, null],
    ['over the top', 'e8', 0, 1, null],
    ['a knight’s way', 'b1', 1, 2, 'c3'],
  ] as const)('offset: %s', (_, from, right, ahead, to) => expect(offset(from, right, ahead)).toBe(to));

  it('shows White’s side at the bottom with a8 first, and Black’s with h1 first (2.1, C.6)', () => {
    expect(boardRows('white')[0]?.[0]).toBe('a8');
    expect(boardRows('white')[7]?.[7]).toBe('h1');
    expect(boardRows('black')[0]?.[0]).toBe('h1');
  });

  it('reads the placement of a FEN', () => {
    const pieces = piecesOf('4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 1');
    expect([...pieces.keys()].sort()).toEqual(['a1', 'd5', 'e1', 'e5', 'e8', 'h1']);
    expect(pieces.get('d5')).toEqual({ kind: 'pawn', color: 'black' });
  });

  it.each([
    ['e2e4', ['e2', 'e4']],
    ['e7e8q', ['e7', 'e8']],
    ['castle', null],
    ['', null],
  ])('squares of %s', (uci, squares) => expect(squaresOfUci(uci)).toEqual(squares));
});
