// SPDX-License-Identifier: GPL-3.0-or-later
/** The position editor: what the hand does, and which rights are possible. */
import { describe, expect, it } from 'vitest';
import {
  fenOf,
  isShown,
  judged,
  placingOf,
  placingStep,
  possibleSides,
  possibleTargets,
  type Placing,
  type PlacingIntent,
} from '../src/analysis/editor';
import { initialFen } from '../src/core/squares';
import { rulesCore } from './rules';

const core = rulesCore();
const after = (state: Placing, ...intents: PlacingIntent[]) =>
  intents.reduce((now, intent) => placingStep(core, now, intent), state);
const initial = placingOf(initialFen, false);

describe('the hand', () => {
  it('writes the FEN that it began with', () => {
    for (const fen of [initialFen, '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', '8/8/8/8/8/8/8/8 b - - 12 40'])
      expect(fenOf(placingOf(fen, false))).toBe(fen);
  });

  it('places, takes off and moves', () => {
    const knight = { kind: 'hand', hand: { color: 'white', kind: 'knight' } } as const;
    const placed = after(initial, { kind: 'clear' }, knight, { kind: 'place', square: 'd4' }, { kind: 'place', square: 'e5' });
    expect(fenOf(placed)).toBe('8/8/8/4N3/3N4/8/8/8 w - - 0 1');
    const again = after(placed, { kind: 'place', square: 'd4' });
    expect(again.pieces.has('d4')).toBe(false);
    const moved = after(again, { kind: 'hand', hand: 'move' }, { kind: 'move', from: 'e5', to: 'a1' });
    expect([...moved.pieces.keys()]).toEqual(['a1']);
    expect(after(moved, { kind: 'hand', hand: 'erase' }, { kind: 'place', square: 'a1' }).pieces.size).toBe(0);
    expect(after(moved, { kind: 'move', from: 'h8', to: 'h1' })).toEqual(moved);
  });
});

describe('castling', () => {
  it('is possible with king and rook at home alone', () => {
    expect(possibleSides(core, initial)).toEqual(['K', 'Q', 'k', 'q']);
    expect(possibleSides(core, after(initial, { kind: 'put', square: 'h1', piece: null }))).toEqual(['Q', 'k', 'q']);
    expect(possibleSides(core, after(initial, { kind: 'move', from: 'e8', to: 'e3' }))).toEqual(['K', 'Q']);
    expect(possibleSides(core, after(initial, { kind: 'clear' }))).toEqual([]);
  });

  it('loses rights with the piece, and gains none by itself', () => {
    const without = after(initial, { kind: 'put', square: 'a8', piece: null });
    expect(fenOf(without).split(' ')[2]).toBe('KQk');
    const back = after(without, { kind: 'put', square: 'a8', piece: { color: 'black', kind: 'rook' } });
    expect(fenOf(back).split(' ')[2]).toBe('KQk');
    expect(fenOf(after(back, { kind: 'castling', side: 'q', on: true })).split(' ')[2]).toBe('KQkq');
  });

  it('of Chess960 begins elsewhere', () => {
    const placed = placingOf('4k3/8/8/8/8/8/8/1R3K1R w - - 0 1', false);
    expect(possibleSides(core, placed)).toEqual([]);
    expect(possibleSides(core, after(placed, { kind: 'chess960', on: true }))).toEqual(['K', 'Q']);
  });
});

describe('en passant', () => {
  it('is possible behind a pawn that can just have moved two squares', () => {
    const placed = placingOf('4k3/8/8/3pP1p1/8/8/8/4K3 w - - 0 2', false);
    expect(possibleTargets(core, placed)).toContain('d6');
    expect(possibleTargets(core, placed)).not.toContain('e6');
    expect(possibleTargets(core, after(placed, { kind: 'put', square: 'd7', piece: { color: 'black', kind: 'bishop' } }))).not.toContain('d6');
    expect(possibleTargets(core, initial)).toEqual([]);
  });

  it('goes when it has become impossible', () => {
    const placed = placingOf('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', false);
    expect(after(placed, { kind: 'turn', turn: 'black' }).enPassant).toBeNull();
    expect(after(placed, { kind: 'put', square: 'd5', piece: null }).enPassant).toBeNull();
    expect(after(placed, { kind: 'put', square: 'a4', piece: { color: 'white', kind: 'knight' } }).enPassant).toBe('d6');
  });
});

describe('what is wrong', () => {
  it('is told with its article, all at once', () => {
    const placed = placingOf('P3k3/8/8/8/8/8/8/8 w - - 0 1', false);
    const { valid, problems } = judged(core, placed);
    expect(valid).toBe(false);
    expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['kings', 'pawn-on-back-rank']));
    expect(problems.every(({ text }) => text.length > 0)).toBe(true);
  });

  it('is nothing in the initial position', () => {
    expect(judged(core, initial)).toMatchObject({ valid: true, fen: initialFen, problems: [] });
  });
});

it('counters are whole numbers within reason', () => {
  expect(after(initial, { kind: 'halfmoves', count: NaN }).halfmoves).toBe(0);
  expect(after(initial, { kind: 'number', count: -3 }).number).toBe(1);
  expect(after(initial, { kind: 'halfmoves', count: 99.6 }).halfmoves).toBe(100);
});

it('what a board can show is told from what is no FEN', () => {
  for (const fen of [initialFen, 'P3k3/8/8/8/8/8/8/8 w - - 0 1', '8/8/8/8/8/8/8/8']) expect(isShown(fen)).toBe(true);
  for (const fen of ['', 'e4', '8/8/8/8/8/8/8', '9/8/8/8/8/8/8/7', 'x7/8/8/8/8/8/8/8 w', '8/8/8/8/8/8/8/8 x']) expect(isShown(fen)).toBe(false);
  const odd = after(initial, { kind: 'fen', fen: 'P3k3/8/8/8/8/8/8/8 b KQ z9 x y' });
  expect(fenOf(odd)).toBe('P3k3/8/8/8/8/8/8/8 b - - 0 1');
});
