// SPDX-License-Identifier: GPL-3.0-or-later
/** The game at one board, kept in this browser so that a reload loses nothing. */
import type { GameEvent, GameSetup } from '../core/types';
import { recall, remember } from '../settings/storage';

export interface LocalGame {
  setup: GameSetup;
  events: GameEvent[];
}

export const emptyGame: LocalGame = { setup: { fen: 'startpos' }, events: [] };

const storageKey = 'adoube.board';
const deeds = ['move', 'offer-draw', 'accept-draw', 'decline-draw', 'claim', 'resign'];

/** The game in stored text; an empty one where it is none. Whether its events are admissible, the rules core says. */
export function readLocalGame(text: string | null): LocalGame {
  try {
    const stored = JSON.parse(text ?? '') as Partial<LocalGame>;
    const events = Array.isArray(stored.events) ? stored.events : [];
    const readable = events.every((event) => deeds.includes(event?.do) && (event.by === 'white' || event.by === 'black'));
    return readable && typeof stored.setup?.fen === 'string' ? { setup: { fen: stored.setup.fen }, events } : emptyGame;
  } catch {
    return emptyGame;
  }
}

export function loadLocalGame(): LocalGame {
  return readLocalGame(recall(storageKey));
}

export function saveLocalGame(game: LocalGame): void {
  remember(storageKey, JSON.stringify(game));
}
