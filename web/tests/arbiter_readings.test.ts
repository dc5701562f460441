// SPDX-License-Identifier: GPL-3.0-or-later
/** Times typed from the clocks on the table. */
import { describe, expect, it } from 'vitest';
import { readClockTime, settle } from '../src/arbiter/readings';
import type { ClockState } from '../src/core/types';

const minutes = (count: number) => count * 60_000;

describe('a typed time', () => {
  it.each([
    ['1:23:45', 5_025_000],
    ['0:05:00', minutes(5)],
    ['23:45', 1_425_000],
    ['90:00', minutes(90)],
    ['0:05.3', 5300],
    ['0:05,3', 5300],
    [' 2:00 ', minutes(2)],
    ['12：30', 750_000],
    ['5', minutes(5)],
    ['0:00', 0],
  ])('%s', (text, time) => expect(readClockTime(text)).toBe(time));

  it.each(['', 'five', '1:60', '1:75:00', '5:5', '1:2:3:4', '-1:00', '99999999', '10001'])('is none: %s', (text) =>
    expect(readClockTime(text)).toBeNull(),
  );
});

function clock(part: Partial<ClockState> = {}): ClockState {
  const display = {
    period: 0,
    moves_to_go: null,
    fallen: false,
    must_record: true,
    per_move_ms: 0,
    bonus: 'increment' as const,
    delay_left_ms: 0,
  };
  return {
    white_ms: minutes(20),
    black_ms: minutes(10),
    running: 'white',
    stopped: false,
    now_ms: 1000,
    falls_at_ms: null,
    white: display,
    black: display,
    ...part,
  };
}

describe('what the clocks on the table show', () => {
  it('is as the game has it where nothing is typed, or the same', () => {
    expect(settle(clock(), {})).toEqual({ at: 1000, corrections: [] });
    expect(settle(clock(), { white: '20:00', black: '10:00' })).toEqual({ at: 1000, corrections: [] });
  });

  it('tells how much time has passed by the clock that runs', () => {
    expect(settle(clock(), { white: '18:30' })).toEqual({ at: 1000 + minutes(1.5), corrections: [] });
  });

  it('counts the delay before the main time', () => {
    const delayed = clock();
    delayed.white = { ...delayed.white, delay_left_ms: 10_000 };
    expect(settle(delayed, { white: '19:00' })).toEqual({ at: 1000 + 10_000 + minutes(1), corrections: [] });
  });

  it('corrects a clock that stands, or one that shows more than it can', () => {
    expect(settle(clock(), { white: '19:00', black: '12:00' })).toEqual({
      at: 1000 + minutes(1),
      corrections: [{ at: 1000 + minutes(1), by: 'arbiter', do: 'set-clock', to: 'black', ms: minutes(12) }],
    });
    expect(settle(clock(), { white: '21:00' })).toMatchObject({ at: 1000, corrections: [{ to: 'white', ms: minutes(21) }] });
  });

  it('corrects both where the clocks have been stopped', () => {
    expect(settle(clock({ stopped: true }), { white: '19:00' })).toMatchObject({ at: 1000, corrections: [{ to: 'white' }] });
  });

  it('names whose text is no time', () => expect(settle(clock(), { black: 'ten' })).toBe('black'));
});
