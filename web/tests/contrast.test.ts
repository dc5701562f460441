// SPDX-License-Identifier: GPL-3.0-or-later
/** Every pair of colours that carries text meets WCAG AA (4.5), every boundary of a control 3. Read from the style sheet itself. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

function tokens(selector: string): Record<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  const block = sheet.slice(start, sheet.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name!, color!]));
}

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const textPairs = [
  ['ink', 'page'],
  ['ink', 'raised'],
  ['ink', 'accent-wash'],
  ['ink', 'fault-wash'],
  ['ink-soft', 'page'],
  ['ink-soft', 'raised'],
  ['ink-soft', 'accent-wash'],
  ['accent', 'page'],
  ['accent', 'raised'],
  ['accent', 'accent-wash'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['fault', 'page'],
  ['fault', 'raised'],
  ['warning', 'page'],
] as const;

describe.each([
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
])('%s page', (_, selector) => {
  const colors = tokens(selector);
  it.each(textPairs)('%s on %s', (text, ground) =>
    expect(contrast(colors[text]!, colors[ground]!)).toBeGreaterThanOrEqual(4.5),
  );
  it('edges of controls', () => expect(contrast(colors['edge']!, colors['page']!)).toBeGreaterThanOrEqual(3));
});

it('the dark page is the same by choice and by system', () => {
  expect(tokens(':root[data-theme="system"]')).toEqual(tokens(':root[data-theme="dark"]'));
});

describe.each(['wood', 'green', 'slate', 'paper', 'contrast'])('board %s', (board) => {
  const colors = tokens(`[data-board="${board}"]`);
  it.each(['light', 'dark'])('coordinates on %s squares', (square) =>
    expect(contrast(colors[`on-${square}-square`]!, colors[`${square}-square`]!)).toBeGreaterThanOrEqual(4.5),
  );
});
