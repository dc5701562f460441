// SPDX-License-Identifier: GPL-3.0-or-later
/** The game against the engine of the browser, kept there so that a reload loses nothing. */
import type { Color } from '../core/squares';
import type { GameEvent } from '../core/types';
import { forget, recall, remember } from '../settings/storage';

export interface KeptGame {
  /** The person's. */
  colour: Color;
  level: number;
  events: GameEvent[];
}

const storageKey = 'adoube.computer';

export function keepHere(game: KeptGame): void {
  remember(storageKey, JSON.stringify(game));
}

export function forgetHere(): void {
  forget(storageKey);
}

/** Null where none is kept, or what is kept is no game. */
export function keptHere(): KeptGame | null {
  return readKept(recall(storageKey));
}

export function readKept(text: string | null): KeptGame | null {
  try {
    const { colour, level, events } = JSON.parse(text ?? '') as Partial<KeptGame>;
    const isGame = (colour === 'white' || colour === 'black') && Number.isInteger(level) && level! >= 1 && level! <= 10;
    const isRead = Array.isArray(events) && events.every(({ do: deed, by }) => typeof deed === 'string' && typeof by === 'string');
    return isGame && isRead ? { colour, level: level!, events } : null;
  } catch {
    return null;
  }
}
