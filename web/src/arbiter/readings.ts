// SPDX-License-Identifier: GPL-3.0-or-later
/** What the clocks on the table show, typed by hand, and what of it the game does not know yet. */
import { colors, type Color } from '../core/squares';
import type { ClockState, GameEvent } from '../core/types';
import { clockText } from '../game/clock_time';

/** The longest time that is taken for one: the core's own bound of 10,000 minutes. */
const longest_ms = 10_000 * 60_000;

/** "1:23:45", "23:45", "0:05.3", or minutes alone; null for anything else. */
export function readClockTime(text: string): number | null {
  const plain = text.trim().replace(/：/g, ':').replace(/,/g, '.');
  const parts = /^(?:(\d{1,3}):)?(\d{1,5}):([0-5]\d(?:\.\d{1,3})?)$/.exec(plain);
  if (parts) {
    const [, hours, minutes, seconds] = parts;
    if (hours !== undefined && Number(minutes) > 59) return null;
    return bounded(Number(hours ?? 0) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000);
  }
  return /^\d{1,5}(?:\.\d)?$/.test(plain) ? bounded(Number(plain) * 60_000) : null;
}

function bounded(time_ms: number): number | null {
  return time_ms <= longest_ms ? Math.round(time_ms) : null;
}

/** What has been typed, by display; what is absent is as the page shows it. */
export type Readings = Partial<Record<Color, string>>;

export interface Settled {
  /** The time of the game at which the clocks show this. */
  at: number;
  /** What has to be set by hand, since no time that passes brings it about. */
  corrections: GameEvent[];
}

/**
 * The running clock tells how much time has passed; any other difference is a correction by the arbiter (6.10.2). The colour
 * whose text is no time, where there is one.
 */
export function settle(clock: ClockState, readings: Readings): Settled | Color {
  let at = clock.now_ms;
  const differing: { color: Color; ms: number }[] = [];
  for (const color of colors) {
    const text = readings[color];
    const shown = clock[`${color}_ms`];
    if (text === undefined || text.trim() === clockText(shown, false) || text.trim() === clockText(shown)) continue;
    const ms = readClockTime(text);
    if (ms === null) return color;
    if (clock.running === color && !clock.stopped && ms < shown) at += shown - ms + clock[color].delay_left_ms;
    else if (ms !== shown) differing.push({ color, ms });
  }
  return { at, corrections: differing.map(({ color, ms }) => ({ at, by: 'arbiter', do: 'set-clock', to: color, ms })) };
}
