// SPDX-License-Identifier: GPL-3.0-or-later
/** One display of the chessclock (Laws 6.12.1, D.2.6.1, D.2.10.4): big figures that tick by themselves, without a call of the rules. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Color } from '../core/squares';
import type { ClockState } from '../core/types';
import { clockText, partsOf, readClock, signedText, tenthsBelow_ms, type Reading } from '../game/clock_time';
import { usePage } from './context';

interface Props {
  color: Color;
  /** As the core last told it. */
  clock: ClockState;
  /** The game's time now, in ms. Without it time does not pass by itself, as where an arbiter enters every time. */
  now?: (() => number) | undefined;
  /** Where low time begins (game/clock_time.ts lowTime_ms); 0 for never. */
  low_ms?: number;
  /** Told once, when the running time becomes low for the first time. */
  onLow?: ((left_ms: number) => void) | undefined;
  /** What was just given or taken, and why: a display never jumps without a reason. Goes with the next thing that happens. */
  change?: { ms: number; why: string } | null | undefined;
  /** A word beside the figures, such as the moves to go; `short` where there is little room. */
  note?: string | { text: string; short: string } | null | undefined;
}

export function ClockFace({ color, clock, now, low_ms = 0, onLow, change, note }: Props) {
  const { messages } = usePage();
  const { clock: words, signs } = messages;
  const reading = useReading(clock, color, now);
  const running = clock.running === color && !clock.stopped;
  const fallen = clock[color].fallen;
  const low = reading.left_ms <= low_ms;
  useLowAlarm(running && low && !fallen, reading.left_ms, onLow);

  const { hours, minutes, seconds } = partsOf(reading.left_ms);
  const state = fallen ? words.fallen : running ? words.running : words.stands;
  const classes = ['clock', running && 'clock--running', low && 'clock--low', fallen && 'clock--fallen'];
  const waits = running && reading.delay_ms > 0;
  return (
    <div
      class={classes.filter(Boolean).join(' ')}
      role="timer"
      aria-label={`${words.of(color)}${signs.colon}${words.spoken(hours, minutes, seconds)}${signs.comma}${state}`}
      data-testid={`clock-${color}`}
      data-left-ms={Math.round(reading.left_ms)}
    >
      <span class="clock__change" title={change?.why}>
        {change && (
          <>
            <b>{signedText(change.ms)}</b> <span class="clock__long">{change.why}</span>
          </>
        )}
      </span>
      <span class="clock__note">
        {waits ? (
          words.delay(Math.ceil(reading.delay_ms / 1000))
        ) : typeof note === 'object' && note ? (
          <>
            <span class="clock__long">{note.text}</span>
            <span class="clock__short">{note.short}</span>
          </>
        ) : (
          note
        )}
      </span>
      <span class="clock__figures" aria-hidden="true">
        <ClockSign running={running} fallen={fallen} />
        {clockText(reading.left_ms)}
      </span>
    </div>
  );
}

/** A triangle while it runs, two bars while it stands, a flag once it has fallen: the state is told by shape. */
function ClockSign({ running, fallen }: { running: boolean; fallen: boolean }) {
  const shape = fallen ? 'M4 2v12M4 3h8l-2.5 3L12 9H4' : running ? 'M4 2.5 13 8l-9 5.5z' : 'M5 3v10M11 3v10';
  return (
    <svg class="clock__sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  );
}

/** What the display shows, told again whenever a figure changes; it rests while the page is hidden and is right when it is back. */
function useReading(clock: ClockState, color: Color, now: (() => number) | undefined): Reading {
  const [, redraw] = useState(0);
  const read = () => readClock(clock, color, now ? now() : clock.now_ms);
  useEffect(() => {
    if (!now || clock.running !== color || clock.stopped) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      redraw((count) => count + 1);
      const reading = read();
      if (!document.hidden && reading.left_ms > 0) timer = setTimeout(tick, untilNextFigure_ms(reading));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, color, now]);
  return read();
}

function untilNextFigure_ms({ left_ms, delay_ms }: Reading): number {
  const unit = delay_ms > 0 || left_ms > tenthsBelow_ms ? 1000 : 100;
  return Math.max(16, (delay_ms > 0 ? delay_ms : left_ms) % unit || unit);
}

/** Once for each display: time given for a move may bring it above the bound and below again without a second warning. */
function useLowAlarm(low: boolean, left_ms: number, onLow: Props['onLow']): void {
  const told = useRef(false);
  useEffect(() => {
    if (!low || told.current) return;
    told.current = true;
    onLow?.(left_ms);
  }, [low]);
}
