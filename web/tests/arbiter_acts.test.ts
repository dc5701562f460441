// SPDX-License-Identifier: GPL-3.0-or-later
/** The forms of what can have happened, and the events they make. */
import { describe, expect, it } from 'vitest';
import { acts, actsOf, deedOf, fieldsOf, groups, newDraft, usesBoard, type Act, type Draft } from '../src/arbiter/acts';
import type { Conduct, Deed, GameAnswer } from '../src/core/types';

const conduct: Conduct = { illegal_acts: 0, warnings: 0, offers: 0, failed_claims: 0, points_lowered: false, wants_rematch: false, away: false, calls_arbiter: false };

/** As much of a game as a form looks at. */
function game(part: Partial<GameAnswer> = {}): GameAnswer {
  return {
    turn: 'white',
    plies: [],
    claims: [],
    claims_with_move: [],
    clock: { running: 'white', white: { fallen: false }, black: { fallen: false } },
    offers: { white: false, black: false },
    uncompleted: { white: false, black: false },
    conduct: { white: conduct, black: conduct },
    regulations: { guidelines_iii: false },
    ...part,
  } as GameAnswer;
}

const draft = (act: Act, part: Partial<Draft> = {}): Draft => ({ ...newDraft(act, game()), ...part });

const made: [name: string, draft: Draft, time_ms: number | null, deed: Deed | null][] = [
  ['a move made', draft('make', { uci: 'e2e4' }), null, { do: 'make', uci: 'e2e4' }],
  ['a move not chosen yet', draft('make'), null, null],
  ['touches in order', draft('touch', { squares: ['h1', 'e1'] }), null, { do: 'touch', squares: ['h1', 'e1'] }],
  ['no touch yet', draft('touch'), null, null],
  ['illegal', draft('illegal-move', { uci: 'e1g1' }), null, { do: 'illegal', what: 'illegal-move', uci: 'e1g1' }],
  ['two hands', draft('two-hands', { uci: 'e1g1' }), null, { do: 'illegal', what: 'two-hands', uci: 'e1g1' }],
  [
    'a pawn left, never promoted',
    draft('pawn-left-on-last-rank', { uci: 'a7a8q' }),
    null,
    { do: 'illegal', what: 'pawn-left-on-last-rank', uci: 'a7a8' },
  ],
  ['pressed without moving', draft('press-without-move'), null, { do: 'press' }],
  ['the latest illegal move', draft('point-out'), null, { do: 'point-out', what: 'illegal-move' }],
  ['one of the moves', draft('point-out', { ply: 12 }), null, { do: 'point-out', what: 'illegal-move', ply: 12 }],
  [
    'a turned board has no move',
    draft('point-out', { fault: 'board-turned', ply: 12 }),
    null,
    { do: 'point-out', what: 'board-turned' },
  ],
  [
    'touch-move not kept',
    draft('point-out', { fault: 'touch-move', squares: ['d1'] }),
    null,
    { do: 'point-out', what: 'touch-move', squares: ['d1'] },
  ],
  ['a claim now', draft('claim'), null, { do: 'claim', kind: 'threefold-repetition' }],
  [
    'a claim with a written move',
    draft('claim', { claim: 'fifty-moves', uci: 'a1a2' }),
    null,
    { do: 'claim', kind: 'fifty-moves', uci: 'a1a2' },
  ],
  [
    'a claim of the guidelines has no move',
    draft('claim', { claim: 'no-normal-win', uci: 'a1a2' }),
    null,
    { do: 'claim', kind: 'no-normal-win' },
  ],
  ['a clock set', draft('set-clock', { to: 'black' }), 60_000, { do: 'set-clock', to: 'black', ms: 60_000 }],
  ['a clock without a time', draft('set-clock'), null, null],
  [
    'a warning',
    draft('warning', { to: 'black', article: '11.5' }),
    null,
    { do: 'penalty', to: 'black', what: 'warning', article: '11.5' },
  ],
  ['a loss, no article named', draft('loss', { to: 'white' }), null, { do: 'penalty', to: 'white', what: 'loss' }],
  [
    'time taken away',
    draft('time', { timeGiven: 'time-removed' }),
    1000,
    { do: 'penalty', to: 'white', what: 'time-removed', ms: 1000 },
  ],
  ['a result', draft('end', { result: '0-0', article: '11.8' }), null, { do: 'end', result: '0-0', article: '11.8' }],
  ['the start restored', draft('restore', { ply: 0 }), null, { do: 'restore', ply: 0 }],
  ['a decision', draft('decide', { decision: 'postpone' }), null, { do: 'decide', what: 'postpone' }],
  ['a flag', draft('flag'), null, { do: 'flag' }],
];

describe('the event of a form', () => {
  it.each(made)('%s', (_, form, time_ms, deed) => expect(deedOf(form, time_ms)).toEqual(deed));
});

describe('who it was, most likely', () => {
  const white = { ...conduct };
  it.each([
    ['the player on move touches', 'touch', game({ turn: 'black' }), 'black'],
    [
      'the offer comes from the one who has moved and not pressed',
      'offer-draw',
      game({ uncompleted: { white: false, black: true } }),
      'black',
    ],
    ['the offer is answered by the other', 'accept-draw', game({ offers: { white: true, black: false } }), 'black'],
    [
      'the flag is that of the clock at zero',
      'flag',
      game({ clock: { running: 'white', white: { fallen: false }, black: { fallen: true } } as GameAnswer['clock'] }),
      'black',
    ],
    ['the flag is that of the running clock', 'flag', game({ turn: 'black' }), 'white'],
    ['who has not pressed presses', 'press', game({ uncompleted: { white: false, black: true } }), 'black'],
    ['who is away arrives', 'arrive', game({ conduct: { white, black: { ...conduct, away: true } } }), 'black'],
    ['the arbiter points out', 'point-out', game(), 'arbiter'],
    ['only the arbiter warns', 'warning', game(), 'arbiter'],
  ] as const)('%s', (_, act, answer, by) => expect(newDraft(act, answer).by).toBe(by));
});

describe('the groups', () => {
  it('hold every act once', () => {
    const all = groups.flatMap((group) => actsOf(group, game({ regulations: { guidelines_iii: true } as never })));
    expect(all.sort()).toEqual(Object.keys(acts).sort());
  });
  it('have nothing of a clock in a game without one', () => {
    expect(actsOf('clock', game({ clock: null }))).toEqual([]);
    expect(actsOf('moves', game({ clock: null }))).not.toContain('press');
  });
  it('ask for a decision only where Guidelines III were announced', () => {
    expect(actsOf('draws', game())).not.toContain('decide');
  });
});

describe('what a form asks for', () => {
  it('asks which move, or what was touched, only where the fault has it', () => {
    expect(fieldsOf(draft('point-out'))).toEqual(['fault', 'ply']);
    expect(fieldsOf(draft('point-out', { fault: 'wrong-set-up' }))).toEqual(['fault']);
    expect(fieldsOf(draft('point-out', { fault: 'touch-move' }))).toEqual(['fault', 'squares']);
  });
  it('uses the board for moves and touches', () => {
    expect(usesBoard(draft('touch'))).toBe('squares');
    expect(usesBoard(draft('claim'))).toBe('move');
    expect(usesBoard(draft('claim', { claim: 'ask-increment' }))).toBeNull();
    expect(usesBoard(draft('flag'))).toBeNull();
  });
  it('claims what can be claimed', () => {
    const claims = [{ kind: 'fifty-moves', article: '9.3.2' }] as const;
    expect(newDraft('claim', game({ claims: [...claims] })).claim).toBe('fifty-moves');
  });
});
