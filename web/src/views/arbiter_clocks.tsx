// SPDX-License-Identifier: GPL-3.0-or-later
/** A player at the arbiter's board: whose turn, conduct so far, and the clock, which runs or is typed. */
import { shownAnswer, type ArbiterIntent, type ArbiterState } from '../arbiter/arbiter_state';
import type { Color } from '../core/squares';
import type { ClockState, Conduct } from '../core/types';
import { baseTimes_ms, clockText, lowTime_ms } from '../game/clock_time';
import { useArbiterMessages, type ArbiterMessages } from '../i18n/arbiter_messages';
import { ClockFace } from './clock_face';
import { usePage } from './context';
import { Segments } from './segments';

interface Props {
  color: Color;
  desk: ArbiterState;
  send: (intent: ArbiterIntent) => void;
  /** Where the clock runs with the page. */
  now: (() => number) | undefined;
}

export function ArbiterPlayer({ color, desk, send, now }: Props) {
  const { messages } = usePage();
  const arbiterWords = useArbiterMessages();
  const answer = shownAnswer(desk);
  const { clock } = answer;
  const onMove = !answer.outcome && answer.turn === color;
  return (
    <div class={`player arbiter__player ${onMove ? 'player--on-move' : ''}`} data-testid={`player-${color}`}>
      <span class={`player__colour player__colour--${color}`} aria-hidden="true" />
      <span class="player__name">{messages.colors[color]}</span>
      {onMove && <span class="visually-hidden">{messages.status.toMove(color)}</span>}
      <ConductLine conduct={answer.conduct[color]} words={arbiterWords.conduct} />
      {clock && !desk.looking && desk.timing === 'typed' && (
        <TypedClock color={color} clock={clock} desk={desk} send={send} />
      )}
      {clock && (desk.looking || desk.timing === 'live') && (
        <ClockFace
          color={color}
          clock={clock}
          now={desk.looking ? undefined : now}
          low_ms={lowOf(clock, color, answer.regulations.time_control)}
          note={noteOf(clock, color, messages.clock.movesToGo, arbiterWords.clocks.stopped)}
        />
      )}
    </div>
  );
}

function lowOf(clock: ClockState, color: Color, control: string | null): number {
  return lowTime_ms(baseTimes_ms(control ?? '')[clock[color].period] ?? 0);
}

function noteOf(clock: ClockState, color: Color, movesToGo: (count: number) => string, stopped: string): string | null {
  if (clock.stopped) return stopped;
  const left = clock[color].moves_to_go;
  return left === null ? null : movesToGo(left);
}

/** Illegal acts, warnings, offers and failed claims, each only where there is one. */
function ConductLine({ conduct, words }: { conduct: Conduct; words: ArbiterMessages['conduct'] }) {
  const counts = [
    [conduct.illegal_acts, words.illegal, 'fault'],
    [conduct.warnings, words.warnings, 'fault'],
    [conduct.failed_claims, words.claims, 'plain'],
    [conduct.offers, words.offers, 'plain'],
  ] as const;
  const marks = [conduct.points_lowered && words.lowered, conduct.away && words.away].filter(Boolean) as string[];
  return (
    <span class="conduct" data-testid="conduct">
      {counts
        .filter(([count]) => count > 0)
        .map(([count, name, tone]) => (
          <span key={name(1)} class={`conduct__mark conduct__mark--${tone}`}>
            <b>{count}</b> {name(count)}
          </span>
        ))}
      {marks.map((mark) => (
        <span key={mark} class="conduct__mark conduct__mark--fault">
          {mark}
        </span>
      ))}
    </span>
  );
}

interface TypedProps extends Pick<Props, 'color' | 'desk' | 'send'> {
  clock: ClockState;
}

/** What the clock on the table shows: typed here, and counted with the next entry. */
function TypedClock({ color, clock, desk, send }: TypedProps) {
  const { messages } = usePage();
  const words = useArbiterMessages().clocks;
  const shown = desk.readings[color] ?? clockText(clock[`${color}_ms`], false);
  const fault = desk.fault?.kind === 'reading' && desk.fault.color === color;
  const state = clock[color].fallen ? words.flag : clock.stopped ? words.stopped : clock.running === color ? words.runs : '';
  return (
    <span class={`typed-clock ${clock.running === color && !clock.stopped ? 'typed-clock--running' : ''}`}>
      <span class="typed-clock__state">{fault ? words.readingFault : state}</span>
      <input
        class="typed-clock__field"
        value={shown}
        aria-label={messages.clock.of(color)}
        aria-invalid={fault}
        title={words.typedHint}
        autocomplete="off"
        spellcheck={false}
        enterkeyhint="done"
        data-testid={`clock-${color}`}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => send({ kind: 'reading', color, text: event.currentTarget.value })}
      />
    </span>
  );
}

export function TimingChoice({ desk, send }: Pick<Props, 'desk' | 'send'>) {
  const words = useArbiterMessages().clocks;
  return (
    <div class="arbiter__timing">
      <Segments
        label={words.heading}
        value={desk.timing}
        among={['live', 'typed']}
        name={(timing) => words[timing]}
        onChoose={(timing) => send({ kind: 'timing', timing })}
        testId="timing"
      />
      <p class="form__hint">{desk.timing === 'typed' ? words.typedHint : ''}</p>
    </div>
  );
}
