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
    ['both squares behind the letter', 'Ng1-f3', 'g1f3'],
    ['with a dash', 'e2-e4', 'e2e4'],
    ['spoken', 'knight f 3', 'g1f3'],
    ['spoken with the pawn', 'pawn e four', 'e2e4'],
    ['spoken from where to where', 'knight from g 1 to f 3', 'g1f3'],
    ['spoken capture and check', 'queen takes f7 checkmate', 'h5f7'],
    ['spoken promotion', 'e 8 promotes to knight', 'e7e8n'],
    ['spoken castling', 'castles queenside', 'e1c1'],
    ['names of files and ranks (D.2.1)', 'Springer Felix drei', 'g1f3'],
    ['German castling (D.2.1)', 'kurze Rochade', 'e1g1'],
    ['German letters', 'Sf3', 'g1f3'],
    ['German promotion', 'e8S', 'e7e8n'],
    ['German umlaut', 'Läufer schlägt c5', 'd6c5'],
    ['Chinese name', '馬f3', 'g1f3'],
    ['simplified Chinese name', '马到f3', 'g1f3'],
    ['Chinese pawn', '兵e4', 'e2e4'],
    ['Chinese castling', '王翼易位', 'e1g1'],
    ['Chinese promotion', 'e8升变为马', 'e7e8n'],
  ])('%s: %s', (_, typed, uci) => expect(readEntry(typed, moves)?.uci).toBe(uci));

  it.each([
    ['two rooks could', 'Rd1'],
    ['which piece it becomes is not said', 'e8'],
    ['no such move', 'Nd5'],
    ['nothing', '  '],
    ['one letter is too little', 'N'],
  ])('is not guessed: %s', (_, typed) => expect(readEntry(typed, moves)).toBeNull());
});
