// SPDX-License-Identifier: GPL-3.0-or-later
/** What this browser keeps. Where it keeps nothing, or has no more room, words last as long as the page: everything still works. */

const forThisPage = new Map<string, string>();
const heeding = new Set<() => void>();

/** Whether what was remembered last under this name is gone with the page. */
export function isGoneWithPage(key: string): boolean {
  return forThisPage.has(key);
}

/** Calls back whenever something may have become so, or no longer is; gives the way to stop it. */
export function heedRoom(heed: () => void): () => void {
  heeding.add(heed);
  return () => void heeding.delete(heed);
}

function put(key: string, text: string | null): void {
  const changes = forThisPage.has(key) !== (text !== null);
  if (text === null) forThisPage.delete(key);
  else forThisPage.set(key, text);
  if (changes) for (const heed of heeding) heed();
}

export function recall(key: string): string | null {
  const here = forThisPage.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  put(key, null);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Whether it is kept for longer than this page: a browser may have no room for it. */
export function remember(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    put(key, null);
    return true;
  } catch {
    put(key, text);
    return false;
  }
}
