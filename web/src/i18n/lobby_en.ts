// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the lobby, loaded with its page. */
import type { Color } from '../core/squares';

export const lobbyEn = {
  heading: 'Lobby',
  lead: 'Play someone who is here now. No account is needed.',
  ready: 'Play now',
  readyHint: 'Sits down opposite whoever waits for the same, or waits in the lobby. Colours are drawn from two closed hands.',
  noClock: 'No clock',
  pace: { blitz: 'blitz', rapid: 'rapid', standard: 'standard', none: 'no hurry' },
  own: 'Other terms',
  ownHint: 'Any time control, touch-move, Chess960, colours',
  friend: 'Play with a friend',
  computer: 'Play the computer',
  waiting: 'Waiting for an opponent',
  nobody: 'Nobody waits at the moment. Choose a time control above, and others find you here.',
  someone: 'Someone',
  yours: 'your challenge',
  has: { white: 'has White', black: 'has Black', hands: 'holds two closed hands' },
  take: 'Play',
  takeFrom: (name: string, terms: string): string => `Play ${name}, ${terms}`,
  forYou: 'You are challenged',
  decline: 'Decline',
  declineFrom: (name: string): string => `Decline the challenge of ${name}`,
  back: 'To your game',
  playing: 'Games under way',
  noGames: 'No game of the lobby is under way.',
  versus: (white: string, black: string): string => `${white} – ${black}`,
  spectators: (count: number): string => (count === 1 ? '1 spectator' : `${count} spectators`),
  ended: 'Games that have ended',
  watch: 'Watch',
  watchGame: (players: string): string => `Watch ${players}`,
  connecting: 'Connecting…',
  noAnswer: 'The server does not answer. Trying again.',
  lost: 'The connection is lost. Trying again; the list may be old.',
  failed: 'The game could not be made. Try again in a moment.',
  colour: (color: Color): string => (color === 'white' ? 'White' : 'Black'),
  count: (waiting: number, playing: number): string =>
    `${waiting === 1 ? '1 player waits' : `${waiting} players wait`}, ${playing === 1 ? '1 game' : `${playing} games`} under way`,
};

export type LobbyMessages = typeof lobbyEn;
