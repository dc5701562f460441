// SPDX-License-Identifier: GPL-3.0-or-later
/** Choosing a time control: none, one of those that many use, or any in its text form, with what is wrong in it. */
import { useId, useMemo } from 'preact/hooks';
import type { CoreError } from '../core/types';
import { presets, readControl } from '../game/terms';
import type { Messages } from '../i18n/messages';
import { usePage } from './context';

interface Props {
  /** The text of the control, maybe one that cannot be read (game/terms.ts readControl tells); null for no clock. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Whether a game without a clock can be chosen. */
  mayBeNone?: boolean;
}

export function TimeControlField({ value, onChange, mayBeNone = true }: Props) {
  const { core, messages } = usePage();
  const words = messages.terms;
  const name = useId();
  const meaning = useId();
  const read = useMemo(() => (value === null ? null : readControl(core, value)), [core.language, value]);
  const fault = read?.fault ? faultText(read.fault, value ?? '', words) : null;
  const option = (control: string | null, label: string) => (
    <label key={label} class={`segment ${value === control ? 'is-chosen' : ''}`}>
      <input
        type="radio"
        name={name}
        checked={value === control}
        onChange={() => onChange(control)}
        value={control ?? 'none'}
      />
      {label}
    </label>
  );
  const typed = (text: string) => onChange(text === '' && mayBeNone ? null : text);
  return (
    <fieldset class="segments control" data-testid="time-control">
      <legend>{words.clock}</legend>
      <div class="segments__row control__presets">
        {mayBeNone && option(null, words.noClock)}
        {presets.map((preset) => option(preset, preset))}
      </div>
      <input
        class="entry__field control__own"
        value={value ?? ''}
        placeholder={words.own}
        aria-label={words.ownLabel}
        aria-invalid={fault !== null}
        aria-describedby={meaning}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={64}
        data-testid="own-control"
        onInput={(event) => typed(event.currentTarget.value.trim())}
      />
      <p class={`control__meaning ${fault ? 'control__meaning--fault' : ''}`} id={meaning} role="status">
        {fault ?? (read?.regulations ? controlMeaning(read.regulations.time_control ?? '', messages) : words.noClockMeaning)}
      </p>
    </fieldset>
  );
}

/** The core's own sentence, which tells what was expected and where, about the text as it was typed. */
export function faultText(fault: CoreError['error'], value: string, words: Messages['terms']): string {
  const sentence = fault.text ?? words.fault;
  return value ? sentence.replace(/^time_control/, value) : sentence.replace(/^time_control[:：]\s*/, '');
}

const periodForm = /^([\d.]+)(?:\/(\d+))?(?:([+db])(\d+))?$/;

/** A time control that can be read, in words: "40 moves in 90 minutes, then 30 minutes; 30 seconds more for each move". */
export function controlMeaning(control: string, { terms: words }: Messages): string {
  const periods = control.split(';').map((text) => periodForm.exec(text));
  const told = periods.map((period) => {
    const [, minutes = '', moves, kind, seconds = '0'] = period ?? [];
    const base = moves ? words.movesIn(Number(moves), Number(minutes)) : words.minutes(Number(minutes));
    if (seconds === '0') return base;
    const bonus = kind === 'd' ? words.delay : kind === 'b' ? words.bronstein : words.increment;
    return `${base}${words.comma}${bonus(Number(seconds))}`;
  });
  return told.join(words.then);
}
