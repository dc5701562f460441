// SPDX-License-Identifier: GPL-3.0-or-later
/** What players agree on: kept in text, read by the core, told in words. */
import { describe, expect, it } from 'vitest';
import { defaultTerms, guidelinesFor, presets, readControl, readTerms, setupOf, wishOf } from '../src/game/terms';
import { messagesFor } from '../src/i18n/messages';
import { setupText } from '../src/views/terms_text';
import { controlMeaning, faultText } from '../src/views/time_control_field';
import { rulesCore } from './rules';

const core = rulesCore();
const english = messagesFor('en');

describe('terms in stored text', () => {
  it.each([
    ['nothing stored', null, {}],
    ['not JSON', '{', {}],
    ['unknown values', '{"control":5,"blitzPenalty_ms":90000,"noDrawBefore":-1}', {}],
    [
      'known values',
      '{"control":"3+2","touchMove":true,"noDrawBefore":30}',
      { control: '3+2', touchMove: true, noDrawBefore: 30 },
    ],
    ['Guidelines III', '{"control":"15+0","arbiter":true,"guidelines":true}', { control: '15+0', arbiter: true, guidelines: true }],
  ])('%s', (_, text, difference) => expect(readTerms(text)).toEqual({ ...defaultTerms, ...difference }));
});

describe('a set-up', () => {
  it.each([
    ['no clock', {}, null, { touch_move: false }],
    ['touch-move', { touchMove: true }, null, { touch_move: true }],
    [
      'blitz says its penalty',
      { control: '3+2' },
      'blitz',
      { time_control: '3+2', penalty_ms: 60_000, first_moves_untimed: true },
    ],
    ['by the Laws at once', { control: '15+10', firstMovesUntimed: false }, 'rapid', { first_moves_untimed: false }],
    ['moves are counted in half-moves', { noDrawBefore: 30 }, null, { no_agreement_before: 60 }],
  ] as const)('%s', (_, part, pace, expected) =>
    expect(setupOf({ ...defaultTerms, ...part }, pace)).toMatchObject({ fen: 'startpos', ...expected }),
  );

  it('only blitz says its penalty', () =>
    expect(setupOf({ ...defaultTerms, control: '15+10' }, 'rapid')).not.toHaveProperty('penalty_ms'));
});

describe('Guidelines III (III.1, III.2)', () => {
  const read = (control: string | null) => (control === null ? null : readControl(core, control).regulations);

  it.each([
    ['rapid', '15+0', true, 'offered'],
    ['standard', '90+0', true, 'offered'],
    ['minutes alone', '30', true, 'offered'],
    ['time is added before the last period only', '90/40+30;30+0', true, 'offered'],
    ['nobody decides', '15+0', false, 'needs-arbiter'],
    ['blitz', '10+0', true, 'never'],
    ['an increment', '15+10', true, 'never'],
    ['a delay', '25d10', true, 'never'],
    ['Bronstein', '25b10', true, 'never'],
    ['time is added in the last period', '90/40;30+30', true, 'never'],
    ['no clock', null, true, 'never'],
    ['a control that cannot be read', '15+', true, 'never'],
  ] as const)('%s', (_, control, arbiter, expected) => {
    const terms = { ...defaultTerms, control, arbiter, guidelines: true };
    expect(guidelinesFor(terms, read(control))).toBe(expected);
    expect('guidelines_iii' in wishOf(terms, read(control))).toBe(expected === 'offered');
  });

  it('are not announced by themselves', () =>
    expect(wishOf({ ...defaultTerms, control: '15+0', arbiter: true }, read('15+0'))).not.toHaveProperty('guidelines_iii'));

  it('stand among the terms for whoever may join', () => {
    const wish = wishOf({ ...defaultTerms, control: '15+0', arbiter: true, guidelines: true }, read('15+0'));
    const regulations = core.regulations(wish);
    if ('code' in regulations) throw new Error(regulations.text);
    expect(setupText(wish, regulations, english)).toContain('with an arbiter · 15 minutes');
    expect(setupText(wish, regulations, english)).toMatch(/Guidelines\sIII announced/);
  });
});

describe('a time control', () => {
  it.each([...presets])('%s can be played', (control) => expect(readControl(core, control).fault).toBeNull());

  it.each([
    ['3+2', 'blitz', 60_000],
    ['15+10', 'rapid', 60_000],
    ['90/40+30;30+30', 'standard', 120_000],
  ])('%s is %s', (control, rules) => expect(readControl(core, control).regulations).toMatchObject({ rules }));

  it.each([
    ['minutes missing', 'x', 0],
    ['seconds missing', '5+', 2],
    ['something after it', '5+0 ', 3],
  ])('%s: says where', (_, control, offset) => {
    const { fault } = readControl(core, control);
    expect(fault).toMatchObject({ offset });
    expect(faultText(fault!, control, english.terms)).toMatch(new RegExp(`^${control.replace('+', '\\+')}: expected .* ${offset + 1}`));
  });

  it.each([
    ['5+0', '5 minutes'],
    ['15+10', '15 minutes, 10 seconds more for each move'],
    ['25d10', '25 minutes, a delay of 10 seconds before each move'],
    ['1b2', '1 minute, up to 2 seconds given back for each move'],
    [
      '90/40+30;30+30',
      '40 moves in 90 minutes, 30 seconds more for each move; then 30 minutes, 30 seconds more for each move',
    ],
  ])('%s means: %s', (control, meaning) => expect(controlMeaning(control, english)).toBe(meaning));
});
