// SPDX-License-Identifier: GPL-3.0-or-later
/** Who can still win, as it is read: with the real rules, what is drawn of each kind of answer, and how its line is stepped. */
import { describe, expect, it } from 'vitest';
import type { Square } from '../src/core/squares';
import type { Result, WinnableAnswer } from '../src/core/types';
import {
  choicesOf,
  fenOf,
  firstRound,
  fixedOf,
  drawnProof,
  limits,
  lineOf,
  marksOf,
  newStudy,
  reachesOf,
  studyScene,
  studyStep,
  type Study,
  type StudyIntent,
} from '../src/game/study';
import { newTable } from '../src/game/table_events';
import { tableScene } from '../src/game/table_scene';
import { answerOf, rulesCore } from './rules';

const core = rulesCore();

const wall = '4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1';
const mateInTwo = '8/8/8/8/8/p7/2KN4/k7 b - - 0 1';
const forced = '8/7b/5B1k/7b/p1p1pBp1/P1P1P1P1/4K3/8 b - - 0 1';
const graph = 'B7/bP6/P7/8/8/4p1pp/4Pp1p/5K1k b - - 0 1';
const kingsAndPawns = '8/1p6/kPp5/2P5/p1P5/P1K5/8/8 w - - 0 1';

function answered(fen: string, limit = 200_000): WinnableAnswer {
  return answerOf({ command: 'winnable', fen, limit, lang: 'en' }) as WinnableAnswer;
}

function study(fen: string, result: Result | null = null): Study {
  return newStudy(core, answered(fen), result);
}

const doing = (start: Study, ...intents: StudyIntent[]) => intents.reduce(studyStep, start);
const marked = (of: Study, mark: string) => [...marksOf(of)].filter(([, one]) => one === mark).map(([square]) => square);

describe('which side is read first', () => {
  const rows: [string, string, Result | null, string][] = [
    ['the winner of a game that White has won', mateInTwo, '1-0', 'white'],
    ['the winner of a game that Black has won', mateInTwo, '0-1', 'black'],
    ['of a draw, the side that could not mate', '8/8/4k3/8/8/3QK3/8/8 w - - 0 1', '1/2-1/2', 'black'],
    ['without a result, the side that can', '8/8/4k3/3q4/8/4K3/8/8 w - - 0 1', null, 'black'],
    ['White where neither can', wall, null, 'white'],
  ];
  for (const [name, fen, result, side] of rows) it(name, () => expect(study(fen, result).side).toBe(side));
});

describe('a line', () => {
  const start = study(mateInTwo, '1-0');
  const rows: [string, StudyIntent[], number, boolean][] = [
    ['stands before its first move', [], 0, false],
    ['goes on by one', [{ kind: 'go-by', steps: 1 }], 1, false],
    ['does not go back before its start', [{ kind: 'go-by', steps: -1 }], 0, false],
    ['ends at the mate', [{ kind: 'go', at: 99 }], 2, false],
    ['plays by itself', [{ kind: 'play' }, { kind: 'tick' }], 1, true],
    ['stops at its end', [{ kind: 'play' }, { kind: 'tick' }, { kind: 'tick' }], 2, false],
    ['stops when told', [{ kind: 'play' }, { kind: 'play' }], 0, false],
    ['stops when a hand steps', [{ kind: 'play' }, { kind: 'go-by', steps: 1 }], 1, false],
    ['begins anew when played at its end', [{ kind: 'go', at: 2 }, { kind: 'play' }], 0, true],
    ['of the other side begins at its start', [{ kind: 'go', at: 2 }, { kind: 'side', side: 'black' }], 0, false],
  ];
  for (const [name, intents, at, plays] of rows)
    it(name, () => expect(doing(start, ...intents)).toMatchObject({ at, plays }));

  it('is played on the board and leaves the game alone', () => {
    const table = newTable(core, { fen: mateInTwo }, [], 'both');
    const end = doing(start, { kind: 'go', at: 2 });
    const shown = studyScene(tableScene(table, false), end);
    expect(shown).toMatchObject({ fen: fenOf(end), check: 'black', lastMove: ['d2', 'b3'], moving: null, step: 2 });
    expect(shown.destinations.size).toBe(0);
    expect(marksOf(end).size).toBe(0);
  });
});

describe('a wall', () => {
  const start = study(wall);
  it('marks the pawns that stand for good', () =>
    expect(marked(start, 'fixed').sort()).toEqual('b4 b5 d4 d5 f4 f5 h4 h5'.split(' ')));
  it('shows where each king can stand', () => {
    expect(marked(start, 'reach-white')).toHaveLength(24);
    expect(marked(start, 'reach-black')).toHaveLength(24);
    expect(marked(start, 'reach-white').every((square) => square[1]! < '4')).toBe(true);
  });
  it('shows the man that is pointed at', () => {
    const pointed = doing(start, { kind: 'point-square', square: 'e8' });
    expect(marked(pointed, 'reach-white')).toEqual([]);
    expect(marked(pointed, 'reach-black')).toHaveLength(24);
    expect(doing(pointed, { kind: 'point-square', square: null }).pointed).toBe('kings');
    expect(doing(pointed, { kind: 'point-square', square: 'e5' }).pointed).toBe('kings');
  });
});

describe('a forced line', () => {
  const start = study(forced, '1-0');
  const black = doing(start, { kind: 'side', side: 'black' });
  it('is stepped like one that could happen', () => expect(lineOf(black)).toHaveLength(1));
  it('draws the proof at its end alone', () => {
    expect(drawnProof(black)).toBeNull();
    expect(drawnProof(doing(black, { kind: 'go', at: 1 }))?.kind).toBe('forced-line');
  });
});

describe('an exhausted graph', () => {
  const start = study(graph, '1-0');
  it('shows where the kings stand in any of its positions', () =>
    expect(reachesOf(drawnProof(start), 'kings').map(({ piece }) => piece.color)).toEqual(['white', 'black']));
  it('lets a hand point at any other kind', () => {
    expect(fixedOf(start).squares, 'pawns of both colours go on').toEqual([]);
    expect(choicesOf(start)).toContain('b');
    const bishop = doing(start, { kind: 'point-square', square: 'a7' });
    expect(bishop.pointed).toBe('b');
    expect(marked(bishop, 'reach-black')).toContain('h8' satisfies Square);
  });
});

describe('arrangements of kings and pawns', () => {
  const start = doing(study(kingsAndPawns), { kind: 'side', side: 'black' });
  it('shows where the kings can stand, and the pawns that stay', () => {
    const proof = drawnProof(start);
    expect(proof?.kind).toBe('kings-and-pawns');
    expect(reachesOf(proof, 'kings').length).toBe(2);
    expect(fixedOf(start)).toEqual({ squares: ['b6', 'c5', 'c4', 'a3', 'b7', 'c6', 'a4'], unchanged: false });
  });
});

describe('what draws nothing', () => {
  it('pieces that cannot mate', () => expect(marksOf(study('8/8/4k3/8/8/4K3/8/N7 w - - 0 1')).size).toBe(0));
  it('an open question', () => {
    const open = newStudy(core, answered('startpos', 1), null);
    expect(open.answer.white.verdict).toBe('undetermined');
    expect(marksOf(open).size).toBe(0);
    expect(lineOf(open)).toEqual([]);
  });
});

describe('how far is looked', () => {
  it('no less than for a ruling once the game is over', () => expect(limits[firstRound(true)]).toBe(1_000_000));
  it('less while it goes on, and further when asked again', () => {
    expect(limits[firstRound(false)]).toBeLessThan(1_000_000);
    expect([...limits].sort((one, other) => one - other)).toEqual(limits);
  });
});
