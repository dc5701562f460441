// SPDX-License-Identifier: GPL-3.0-or-later
/** Scenes: a game as the board shows it, what a hand on the board asks for, and what the game takes it to mean. */
import { describe, expect, it } from 'vitest';
import { boardConfig } from '../src/board/board_config';
import { noDrawing } from '../src/board/marks';
import { intentOfSquare, mayMove, sceneOf, type BoardIntent, type Scene } from '../src/board/scene';
import type { Color, Square } from '../src/core/squares';
import type { GameEvent } from '../src/core/types';
import { newTable } from '../src/game/table_events';
import { askedOfTable, tableScene } from '../src/game/table_scene';
import { step } from '../src/game/table_step';
import type { Intent, Seat, TableState } from '../src/game/table_state';
import { rulesCore } from './rules';

const core = rulesCore();
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function table(moves: string, seat: Seat = 'both'): TableState {
  const events = moves
    .split(' ')
    .filter(Boolean)
    .map((uci, index): GameEvent => ({ by: index % 2 ? 'black' : 'white', do: 'move', uci }));
  return newTable(core, { fen: 'startpos' }, events, seat);
}

const after = (state: TableState, ...intents: Intent[]) =>
  intents.reduce((now, intent) => step({ core, previewFirst: false, autoQueen: 'never' }, now, intent).state, state);

describe('a game as the board shows it', () => {
  const mated = table('f2f3 e7e5 g2g4 d8h4');
  const rows: [string, TableState, Partial<Scene>][] = [
    ['before the first move', table(''), { moving: 'white', check: null, lastMove: [], step: 0, bottom: 'white' }],
    ['after a move', table('e2e4'), { moving: 'black', lastMove: ['e2', 'e4'], step: 1 }],
    ['for the player who waits', table('e2e4', 'white'), { moving: null }],
    ['for Black', table('', 'black'), { moving: null, bottom: 'black' }],
    ['for a spectator', table('', null), { moving: null, bottom: 'white' }],
    ['turned', after(table(''), { kind: 'flip' }), { bottom: 'black' }],
    ['mated', mated, { moving: null, check: 'white', lastMove: ['d8', 'h4'] }],
    ['looked back at', after(mated, { kind: 'look', plies: 3 }), { moving: null, check: null, lastMove: ['g2', 'g4'], step: 3 }],
    ['with a piece in the hand', after(table(''), { kind: 'select', square: 'g1' }), { selected: 'g1' }],
  ];
  for (const [name, state, part] of rows) it(name, () => expect(tableScene(state, false)).toMatchObject(part));

  it('turned towards the player on move, where that is chosen', () =>
    expect(tableScene(table('e2e4'), true).bottom).toBe('black'));
  it('has the legal arrivals of the player on move alone', () => {
    expect(tableScene(table(''), false).destinations.get('g1')).toEqual(['f3', 'h3']);
    expect(tableScene(table('', 'black'), false).destinations.size).toBe(0);
  });
  it('draws departure and arrival of a move that was refused', () => {
    const tried = after(table(''), { kind: 'try', from: 'e2', to: 'e5', dragged: true });
    expect(tableScene(tried, false).drawing.tried).toEqual(['e2', 'e5']);
  });
  it('lets a hand ask why a piece may not go somewhere', () => {
    const asked = after(table(''), { kind: 'ask', square: 'a1' });
    expect(tableScene(asked, false).askable.has('a4')).toBe(true);
    expect(tableScene(table(''), false).askable.size).toBe(0);
  });
});

describe('what the hand on the board means in a game', () => {
  const now = table('e2e4 e7e5');
  const back = after(now, { kind: 'look', plies: 1 });
  const rows: [string, TableState, BoardIntent, Intent | null][] = [
    ['picks a piece up', now, { kind: 'select', square: 'g1' }, { kind: 'select', square: 'g1' }],
    ['touches the board while looking back', back, { kind: 'select', square: 'g8' }, { kind: 'look', plies: 2 }],
    ['tries a move while looking back', back, { kind: 'try', from: 'e7', to: 'e5', dragged: true }, { kind: 'look', plies: 2 }],
    ['chooses a square, which a game has no use for', now, { kind: 'choose', square: 'e4' }, null],
  ];
  for (const [name, state, intent, meant] of rows)
    it(name, () => expect((askedOfTable(intent, false) as (table: TableState) => Intent | null)(state)).toEqual(meant));

  it('depends on the table as it is when it is heard', () => {
    const asked = askedOfTable(({ selected }) => (selected ? null : { kind: 'cancel' }), false);
    const heard = asked as (table: TableState) => Intent | null;
    expect([heard(now), heard(after(now, { kind: 'select', square: 'g1' }))]).toEqual([{ kind: 'cancel' }, null]);
  });
});

describe('a square chosen by key', () => {
  const holding = sceneOf(start, { moving: 'white', selected: 'g1' });
  const rows: [string, Scene, Square, BoardIntent][] = [
    ['picks up what stands there', sceneOf(start), 'g1', { kind: 'select', square: 'g1' }],
    ['that is empty lets go', sceneOf(start), 'e4', { kind: 'select', square: null }],
    ['lets go of what is held', holding, 'g1', { kind: 'select', square: null }],
    ['puts down what is held', holding, 'f3', { kind: 'try', from: 'g1', to: 'f3', dragged: false }],
    ['asks why', { ...holding, askable: new Set<Square>(['g3']) }, 'g3', { kind: 'ask', square: 'g3' }],
    ['is marked where squares are chosen', sceneOf(start, { choosable: true }), 'g1', { kind: 'choose', square: 'g1' }],
  ];
  for (const [name, scene, square, intent] of rows) it(name, () => expect(intentOfSquare(scene, square)).toEqual(intent));
});

describe('whose pieces the hand may move', () => {
  const rows: [Scene['moving'], Color, boolean][] = [
    ['white', 'white', true],
    ['white', 'black', false],
    ['both', 'black', true],
    [null, 'white', false],
  ];
  for (const [moving, color, may] of rows)
    it(`${moving}: a ${color} piece`, () =>
      expect(mayMove(sceneOf(start, { moving }), color === 'white' ? 'g1' : 'g8')).toBe(may));
});

describe('what chessground is told', () => {
  it('to show legal targets only where no answer shows them', () => {
    const asked = sceneOf(start, { drawing: { ...noDrawing(), marks: new Map([['f3', 'allowed']]) } });
    const shows = (scene: Scene, targets = true) => boardConfig(scene, { targets }).movable?.showDests;
    expect([shows(sceneOf(start)), shows(sceneOf(start), false), shows(asked)]).toEqual([true, false, false]);
  });
  it('nothing to move on a board that is only looked at', () =>
    expect(boardConfig(sceneOf(start), { targets: true }).movable).toMatchObject({ free: false, color: undefined }));
});
