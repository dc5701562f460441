// SPDX-License-Identifier: GPL-3.0-or-later
/** Choosing a time control: none, one of those that many use, or one's own in text with what is wrong in it. */
import { useId, useMemo, useState } from 'preact/hooks';
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
  const { messages } = usePage();
  const words = messages.terms;
  const name = useId();
  const isPreset = value === null || (presets as readonly string[]).includes(value);
  const [ownChosen, setOwnChosen] = useState(!isPreset);
  const own = ownChosen || !isPreset;
  const option = (key: string, label: string, chosen: boolean, choose: () => void) => (
    <label key={key} class={`segment ${chosen ? 'is-chosen' : ''}`}>
      <input type="radio" name={name} checked={chosen} onChange={choose} value={key} />
      {label}
    </label>
  );
  const choose = (control: string | null) => {
    setOwnChosen(false);
    onChange(control);
  };
  return (
    <fieldset class="segments control" data-testid="time-control">
      <legend>{words.clock}</legend>
      <div class="segments__row segments__row--wrap">
        {mayBeNone && option('none', words.noClock, value === null && !own, () => choose(null))}
        {presets.map((preset) => option(preset, presetName(preset), value === preset && !own, () => choose(preset)))}
        {option('own', words.own, own, () => {
          setOwnChosen(true);
          onChange(value ?? presets[0]);
        })}
      </div>
      <OwnControl value={value} shown={own} onChange={onChange} />
    </fieldset>
  );
}

/** The one with two periods is called by its moves and minutes alone; its meaning is told below. */
function presetName(preset: string): string {
  return preset.replace(/;.*/, '…');
}

function OwnControl({ value, shown, onChange }: { value: string | null; shown: boolean; onChange: Props['onChange'] }) {
  const { core, messages } = usePage();
  const words = messages.terms;
  const hint = useId();
  const read = useMemo(() => (value === null ? null : readControl(core, value)), [core.language, value]);
  const fault = read?.fault ? faultText(read.fault, value ?? '', words) : null;
  return (
    <div class="control__own">
      {shown && (
        <input
          class="entry__field"
          value={value ?? ''}
          aria-label={words.ownLabel}
          aria-invalid={fault !== null}
          aria-describedby={hint}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={64}
          data-testid="own-control"
          onInput={(event) => onChange(event.currentTarget.value.trim())}
        />
      )}
      <p class={`control__meaning ${fault ? 'control__meaning--fault' : ''}`} id={hint} role={shown ? 'status' : undefined}>
        {fault ?? (read?.regulations ? controlMeaning(read.regulations.time_control ?? '', messages) : words.noClockMeaning)}
      </p>
    </div>
  );
}

/** What, where, expected. */
export function faultText(fault: { text?: string; offset?: number; code: string }, value: string, words: Messages['terms']): string {
  const where = fault.offset === undefined ? null : words.faultAt(fault.offset + 1, value.slice(fault.offset, fault.offset + 8));
  return [where, fault.text ?? words.fault].filter(Boolean).join(' ');
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
