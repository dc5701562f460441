// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { readEntry } from '../src/game/move_entry';

const moves = [
  ['e2e4', 'e4'],
  ['g1f3', 'Nf3'],
  ['b1c3', 'Nc3'],
  ['b4c5', 'bxc5'],
  ['d6c5', 'Bxc5'],
  ['e7e8q', 'e8=Q+'],
  ['e7e8n', 'e8=N'],
  ['a1d1', 'Rad1'],
  ['h1d1', 'Rhd1'],
  ['e1g1', 'O-O'],
  ['e1c1', 'O-O-O'],
  ['h5f7', 'Qxf7#'],
].map(([uci, san]) => ({ uci: uci!, san: san! }));

describe('a typed move', () => {
  it.each([
    ['SAN', 'Nf3', 'g1f3'],
    ['lower case where clear', 'nf3', 'g1f3'],
    ['coordinates', 'e2e4', 'e2e4'],
    ['zeros for castling', '0-0', 'e1g1'],
    ['small letters for castling', 'o-o-o', 'e1c1'],
    ['short castling is not the beginning of long castling', 'O-O', 'e1g1'],
    ['without the check sign', 'e8=Q', 'e7e8q'],
    ['promotion in small letters', 'e8=n', 'e7e8n'],
    ['promotion without the equals sign', 'e8q', 'e7e8q'],
    ['without the capture sign', 'Qf7', 'h5f7'],
    ['small b is the pawn first', 'bxc5', 'b4c5'],
    ['large B is the bishop', 'Bxc5', 'd6c5'],
    ['a beginning that one move has', 'Ra', 'a1d1'],
    ['spaces around', '  Nc3 ', 'b1c3'],
  ])('%s: %s', (_, typed, uci) => expect(readEntry(typed, moves)?.uci).toBe(uci));

  it.each([
    ['two rooks could', 'Rd1'],
    ['which piece it becomes is not said', 'e8'],
    ['no such move', 'Nd5'],
    ['nothing', '  '],
    ['one letter is too little', 'N'],
  ])('is not guessed: %s', (_, typed) => expect(readEntry(typed, moves)).toBeNull());
});
