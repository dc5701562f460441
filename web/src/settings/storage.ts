// SPDX-License-Identifier: GPL-3.0-or-later
/** What this browser keeps. Where it keeps nothing, or has no more room, words last as long as the page: everything still works. */

const forThisPage = new Map<string, string>();

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
  forThisPage.delete(key);
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
    forThisPage.delete(key);
    return true;
  } catch {
    forThisPage.set(key, text);
    return false;
  }
}
