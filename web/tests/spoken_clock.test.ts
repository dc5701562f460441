// SPDX-License-Identifier: GPL-3.0-or-later
/** Times in words, for who hears the clock rather than sees it (D.2.6.1, D.2.10.4). */
import { expect, it } from 'vitest';
import { en } from '../src/i18n/en';
import { zhHans } from '../src/i18n/zh-Hans';
import { zhHant } from '../src/i18n/zh-Hant';

it.each([
  ['hours, minutes and seconds (D.2.6.1)', en, 1, 30, 5, '1 hour 30 minutes 5 seconds'],
  ['no hours (D.2.6.1)', en, 0, 1, 1, '1 minute 1 second'],
  ['seconds alone (D.2.6.1)', en, 0, 0, 9, '9 seconds'],
  ['a whole hour (D.2.6.1)', en, 1, 0, 0, '1 hour 0 minutes 0 seconds'],
] as const)('%s', (_, messages, hours, minutes, seconds, words) =>
  expect(messages.clock.spoken(hours, minutes, seconds)).toBe(words),
);

it.each([en, zhHans, zhHant])('moves to go are told (D.2.10.4)', (messages) =>
  expect(messages.clock.movesToGo(12)).toContain('12'),
);
