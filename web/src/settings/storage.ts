// SPDX-License-Identifier: GPL-3.0-or-later
/** What this browser keeps. Where it keeps nothing, words last as long as the page: everything still works. */

const forThisPage = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return forThisPage.get(key) ?? null;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    forThisPage.delete(key);
  }
}

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    forThisPage.set(key, text);
  }
}
