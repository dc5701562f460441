// SPDX-License-Identifier: GPL-3.0-or-later
/** Clocks as values: what a display shows, what counts as low, why it jumped, and whose time holds. */
import { describe, expect, it } from 'vitest';
import { clockChanges } from '../src/game/clock_change';
import { baseTimes_ms, clockText, lowTime_ms, partsOf, readClock, signedText } from '../src/game/clock_time';
import { GameTime } from '../src/game/game_time';
import type { ClockDisplay, ClockState, GameAnswer, Ruling } from '../src/core/types';

const display: ClockDisplay = {
  period: 0,
  moves_to_go: null,
  fallen: false,
  must_record: false,
  per_move_ms: 0,
  bonus: 'increment',
  delay_left_ms: 0,
};

function clock(part: Partial<ClockState> = {}): ClockState {
  return {
    white_ms: 300_000,
    black_ms: 300_000,
    running: 'white',
    stopped: false,
    now_ms: 0,
    falls_at_ms: null,
    white: display,
    black: display,
    ...part,
  };
}

describe('the figures', () => {
  it.each([
    ['the first moment of five minutes', 300_000, '5:00'],
    ['a part of a second counts as a whole one', 299_001, '5:00'],
    ['one second less', 299_000, '4:59'],
    ['hours', 5_400_000, '1:30:00'],
    ['the last second of an hour', 3_599_001, '1:00:00'],
    ['no tenths above twenty seconds', 20_001, '0:21'],
    ['tenths from twenty seconds', 20_000, '0:20.0'],
    ['tenths', 19_350, '0:19.4'],
    ['the last tenth is not yet zero', 1, '0:00.1'],
    ['fallen', 0, '0:00.0'],
    ['never below zero', -5, '0:00.0'],
  ])('%s', (_, time_ms, text) => expect(clockText(time_ms)).toBe(text));

  it.each([
    [120_000, '+2:00'],
    [2_000, '+0:02'],
    [-60_000, '−1:00'],
    [1_800_000, '+30:00'],
  ])('a change of %i ms is %s', (time_ms, text) => expect(signedText(time_ms)).toBe(text));

  it('are read aloud in whole seconds', () => expect(partsOf(3_725_400)).toEqual({ hours: 1, minutes: 2, seconds: 6 }));
});

describe('low time', () => {
  it.each([
    ['a tenth of five minutes', '5+0', 30_000],
    ['a tenth of three minutes', '3+2', 18_000],
    ['at least ten seconds', '0.5+0', 10_000],
    ['at most five minutes', '90/40+30;30+30', 300_000],
  ])('%s', (_, control, bound) => expect(lowTime_ms(baseTimes_ms(control)[0]!)).toBe(bound));

  it('each period has its own', () => expect(baseTimes_ms('90/40+30;30+30')).toEqual([5_400_000, 1_800_000]));
});

describe('a display read later', () => {
  const delayed = { ...display, bonus: 'delay' as const, delay_left_ms: 3_000 };
  it.each([
    ['the running one has lost what passed', clock(), 'white', 1_500, 298_500, 0],
    ['the other one stands', clock(), 'black', 1_500, 300_000, 0],
    ['a stopped clock stands', clock({ stopped: true }), 'white', 1_500, 300_000, 0],
    ['before the first moves none runs', clock({ running: null }), 'white', 1_500, 300_000, 0],
    ['it stops at zero', clock({ white_ms: 900 }), 'white', 1_500, 0, 0],
    ['counted from the time of the telling', clock({ now_ms: 1_000 }), 'white', 1_500, 299_500, 0],
    ['an earlier time changes nothing', clock({ now_ms: 2_000 }), 'white', 1_500, 300_000, 0],
    ['the delay goes first', clock({ white: delayed }), 'white', 1_000, 300_000, 2_000],
    ['then the main time', clock({ white: delayed }), 'white', 4_000, 299_000, 0],
  ] as const)('%s', (_, told, color, at, left_ms, delay_ms) =>
    expect(readClock(told, color, at)).toEqual({ left_ms, delay_ms }),
  );
});

describe('why a display jumped', () => {
  function answer(told: ClockState | null, last?: Partial<Ruling>): GameAnswer {
    return { clock: told, rulings: last ? [{ ok: true, article: '6.2.1', ...last }] : [] } as unknown as GameAnswer;
  }
  const after = (part: Partial<ClockState>, last: Partial<Ruling>) => answer(clock({ now_ms: 1_000, ...part }), last);
  const move: Partial<Ruling> = { by: 'white', do: 'move' };

  it.each([
    ['time for the move', after({ white_ms: 301_000 }, move), { white: { ms: 2_000, why: 'increment' }, black: null }],
    ['nothing is given', after({ white_ms: 299_000 }, move), { white: null, black: null }],
    [
      'the next period',
      after({ white_ms: 329_000, white: { ...display, period: 1 } }, move),
      { white: { ms: 30_000, why: 'period' }, black: null },
    ],
    [
      'two minutes for an incorrect claim of the opponent',
      after({ white_ms: 299_000, black_ms: 420_000 }, { by: 'white', do: 'claim', article: '9.5.3' }),
      { white: null, black: { ms: 120_000, why: { article: '9.5.3' } } },
    ],
    [
      'time removed by the arbiter',
      after({ white_ms: 239_000 }, { by: 'arbiter', do: 'penalty', article: '12.9.3' }),
      { white: { ms: -60_000, why: { article: '12.9.3' } }, black: null },
    ],
    ['a move that the server heard later is no news', after({ white_ms: 298_800 }, move), { white: null, black: null }],
  ] as const)('%s', (_, told, expected) => expect(clockChanges(answer(clock()), told)).toEqual(expected));

  it('nothing without a clock', () =>
    expect(clockChanges(answer(null), answer(null, move))).toEqual({ white: null, black: null }));
});

describe('the time of a game', () => {
  function running(start = 0) {
    let passed = 0;
    const time = new GameTime(() => passed, start);
    return { time, pass: (ms: number) => (passed += ms) };
  }

  it('goes on from where the game was kept, in whole ms', () => {
    const { time, pass } = running(5_000);
    pass(10.7);
    expect(time.now()).toBe(5_010);
  });

  it.each([
    ['a word that says more moves it on', 'hear', 1_200, 1_200],
    ['a word that was long on its way changes nothing', 'hear', 700, 1_000],
    ['even one that says far less', 'hear', -9_000, 1_000],
    ['back after a short gap', 'rejoin', 900, 1_000],
    ['back when the keeper stood still', 'rejoin', -4_000, -4_000],
    ['back after sleep', 'rejoin', 60_000, 60_000],
  ] as const)('%s', (_, how, told, now) => {
    const { time, pass } = running();
    pass(1_000);
    time[how](told);
    expect(time.now()).toBe(now);
  });
});
