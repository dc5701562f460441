// SPDX-License-Identifier: GPL-3.0-or-later
/** Moves set ahead, with the real rules: what can be set, what becomes of it after the reply, how it is taken back. */
import { describe, expect, it } from 'vitest';
import type { Square } from '../src/core/squares';
import type { GameEvent } from '../src/core/types';
import { duePremove, withAhead } from '../src/game/premove';
import { newTable, withEvents } from '../src/game/table_events';
import { tableScene } from '../src/game/table_scene';
import type { Intent, Seat, TableState } from '../src/game/table_state';
import { step, type Rules } from '../src/game/table_step';
import { rulesCore } from './rules';

const core = rulesCore();
const start = 'startpos';

function waiting(fen: string, seat: Seat, chess960 = false): TableState {
  return withAhead(core, newTable(core, { fen, chess960 }, [], seat), true);
}

const tries = (from: Square, to: Square): Intent => ({ kind: 'try', from, to, dragged: true });

function after(state: TableState, intents: Intent[], autoQueen: Rules['autoQueen'] = 'never'): TableState {
  return intents.reduce((now, intent) => step({ core, previewFirst: false, autoQueen }, now, intent).state, state);
}

function replied(state: TableState, uci: string): TableState {
  const by = state.answer.turn;
  return withEvents(core, state, [...state.events, { by, do: 'move', uci } as GameEvent], []);
}

const shown = ({ premove }: TableState) => premove && `${premove.from}${premove.to}${premove.promotion ?? ''}`;

describe('what can be set ahead', () => {
  const targets = (state: TableState, from: Square) => [...(tableScene(state, false).destinations.get(from) ?? [])].sort();
  it.each([
    ['castling only where there is a rook', '4k3/8/8/8/8/8/8/R3K3 b Q - 0 1', 'e1', ['a1', 'c1', 'd1', 'd2', 'e2', 'f1', 'f2']],
    ['an own piece that may be taken first', '4k3/8/2n5/8/3N4/8/8/3RK3 b - - 0 1', 'd1', ['a1', 'b1', 'c1', 'd2', 'd3', 'd4']],
    ['a pinned knight, since the rook may leave the file', '4k3/4r3/8/8/8/8/4N3/4K3 b - - 0 1', 'e2', ['c1', 'c3', 'd4', 'f4', 'g1', 'g3']],
  ] as const)('%s', (_name, fen, from, expected) => expect(targets(waiting(fen, 'white'), from)).toEqual(expected));

  it('castling in Chess960, by taking the own rook, from a start that is no standard one', () => {
    const drawn = '4k3/8/8/8/8/8/8/1R3KR1 b GB - 0 1';
    expect(targets(waiting(drawn, 'white', true), 'f1')).toEqual(['b1', 'e1', 'e2', 'f2', 'g1', 'g2']);
  });

  it.each([
    ['the player on move', start, 'white'],
    ['two people at one board', start, 'both'],
    ['a watcher', start, null],
  ] as const)('nothing for %s', (_name, fen, seat) => {
    const scene = tableScene(waiting(fen, seat), false);
    expect(scene.isAhead).toBe(false);
  });

  it('nothing where the reader does not wish it', () =>
    expect(tableScene(withAhead(core, newTable(core, { fen: start }, [], 'black'), false), false).isAhead).toBe(false));
});

describe('what becomes of it', () => {
  const castles = '4k3/8/8/8/8/8/8/R3K3 b Q - 0 1';
  it.each<[string, string, Intent[], string, string | null]>([
    ['legal after the reply: played', castles, [tries('e1', 'c1')], 'e8e7', 'e1c1'],
    ['castling by taking the own rook', castles, [tries('e1', 'a1')], 'e8e7', 'e1c1'],
    ['another one takes its place', castles, [tries('e1', 'c1'), tries('a1', 'a7')], 'e8f8', 'a1a7'],
    ['a pawn is asked what it becomes', '8/P6k/8/8/8/8/8/K7 b - - 0 1', [tries('a7', 'a8'), { kind: 'promote', to: 'knight' }], 'h7g7', 'a7a8n'],
  ])('%s', (_name, fen, intents, reply, uci) => {
    const set = after(waiting(fen, 'white'), intents);
    expect(duePremove(set)).toBe(null);
    expect(duePremove(replied(set, reply))).toEqual({ by: 'white', do: 'move', uci });
  });

  it('is dropped without a word where the reply forbids it', () => {
    const set = after(waiting('3rk3/8/8/8/8/8/8/R3K3 b Q - 0 1', 'white'), [tries('e1', 'd1')]);
    expect(shown(set)).toBe('e1d1');
    const due = step({ core, previewFirst: false, autoQueen: 'never' }, replied(set, 'd8d7'), { kind: 'play-ahead' });
    expect([due.act, due.state.premove, due.state.desk]).toEqual([null, null, null]);
  });

  it('goes with the end of the game', () => {
    const set = after(waiting('4k3/8/8/8/7q/8/3r4/K7 b - - 0 1', 'white'), [tries('a1', 'b1')]);
    expect(shown(replied(set, 'h4g4'))).toBe('a1b1');
    expect(shown(replied(set, 'h4h1'))).toBe(null);
  });
});

describe('a queen without being asked', () => {
  const fen = '8/P6k/8/8/8/8/8/K7 b - - 0 1';
  it.each<[Rules['autoQueen'], boolean, string | null]>([
    ['never', false, null],
    ['premoves', false, 'a7a8queen'],
    ['always', false, 'a7a8queen'],
    ['always', true, null],
  ])('%s, with the modifier key %s', (autoQueen, asks, expected) =>
    expect(shown(after(waiting(fen, 'white'), [{ kind: 'try', from: 'a7', to: 'a8', dragged: true, asks }], autoQueen))).toBe(expected));

  it.each<[Rules['autoQueen'], boolean, boolean]>([
    ['never', false, true],
    ['premoves', false, true],
    ['always', false, false],
    ['always', true, true],
  ])('in the own turn: %s, with the modifier key %s', (autoQueen, asks, expected) => {
    const own = newTable(core, { fen: '8/P6k/8/8/8/8/8/K7 w - - 0 1' }, [], 'white');
    const tried = after(own, [{ kind: 'try', from: 'a7', to: 'a8', dragged: true, asks }], autoQueen);
    expect(tried.promotion !== null).toBe(expected);
  });
});

describe('taking it back', () => {
  const set = after(waiting(start, 'black'), [tries('e7', 'e5')]);
  it.each<[string, Intent]>([
    ['Esc or a right click', { kind: 'cancel' }],
    ['a click on another square', { kind: 'select', square: 'a4' }],
    ['another piece', { kind: 'select', square: 'g8' }],
  ])('%s', (_name, intent) => {
    expect(shown(set)).toBe('e7e5');
    expect(shown(after(set, [intent]))).toBe(null);
  });
});
