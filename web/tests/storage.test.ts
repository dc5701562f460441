// SPDX-License-Identifier: GPL-3.0-or-later
/** What is kept where the browser has little room, none, or another page that keeps something as well. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadShelf, saveShelf, type KeptAnalysis } from '../src/analysis/keeping';
import { noProgress, writeProgress } from '../src/learn/progress';
import { forget, recall, remember } from '../src/settings/storage';
import { keepProgress, progressNow } from '../src/views/use_progress';

/** A browser with room for so many letters. */
function browser(room: number): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('no room', 'QuotaExceededError');
      kept.set(key, text);
    },
  });
  return kept;
}

afterEach(() => {
  forget('adoube.test');
  forget('adoube.analyses');
  forget('adoube.learn');
  vi.unstubAllGlobals();
});

describe('a word to be kept', () => {
  it('is kept where there is room', () => {
    const kept = browser(10);
    expect(remember('adoube.test', 'short')).toBe(true);
    expect(kept.get('adoube.test')).toBe('short');
  });
  it('without room is known to this page, not the older one', () => {
    browser(10);
    remember('adoube.test', 'short');
    expect(remember('adoube.test', 'longer than it may be')).toBe(false);
    expect(recall('adoube.test')).toBe('longer than it may be');
  });
  it('that fits again is the one that counts', () => {
    browser(10);
    remember('adoube.test', 'longer than it may be');
    remember('adoube.test', 'short');
    expect(recall('adoube.test')).toBe('short');
  });
});

describe('analyses', () => {
  const one = (id: number): KeptAnalysis => ({ id, changed: id, title: '', pgn: 'x'.repeat(100), address: [], flipped: false });
  const shelf = [one(3), one(2), one(1)];
  it('all, where there is room', () => {
    browser(10_000);
    saveShelf(shelf);
    expect(loadShelf()).toEqual(shelf);
  });
  it('the oldest go where there is not', () => {
    browser(400);
    saveShelf(shelf);
    expect(loadShelf().map(({ id }) => id)).toEqual([3, 2]);
  });
  it('without any room all stay as long as the page', () => {
    browser(0);
    saveShelf(shelf);
    expect(loadShelf()).toEqual(shelf);
  });
});

it('progress that another page has kept since is known', () => {
  const kept = browser(10_000);
  keepProgress({ lessons: {}, last: 'the-rook' });
  kept.set('adoube.learn', writeProgress({ lessons: { castling: { at: 2, met: {}, done: true } }, last: 'castling' }));
  expect(progressNow()).toMatchObject({ lessons: { castling: { done: true } }, last: 'castling' });
  kept.delete('adoube.learn');
  expect(progressNow()).toEqual(noProgress);
});
