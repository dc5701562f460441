// SPDX-License-Identifier: GPL-3.0-or-later
/** What a game is called on the page: by the position shown, and in a game with someone elsewhere only once it is over. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/core/types';
import { shownOpening } from '../src/game/opening';
import { newTable } from '../src/game/table_events';
import type { Seat, TableState } from '../src/game/table_state';
import { rulesCore } from './rules';

const core = rulesCore();

function table(moves: string, seat: Seat = 'both', more: GameEvent[] = [], chess960 = false): TableState {
  const events = moves
    .split(' ')
    .filter(Boolean)
    .map((uci, index): GameEvent => ({ by: index % 2 ? 'black' : 'white', do: 'move', uci }));
  return newTable(core, { fen: 'startpos', chess960 }, [...events, ...more], seat);
}

const italian = 'e2e4 e7e5 g1f3 b8c6 f1c4';
const resigned: GameEvent[] = [{ by: 'black', do: 'resign' }];

describe('the opening under the moves', () => {
  it('has a code, a name and a family', () => {
    const opening = shownOpening(core, table(italian));
    expect(opening).toMatchObject({ eco: 'C50', name: 'Italian Game', family: 'open', family_name: 'open game' });
    expect(shownOpening(rulesCore('zh-Hant'), table(italian))).toMatchObject({ name: 'Italian Game', family_name: '開放性開局' });
  });

  it('is that of the position shown', () => {
    expect(shownOpening(core, { ...table(italian), looking: 2 })).toMatchObject({ eco: 'C20', ply: 2 });
    expect(shownOpening(core, { ...table(italian), looking: 1 })).toMatchObject({ eco: 'B00', family: null });
    expect(shownOpening(core, { ...table(italian), looking: 0 })).toBeNull();
  });

  it('is found by another order of moves, and stays when the book is left', () => {
    expect(shownOpening(core, table('g1f3 b8c6 e2e4 e7e5 f1c4'))).toMatchObject({ eco: 'C50', first_family: 'flank' });
    expect(shownOpening(core, table(`${italian} a7a6 h2h4 h7h5 h1h3`))).toMatchObject({ eco: 'C50', ply: 5 });
  });

  it.each<Seat>(['white', 'black', null])('is not told to %s while a game with someone elsewhere goes on', (seat) => {
    expect(shownOpening(core, table(italian, seat))).toBeNull();
    expect(shownOpening(core, table(italian, seat, resigned))).toMatchObject({ eco: 'C50' });
  });

  it('is none in Chess960', () => {
    expect(shownOpening(core, table(italian, 'both', [], true))).toBeNull();
  });
});
