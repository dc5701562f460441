// SPDX-License-Identifier: GPL-3.0-or-later
/** Addresses of games as they are shared and followed, what is heard, and a move taken back. */
import { describe, expect, it } from 'vitest';
import type { Color } from '../src/core/squares';
import type { GameEvent, GameSetup } from '../src/core/types';
import { newTable, withEvents } from '../src/game/table_events';
import { step } from '../src/game/table_step';
import { mayTakeBack, type TableState } from '../src/game/table_state';
import { routeOf } from '../src/views/router';
import { linkTo } from '../src/views/share_card';
import { soundBetween } from '../src/views/use_sounds';
import { rulesCore } from './rules';

const core = rulesCore();

function played(moves: string, setup: GameSetup = { fen: 'startpos' }): TableState {
  const events = moves.split(' ').filter(Boolean).map((uci, index) => ({ by: index % 2 ? 'black' : 'white', do: 'move', uci, at: index }));
  return newTable(core, setup, events as GameEvent[], 'both', events.length);
}

describe('a link', () => {
  const game = 'https://chess.example/game/abcdefghijkl';
  const table = played('e2e4 e7e5 g1f3');
  it.each<[string, TableState, string]>([
    ['to a game as it stands', table, game],
    ['from the other side', { ...table, flipped: true }, `${game}/black`],
    ['to a half-move', { ...table, looking: 1 }, `${game}#1`],
    ['to a half-move from the other side', { ...table, looking: 2, flipped: true }, `${game}/black#2`],
  ])('%s', (_name, state, link) => expect(linkTo(game, state, false)).toBe(link));

  it.each<[string, string, { id: string; side: Color | null } | null]>([
    ['/game/abcdefghijkl', 'plain', { id: 'abcdefghijkl', side: null }],
    ['/game/abcdefghijkl/black', 'from a side', { id: 'abcdefghijkl', side: 'black' }],
    ['/game/abcdefghijkl/white', 'from the other', { id: 'abcdefghijkl', side: 'white' }],
    ['/game/abcdefghijkl/red', 'from no side', null],
    ['/game/abcdefghijkl/black/7', 'with something behind', null],
  ])('%s is followed: %s', (path, _name, expected) =>
    expect(routeOf(path)).toEqual(expected ? { page: 'game', ...expected } : { page: 'unknown' }));
});

describe('what is heard', () => {
  it.each([
    ['the first move', '', 'e2e4', 'start'],
    ['a move', 'e2e4', 'e7e5', 'move'],
    ['a capture', 'e2e4 d7d5', 'e4d5', 'capture'],
    ['castling', 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5', 'e1g1', 'castle'],
    ['check', 'e2e4 f7f5', 'd1h5', 'check'],
    ['mate', 'f2f3 e7e5 g2g4', 'd8h4', 'end'],
  ] as const)('%s', (_name, before, move, sound) => {
    const first = played(before);
    const next = withEvents(core, first, [...first.events, { by: first.answer.turn, do: 'move', uci: move, at: 99 }], []);
    expect(soundBetween(first.answer, next.answer)).toBe(sound);
    expect(soundBetween(next.answer, next.answer)).toBe(null);
  });
  it('a promotion', () => {
    const setup = { fen: '8/P6k/8/8/8/8/8/K7 w - - 0 1' };
    expect(soundBetween(played('', setup).answer, played('a7a8q', setup).answer)).toBe('promotion');
  });
});

describe('taking back', () => {
  const rules = { core, previewFirst: false, autoQueen: 'never' } as const;
  const asked = (state: TableState) => step(rules, state, { kind: 'take-back' }).state;
  it('is asked for twice, and leaves the game as it was before the move', () => {
    const table = asked(played('e2e4 e7e5'));
    expect(table.answer.plies.length).toBe(2);
    const back = step(rules, table, { kind: 'confirm' }).state;
    expect([back.answer.fen, back.events.length]).toEqual([played('e2e4').answer.fen, 1]);
  });
  it.each<[string, TableState]>([
    ['before the first move', played('')],
    ['with a clock', played('e2e4', { fen: 'startpos', time_control: '15+10' })],
    ['with touch-move', played('e2e4', { fen: 'startpos', touch_move: true })],
    ['after the end', played('f2f3 e7e5 g2g4 d8h4')],
    ['in a game of two browsers', { ...played('e2e4'), seat: 'white' }],
  ])('is not offered %s', (_name, table) => {
    expect(mayTakeBack(table)).toBe(false);
    expect(asked(table)).toBe(table);
  });
});
