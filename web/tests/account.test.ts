// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, test } from 'vitest';
import { preferencesOf, sameSettings, settingsOf } from '../src/account/account';
import { identicon, identiconSize } from '../src/account/identicon';
import { accountEn } from '../src/i18n/account_en';
import { accountZhHans } from '../src/i18n/account_zh_hans';
import { accountZhHant } from '../src/i18n/account_zh_hant';
import type { OwnAccount } from '../src/net/messages';
import { defaultSettings } from '../src/settings/settings';

const here = defaultSettings(['en']);
const own: OwnAccount = { id: 'abcdefghijkl', name: 'Ada', avatar: '', settings: '', challenges: true, made: 0 };

describe('settings that follow an account', () => {
  const rows: { name: string; account: OwnAccount; expected: typeof here }[] = [
    { name: 'none kept: those of this browser', account: own, expected: here },
    { name: 'a language alone', account: { ...own, language: 'zh-Hant' }, expected: { ...here, language: 'zh-Hant' } },
    {
      name: 'the language counts more than the one among the settings',
      account: { ...own, language: 'en', settings: '{"language":"zh-Hans","board":"green"}' },
      expected: { ...here, board: 'green' },
    },
    { name: 'what is not understood stays as it is here', account: { ...own, settings: '{"board":7}' }, expected: here },
    { name: 'no JSON', account: { ...own, settings: 'board' }, expected: here },
  ];
  test.each(rows)('$name', ({ account, expected }) => {
    expect(settingsOf(account, here)).toEqual(expected);
  });

  test('come back as they were kept', () => {
    const changed = { ...here, language: 'zh-Hans', board: 'slate', volume: 20 } as const;
    expect(settingsOf({ ...own, ...preferencesOf(changed) }, here)).toEqual(changed);
    expect(sameSettings(changed, here)).toBe(false);
    expect(sameSettings({ ...changed }, changed)).toBe(true);
  });

  test('fit into what the server keeps', () => {
    expect(preferencesOf(here).settings.length).toBeLessThan(2048);
  });
});

describe('a picture drawn from a name', () => {
  test('is the same each time, and another for another name', () => {
    expect(identicon('Ada')).toEqual(identicon('Ada'));
    expect(identicon('Ada')).not.toEqual(identicon('Bo'));
  });
  test.each(['Ada', '棋王', 'Ольга', 'a'])('is the same to the left and to the right: %s', (name) => {
    const { hue, squares } = identicon(name);
    const places = new Set(squares.map(({ x, y }) => `${x} ${y}`));
    for (const { x, y } of squares) expect(places).toContain(`${identiconSize - 1 - x} ${y}`);
    expect(hue).toBeGreaterThanOrEqual(0);
    expect(hue).toBeLessThan(360);
  });
});

test('every refusal has its sentence in every language', () => {
  const codes = Object.keys(accountEn.problems);
  expect(Object.keys(accountZhHans.problems)).toEqual(codes);
  expect(Object.keys(accountZhHant.problems)).toEqual(codes);
});
