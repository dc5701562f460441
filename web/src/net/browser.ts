// SPDX-License-Identifier: GPL-3.0-or-later
/** The browser's side of the net: sockets, requests, and the keys of seats kept in this browser. */
import type { OnlineWish } from '../game/terms';
import { forget, recall, remember } from '../settings/storage';
import type { Surroundings } from './connection';
import type { Socket } from './lasting_socket';
import { readGameMade, Fault, type ColourChoice, type GameMade } from './messages';

const keyName = (game: string) => `adoube.key.${game}`;
const keyLetters = 'abcdefghijklmnopqrstuvwxyz234567';
const keyLength = 26;

/** Five random bits a letter. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(keyLength)), (byte) => keyLetters[byte % keyLetters.length]).join(
    '',
  );
}

export const browserSurroundings: Surroundings = {
  open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`) as unknown as Socket,
  later: (milliseconds, then) => void setTimeout(then, milliseconds),
  loadKey: (game) => recall(keyName(game)),
  saveKey: (game, key) => remember(keyName(game), key),
  forgetKey: (game) => forget(keyName(game)),
  newKey,
};

const nameOfReader = 'adoube.name';

/** What the reader last wanted to be called; empty for nothing. */
export function rememberedName(): string {
  return recall(nameOfReader) ?? '';
}

export function rememberName(name: string): void {
  remember(nameOfReader, name.trim());
}

/** Makes a game and keeps the creator's key; null where the server could not. */
export async function makeGame(colour: ColourChoice, name: string, setup: OnlineWish): Promise<GameMade | null> {
  try {
    const response = await fetch('/api/games', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...setup, colour, ...(name ? { name } : {}) }),
    });
    const made = readGameMade(await response.text());
    if (!response.ok || made instanceof Fault) return null;
    browserSurroundings.saveKey(made.game, made.key);
    return made;
  } catch {
    return null;
  }
}
