// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { faultIn, formIn, nothingSought, queryOf } from '../src/archive/search_form';
import { sharesOf } from '../src/archive/share_of';

describe('what is looked for in the archive', () => {
  it('leaves out what is empty', () => {
    expect(queryOf(nothingSought)).toBe('');
    expect(queryOf({ ...nothingSought, player: ' Réti ', result: '1/2-1/2' })).toBe('player=R%C3%A9ti&result=1%2F2-1%2F2');
  });
  it('names a colour with a player alone', () => {
    expect(queryOf({ ...nothingSought, colour: 'white' })).toBe('');
    expect(queryOf({ ...nothingSought, colour: 'white', player: 'Tal' })).toBe('player=Tal&colour=white');
  });
  it('goes on where the list ended', () => {
    expect(queryOf({ ...nothingSought, own: true }, '42')).toBe('own=1&before=42');
  });
  it('comes back from its address', () => {
    const form = { ...nothingSought, player: 'Tal', colour: 'black', reason: 'stalemate', from: '1960', own: true } as const;
    expect(formIn(`?${queryOf(form)}`)).toEqual(form);
  });
  it('leaves out what is not of the form', () => {
    expect(formIn('?reason=magic&colour=green&result=2-0&x=1')).toEqual(nothingSought);
  });
  const dates: [string, boolean][] = [
    ['', true],
    ['2023', true],
    ['2023.05', true],
    ['2023-5-7', true],
    ['2023.05.17', true],
    ['2023.13', false],
    ['2023.05.32', false],
    ['23', false],
    ['yesterday', false],
    ['2023.05.17.1', false],
  ];
  it.each(dates)('knows whether "%s" is a date', (from, good) => {
    expect(faultIn({ ...nothingSought, from })).toBe(good ? null : 'from');
    expect(faultIn({ ...nothingSought, to: from })).toBe(good ? null : 'to');
  });
});

describe('how games ended, in per cent', () => {
  const rows: [string, [number, number, number, number], [number, number, number] | null][] = [
    ['nobody', [0, 0, 0, 0], null],
    ['only games without a result', [0, 0, 0, 3], null],
    ['thirds', [1, 1, 1, 0], [34, 33, 33]],
    ['one of a thousand', [999, 0, 1, 5], [100, 0, 0]],
    ['one colour', [0, 0, 7, 0], [0, 0, 100]],
    ['halves of per cents', [1, 6, 1, 0], [13, 75, 12]],
  ];
  it.each(rows)('%s', (_name, [white, draws, black, others], shares) => {
    const [w, d, b] = shares ?? [];
    expect(sharesOf({ white, draws, black, others })).toEqual(shares && { white: w, draws: d, black: b });
  });
});
