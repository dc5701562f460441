// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What stands in the comments of a move: words, and commands such as [%cal Ge2e4] (arrows), [%csl Rd5] (circles) and
 * [%clk 1:02:03] (the clock). Commands that mean nothing here are kept as they are. No DOM.
 */
import { isSquare } from '../core/squares';
import type { Stroke, StrokeColour } from '../board/scene';

const command = /\[%(\w+)\s+([^\]]*)\]/g;
const colourOfLetter: Readonly<Record<string, StrokeColour>> = { G: 'green', R: 'red', B: 'blue', Y: 'yellow' };
const letterOfColour: Readonly<Record<StrokeColour, string>> = { green: 'G', red: 'R', blue: 'B', yellow: 'Y' };

/** The words alone. */
export function wordsOf(comments: readonly string[]): string {
  return comments
    .map((text) => text.replace(command, ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
}

/** With other words; commands stay, in front. */
export function withWords(comments: readonly string[], words: string): string[] {
  const commands = comments.flatMap((text) => text.match(command) ?? []);
  const text = [...commands, words.replace(/\s+/g, ' ').trim()].filter(Boolean).join(' ');
  return text ? [text] : [];
}

/** Arrows and circles. */
export function strokesOf(comments: readonly string[]): Stroke[] {
  return valuesOf(comments, ['csl', 'cal']).flatMap((value): Stroke[] => {
    const [letter = '', from = '', to = ''] = [value[0], value.slice(1, 3), value.slice(3, 5)];
    const colour = colourOfLetter[letter.toUpperCase()];
    if (!colour || !isSquare(from)) return [];
    if (to === '') return [{ from, to: null, colour }];
    return isSquare(to) && to !== from ? [{ from, to, colour }] : [];
  });
}

/** With other arrows and circles; words and the other commands stay. */
export function withStrokes(comments: readonly string[], strokes: readonly Stroke[]): string[] {
  const written = (name: string, these: Stroke[]) =>
    these.length ? `[%${name} ${these.map(({ from, to, colour }) => letterOfColour[colour] + from + (to ?? '')).join(',')}]` : '';
  const drawn = [
    written('csl', strokes.filter(({ to }) => to === null)),
    written('cal', strokes.filter(({ to }) => to !== null)),
  ].join('');
  const rest = comments
    .map((text) => text.replace(command, (whole, name: string) => (name === 'csl' || name === 'cal' ? '' : whole)))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  if (!drawn) return rest;
  const [first, ...others] = rest;
  return [first ? `${drawn} ${first}` : drawn, ...others];
}

/** The mover's clock after the move, as it was written: "0:05:23". */
export function clockOf(comments: readonly string[]): string | null {
  const [clock] = valuesOf(comments, ['clk']);
  return clock && /^\d+:\d\d(:\d\d)?(\.\d+)?$/.test(clock) ? clock : null;
}

function valuesOf(comments: readonly string[], names: readonly string[]): string[] {
  return comments
    .flatMap((text) => [...text.matchAll(command)])
    .filter(([, name]) => names.includes(name!))
    .flatMap(([, , values]) => values!.split(','))
    .map((value) => value.trim());
}
