// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { readSaid, withLine, type Line } from '../src/engine/said';
import { scoreText, whitesScore } from '../src/engine/shown_line';

const line = (rank: number, depth: number, value: number, ...moves: string[]): Line => ({
  rank,
  depth,
  score: { unit: 'centipawns', value },
  moves,
});

describe('what an engine says', () => {
  const rows: [string, string, ReturnType<typeof readSaid>][] = [
    ['greeting', 'uciok', { kind: 'greeted' }],
    ['ready', ' readyok ', { kind: 'ready' }],
    ['a move', 'bestmove e7e8q ponder a1a2', { kind: 'best', move: 'e7e8q' }],
    ['no move', 'bestmove (none)', { kind: 'best', move: null }],
    ['a move that is none', 'bestmove <b>e4</b>', { kind: 'best', move: null }],
    ['a line', 'info depth 12 seldepth 15 multipv 2 score cp -31 nodes 9 pv e2e4 e7e5', { kind: 'line', line: line(2, 12, -31, 'e2e4', 'e7e5') }],
    ['a line without a rank', 'info depth 3 score cp 5 pv e2e4', { kind: 'line', line: line(1, 3, 5, 'e2e4') }],
    ['a mate', 'info depth 3 score mate -2 pv e2e4', { kind: 'line', line: { ...line(1, 3, -2, 'e2e4'), score: { unit: 'mate', value: -2 } } }],
    ['a bound is no score yet', 'info depth 3 score cp 5 upperbound pv e2e4', null],
    ['words for people', 'info string depth 3 score cp 5 pv e2e4', null],
    ['no moves', 'info depth 3 score cp 5', null],
    ['moves that are none', 'info depth 3 score cp 5 pv e2e4 <script>', null],
    ['a score that is none', 'info depth 3 score cp much pv e2e4', null],
    ['a rank beyond all', 'info depth 3 multipv 99 score cp 5 pv e2e4', null],
    ['a long line', `info depth 3 score cp 5 pv ${'e2e4 '.repeat(5000)}`, null],
    ['another tongue', 'feature done=1', null],
    ['nothing', '', null],
  ];
  it.each(rows)('%s', (_name, text, said) => expect(readSaid(text)).toEqual(said));

  it('keeps the last of each rank, best first', () => {
    const lines = [line(2, 5, 1, 'd2d4'), line(1, 5, 2, 'e2e4'), line(2, 6, 0, 'c2c4')].reduce<Line[]>(withLine, []);
    expect(lines.map(({ rank, depth }) => [rank, depth])).toEqual([
      [1, 5],
      [2, 6],
    ]);
  });
});

describe('a score', () => {
  const black = '8/8/8/8/8/8/8/8 b - - 0 1';
  const white = '8/8/8/8/8/8/8/8 w - - 0 1';
  const rows: [string, string, 'centipawns' | 'mate', number, string][] = [
    ['is from White’s side', white, 'centipawns', 35, '+0.35'],
    ['is turned round for Black', black, 'centipawns', 35, '−0.35'],
    ['of nothing has no sign', black, 'centipawns', 0, '0.00'],
    ['of a mate', white, 'mate', 3, '#3'],
    ['of a mate by Black', black, 'mate', 3, '#−3'],
  ];
  it.each(rows)('%s', (_name, fen, unit, value, text) => expect(scoreText(whitesScore({ unit, value }, fen))).toBe(text));
});
