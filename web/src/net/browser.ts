// SPDX-License-Identifier: GPL-3.0-or-later
/** The browser's side of the net: sockets, requests, and the keys of seats kept in this browser. */
import type { OnlineWish } from '../game/terms';
import { forget, recall, remember } from '../settings/storage';
import { ask, Refusal } from './ask';
import type { Surroundings } from './connection';
import type { Socket } from './lasting_socket';
import { readComputerState, readGameMade, type ColourChoice, type ErrorCode, type GameMade } from './messages';

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
  random: Math.random,
  loadKey: (game) => recall(keyName(game)),
  saveKey: (game, key) => remember(keyName(game), key),
  forgetKey: (game) => forget(keyName(game)),
  newKey,
};

const invitationName = (game: string) => `adoube.arbiter.${game}`;

/** The invitation of an arbiter, with the one who gives it and the one who has it, until it is taken. */
export const invitations = {
  of: (game: string): string | null => recall(invitationName(game)),
  keep: (game: string, invitation: string): void => void remember(invitationName(game), invitation),
  forget: (game: string): void => void forget(invitationName(game)),
};

const nameOfReader = 'adoube.name';

/** What the reader last wanted to be called; empty for nothing. */
export function rememberedName(): string {
  return recall(nameOfReader) ?? '';
}

export function rememberName(name: string): void {
  remember(nameOfReader, name.trim());
}

/** Makes a game and keeps the creator's key; null where the server could not. `computer`: against it, at that level. */
export async function makeGame(
  colour: ColourChoice,
  name: string,
  setup: OnlineWish,
  computer?: number,
): Promise<GameMade | null> {
  const made = await askForGame({ ...setup, colour, ...(name ? { name } : {}), ...(computer ? { computer } : {}) });
  return typeof made === 'string' ? null : made;
}

/** The same for the account of that name; the code where the server refuses it. */
export function challenge(
  colour: ColourChoice,
  setup: OnlineWish,
  opponent: string,
): Promise<GameMade | ErrorCode | 'unreachable'> {
  return askForGame({ ...setup, colour, opponent });
}

async function askForGame(wish: object): Promise<GameMade | ErrorCode | 'unreachable'> {
  const made = await ask('POST', '/api/games', readGameMade, wish);
  if (made instanceof Refusal) return made.code;
  browserSurroundings.saveKey(made.game, made.key);
  if (made.arbiter_invitation) invitations.keep(made.game, made.arbiter_invitation);
  return made;
}

const opponentsName = 'adoube.opponents';
const opponentsKept = 12;

/** Accounts that have been played against in this browser, the latest first. */
export function knownOpponents(): string[] {
  return (recall(opponentsName) ?? '').split('\n').filter((name) => name !== '');
}

export function rememberOpponent(name: string): void {
  const others = knownOpponents().filter((other) => other !== name);
  remember(opponentsName, [name, ...others].slice(0, opponentsKept).join('\n'));
}

/** Whether there is a computer to play against; null where the server does not say. */
export async function hasComputer(): Promise<boolean | null> {
  const state = await ask('GET', '/api/computer', readComputerState);
  return state instanceof Refusal ? null : state.available;
}
