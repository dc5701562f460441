// SPDX-License-Identifier: GPL-3.0-or-later
/** What two players agree on beside the Laws, as the page of one of them has it, with the real rules. */
import { describe, expect, it } from 'vitest';
import type { GameEvent, GameSetup } from '../src/core/types';
import { newTable, withEvents } from '../src/game/table_events';
import { step } from '../src/game/table_step';
import { isUnaided, mayAskTakeBack, mayPoint, takeBackToAnswer, type Intent, type Seat, type TableState } from '../src/game/table_state';
import { rulesCore } from './rules';

const core = rulesCore();
const casual: GameSetup = { fen: 'startpos', takebacks: true };

/** "white:e2e4", "black:ask-take-back". */
function events(text: string): GameEvent[] {
  return text.split(' ').filter(Boolean).map((one) => {
    const [by, what] = one.split(':') as ['white' | 'black', string];
    return (/^[a-h]/.test(what) && what.length === 4 ? { by, do: 'move', uci: what } : { by, do: what }) as GameEvent;
  });
}

const table = (text: string, seat: Seat, setup = casual): TableState => newTable(core, setup, events(text), seat);
const act = (state: TableState, intent: Intent) =>
  step({ core, previewFirst: false, autoQueen: 'never' }, state, intent).act;

describe('a move taken back by request', () => {
  it.each<[string, string, Seat, GameSetup, boolean]>([
    ['after the own move', 'white:e2e4', 'white', casual, true],
    ['before any', '', 'white', casual, false],
    ['the opponent has made one, this player none', 'white:e2e4', 'black', casual, false],
    ['asked already', 'white:e2e4 white:ask-take-back', 'white', casual, false],
    ['not agreed on', 'white:e2e4', 'white', { fen: 'startpos' }, false],
    ['by one who watches', 'white:e2e4', null, casual, false],
  ])('%s', (_name, text, seat, setup, may) => {
    const state = table(text, seat, setup);
    expect(mayAskTakeBack(state)).toBe(may);
    expect(act(state, { kind: 'ask-take-back' }) !== null).toBe(may);
  });

  it('is answered by the other player alone', () => {
    const asked = 'white:e2e4 white:ask-take-back';
    expect([table(asked, 'white'), table(asked, 'black'), table(asked, null)].map(takeBackToAnswer)).toEqual([null, 'white', null]);
    expect(act(table(asked, 'black'), { kind: 'accept-take-back' })).toEqual({ by: 'black', do: 'accept-take-back' });
    expect(act(table(asked, 'white'), { kind: 'accept-take-back' })).toBeNull();
  });

  it('drops the move set ahead', () => {
    const asked = events('white:e2e4 black:e7e5 white:g1f3 white:ask-take-back');
    const before = newTable(core, casual, asked, 'black');
    const ahead = { ...before, premove: { from: 'b8', to: 'c6', promotion: null } } as TableState;
    const after = withEvents(core, ahead, [...asked, { by: 'black', do: 'accept-take-back' }], []);
    expect(after.answer.plies).toHaveLength(2);
    expect(after.premove).toBeNull();
  });
});

it('a rematch is asked for once the game is over', () => {
  expect(act(table('white:e2e4', 'white'), { kind: 'ask-rematch' })).toBeNull();
  const over = table('white:e2e4 black:resign', 'white');
  expect(act(over, { kind: 'ask-rematch' })).toEqual({ by: 'white', do: 'ask-rematch' });
  expect(table('white:e2e4 black:resign black:ask-rematch', 'white').answer.conduct.black.wants_rematch).toBe(true);
});

it('nothing helps in a competition until it has ended', () => {
  const setup: GameSetup = { fen: 'startpos', competition: true };
  const under = table('white:e2e4', null, setup);
  expect([isUnaided(under), mayPoint(under)]).toEqual([true, false]);
  expect(step({ core, previewFirst: false, autoQueen: 'never' }, under, { kind: 'ask', square: 'e4' }).state.desk).toBeNull();
  const over = table('white:e2e4 black:resign', null, setup);
  expect([isUnaided(over), mayPoint(over)]).toEqual([false, true]);
});

it('tells when the first move is due', () => {
  const setup: GameSetup = { fen: 'startpos', first_move_ms: 30_000 };
  expect(table('', 'white', setup).answer.first_move_due_ms).toBe(30_000);
  expect(newTable(core, setup, [{ at: 4_000, by: 'white', do: 'move', uci: 'e2e4' }], 'white').answer.first_move_due_ms).toBe(34_000);
  expect(table('white:e2e4 black:e7e5', 'white', setup).answer.first_move_due_ms).toBeNull();
});
