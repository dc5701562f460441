// SPDX-License-Identifier: GPL-3.0-or-later
/** A lesson while it is read: tries, answers, replies, solutions, resets. Answers are judged by the real rules. */
import { describe, expect, it } from 'vitest';
import { reasonsRead } from '../src/ask/ask';
import type { Square } from '../src/core/squares';
import { lessonScene } from '../src/learn/lesson_scene';
import type { Lesson } from '../src/learn/lesson';
import { fenAt, ucisOf } from '../src/learn/line';
import { canReset, handUse, newPlayer, retold, stopOf, type Player, type Stop } from '../src/learn/player';
import { playerStep, type PlayerIntent } from '../src/learn/player_step';
import { sampleLesson } from './learn_fixtures';
import { rulesCore } from './rules';

const core = rulesCore();
const after = (player: Player, ...intents: PlayerIntent[]) => intents.reduce((now, intent) => playerStep(core, now, intent), player);
const at = (id: string, step: number, ...intents: PlayerIntent[]) => after(newPlayer(core, sampleLesson(id), step), ...intents);
const tryMove = (from: Square, to: Square): PlayerIntent => ({ kind: 'try', from, to });
const type = (text: string): PlayerIntent => ({ kind: 'type', text });
const fill = (part: Extract<PlayerIntent, { kind: 'fill' }>['part']): PlayerIntent => ({ kind: 'fill', part });
const check: PlayerIntent = { kind: 'answer' };
const show: PlayerIntent = { kind: 'show-solution' };
const shownFen = (player: Player) => lessonScene(core, player).fen;
const placement = (player: Player) => shownFen(player).split(' ')[0];
/** Of a refused move, of what is asked, or of a wrong answer. */
const reasonsIn = ({ refusal, inquiry, verdict }: Stop) => refusal?.reasons ?? (inquiry && reasonsRead(inquiry.question)) ?? verdict?.reasons ?? [];
const codes = (player: Player) => reasonsIn(stopOf(player)).map(({ code }) => code);

describe('a check', () => {
  const checked: Lesson = {
    ...sampleLesson('queen-and-king'),
    step: [{ text: 'What is this?', fen: '7k/8/5K2/7Q/8/8/8/8 b - - 0 1', task: { kind: 'state' } }],
  };
  const start = newPlayer(core, checked, 0);
  it('is not shown while the reader has to say what this is', () => expect(lessonScene(core, start).check).toBeNull());
  it('is not shown after a wrong answer', () =>
    expect(lessonScene(core, after(start, fill({ state: 'stalemate' }), check)).check).toBeNull());
  it('is shown once it was said', () => expect(lessonScene(core, after(start, fill({ state: 'check' }), check)).check).toBe('black'));
});

describe('a step without a task is a live board', () => {
  const start = at('the-rook', 0);
  it('shows the marks of the lesson', () =>
    expect([...lessonScene(core, start).drawing.marks]).toEqual([
      ['d7', 'allowed'],
      ['g4', 'allowed'],
      ['g7', 'refused'],
    ]));
  it('plays what is legal, and answers nothing', () => {
    const tried = after(start, tryMove('d4', 'd7'));
    expect(ucisOf(stopOf(tried).line)).toEqual(['d4d7']);
    expect(shownFen(tried).split(' ')[1]).toBe('b');
  });
  it('lets the reader move for the other side as well', () =>
    expect(ucisOf(stopOf(after(start, tryMove('d4', 'd7'), tryMove('b8', 'a8'))).line)).toEqual(['d4d7', 'b8a8']));
  it('tells why a move is refused, and leaves the board as it is', () => {
    const refused = after(start, tryMove('d4', 'g7'));
    expect(codes(refused)).toEqual(['not-a-rook-move']);
    expect(lessonScene(core, refused).drawing.tried).toEqual(['d4', 'g7']);
    expect(placement(refused)).toBe(placement(start));
  });
  it('reads what is typed', () => {
    expect(ucisOf(stopOf(after(start, type('rd7'))).line)).toEqual(['d4d7']);
    expect(codes(after(start, type('d4g7')))).toEqual(['not-a-rook-move']);
    expect(stopOf(after(start, type('hello'))).unread).toBe('hello');
  });
  it('takes a try back, one at a time', () => {
    const two = after(start, tryMove('d4', 'd7'), tryMove('b8', 'a8'));
    expect(ucisOf(stopOf(after(two, { kind: 'take-back' })).line)).toEqual(['d4d7']);
    expect(ucisOf(stopOf(after(two, { kind: 'take-back' }, { kind: 'take-back' }, { kind: 'take-back' })).line)).toEqual([]);
  });
  it('goes on from a position looked back at', () => {
    const other = after(start, tryMove('d4', 'd7'), tryMove('b8', 'a8'), { kind: 'look', ply: 1 }, tryMove('b8', 'c8'));
    expect(ucisOf(stopOf(other).line)).toEqual(['d4d7', 'b8c8']);
  });
  it('can be reset once something was tried', () => {
    expect(canReset(start)).toBe(false);
    const tried = after(start, tryMove('d4', 'd7'));
    expect(canReset(tried)).toBe(true);
    expect(after(tried, { kind: 'reset' })).toEqual(start);
  });
  it('tells what a piece can do, and why it may not go to a square', () => {
    const asked = at('the-rook', 2, { kind: 'select', square: 'a1' }, { kind: 'inquire' });
    expect(lessonScene(core, asked).askable.has('a4')).toBe(true);
    expect(codes(after(asked, { kind: 'ask', square: 'a4' }))).toEqual(['own-piece-on-target']);
  });
});

describe('a move to find', () => {
  const start = at('the-rook', 1);
  it('begins where the step before ended', () => expect(shownFen(start)).toBe('1k6/8/8/8/3R4/7K/8/8 w - - 0 1'));
  it('right: the lesson says so and replies, and nobody else moves', () => {
    const right = after(start, tryMove('d4', 'd7'));
    expect(stopOf(right)).toMatchObject({ met: 'solved', wrong: 0, told: 2, ply: 2 });
    expect(ucisOf(stopOf(right).line)).toEqual(['d4d7', 'b8a8']);
    expect(stopOf(right).verdict?.right).toBe(true);
  });
  it('legal but not what is asked for: the board stays, and the miss is told', () => {
    const wrong = after(start, tryMove('d4', 'd6'));
    expect(stopOf(wrong)).toMatchObject({ met: null, wrong: 1, ply: 0 });
    expect(stopOf(wrong).verdict?.misses).toMatchObject([{ code: 'other-to', squares: ['d7'] }]);
    expect(lessonScene(core, wrong).drawing.arrows).toMatchObject([{ from: 'd4', to: 'd6' }]);
  });
  it('illegal: the reason has its article', () => {
    const wrong = after(start, tryMove('d4', 'g7'));
    expect(reasonsIn(stopOf(wrong))).toMatchObject([{ code: 'not-a-rook-move', article: '3.3' }]);
    expect(stopOf(wrong).wrong).toBe(1);
  });
  it('typed, legal or not', () => {
    expect(stopOf(after(start, type('Rd7'))).met).toBe('solved');
    expect(stopOf(after(start, type('Rg4'))).wrong).toBe(1);
    expect(codes(after(start, type('d4g7')))).toEqual(['not-a-rook-move']);
    expect(stopOf(after(start, type('d4g7'))).wrong).toBe(1);
  });
  it('a text that is no move costs no try', () => expect(stopOf(after(start, type('hello')))).toMatchObject({ wrong: 0, unread: 'hello' }));
  it('one more try may be right', () => expect(stopOf(after(start, tryMove('d4', 'd6'), tryMove('d4', 'd7')))).toMatchObject({ met: 'solved', wrong: 1 }));
  it('the solution is shown as if it had been played', () => {
    const shown = after(start, tryMove('d4', 'd6'), tryMove('d4', 'd5'), show);
    expect(stopOf(shown)).toMatchObject({ met: 'shown', verdict: null, wrong: 2 });
    expect(ucisOf(stopOf(shown).line)).toEqual(['d4d7', 'b8a8']);
  });
  it('reset: as if nothing had been answered', () => expect(after(start, tryMove('d4', 'd7'), { kind: 'reset' })).toEqual(start));
  it('a met task stays met while the reader tries on', () => {
    const on = after(start, tryMove('d4', 'd7'), tryMove('d7', 'd8'));
    expect(stopOf(on)).toMatchObject({ met: 'solved', told: 2 });
    expect(ucisOf(stopOf(on).line)).toEqual(['d4d7', 'b8a8', 'd7d8']);
  });
  it('wrong tries are remembered behind a reset, so that the solution can be looked at', () =>
    expect(stopOf(after(start, tryMove('d4', 'd6'), tryMove('d4', 'd5'), { kind: 'reset' }))).toMatchObject({ wrong: 2, verdict: null }));
  it('what was done is there again when the reader comes back', () => {
    const back = after(start, tryMove('d4', 'd7'), { kind: 'go', at: 2 }, { kind: 'go', at: 1 });
    expect(stopOf(back).met).toBe('solved');
  });
});

describe('squares to mark', () => {
  const start = at('the-rook', 2);
  const all: Square[] = ['a2', 'a3', 'b1', 'c1', 'd1', 'e1', 'f1'];
  const choose = (...squares: Square[]) => squares.map((square): PlayerIntent => ({ kind: 'choose', square }));
  it('are chosen and left again', () => {
    expect(handUse(start)).toBe('mark');
    expect(stopOf(after(start, ...choose('a2', 'a3', 'a2'))).draft.squares).toEqual(['a3']);
  });
  it('right', () => expect(stopOf(after(start, ...choose(...all), check)).met).toBe('solved'));
  it('typed', () => expect(stopOf(after(start, type('a2, a3 b1 c1 d1 e1 f1'), check)).met).toBe('solved'));
  it('too few and too many are told, and the wrong ones crossed', () => {
    const wrong = after(start, ...choose('a2', 'h8'), check);
    const misses = stopOf(wrong).verdict!.misses;
    expect(misses.map(({ code }) => code).sort()).toEqual(['squares-missing', 'squares-wrong']);
    expect(lessonScene(core, wrong).drawing.marks.get('h8')).toBe('refused');
    expect(lessonScene(core, wrong).drawing.marks.get('a2')).toBe('chosen');
    expect(lessonScene(core, wrong).drawing.marks.has('b1')).toBe(false);
  });
  it('a changed answer takes the verdict away', () => expect(stopOf(after(start, check, ...choose('a2'))).verdict).toBeNull());
  it('the solution', () => expect([...stopOf(after(start, show)).draft.squares].sort()).toEqual(all));
  it('words that are no squares', () => expect(stopOf(after(start, type('left'))).unread).toBe('left'));
});

describe('one answer of several', () => {
  it.each<[string, Player, PlayerIntent, PlayerIntent]>([
    ['a state', at('queen-and-king', 0), fill({ state: 'stalemate' }), fill({ state: 'checkmate' })],
    ['whether a move may be played', at('queen-and-king', 2), fill({ code: 'castling-through-attack' }), fill({ code: null })],
    ['a claim with a move', at('at-the-table', 1), fill({ claim: 'fifty-moves', announces: true, uci: 'a1a2' }), fill({ claim: null })],
    ['a choice', at('setting-up', 1), fill({ option: 0 }), fill({ option: 1 })],
    ['a notation', at('setting-up', 2), fill({ text: ' Rad3 ' }), fill({ text: 'Rd3' })],
  ])('%s', (_, start, right, wrong) => {
    expect(stopOf(after(start, check))).toEqual(stopOf(start));
    expect(stopOf(after(start, right, check)).met).toBe('solved');
    const missed = stopOf(after(start, wrong, check));
    expect(missed).toMatchObject({ met: null, wrong: 1 });
    expect(missed.verdict?.misses.length).toBeGreaterThan(0);
    expect(stopOf(after(start, wrong, check, right, check)).met).toBe('solved');
    expect(stopOf(after(start, show)).met).toBe('shown');
    expect(stopOf(after(start, right, check, wrong)).draft).toEqual(stopOf(after(start, right)).draft);
  });
  it('a claim is announced on the board, not played', () => {
    const start = at('at-the-table', 1, fill({ claim: 'fifty-moves', announces: true }));
    const told = after(start, tryMove('a1', 'a2'));
    expect(stopOf(told).draft.uci).toBe('a1a2');
    expect(shownFen(told)).toBe(shownFen(start));
    expect(codes(after(start, tryMove('a1', 'b2')))).toEqual(['not-a-rook-move']);
  });
});

describe('pieces to place', () => {
  it('one piece on a free square', () => {
    const start = at('queen-and-king', 1);
    expect(stopOf(after(start, { kind: 'choose', square: 'h8' })).draft.squares).toEqual([]);
    const right = after(start, { kind: 'choose', square: 'g7' }, check);
    expect(stopOf(right).met).toBe('solved');
    expect(placement(right)).toBe('7k/6Q1/5K2/8/8/8/8/8');
    expect(stopOf(after(start, type('g6'), check)).verdict?.misses).toMatchObject([{ code: 'other-state', value: 'stalemate' }]);
  });
  it('a whole board, by hand and typed', () => {
    const start = at('setting-up', 0);
    const queen = fill({ hand: { color: 'white', kind: 'queen' } });
    const byHand = after(start, { kind: 'choose', square: 'e1' }, queen, { kind: 'choose', square: 'd1' }, check);
    expect(stopOf(byHand).met).toBe('solved');
    const exchanged = after(start, type('Kd1'), type('Qe1'), check);
    expect(stopOf(exchanged).verdict?.misses).toMatchObject([{ code: 'pieces-wrong', squares: ['d1', 'e1'] }]);
    expect(stopOf(after(exchanged, type('Ke1'), type('Qd1'), check)).met).toBe('solved');
    expect(stopOf(after(start, type('Zz9'))).unread).toBe('Zz9');
  });
});

describe('at the table', () => {
  it('a ruling is chosen after looking at what happened', () => {
    const start = at('at-the-table', 2);
    expect(stopOf(start).game!.now.rulings).toHaveLength(2);
    expect(stopOf(after(start, { kind: 'look-at-event', events: 1 })).game!.shown.plies).toHaveLength(0);
    expect(stopOf(after(start, fill({ option: 0 }), check)).verdict).not.toBeNull();
  });
  it('a move is made, and the clock pressed', () => {
    const start = at('at-the-table', 0);
    const made = after(start, { kind: 'select', square: 'e2' }, tryMove('e2', 'e4'));
    expect(stopOf(made).draft.events.map((event) => event.do)).toEqual(['touch', 'make']);
    expect(stopOf(made)).toMatchObject({ met: null, wrong: 0 });
    expect(stopOf(after(made, { kind: 'act', deed: { do: 'press' } })).met).toBe('solved');
  });
  it('what must never happen fails the practice, which can be begun anew', () => {
    const failed = at('at-the-table', 0, { kind: 'act', deed: { do: 'press' } });
    expect(stopOf(failed).verdict?.misses).toMatchObject([{ code: 'forbidden', value: 'pressed-without-move' }]);
    expect(stopOf(after(failed, { kind: 'reset' })).verdict).toBeNull();
  });
  it('one way to do it can be looked at', () => {
    const shown = at('at-the-table', 0, show);
    expect(stopOf(shown)).toMatchObject({ met: 'shown', game: { events: 2 } });
    expect(placement(shown)).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
  });
  it('what was begun can be begun anew', () => {
    const start = at('at-the-table', 0);
    expect(after(start, { kind: 'select', square: 'e2' }, { kind: 'reset' })).toEqual(start);
  });
});

describe('two ways', () => {
  const lesson = sampleLesson('the-knight');
  const ways = newPlayer(core, lesson, 1);
  it('stand behind the last step, each on its own board', () => {
    expect(stopOf(ways).line.moves.map(({ san }) => san)).toEqual(['Nc7+', 'Kd7', 'Nxa8']);
    expect(stopOf(after(ways, { kind: 'branch', branch: 1 })).line.moves.map(({ san }) => san)).toEqual(['Nd6+']);
  });
  it('begin at the position of the first step', () => {
    expect(stopOf(ways).ply).toBe(0);
    expect(fenAt(stopOf(ways).line, 0)).toBe('r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1');
  });
});

it('promotion is asked for, and may be cancelled', () => {
  const lesson: Lesson = {
    ...sampleLesson('the-rook'),
    step: [{ text: '', fen: '8/k1P5/2K5/8/8/8/7P/8 w - - 0 1', task: { kind: 'move', goal: { promotes: 'knight', checks: true } } }],
  };
  const start = newPlayer(core, lesson);
  const asked = after(start, tryMove('c7', 'c8'));
  expect(stopOf(asked).promotion).toEqual({ from: 'c7', to: 'c8' });
  expect(stopOf(after(asked, { kind: 'cancel' })).promotion).toBeNull();
  expect(stopOf(after(asked, { kind: 'promote', to: 'knight' })).met).toBe('solved');
  const queen = after(asked, { kind: 'promote', to: 'queen' });
  expect(stopOf(queen).verdict?.misses.map(({ code }) => code)).toContain('other-promotion');
});

it('the rules find an answer to every kind of task, and take it', () => {
  const kinds = new Set<string>();
  for (const id of ['the-rook', 'setting-up', 'queen-and-king', 'at-the-table']) {
    for (const [index, { task }] of sampleLesson(id).step!.entries()) {
      if (!task) continue;
      kinds.add(task.kind);
      const { start, moves } = { start: stopOf(at(id, index)).line.start, moves: [] };
      const { solution } = core.judge(start, moves, task, null, true);
      expect(solution, `${id} ${index}`).not.toBeNull();
      expect(core.judge(start, moves, task, solution).right, `${id} ${index}`).toBe(true);
    }
  }
  expect([...kinds].sort()).toEqual(['act', 'choice', 'claim', 'legal', 'move', 'notation', 'place', 'ruling', 'setup', 'squares', 'state']);
});

describe('in another language', () => {
  const chinese = rulesCore('zh-Hans');
  const again = (player: Player) => retold(chinese, player, { ...player.lesson, title: '另一种语言' });
  it('an answer that is half given stays, at the step where it was given', () => {
    const half = after(at('the-rook', 2, { kind: 'choose', square: 'a2' }), { kind: 'go', at: 0 }, tryMove('d4', 'd7'));
    const told = again(half);
    expect(told.lesson.title).toBe('另一种语言');
    expect(told).toMatchObject({ at: 0, stops: half.stops });
  });
  it('a refused answer is refused in that language', () => {
    const wrong = at('the-rook', 1, tryMove('d4', 'g7'));
    const told = again(wrong);
    expect(stopOf(told).wrong).toBe(1);
    expect(codes(told)).toEqual(codes(wrong));
    const { refusal, verdict } = stopOf(told);
    expect((refusal?.reasons ?? verdict!.reasons)[0]!.text).toMatch(/车/);
  });
  it('what was done at a table is done, and the act looked at is still shown', () => {
    const made = at('at-the-table', 0, { kind: 'select', square: 'e2' }, tryMove('e2', 'e4'), { kind: 'look-at-event', events: 1 });
    const [before, now] = [stopOf(made), stopOf(again(made))];
    expect(now.draft).toEqual(before.draft);
    expect(now.game!.events).toBe(1);
    expect([now.game!.shown.fen, now.game!.now.fen]).toEqual([before.game!.shown.fen, before.game!.now.fen]);
  });
});
