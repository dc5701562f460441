// SPDX-License-Identifier: GPL-3.0-or-later
/** Time as a chessclock shows it, and as it is said. All times are in milliseconds. */
import type { ClockState } from '../core/types';
import type { Color } from '../core/squares';

/** Below it, tenths of a second are shown. */
export const tenthsBelow_ms = 20_000;

/** Longest and shortest time that counts as low; 8.4 takes five minutes for the end of the duty to record. */
const lowAtMost_ms = 5 * 60_000;
const lowAtLeast_ms = 10_000;

/**
 * "1:29:58", "4:59", "0:19.4". Rounded up, so that only a clock that has fallen shows nothing but zeros. `tenths`: shown in the
 * last 20 seconds unless false.
 */
export function clockText(time_ms: number, tenths = true): string {
  const left = Math.max(0, time_ms);
  if (tenths && left <= tenthsBelow_ms) {
    const count = Math.ceil(left / 100);
    return `0:${two(Math.floor(count / 10))}.${count % 10}`;
  }
  const { hours, minutes, seconds } = partsOf(left);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Whole hours, minutes and seconds, rounded up to the second. */
export function partsOf(time_ms: number): { hours: number; minutes: number; seconds: number } {
  const total = Math.ceil(Math.max(0, time_ms) / 1000);
  return { hours: Math.floor(total / 3600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
}

/** What was given or taken: "+2:00", "+0:30", "−1:00". */
export function signedText(time_ms: number): string {
  return `${time_ms < 0 ? '−' : '+'}${clockText(Math.abs(time_ms), false)}`;
}

/** When time is low: about a tenth of the period's time, from ten seconds to five minutes. */
export function lowTime_ms(base_ms: number): number {
  return Math.min(lowAtMost_ms, Math.max(lowAtLeast_ms, base_ms / 10));
}

/** The time of each period of a time control's text, as the core writes it: "90/40+30;30+30" gives 90 and 30 minutes. */
export function baseTimes_ms(control: string): number[] {
  return control.split(';').map((period) => (Number.parseFloat(period) || 0) * 60_000);
}

/** What one display shows: the main time, and the delay that passes before it. */
export interface Reading {
  left_ms: number;
  delay_ms: number;
}

/**
 * What a display shows at `at` if nothing has happened since the core told of the clock. `at`: ms of the game; an earlier one
 * than `clock.now_ms` counts as that.
 */
export function readClock(clock: ClockState, color: Color, at: number): Reading {
  const left = clock[`${color}_ms`];
  const delay = clock[color].delay_left_ms;
  if (clock.running !== color || clock.stopped) return { left_ms: left, delay_ms: delay };
  const passed = Math.max(0, at - clock.now_ms);
  return { left_ms: Math.max(0, left - Math.max(0, passed - delay)), delay_ms: Math.max(0, delay - passed) };
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
