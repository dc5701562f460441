// SPDX-License-Identifier: GPL-3.0-or-later
/** The position an arbiter types: a FEN, a diagram alone, or the moves; with the real rules. */
import { describe, expect, it } from 'vitest';
import { isMoveList, readPosition, turnOf } from '../src/arbiter/arbiter_setup';
import { readForm, readKept } from '../src/arbiter/keeping';
import type { Color } from '../src/core/squares';
import { rulesCore } from './rules';

const core = rulesCore();
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

const fens: [name: string, text: string, turn: Color | null, fen: string][] = [
  ['nothing', '', null, 'startpos'],
  ['the initial position with Black to move', '', 'black', `${start} b KQkq - 0 1`],
  ['a whole FEN', '8/8/4k3/8/8/4K3/8/R7 w - - 99 80', null, '8/8/4k3/8/8/4K3/8/R7 w - - 99 80'],
  ['the other side on move', '8/8/4k3/8/8/4K3/8/R7 w - - 99 80', 'black', '8/8/4k3/8/8/4K3/8/R7 b - - 99 80'],
  ['a diagram', '4k3/8/8/8/8/8/8/4K2R', null, '4k3/8/8/8/8/8/8/4K2R w K - 0 1'],
  ['a diagram, king not at home', 'r3k2r/8/8/8/8/8/8/R4K1R', 'black', 'r3k2r/8/8/8/8/8/8/R4K1R b kq - 0 1'],
  ['en passant goes with the turn', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'black', '4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1'],
];

describe('a position', () => {
  it.each(fens)('%s', (_, text, turn, fen) => expect(readPosition(core, text, turn)).toEqual({ fen, moves: [] }));
});

describe('moves so far', () => {
  it.each([
    ['numbered', '1. e4 e5 2. Nf3'],
    ['numbered close', '1.e4 e5 2.Nf3'],
    ['bare', 'e4 e5 Nf3'],
    ['coordinates', 'e2e4 e7e5 g1f3'],
    ['a whole game in PGN', '[Event "?"]\n\n1. e4 {a comment} e5 (1... c5) 2. Nf3 $1 *'],
    ['Black after dots', '1. e4 1... e5 2. Nf3'],
  ])('%s', (_, text) => {
    const read = readPosition(core, text, null);
    expect(read).toMatchObject({ fen: 'startpos', moves: [{ uci: 'e2e4' }, { uci: 'e7e5', by: 'black' }, { uci: 'g1f3' }] });
    expect(turnOf(core, text)).toBe('black');
    expect(isMoveList(text)).toBe(true);
  });

  it('begin where a FEN tag says', () => {
    const read = readPosition(core, '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 31"]\n\n31... Ke7 32. O-O *', null);
    expect(read).toMatchObject({
      fen: '4k3/8/8/8/8/8/8/4K2R b K - 0 31',
      moves: [
        { by: 'black', uci: 'e8e7' },
        { by: 'white', uci: 'e1g1' },
      ],
    });
  });

  it('name the one that cannot be played', () => {
    expect(readPosition(core, '1. e4 e5 2. Ng1h3 Qe3', null)).toMatchObject({ field: 'position', move: '2. Qe3' });
  });
});

describe('what this browser kept', () => {
  it('is a log', () => {
    const script = '{"setup":{"fen":"startpos","mode":"board"}}\n{"at":7,"by":"white","do":"resign"}\n';
    expect(readKept(JSON.stringify({ script, timing: 'live', began_ms: 5 }))).toMatchObject({
      script: { events: [{ do: 'resign', at: 7 }] },
      timing: 'live',
      began_ms: 5,
    });
  });
  it.each([null, '', '{', '{"script":5}', '{"script":"{}"}', '[]'])('is none: %s', (text) =>
    expect(readKept(text)).toBeNull(),
  );

  it('is the form of the event, the board of its own each time', () => {
    const form = readForm('{"control":"15+10","supervision":"limited","pace":"jazz","noDrawBefore":-1,"position":"8/8"}');
    expect(form).toMatchObject({ control: '15+10', supervision: 'limited', pace: null, noDrawBefore: 0, position: '' });
  });
});
