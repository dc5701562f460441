// SPDX-License-Identifier: GPL-3.0-or-later
/** What is typed where moves are typed and is no move. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/core/types';
import { commandWords, meaningOf, readCommand, type Command, type Meaning } from '../src/game/entry_commands';
import { newTable } from '../src/game/table_events';
import type { Seat, TableState } from '../src/game/table_state';
import { rulesCore } from './rules';

const core = rulesCore();

describe('a command', () => {
  const rows: [string, Command | null][] = [
    ['l', { kind: 'last' }],
    ['Last Move', { kind: 'last' }],
    ['上一步', { kind: 'last' }],
    ['whose  turn', { kind: 'turn' }],
    ['輪到誰', { kind: 'turn' }],
    ['clock', { kind: 'clock' }],
    ['棋钟', { kind: 'clock' }],
    ['position', { kind: 'position' }],
    ['?', { kind: 'help' }],
    ['認輸', { kind: 'resign' }],
    ['提和', { kind: 'draw' }],
    ['悔棋', { kind: 'takeback' }],
    ['s e4', { kind: 'square', square: 'e4' }],
    ['rank 4', { kind: 'rank', rank: '4' }],
    ['file e', { kind: 'file', file: 'e' }],
    ['p n', { kind: 'pieces', of: 'knight' }],
    ['馬在哪', { kind: 'pieces', of: 'knight' }],
    ['e4', null],
    ['Nf3', null],
    ['bxc5', null],
    ['O-O', null],
    ['', null],
    ['rank 9', null],
    ['s', null],
  ];
  for (const [text, command] of rows) it(JSON.stringify(text), () => expect(readCommand(text)).toEqual(command));

  it('is named by one word only', () => {
    const words = Object.values(commandWords).flat();
    expect(new Set(words).size).toBe(words.length);
  });
  it('is no legal move of any position', () => {
    for (const word of Object.values(commandWords).flat()) expect(word).not.toMatch(/^([kqrbn]?[a-h]?[1-8]?x?[a-h][1-8]|o-o)/);
  });
});

describe('what it means in a game', () => {
  const table = (events: GameEvent[], seat: Seat = 'both'): TableState => newTable(core, { fen: 'startpos' }, events, seat);
  const moves = (text: string) =>
    text.split(' ').map((uci, index): GameEvent => ({ by: index % 2 ? 'black' : 'white', do: 'move', uci }));
  const begun = moves('e2e4 e7e5');
  const back = moves('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8');
  const offered: GameEvent[] = [...begun, { by: 'black', do: 'offer-draw' }];
  const over: GameEvent[] = [...begun, { by: 'white', do: 'resign' }];
  const rows: [string, Command['kind'], TableState, Meaning | null][] = [
    ['resign is asked again', 'resign', table(begun), { kind: 'resign' }],
    ['nobody resigns a game that is over', 'resign', table(over), 'not-a-player'],
    ['nobody resigns a game that is watched', 'resign', table(begun, null), 'not-a-player'],
    ['draw offers', 'draw', table(begun), { kind: 'offer-draw' }],
    ['draw accepts an open offer', 'draw', table(offered, 'white'), { kind: 'accept-draw' }],
    ['nothing to accept', 'accept', table(begun), 'nothing-to-answer'],
    ['decline', 'decline', table(offered, 'white'), { kind: 'decline-draw' }],
    ['claim', 'claim', table(back), { kind: 'claim', claim: 'threefold-repetition' }],
    ['claim with a move', 'claim', table(back.slice(0, -1)), { kind: 'announce', claim: 'threefold-repetition' }],
    ['nothing to claim', 'claim', table(begun), 'nothing-to-claim'],
    ['last asks for words alone', 'last', table(begun), null],
  ];
  for (const [name, kind, state, meaning] of rows)
    it(name, () => expect(meaningOf({ kind } as Command, state)).toEqual(meaning));
});
