// SPDX-License-Identifier: GPL-3.0-or-later
import { useId } from 'preact/hooks';

interface Props<T extends string> {
  label: string;
  value: T;
  among: readonly T[];
  name: (value: T) => string;
  onChoose: (value: T) => void;
  testId?: string;
}

/** One of a few, all of them in sight. */
export function Segments<T extends string>({ label, value, among, name, onChoose, testId }: Props<T>) {
  const group = useId();
  return (
    <fieldset class="segments" data-testid={testId}>
      <legend>{label}</legend>
      <div class="segments__row">
        {among.map((one) => (
          <label key={one} class={`segment ${one === value ? 'is-chosen' : ''}`}>
            <input type="radio" name={group} value={one} checked={one === value} onChange={() => onChoose(one)} />
            {name(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  title?: string;
  testId?: string;
}

/** On or off. */
export function Switch({ label, on, onChange, title, testId }: SwitchProps) {
  return (
    <label class="flag" title={title}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        data-testid={testId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="flag__track" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}
