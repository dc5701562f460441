// SPDX-License-Identifier: GPL-3.0-or-later
import { asksPenalty, paceOf, type SetupForm } from '../arbiter/arbiter_setup';
import type { Pace } from '../core/types';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { usePage } from './context';
import { Segments, Switch } from './segments';

interface Props {
  form: SetupForm;
  fill: (part: Partial<SetupForm>) => void;
}

/** What holds for every board of the event, in one line until it is to be changed. */
export function Announced({ form, fill }: Props) {
  const { core } = usePage();
  const arbiterWords = useArbiterMessages();
  const words = arbiterWords.setup;
  const pace = paceOf(core, form);
  const byControl = paceOf(core, { ...form, pace: null });
  const penalty = asksPenalty(core, form);
  const paces: readonly (Pace | 'auto')[] = ['auto', 'standard', 'rapid', 'blitz'];
  return (
    <details class="announced" open={penalty || undefined} data-testid="announced">
      <summary>
        <span class="announced__title">{words.announced}</span>
        <span class="announced__sum">
          {words.paces[pace]} · {words.supervision}
          {arbiterWords.colon}
          {words.supervisions[form.supervision]}
        </span>
      </summary>
      <Segments
        label={words.rules}
        value={form.pace ?? 'auto'}
        among={paces}
        name={(value) => (value === 'auto' ? words.byControl(words.paces[byControl]) : words.paces[value])}
        onChoose={(value) => fill({ pace: value === 'auto' ? null : value })}
        testId="rules"
      />
      <Segments
        label={words.supervision}
        value={form.supervision}
        among={['full', 'limited']}
        name={(value) => words.supervisions[value]}
        onChoose={(supervision) => fill({ supervision })}
        testId="supervision"
      />
      <p class="form__hint">{words.supervisionMeaning[pace][form.supervision]}</p>
      {penalty && (
        <>
          <Segments
            label={words.penalty}
            value={String(form.penalty_ms) as '60000' | '120000'}
            among={['120000', '60000']}
            name={(value) => words.minutes(Number(value) / 60_000)}
            onChoose={(value) => fill({ penalty_ms: Number(value) })}
            testId="penalty"
          />
          <p class="form__hint">{words.penaltyHint}</p>
        </>
      )}
      <div class="pair">
        <Count label={words.defaultTime} value={form.defaultTime} onChange={(defaultTime) => fill({ defaultTime })} />
        <Count label={words.noDrawBefore} value={form.noDrawBefore} onChange={(noDrawBefore) => fill({ noDrawBefore })} />
      </div>
      <Switch
        label={words.guidelines}
        on={form.guidelines}
        onChange={(guidelines) => fill({ guidelines })}
        testId="guidelines"
      />
    </details>
  );
}

function Count({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const arbiterWords = useArbiterMessages();
  return (
    <label class="field">
      <span>
        {label} <small>{arbiterWords.setup.noLimit}</small>
      </span>
      <input
        class="entry__field entry__field--time"
        type="number"
        min={0}
        max={200}
        value={value}
        onInput={(event) => onChange(Math.max(0, Math.floor(event.currentTarget.valueAsNumber) || 0))}
      />
    </label>
  );
}
