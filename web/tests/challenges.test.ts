// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { firstMoveFor, sameChallenge } from '../src/game/challenges';
import type { OnlineWish } from '../src/game/terms';
import type { Challenge } from '../src/net/messages';

const wish: OnlineWish = { fen: 'startpos', time_control: '5+0', touch_move: false, first_moves_untimed: true, listed: true, penalty_ms: 60_000 };

function waits(game: string, change: object = {}): Challenge {
  return { game, name: '', colour: 'hands', setup: { ...wish, variant: 'standard', ...change } as Challenge['setup'] };
}

describe('the same challenge', () => {
  it.each<[string, Challenge[], string | null]>([
    ['nobody waits', [], null],
    ['the same terms', [waits('a')], 'a'],
    ['the one that waited longest, which is told last', [waits('b'), waits('a')], 'a'],
    ['what is false is as if it were absent', [waits('a', { competition: false })], 'a'],
    ['another time', [waits('a', { time_control: '5+3' })], null],
    ['touch-move', [waits('a', { touch_move: true })], null],
    ['another variant', [waits('a', { variant: 'chess960' })], null],
    ['a competition', [waits('a', { competition: true })], null],
    ['Guidelines III', [waits('a', { guidelines_iii: true })], null],
    ['the own one', [waits('own')], null],
    ['behind the own one', [waits('a'), waits('own')], 'a'],
  ])('%s', (_name, waiting, game) => {
    expect(sameChallenge(wish, waiting, (one) => one === 'own')?.game ?? null).toBe(game);
  });
});

it('waits longer for the first move of a long game', () => {
  expect([firstMoveFor('1+0'), firstMoveFor('15+10'), firstMoveFor('30+20'), firstMoveFor(null)]).toEqual([
    30_000, 30_000, 120_000, 120_000,
  ]);
});
