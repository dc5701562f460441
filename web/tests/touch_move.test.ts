// SPDX-License-Identifier: GPL-3.0-or-later
/** Touch-move at the table with the real rules: what a selected piece binds to (Article 4), and what frees it. */
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../src/game/table_drawing';
import type { Square } from '../src/core/squares';
import type { GameSetup } from '../src/core/types';
import { newTable, withAct } from '../src/game/table_events';
import { step } from '../src/game/table_step';
import { destinations, touchBinds, type Intent, type TableState } from '../src/game/table_state';
import { rulesCore } from './rules';

const core = rulesCore();
const castling = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

function table(fen = 'startpos', part: Partial<GameSetup> = {}): TableState {
  return newTable(core, { fen, touch_move: true, ...part }, [], 'both');
}

function doing(state: TableState, intents: Intent[]): TableState {
  return intents.reduce((now, intent) => {
    const { state: next, act } = step({ core, previewFirst: false, autoQueen: 'never' }, now, intent);
    return act ? withAct(core, next, act) : next;
  }, state);
}

const select = (square: Square | null): Intent => ({ kind: 'select', square });
const tries = (from: Square, to: Square, dragged = true): Intent => ({ kind: 'try', from, to, dragged });
const article = (state: TableState) => (state.desk?.kind === 'ruling' ? state.desk.card.reason.article : null);
const played = (state: TableState) => state.answer.plies.map(({ uci }) => uci).join(' ');
const movable = (state: TableState) => [...destinations(state).keys()].sort().join(' ');

describe('touch-move', () => {
  it('selecting a piece touches it: only its moves are left, and it is marked', () => {
    const state = doing(table(), [select('g1')]);
    expect(state.events).toMatchObject([{ by: 'white', do: 'touch', squares: ['g1'] }]);
    expect(state).toMatchObject({ selected: 'g1' });
    expect(movable(state)).toBe('g1');
    expect(drawingOf(state).marks.get('g1')).toBe('touched');
  });

  it.each([
    ['Esc', { kind: 'cancel' }],
    ['a click elsewhere', { kind: 'select', square: null }],
    ['turning the board', { kind: 'flip' }],
  ] as const)('%s does not free it', (_, intent) => {
    const state = doing(table(), [select('g1'), intent]);
    expect(state.selected).toBeNull();
    expect(movable(state)).toBe('g1');
  });

  it('another piece is refused with the article, and the touched one is in the hand again', () => {
    const state = doing(table(), [select('g1'), select('b1')]);
    expect(article(state)).toBe('4.3.1');
    expect(state).toMatchObject({ selected: 'g1' });
    expect(state.events).toHaveLength(1);
  });

  it.each([
    ['dragged', [select('g1'), tries('e2', 'e4')]],
    ['typed', [select('g1'), { kind: 'enter', text: 'e4' }]],
  ] as [string, Intent[]][])('another piece %s is refused', (_, intents) => {
    const state = doing(table(), intents);
    expect(article(state)).toBe('4.3.1');
    expect(played(state)).toBe('');
  });

  it('a move of the touched piece is played, and the opponent is free', () => {
    const state = doing(table(), [select('g1'), tries('g1', 'f3')]);
    expect(played(state)).toBe('g1f3');
    expect(state.answer.touched).toEqual([]);
    expect(destinations(state).size).toBe(10);
  });

  it('a piece without a legal move binds to nothing, and the next one touched does (4.5)', () => {
    const state = doing(table(), [select('a1')]);
    expect(state.answer.binding).toBeNull();
    expect(destinations(state).size).toBe(10);
    expect(movable(doing(state, [select('b1')]))).toBe('b1');
  });

  it('an opponent’s piece that can be captured must be (4.3.2)', () => {
    const state = doing(table('4k3/8/8/3p4/2P5/8/8/R3K3 w - - 0 1'), [select('d5')]);
    expect(state.selected).not.toBe('d5');
    expect(movable(state)).toBe('c4');
    expect(article(doing(state, [select('a1')]))).toBe('4.3.2');
    expect(played(doing(state, [select('c4'), tries('c4', 'd5', false)]))).toBe('c4d5');
  });

  it('king, then rook: castles on that side (4.4.1)', () => {
    const state = doing(table(castling), [select('e1'), tries('e1', 'h1', false)]);
    expect(state).toMatchObject({ selected: 'e1' });
    expect(destinations(state)).toEqual(new Map([['e1', ['g1']]]));
    expect(played(doing(state, [tries('e1', 'g1')]))).toBe('e1g1');
  });

  it('rook first: no castling with it (4.4.2)', () => {
    const state = doing(table(castling), [select('h1')]);
    expect(movable(state)).toBe('h1');
    const both = doing(state, [select('e1')]);
    expect(both.answer.binding?.article).toBe('4.4.2');
    expect(movable(both)).toBe('h1');
    expect(article(doing(both, [tries('e1', 'g1')]))).toBe('4.4.2');
  });

  it("j'adoube first: touches bind to nothing until the move (4.2.1)", () => {
    const state = doing(table(), [{ kind: 'adjust' }, select('g1'), select('b1')]);
    expect(state.events).toMatchObject([{ do: 'adjust' }]);
    expect(state.selected).toBe('b1');
    expect(played(doing(state, [tries('e2', 'e4')]))).toBe('e2e4');
  });

  it('a move that is announced for a claim is pointed at, not touched (9.4)', () => {
    const state = doing(table(), [{ kind: 'announce', claim: 'fifty-moves' }, select('g1')]);
    expect(state.events).toEqual([]);
    expect(state.desk).toMatchObject({ kind: 'announce' });
  });

  it('a touch lets the offer of the opponent lapse (9.1.2.1)', () => {
    const offered = doing(table(), [tries('e2', 'e4'), tries('e7', 'e5')]);
    const open = withAct(core, offered, { by: 'black', do: 'offer-draw' });
    expect(open.answer.offers.black).toBe(true);
    expect(doing(open, [select('g1')]).answer.offers.black).toBe(false);
  });

  it('without touch-move a selection is no event', () => {
    const state = doing(table('startpos', { touch_move: false }), [select('g1'), select('b1')]);
    expect(state).toMatchObject({ events: [], selected: 'b1' });
    expect(touchBinds(state)).toBe(false);
  });
});
