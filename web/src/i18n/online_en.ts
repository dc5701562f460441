// SPDX-License-Identifier: GPL-3.0-or-later
/** What players of two browsers agree on beside the Laws: moves taken back, a limit for the first move, another game. */
import type { Color } from '../core/squares';

const colours: Record<Color, string> = { white: 'White', black: 'Black' };

export const onlineEn = {
  /** Of the position shown. */
  image: 'Save as a picture',
  tooManyClocks: 'Too many games with a clock are being played from here. End one of them, then open this page again.',
  seatTaken: 'Someone else has taken the seat; you are watching.',
  report: 'What the engine says of this game',
  lobby: {
    heading: 'Your own challenge',
    lead: 'It stands in the lobby while your page is open. Whoever takes it sits down opposite you.',
    make: 'Put it into the lobby',
    waiting: 'Your challenge is in the lobby',
    keepOpen: 'The game begins when somebody takes it. It is withdrawn when you leave this page. You can also send the link.',
    opponentsHint: { white: 'You begin.', black: 'Your opponent begins.', hands: 'Your opponent picks one, as players do with two pawns.' },
    go: 'Lobby',
    computer: 'Computer',
  },
  takeBack: {
    ask: 'Ask to take back',
    asked: (color: Color): string => `${colours[color]} asks to take a move back`,
    hint: 'The time used stays used. The request lapses with the next move.',
    yours: 'You have asked to take your move back',
    accept: 'Take it back',
    decline: 'Let it stand',
    allowed: 'Moves may be taken back where both agree',
    short: 'moves may be taken back',
  },
  firstMove: {
    due: (color: Color, seconds: number): string =>
      `${colours[color]}: first move within ${seconds} s, or the game does not count.`,
    short: (seconds: number): string => `first move within ${seconds} s`,
  },
  competition: {
    name: 'Played as in a competition',
    hint: 'Until the end: no question about a piece, no name of the opening, no taking back (11.3.1).',
    short: 'as in a competition',
    kept: 'Played as in a competition: nothing helps the players until the end (11.3.1).',
  },
  arbiter: {
    name: 'With an arbiter',
    hint: 'You get a second link, for somebody who does not play.',
    short: 'with an arbiter',
  },
  guidelines: {
    name: 'Under Guidelines\u00a0III (games without increment)',
    hints: {
      offered: 'On move with less than two minutes left, a player may ask the arbiter for five seconds a move, or claim a draw (III.4, III.5).',
      'needs-arbiter': 'Needs an arbiter, who decides when a player short of time asks for five seconds a move or claims a draw (III.4, III.5).',
    },
    short: 'Guidelines\u00a0III announced',
  },
  challenge: {
    to: 'Challenge somebody by name',
    toHint: '(an account; empty: whoever takes it)',
    make: 'Send the challenge',
    waiting: 'Your challenge is on its way',
    keepOpen: 'Your opponent sees it in the lobby. It is withdrawn when you leave this page.',
    forYou: 'This challenge is for you',
    forAnother: 'This is a challenge to somebody else. You are watching.',
    declined: 'The challenge was declined.',
    accept: 'Play',
    decline: 'Decline',
    faults: {
      'unknown-player': 'There is no account of this name.',
      'no-challenges': 'This player takes no challenges.',
      'too-many': 'Your other challenges still wait. Withdraw one, or try again in a moment.',
      'signed-out': 'Sign in to challenge somebody by name.',
      'bad-setup': 'This challenge cannot be made so: to somebody else, and on other terms.',
    },
  },
  chess960: {
    name: 'Chess960: a drawn start position',
    hint: 'The server draws one of 960 (Guidelines II).',
    position: (number: number): string => `Chess960, position ${number}`,
    plain: 'Chess960',
  },
  rematch: {
    ask: 'Rematch',
    asked: (color: Color): string => `${colours[color]} would like a rematch, with colours swapped.`,
    yours: 'You have asked for a rematch. Waiting for an answer.',
    accept: 'Play again',
    withdraw: 'Withdraw',
    there: 'The rematch is there.',
    go: 'To the rematch',
    watch: 'Watch the rematch',
    before: 'The game before',
  },
  away: {
    waits: (name: string): string => `${name} is away. The game waits, and its link leads back to it.`,
    clockRuns: (name: string): string => `${name} is away. The clock runs on: at zero the flag falls (6.9).`,
    ownClock: (name: string): string => `${name} is away. Leaving is no resignation.`,
    noEngine: 'There is no engine here at the moment. The game is kept, and goes on once there is one.',
  },
};

export type OnlineWords = typeof onlineEn;
