// SPDX-License-Identifier: GPL-3.0-or-later
/** What the arbiter of a game on the server can do as it stands, and what the forms lead to. */
import { describe, expect, it } from 'vitest';
import type { Act } from '../src/arbiter/acts';
import { formStep, isOfficial, officialEntries, onlineActs, type FormIntent, type OnlineForm } from '../src/arbiter/online_desk';
import type { Deed, GameEvent } from '../src/core/types';
import { rulesCore } from './rules';

const core = rulesCore();
const timed = { fen: 'startpos', time_control: '15+10', rules: 'rapid', supervision: 'limited' } as const;
const e4: GameEvent = { at: 1000, by: 'white', do: 'move', uci: 'e2e4' };
const stop: GameEvent = { at: 2000, by: 'arbiter', do: 'stop' };

describe('the acts in hand', () => {
  const rows: [string, Parameters<typeof core.game>, Act[]][] = [
    ['without a clock, before the first move', [{ fen: 'startpos' }, []], ['warning', 'points', 'loss', 'end']],
    ['with a clock', [timed, [e4]], ['stop', 'set-clock', 'time', 'warning', 'restore', 'points', 'loss', 'end']],
    ['while the clocks stand', [timed, [e4, stop]], ['start', 'set-clock', 'time', 'warning', 'restore', 'points', 'loss', 'end']],
    ['after the end', [timed, [e4, { at: 2000, by: 'black', do: 'resign' }]], []],
  ];
  it.each(rows)('%s', (_name, [setup, events], acts) => expect(onlineActs(core.game(setup, events))).toEqual(acts));
});

describe('the forms', () => {
  const answer = core.game(timed, [e4]);
  function through(...intents: FormIntent[]): { form: OnlineForm | null; deed: Deed | null } {
    return intents.reduce<{ form: OnlineForm | null; deed: Deed | null }>(({ form }, intent) => formStep(core, answer, form, intent), {
      form: null,
      deed: null,
    });
  }
  const open = (act: Act): FormIntent => ({ kind: 'open', act });
  const enter: FormIntent = { kind: 'enter' };
  const rows: [string, FormIntent[], Deed | null][] = [
    ['an act that asks for nothing is done at once', [open('stop')], { do: 'stop' }],
    ['a warning to the player on move', [open('warning'), enter], { do: 'penalty', to: 'black', what: 'warning' }],
    [
      'a penalty of time, for the other, by an article',
      [open('time'), { kind: 'fill', part: { to: 'white', timeGiven: 'time-removed', time: '1:30', article: '11.5' } }, enter],
      { do: 'penalty', to: 'white', what: 'time-removed', ms: 90_000, article: '11.5' },
    ],
    ['the position before the last move', [open('restore'), enter], { do: 'restore', ply: 0 }],
    ['a result', [open('end'), { kind: 'fill', part: { result: '0-1' } }, enter], { do: 'end', result: '0-1' }],
    ['nothing, where it is left', [open('end'), { kind: 'cancel' }, enter], null],
    ['no time that can be read', [open('time'), { kind: 'fill', part: { time: 'soon' } }, enter], null],
    ['no such article', [open('warning'), { kind: 'fill', part: { article: '99.9' } }, enter], null],
  ];
  it.each(rows)('%s', (_name, intents, deed) => expect(through(...intents).deed).toEqual(deed));

  it('tell what is wrong, and keep what was filled in', () => {
    const { form } = through(open('time'), { kind: 'fill', part: { time: 'soon' } }, enter);
    expect(form?.fault).toEqual({ kind: 'time' });
    expect(form?.draft.time).toBe('soon');
  });
});

describe('the log', () => {
  it('has what the arbiter did and was called for, with the rulings', () => {
    const call: GameEvent = { at: 1500, by: 'black', do: 'call-arbiter' };
    const events = [e4, call, stop];
    const entries = officialEntries(events, core.game(timed, events));
    expect(entries.map(({ number, ruling }) => [number, ruling.article])).toEqual([
      [2, '6.11.2'],
      [3, '6.11.1'],
    ]);
  });
  it('leaves out what the players do among themselves', () => {
    expect(isOfficial(e4)).toBe(false);
    expect(isOfficial({ by: 'white', do: 'claim', kind: 'fifty-moves' })).toBe(false);
    expect(isOfficial({ by: 'white', do: 'claim', kind: 'no-normal-win' })).toBe(true);
  });
});
