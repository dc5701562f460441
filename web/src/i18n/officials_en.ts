// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of a game with an arbiter: the arbiter's tools, the log that everyone sees, the invitation. */

export const officialsEn = {
  heading: 'Arbiter',
  log: 'What the arbiter did',
  nothing: 'Nothing so far.',
  /** Of one who gave no name. */
  unnamed: 'The arbiter',
  decides: (name: string): string => `${name} is the arbiter`,
  here: 'is here',
  away: 'is away',
  free: 'No arbiter has come yet.',
  you: 'You are the arbiter of this game.',
  before: 'You are the arbiter. The game begins when both players have sat down.',
  call: 'Call the arbiter',
  claims: { 'ask-increment': 'Ask for five seconds a move', 'no-normal-win': 'Claim: no win by normal means' },
  called: 'The arbiter is called',
  calls: { white: 'White calls you', black: 'Black calls you' },
  request: 'A request is for you to decide',
  stopped: 'The clocks stand until the arbiter starts them.',
  choose: 'Each act stands in the game with your name; both players see it.',
  over: 'The game is over.',
  invite: {
    heading: 'A link for the arbiter',
    text: 'For somebody who does not play. It is good for one, once; whoever opens it can be the arbiter.',
    label: 'Link for the arbiter',
  },
  appointment: {
    heading: 'You are asked to be the arbiter',
    text: 'You do not play. You may warn, change the clocks, restore a position and end the game; everything is kept with your name.',
    name: 'Your name',
    accept: 'Be the arbiter',
    gone: 'This invitation is no longer good. You are watching.',
  },
};

export type OfficialsMessages = typeof officialsEn;
