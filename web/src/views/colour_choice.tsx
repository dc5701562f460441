// SPDX-License-Identifier: GPL-3.0-or-later
/** One of the ways to come by a colour, among the others of its form. */
import type { ComponentChildren } from 'preact';
import type { ColourChoice as Colour } from '../net/messages';

interface Props {
  value: Colour;
  chosen: Colour;
  onChoose: (value: Colour) => void;
  label: string;
  hint: string;
  /** The picture of it. */
  children: ComponentChildren;
}

export function ColourChoice({ value, chosen, onChoose, label, hint, children }: Props) {
  return (
    <label class={`choice ${chosen === value ? 'is-chosen' : ''}`}>
      <input
        type="radio"
        name="colour"
        class="choice__input"
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
      <span class="choice__picture" aria-hidden="true">
        {children}
      </span>
      <span class="choice__label">{label}</span>
      <span class="choice__hint">{hint}</span>
    </label>
  );
}
