// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { captures } from '../src/game/material';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('captured material', () => {
  it.each([
    ['nothing at the start', start, 'white', [], 0],
    ['a pawn', 'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2', 'white', ['pawn'], 1],
    [
      'a promoted queen counts as the pawn it was',
      'rnbqkbnr/1ppppppp/8/8/8/8/1PPPPPPP/QNBQKBNR b Kkq - 0 9',
      'black',
      ['rook'],
      0,
    ],
    [
      'the other side leads',
      '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1',
      'black',
      [
        'rook',
        'rook',
        'bishop',
        'bishop',
        'knight',
        'knight',
        'pawn',
        'pawn',
        'pawn',
        'pawn',
        'pawn',
        'pawn',
        'pawn',
        'pawn',
      ],
      0,
    ],
  ] as const)('%s', (_, fen, by, taken, lead) => expect(captures(start, fen, by)).toEqual({ taken, lead }));
});
