// SPDX-License-Identifier: GPL-3.0-or-later
/** What this page knows of a game on the server: a fold over the server's messages, without a socket and without a DOM. */
import type { GameEvent as CoreEvent, GameSetup as CoreSetup } from '../core/types';
import type { Act, Colour, ErrorCode, GameEvent, GameSetup, Room, Ruling, ServerMessage } from './messages';

export type Link = 'connecting' | 'open' | 'lost';

export interface Pending {
  id: number;
  seq: number;
  act: Act;
  /** When it was done, as this page reckons the game's time. */
  at: number;
}

export interface RemoteGame {
  link: Link;
  /** False until the first `joined`. */
  known: boolean;
  you: Colour | null;
  creator: boolean;
  arbiter: boolean;
  setup: CoreSetup;
  events: CoreEvent[];
  room: Room | null;
  /** Sent, and neither acknowledged nor refused. */
  pending: Pending | null;
  /** What follows a touch that is still under way: it is sent when that stands. */
  following: { act: Act; at: number } | null;
  /** The last refusal, until the next message about the game. */
  refusal: Ruling | null;
  fault: { code: ErrorCode; text: string } | null;
}

export const unknownGame: RemoteGame = {
  link: 'connecting',
  known: false,
  you: null,
  creator: false,
  arbiter: false,
  setup: { fen: 'startpos' },
  events: [],
  room: null,
  pending: null,
  following: null,
  refusal: null,
  fault: null,
};

/**
 * What this page has done and the server has not yet confirmed, as the events that it hopes for. What stands already was heard by
 * the server a little later than this page reckoned; what follows is not before it.
 */
export function pendingEvents({ you, arbiter, events, pending, following }: RemoteGame): CoreEvent[] {
  const by = you ?? (arbiter ? 'arbiter' : null);
  if (!by) return [];
  const last = events[events.length - 1]?.at ?? 0;
  return [pending, following].flatMap((one) =>
    one ? [{ ...one.act, by, at: Math.max(last, one.at) } as CoreEvent] : [],
  );
}

/** The game after a message. A gap in the events leaves it as it was: the connection then joins again. */
export function afterMessage(game: RemoteGame, message: ServerMessage): RemoteGame {
  switch (message.type) {
    case 'joined': {
      const events = withEventsFrom(game.events, message.from, message.events);
      return settled({
        ...game,
        link: 'open',
        known: true,
        you: message.you,
        creator: message.creator,
        arbiter: message.arbiter ?? false,
        setup: sameSetup(game.setup, coreSetup(message.setup)) ? game.setup : coreSetup(message.setup),
        events,
        room: message.room,
        fault: game.fault?.code === 'wrong-key' ? game.fault : null,
      });
    }
    case 'seated':
      return { ...game, you: message.you, room: message.room, fault: null };
    case 'appointed':
      return { ...game, arbiter: true, room: message.room, fault: null };
    case 'presence':
      return { ...game, you: message.you, room: message.room };
    case 'event': {
      if (message.seq > game.events.length) return game;
      return settled({ ...game, events: withEventsFrom(game.events, message.seq, [message.event]), refusal: null });
    }
    case 'ack':
      return game.pending?.id === message.id ? { ...game, pending: null } : game;
    case 'refused': {
      if (game.pending?.id !== message.id) return game;
      const events = message.events ? withEventsFrom(game.events, message.from ?? 0, message.events) : game.events;
      return {
        ...game,
        events,
        pending: null,
        following: null,
        refusal: message.ruling.code === 'stale' ? null : message.ruling,
      };
    }
    case 'error':
      return { ...game, fault: { code: message.code, text: message.text } };
    case 'lobby':
    case 'pong':
      return game;
  }
}

/** As the rules core reads it. */
export function coreSetup({ variant, ...setup }: GameSetup): CoreSetup {
  return variant === 'chess960' ? { ...setup, chess960: true } : setup;
}

function sameSetup(one: CoreSetup, other: CoreSetup): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** True where an event is missing between what is known and what the message tells. */
export function leavesGap(game: RemoteGame, message: ServerMessage): boolean {
  return message.type === 'event' && message.seq > game.events.length;
}

function withEventsFrom(known: CoreEvent[], from: number, added: readonly GameEvent[]): CoreEvent[] {
  return [...known.slice(0, from), ...(added as readonly CoreEvent[])];
}

/** Once an event has the place that an act asked for, the act has been done or has lost its place. */
function settled(game: RemoteGame): RemoteGame {
  return game.pending && game.events.length > game.pending.seq ? { ...game, pending: null } : game;
}
