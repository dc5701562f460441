// SPDX-License-Identifier: GPL-3.0-or-later
/** A player's clock in a game: the display, what it says besides, and the warning when time is short. */
import type { Color } from '../core/squares';
import type { ClockState } from '../core/types';
import type { ClockChange } from '../game/clock_change';
import { baseTimes_ms, lowTime_ms, partsOf, readClock } from '../game/clock_time';
import { isOver, type TableState } from '../game/table_state';
import type { Messages } from '../i18n/messages';
import { ClockFace } from './clock_face';
import { usePage } from './context';

interface Props {
  state: TableState;
  color: Color;
  /** The game's time; absent while the game has not begun. */
  now: (() => number) | undefined;
  onLow: (color: Color, left_ms: number) => void;
}

export function PlayerClock({ state, color, now, onLow }: Props) {
  const { messages } = usePage();
  const { clock } = state.answer;
  if (!clock) return null;
  return (
    <ClockFace
      color={color}
      clock={clock}
      now={isOver(state) ? undefined : now}
      low_ms={lowBound_ms(state, color)}
      onLow={(left_ms) => onLow(color, left_ms)}
      change={changeShown(state.changes[color], messages)}
      note={noteOf(state, clock, color, messages)}
    />
  );
}

function lowBound_ms({ answer }: TableState, color: Color): number {
  const times = baseTimes_ms(answer.regulations.time_control ?? '');
  return lowTime_ms(times[answer.clock?.[color].period ?? 0] ?? 0);
}

function changeShown(change: ClockChange | null, { clock: words }: Messages): { ms: number; why: string } | null {
  if (!change) return null;
  const why =
    change.why === 'increment'
      ? words.increment
      : change.why === 'period'
        ? words.nextPeriod
        : words.ruled(change.why.article);
  return { ms: change.ms, why };
}

function noteOf(
  state: TableState,
  clock: ClockState,
  color: Color,
  { clock: words }: Messages,
): { text: string; short: string } | null {
  const { moves_to_go: toGo } = clock[color];
  if (isOver(state)) return null;
  if (clock.running === null && !clock.stopped && state.answer.regulations.first_moves_untimed) {
    return { text: words.firstMove, short: words.notStarted };
  }
  return toGo === null ? null : { text: words.movesToGo(toGo), short: words.toGo(toGo) };
}

/** Both clocks and the number of the move, as read aloud on request (D.2.6.1). */
export function spokenClocks({ answer }: TableState, at: number, messages: Messages): string {
  const words = messages.clock;
  const number = Number(answer.fen.split(' ')[5]) || 1;
  const parts = (['white', 'black'] as const).map((color) =>
    answer.clock ? `${words.of(color)}${messages.signs.colon}${spokenTime(readClock(answer.clock, color, at).left_ms, messages)}` : null,
  );
  return [words.moveNumber(number, answer.turn), ...(answer.clock ? parts : [words.noClock])].join(messages.signs.stop);
}

export function spokenTime(time_ms: number, messages: Messages): string {
  const { hours, minutes, seconds } = partsOf(time_ms);
  return messages.clock.spoken(hours, minutes, seconds);
}
