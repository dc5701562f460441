// SPDX-License-Identifier: GPL-3.0-or-later
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLocalGame, emptyGame } from '../src/game/local_game';
import { defaultSettings, preferredLanguage, readSettings } from '../src/settings/settings';
import { recall, remember } from '../src/settings/storage';
import { routeOf } from '../src/views/router';

describe('settings', () => {
  it.each([
    [['en-GB'], 'en'],
    [['zh-TW', 'en'], 'zh-Hant'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-Hant-HK'], 'zh-Hant'],
    [['fr', 'zh'], 'zh-Hans'],
    [['de'], 'en'],
    [[], 'en'],
  ])('a reader of %s gets %s', (languages, expected) => expect(preferredLanguage(languages)).toBe(expected));

  const defaults = defaultSettings(['en']);
  it.each([
    ['nothing stored', null, {}],
    ['not JSON', '{', {}],
    ['a list', '[1]', {}],
    ['unknown values', '{"theme":"pink","board":7,"sound":"yes"}', {}],
    ['known values', '{"theme":"dark","previewFirst":true}', { theme: 'dark', previewFirst: true }],
    ['a volume', '{"volume":30}', { volume: 30 }],
    ['a volume that is none', '{"volume":300}', {}],
  ])('%s', (_, text, difference) => expect(readSettings(text, defaults)).toEqual({ ...defaults, ...difference }));
});

describe('a stored game', () => {
  it.each([
    ['nothing', null],
    ['not JSON', 'x'],
    ['an unknown deed', '{"setup":{"fen":"startpos"},"events":[{"by":"white","do":"fly"}]}'],
    ['no setup', '{"events":[]}'],
  ])('%s is an empty game', (_, text) => expect(readLocalGame(text)).toEqual(emptyGame));

  it('comes back as it was', () => {
    const setup = { fen: 'startpos', time_control: '5+0', touch_move: true };
    const game = { setup, events: [{ at: 20, by: 'white', do: 'move', uci: 'e2e4' }], at: 900 };
    expect(readLocalGame(JSON.stringify(game))).toEqual(game);
  });

  it('one without times has none', () => {
    const game = { setup: { fen: 'startpos' }, events: [{ by: 'white', do: 'move', uci: 'e2e4' }] };
    expect(readLocalGame(JSON.stringify(game))).toEqual({ ...game, at: 0 });
  });

  it('its time is never before its last event', () => {
    const game = { setup: { fen: 'startpos' }, events: [{ at: 500, by: 'white', do: 'move', uci: 'e2e4' }], at: 3 };
    expect(readLocalGame(JSON.stringify(game)).at).toBe(500);
  });
});

describe('addresses', () => {
  it.each([
    ['/', { page: 'board' }],
    ['/friend', { page: 'friend', listed: false }],
    ['/lobby', { page: 'lobby' }],
    ['/lobby/new', { page: 'friend', listed: true }],
    ['/game/abc', { page: 'game', id: 'abc', side: null }],
    ['/laws', { page: 'laws', article: null }],
    ['/laws/3.8.2', { page: 'laws', article: '3.8.2' }],
    ['/game', { page: 'unknown' }],
    ['/x', { page: 'unknown' }],
    ['/laws/3/8', { page: 'unknown' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route));
});

describe('a browser without room', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('keeps what it had, and the page what is new, until there is room again', () => {
    const kept = new Map([['key', 'old']]);
    let full = true;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (full) throw new Error('no room');
        kept.set(key, text);
      },
    });
    expect(remember('key', 'new')).toBe(false);
    expect([recall('key'), kept.get('key')]).toEqual(['new', 'old']);
    full = false;
    expect(remember('key', 'newer')).toBe(true);
    expect([recall('key'), kept.get('key')]).toEqual(['newer', 'newer']);
  });
});
