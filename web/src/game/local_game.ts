// SPDX-License-Identifier: GPL-3.0-or-later
/** The game at one board, kept in this browser so that a reload loses nothing. */
import type { GameEvent, GameSetup } from '../core/types';
import { recall, remember } from '../settings/storage';

export interface LocalGame {
  setup: GameSetup;
  events: GameEvent[];
  /** The game's time when it was kept, in ms; it stands still while the page is closed. */
  at: number;
}

export const emptyGame: LocalGame = { setup: { fen: 'startpos' }, events: [], at: 0 };

export const localGameKey = 'adoube.board';
const deeds = ['move', 'offer-draw', 'accept-draw', 'decline-draw', 'claim', 'resign', 'touch', 'adjust'];

/** The game in stored text; an empty one where it is none. Whether it is admissible, the rules core says. */
export function readLocalGame(text: string | null): LocalGame {
  try {
    const { setup, events: stored, at } = JSON.parse(text ?? '') as Partial<LocalGame>;
    const events = Array.isArray(stored) ? stored : [];
    const readable = events.every((event) => deeds.includes(event?.do) && (event.by === 'white' || event.by === 'black'));
    if (!readable || typeof setup?.fen !== 'string') return emptyGame;
    const last = events.reduce((latest, event) => Math.max(latest, event.at ?? 0), 0);
    return { setup, events, at: Math.max(last, Number.isFinite(at) ? at! : 0) };
  } catch {
    return emptyGame;
  }
}

export function loadLocalGame(): LocalGame {
  return readLocalGame(recall(localGameKey));
}

export function saveLocalGame(game: LocalGame): void {
  remember(localGameKey, JSON.stringify(game));
}
