// SPDX-License-Identifier: GPL-3.0-or-later
/** The arbiter's desk with the real rules: what is done at it, and what stands in the log then. */
import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  newDesk,
  shownAnswer,
  shownEntry,
  type ArbiterIntent,
  type ArbiterState,
} from '../src/arbiter/arbiter_state';
import { defaultForm, openScript } from '../src/arbiter/arbiter_setup';
import { arbiterStep } from '../src/arbiter/arbiter_step';
import { signsOf, tableOf } from '../src/arbiter/board_view';
import { describe as told } from '../src/arbiter/describe';
import { reportText } from '../src/arbiter/report';
import type { Square } from '../src/core/squares';
import type { GameEvent, GameSetup } from '../src/core/types';
import { arbiterMessagesFor } from '../src/i18n/arbiter_messages';
import { rulesCore } from './rules';

const core = rulesCore();
const words = arbiterMessagesFor('en');
const castling = '4k3/8/8/8/8/8/8/4K2R w K - 0 31';

const board: GameSetup = { fen: 'startpos', mode: 'board', touch_move: true, time_control: '90+30' };

function desk(setup: Partial<GameSetup> = {}, timing: 'live' | 'typed' = 'typed'): ArbiterState {
  return newDesk(core, { setup: { ...board, ...setup }, events: [] }, timing);
}

function doing(state: ArbiterState, intents: ArbiterIntent[], at = 0): ArbiterState {
  return intents.reduce((now, intent) => arbiterStep(core, now, intent, at), state);
}

const tries = (from: Square, to: Square): ArbiterIntent => ({ kind: 'try', from, to });
const types = (text: string): ArbiterIntent => ({ kind: 'type-move', text });
const events = (state: ArbiterState) => state.script.events;
const last = (state: ArbiterState): GameEvent | undefined => events(state)[events(state).length - 1];
const article = (state: ArbiterState) => shownEntry(state)?.ruling.article;

describe('a move on the board', () => {
  it('is made and the clock pressed', () =>
    expect(last(doing(desk(), [tries('e2', 'e4')]))).toEqual({ at: 0, by: 'white', do: 'move', uci: 'e2e4' }));

  it('is only made where the clock was not pressed', () =>
    expect(last(doing(desk(), [{ kind: 'pressing', on: false }, types('e4')]))).toMatchObject({ do: 'make', uci: 'e2e4' }));

  it('asks what the pawn becomes', () => {
    const asked = doing(desk({ fen: '7k/P7/8/8/8/8/8/K7 w - - 0 1' }), [tries('a7', 'a8')]);
    expect(asked.promotion).toEqual({ from: 'a7', to: 'a8' });
    expect(events(asked)).toEqual([]);
    expect(last(doing(asked, [{ kind: 'promote', to: 'knight' }]))).toMatchObject({ uci: 'a7a8n' });
  });

  it('that is illegal is asked about, with its article and what forbids it', () => {
    const asked = doing(desk({ fen: '4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1' }), [tries('e2', 'f2')]);
    expect(events(asked)).toEqual([]);
    expect(asked.question?.answer.reasons[0]?.article).toBe('3.9.2');
    const table = tableOf(asked);
    expect(table.desk?.kind === 'ruling' && table.desk.card.tried).toEqual({ from: 'e2', to: 'f2' });
    expect(last(doing(asked, [{ kind: 'rule' }]))).toMatchObject({ do: 'illegal', what: 'illegal-move', uci: 'e2f2' });
    expect(last(doing(asked, [{ kind: 'let-stand' }]))).toMatchObject({ do: 'move', uci: 'e2f2' });
    expect(events(doing(asked, [{ kind: 'cancel' }, tries('e2', 'e8')]))).toHaveLength(1);
  });

  it('is entered as it is while the board shows what no legal game can', () => {
    const state = doing(desk({ fen: '4k3/4r3/8/8/8/8/8/4K3 w - - 0 1' }), [tries('e1', 'e2'), { kind: 'let-stand' }]);
    expect(state.answer.playable).toBe(false);
    expect(events(doing(state, [tries('e7', 'e5')]))).toHaveLength(2);
  });

  it('is told not to be one where it cannot be read', () =>
    expect(doing(desk(), [types('Zz9')]).fault).toEqual({ kind: 'move', text: 'Zz9' }));
});

describe('an incident', () => {
  it('corrected once costs time and binds the piece, a second time it is a draw against a bare king (7.5.5)', () => {
    const first = doing(desk({ fen: '4k3/8/8/8/8/8/8/4K2R w - - 0 31', time_control: '15+10', rules: 'rapid' }), [
      tries('e1', 'g1'),
      { kind: 'reading', color: 'white', text: '14:00' },
      { kind: 'rule' },
    ]);
    expect(last(first)?.at).toBe(60_000);
    expect(first.answer.clock).toMatchObject({ white_ms: 840_000, black_ms: 960_000 });
    expect(first.answer.conduct.white.illegal_acts).toBe(1);
    expect(first.readings).toEqual({});
    const second = doing(first, [types('Kf1'), types('Ke7'), types('f1f4'), { kind: 'rule' }]);
    expect(article(second)).toBe('7.5.5');
    expect(second.answer.outcome).toMatchObject({ result: '1/2-1/2', article: '7.5.5' });
  });

  it('in the middle of a game knows who has been punished before', () => {
    const form = { ...defaultForm, where: 'incident' as const, position: '4k2r/8/8/8/8/8/8/4K3 w k - 0 31' };
    const opened = openScript(core, {
      ...form,
      earlier: { white: false, black: true },
      clocks: { white: '5:00', black: '' },
    });
    expect(opened.script?.setup.illegal_acts).toEqual({ black: 1 });
    const state = doing(newDesk(core, opened.script!, 'typed'), [types('Ke2'), tries('e8', 'g8'), { kind: 'let-stand' }]);
    expect(state.answer.conduct.black.illegal_acts).toBe(1);
    const again = doing(newDesk(core, opened.script!, 'typed'), [types('Ke2'), types('e8e6'), { kind: 'rule' }]);
    expect(again.answer.outcome).toMatchObject({ article: '7.5.5' });
  });

  it('of touched pieces takes them in order, and another click takes one back', () => {
    const chosen = doing(desk({ fen: castling }), [
      { kind: 'open', act: 'touch' },
      { kind: 'select', square: 'h1' },
      { kind: 'select', square: 'e1' },
      { kind: 'select', square: 'a4' },
      { kind: 'select', square: 'h1' },
      { kind: 'select', square: 'h1' },
    ]);
    expect(chosen.draft?.squares).toEqual(['e1', 'h1']);
    expect(signsOf(chosen).touched).toEqual(['e1', 'h1']);
    expect(article(doing(chosen, [{ kind: 'enter' }]))).toBe('4.4.1');
  });

  it('that the Laws do not admit stays in the log and changes nothing', () => {
    const bound = doing(desk({ fen: castling }), [
      { kind: 'open', act: 'touch' },
      types('e1 h1'),
      { kind: 'enter' },
      types('Rh2'),
    ]);
    expect(shownEntry(bound)?.ruling).toMatchObject({ ok: false, article: '4.4.1' });
    expect(bound.answer.fen).toContain('4K2R');
    expect(entriesOf(bound)).toHaveLength(2);
  });

  it('of a claim with a written move fixes it on the board', () => {
    const played = doing(desk(), 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1'.split(' ').map(types));
    const claimed = doing(played, [{ kind: 'open', act: 'claim' }, tries('f6', 'g8'), { kind: 'enter' }]);
    expect(last(claimed)).toEqual({ at: 0, by: 'black', do: 'claim', kind: 'threefold-repetition', uci: 'f6g8' });
    expect(claimed.answer.outcome).toMatchObject({ article: '9.2.1' });
  });

  it('lacking something is not entered', () => {
    const opened = (act: 'touch' | 'set-clock' | 'warning') => doing(desk(), [{ kind: 'open', act }]);
    expect(doing(opened('touch'), [{ kind: 'enter' }]).fault).toEqual({ kind: 'incomplete' });
    expect(doing(opened('set-clock'), [{ kind: 'enter' }]).fault).toEqual({ kind: 'time' });
    const cited = doing(opened('warning'), [{ kind: 'fill', part: { article: '99.1' } }, { kind: 'enter' }]);
    expect(cited.fault).toEqual({ kind: 'article' });
    expect(events(cited)).toEqual([]);
  });
});

describe('times', () => {
  it('typed wrongly keep everything as it was', () => {
    const state = doing(desk(), [{ kind: 'reading', color: 'black', text: 'late' }, tries('e2', 'e4')]);
    expect(state.fault).toEqual({ kind: 'reading', color: 'black' });
    expect(events(state)).toEqual([]);
  });

  it('of a clock that runs with the page are those at which a form was opened, and never go back', () => {
    const opened = doing(desk({}, 'live'), [{ kind: 'open', act: 'stop' }], 5000);
    const stopped = doing(opened, [{ kind: 'enter' }], 9000);
    expect(last(stopped)).toMatchObject({ do: 'stop', at: 5000 });
    expect(last(doing(stopped, [{ kind: 'open', act: 'start' }, { kind: 'enter' }], 4000))).toMatchObject({ at: 5000 });
  });

  it('a flag is believed once the clock is at zero', () => {
    const flag: ArbiterIntent[] = [{ kind: 'open', act: 'flag' }, { kind: 'enter' }];
    expect(shownEntry(doing(desk(), flag))?.ruling.ok).toBe(false);
    const fallen = doing(desk(), [{ kind: 'reading', color: 'white', text: '0:00' }, ...flag]);
    expect(fallen.answer.outcome).toMatchObject({ result: '0-1', reason: 'flag-fall', article: '6.9' });
  });
});

describe('the log', () => {
  const game = doing(desk(), [types('e4'), types('e5'), { kind: 'open', act: 'warning' }, { kind: 'enter' }]);

  it('shows the ruling and the position of an entry, and returns with a touch of the board', () => {
    const back = doing(game, [{ kind: 'look', entry: 1 }]);
    expect(shownEntry(back)?.event).toMatchObject({ uci: 'e2e4' });
    expect(shownAnswer(back).plies).toHaveLength(1);
    expect(tableOf(back).seat).toBeNull();
    expect(doing(back, [{ kind: 'select', square: 'd2' }]).looking).toBeNull();
    expect(doing(game, [{ kind: 'look', entry: 3 }]).looking).toBeNull();
  });

  it('loses its last entry to a slip of the hand', () => {
    const shorter = doing(game, [{ kind: 'undo' }]);
    expect(events(shorter)).toEqual(events(game).slice(0, 2));
    expect(shorter.answer.conduct.white.warnings).toBe(0);
  });

  it('tells each entry in words', () =>
    expect(entriesOf(game).map(({ event, number }) => told(event, number - 1, game.answer, words))).toEqual([
      'e4',
      'e5',
      'Warning: White',
    ]));

  it('is a text with every ruling, in each language', () => {
    for (const language of ['en', 'zh-Hans', 'zh-Hant'] as const) {
      const text = reportText(
        { ...board, illegal_acts: { black: 1 } },
        game.answer,
        entriesOf(game),
        arbiterMessagesFor(language),
        '',
      );
      expect(text.match(/\(\d+\.\d+/g)?.length).toBeGreaterThanOrEqual(3);
      expect(text).toContain('12.9.1');
      expect(text).toContain(arbiterMessagesFor(language).setup.earlier);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
