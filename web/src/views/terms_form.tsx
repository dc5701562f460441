// SPDX-License-Identifier: GPL-3.0-or-later
/** What players agree on before a game: the clock, touch-move, and what the Laws leave to them. Every part keeps its place. */
import { useId, useMemo } from 'preact/hooks';
import type { Regulations } from '../core/types';
import { guidelinesFor, isMoveCount, readControl, type ControlRead, type Terms } from '../game/terms';
import { usePage } from './context';
import { TimeControlField } from './time_control_field';

interface Props {
  terms: Terms;
  onChange: (terms: Terms) => void;
  /** For a game on the server, which can be agreed to be more than one at this board, and against whom. */
  online?: 'person' | 'computer';
}

/** What the chosen control comes to; null without a clock. */
export function useControl(terms: Terms): ControlRead | null {
  const { core } = usePage();
  return useMemo(() => (terms.control === null ? null : readControl(core, terms.control)), [core.language, terms.control]);
}

export function TermsForm({ terms, onChange, online }: Props) {
  const { messages } = usePage();
  const words = messages.terms;
  const change = (part: Partial<Terms>) => onChange({ ...terms, ...part });
  const regulations = useControl(terms)?.regulations ?? null;
  return (
    <div class="terms" data-testid="terms">
      <TimeControlField value={terms.control} onChange={(control) => change({ control })} />
      <div class="terms__clock">
        <TwoWays
          legend={words.starts}
          off={terms.control === null}
          first={words.startsAfterMove}
          second={words.startsAtOnce}
          chosen={terms.firstMovesUntimed ? 'first' : 'second'}
          onChoose={(way) => change({ firstMovesUntimed: way === 'first' })}
          testId="clock-starts"
        />
        <Penalty terms={terms} regulations={regulations} change={change} />
      </div>
      <label class="flag terms__flag">
        <input
          type="checkbox"
          role="switch"
          checked={terms.touchMove}
          data-testid="touch-move"
          onChange={(event) => change({ touchMove: event.currentTarget.checked })}
        />
        <span class="flag__track" aria-hidden="true" />
        <span>{words.touchMove}</span>
      </label>
      {online && <OnlineTerms terms={terms} regulations={regulations} against={online} change={change} />}
      <details class="terms__more" open={terms.noDrawBefore > 0}>
        <summary>{words.more}</summary>
        <label class="terms__line">
          <span>{words.noDrawBefore}</span>
          <input
            class="entry__field terms__number"
            type="number"
            min={0}
            max={100}
            value={terms.noDrawBefore}
            data-testid="no-draw-before"
            onInput={(event) => {
              const count = Number(event.currentTarget.value);
              if (isMoveCount(count)) change({ noDrawBefore: count });
            }}
          />
          <small>{words.noDrawHint}</small>
        </label>
      </details>
    </div>
  );
}

interface Part {
  terms: Terms;
  regulations: Regulations | null;
  change: (part: Partial<Terms>) => void;
}

function OnlineTerms({ terms, regulations, against, change }: Part & { against: 'person' | 'computer' }) {
  const { online } = usePage().messages;
  const guidelines = guidelinesFor(terms, regulations);
  const flag = (name: 'takebacks' | 'chess960' | 'competition' | 'arbiter' | 'guidelines', label: string, hint: string | null, off = false) => (
    <label class={`flag terms__flag ${off ? 'is-off' : ''}`}>
      <input
        type="checkbox"
        role="switch"
        checked={terms[name] && !off}
        disabled={off}
        data-testid={name}
        onChange={(event) => change({ [name]: event.currentTarget.checked })}
      />
      <span class="flag__track" aria-hidden="true" />
      <span>
        {label}
        {hint && <small class="terms__hint">{hint}</small>}
      </span>
    </label>
  );
  return (
    <>
      {flag('takebacks', online.takeBack.allowed, null, terms.touchMove || terms.competition)}
      {flag('chess960', online.chess960.name, online.chess960.hint)}
      {flag('competition', online.competition.name, online.competition.hint)}
      {against === 'person' && flag('arbiter', online.arbiter.name, online.arbiter.hint)}
      {against === 'person' &&
        guidelines !== 'never' &&
        flag('guidelines', online.guidelines.name, online.guidelines.hints[guidelines], guidelines === 'needs-arbiter')}
    </>
  );
}

/** 9.5.3: fixed by the Laws but for blitz under B.2, where it has to be chosen. */
function Penalty({ terms, regulations, change }: Part) {
  const { messages } = usePage();
  const words = messages.terms;
  if (regulations?.rules === 'blitz') {
    return (
      <div class="terms__penalty" data-testid="penalty">
        <TwoWays
          legend={words.penalty}
          off={false}
          first={words.penaltyMinutes(1)}
          second={words.penaltyMinutes(2)}
          chosen={terms.blitzPenalty_ms === 60_000 ? 'first' : 'second'}
          onChoose={(way) => change({ blitzPenalty_ms: way === 'first' ? 60_000 : 120_000 })}
        />
        <p class="terms__hint">{words.penaltyBlitz}</p>
      </div>
    );
  }
  const minutes = regulations ? Math.round(regulations.penalty_ms / 60_000) : null;
  return (
    <div class="terms__penalty" data-testid="penalty">
      <p class="terms__legend">{words.penalty}</p>
      <p class="terms__fixed">{minutes === null ? words.penaltyNone : words.penaltyFixed(minutes)}</p>
    </div>
  );
}

interface TwoWaysProps {
  legend: string;
  off: boolean;
  first: string;
  second: string;
  chosen: 'first' | 'second';
  onChoose: (way: 'first' | 'second') => void;
  testId?: string;
}

function TwoWays({ legend, off, first, second, chosen, onChoose, testId }: TwoWaysProps) {
  const name = useId();
  const way = (key: 'first' | 'second', label: string) => (
    <label class={`segment ${!off && chosen === key ? 'is-chosen' : ''}`}>
      <input type="radio" name={name} value={key} checked={chosen === key} onChange={() => onChoose(key)} />
      {label}
    </label>
  );
  return (
    <fieldset class="segments" disabled={off} data-testid={testId}>
      <legend>{legend}</legend>
      <div class="segments__row">
        {way('first', first)}
        {way('second', second)}
      </div>
    </fieldset>
  );
}
