// SPDX-License-Identifier: GPL-3.0-or-later
/** Analyses kept in this browser: the one that is open, and those before it. A new one never takes the place of another. */
import { forget, recall, remember } from '../settings/storage';

export interface KeptAnalysis {
  id: number;
  /** When it was last changed, in ms of the calendar. */
  changed: number;
  /** As the page calls it: players, or the name of the opening. */
  title: string;
  pgn: string;
  /** Which move was looked at: places in the lists of what follows. */
  address: number[];
  flipped: boolean;
}

/** What is shut away first when there are more. */
export const shelfSize = 24;

const storageKey = 'adoube.analyses';

export function readShelf(text: string | null): KeptAnalysis[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptAnalysis {
  const one = value as Partial<KeptAnalysis> | null;
  return (
    typeof one?.id === 'number' &&
    typeof one.pgn === 'string' &&
    typeof one.title === 'string' &&
    typeof one.changed === 'number' &&
    Array.isArray(one.address)
  );
}

/** With this one in front; the oldest beyond the shelf go. */
export function withKept(shelf: readonly KeptAnalysis[], one: KeptAnalysis): KeptAnalysis[] {
  return [one, ...shelf.filter(({ id }) => id !== one.id)].slice(0, shelfSize);
}

export function loadShelf(): KeptAnalysis[] {
  return readShelf(recall(storageKey));
}

/** Where the browser has no more room, the oldest go, one by one. Whether all of it outlives the page. */
export function saveShelf(shelf: readonly KeptAnalysis[]): boolean {
  if (shelf.length === 0) {
    forget(storageKey);
    return true;
  }
  for (let most = shelf.length; most > 0; most -= 1)
    if (remember(storageKey, JSON.stringify(shelf.slice(0, most)))) return most === shelf.length;
  return remember(storageKey, JSON.stringify(shelf));
}

/** No other page of this browser takes the same one. */
export function freshId(): number {
  return Date.now() + Math.random();
}
