// SPDX-License-Identifier: GPL-3.0-or-later
/** What an event gave to a clock or took from it, so that no display jumps without its reason. */
import { colors, type Color } from '../core/squares';
import type { GameAnswer, Ruling } from '../core/types';
import { readClock } from './clock_time';

export interface ClockChange {
  ms: number;
  /** Given for the move; the next period's time; or an article under which it was ruled. */
  why: 'increment' | 'period' | { article: string };
}

export const noChanges: Readonly<Record<Color, ClockChange | null>> = { white: null, black: null };

/** Less than this is no news: the server's time of a move is a little later than the page reckoned. */
const least_ms = 100;

/** Compares the clocks before an event, run on to its time, with those after it. */
export function clockChanges(before: GameAnswer, after: GameAnswer): Record<Color, ClockChange | null> {
  const changes = { ...noChanges };
  const [old, now] = [before.clock, after.clock];
  const ruling = after.rulings[after.rulings.length - 1];
  if (!old || !now || !ruling) return changes;
  for (const color of colors) {
    const ms = now[`${color}_ms`] - readClock(old, color, now.now_ms).left_ms;
    const why = reasonOf(ruling, color, old[color].period !== now[color].period);
    if (ms >= least_ms || (ms <= -least_ms && typeof why === 'object')) changes[color] = { ms, why };
  }
  return changes;
}

function reasonOf(ruling: Ruling, color: Color, newPeriod: boolean): ClockChange['why'] {
  if (ruling.by === color && (ruling.do === 'move' || ruling.do === 'press')) return newPeriod ? 'period' : 'increment';
  return { article: ruling.article ?? '' };
}
