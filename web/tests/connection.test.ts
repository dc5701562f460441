// SPDX-License-Identifier: GPL-3.0-or-later
/** The connection with a socket made for the purpose: joining, acts, and coming back. */
import { describe, expect, it } from 'vitest';
import { GameTime } from '../src/game/game_time';
import { GameConnection, type Surroundings } from '../src/net/connection';
import type { Socket } from '../src/net/lasting_socket';
import { pendingEvents, type RemoteGame } from '../src/net/remote_game';

const id = 'abcdefghijkl';
const key = 'abcdefghijklmnopqrstuvwxyz';
const player = { taken: true, present: true, name: '' };
const room = { players: { white: player, black: player }, spectators: 0, started: true };
const e4 = { at: 5, by: 'white', do: 'move', uci: 'e2e4' };
const ruling = { code: 'move-made', article: '3.1', squares: [], text: '' };

class FakeSocket implements Socket {
  said: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose?.();
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function table(keys: Record<string, string> = { [id]: key }, chance = 0.5) {
  const sockets: FakeSocket[] = [];
  const waiting: (() => void)[] = [];
  const waits_ms: number[] = [];
  const around: Surroundings = {
    open: () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
    later: (milliseconds, then) => {
      waits_ms.push(milliseconds);
      waiting.push(then);
    },
    random: () => chance,
    loadKey: (game) => keys[game] ?? null,
    saveKey: (game, saved) => {
      keys[game] = saved;
    },
    forgetKey: (game) => {
      delete keys[game];
    },
    newKey: () => key,
  };
  const seen: RemoteGame[] = [];
  let passed = 0;
  const time = new GameTime(() => passed);
  const connection = new GameConnection(id, 'en', around, (game) => seen.push(game), time);
  const pass = (ms: number) => (passed += ms);
  const socket = () => sockets.at(-1)!;
  const join = (events: object[] = [], from = 0, you: 'white' | 'black' | null = 'white', part: object = {}) => {
    socket().onopen?.();
    socket().hear({
      type: 'joined',
      game: id,
      you,
      creator: you === 'white',
      seq: from + events.length,
      setup: { fen: 'startpos', variant: 'standard' },
      now: 0,
      from,
      events,
      outcome: null,
      room,
      ...part,
    });
  };
  return { connection, socket, sockets, waiting, waits_ms, seen, keys, join, time, pass };
}

describe('a connection', () => {
  it('joins with its key and the number of events it knows', () => {
    const { socket, join } = table();
    join();
    expect(socket().said[0]).toMatchObject({ type: 'join', game: id, key, seq: 0, lang: 'en' });
  });

  it('watches where it has no key', () => {
    const { socket } = table({});
    socket().onopen?.();
    expect(socket().said[0]).not.toHaveProperty('key');
  });

  it('keeps the key of the seat it takes', () => {
    const { connection, socket, keys, join } = table({});
    join([], 0, null);
    connection.takeSeat('Ada', 'left');
    expect(keys[id]).toBe(key);
    expect(socket().said.at(-1)).toEqual({ type: 'take-seat', key, hand: 'left', name: 'Ada' });
    socket().hear({ type: 'seated', you: 'black', key, now: 0, room });
    expect(keys[id]).toBe(key);
    expect(connection.game.you).toBe('black');
  });

  it('has its seat where the connection broke after it was taken', () => {
    const { connection, waiting, socket, join } = table({});
    join([], 0, null);
    connection.takeSeat('Ada');
    socket().close();
    waiting.shift()?.();
    join([], 0, 'black');
    expect(socket().said).toEqual([expect.objectContaining({ type: 'join', key })]);
    expect(connection.game.you).toBe('black');
  });

  it('asks again with the same key where the connection broke before its seat was taken', () => {
    const { connection, waiting, socket, join } = table({});
    join([], 0, null);
    connection.takeSeat('Ada');
    socket().close();
    waiting.shift()?.();
    socket().onopen?.();
    socket().hear({ type: 'error', code: 'wrong-key', text: 'wrong key', closing: false });
    expect(socket().said.at(-1)).not.toHaveProperty('key');
    join([], 0, null);
    expect(socket().said.at(-1)).toEqual({ type: 'take-seat', key, name: 'Ada' });
    expect(connection.game.fault).toBeNull();
  });

  it('forgets the key where the seat is another’s', () => {
    const { connection, socket, keys, join } = table({});
    join([], 0, null);
    connection.takeSeat('Ada');
    socket().hear({ type: 'error', code: 'seat-taken', text: 'taken', closing: false });
    expect(keys[id]).toBeUndefined();
    expect(connection.game.fault?.code).toBe('seat-taken');
  });

  it('says that too many clocks run from here until the seat is taken after all', () => {
    const { connection, socket, join } = table({});
    join([], 0, null);
    connection.takeSeat('Ada');
    socket().hear({ type: 'error', code: 'too-many', text: 'too many', closing: false });
    expect(connection.game.fault?.code).toBe('too-many');
    connection.takeSeat('Ada');
    socket().hear({ type: 'seated', key, now: 0, you: 'black', room });
    expect(connection.game).toMatchObject({ you: 'black', fault: null });
  });

  it('becomes the arbiter with the invitation, and acts as one', () => {
    const { connection, socket, keys, join } = table({});
    join([], 0, null);
    const invitation = 'i'.repeat(26);
    connection.beArbiter(invitation, 'Vera');
    expect(keys[id]).toBe(key);
    expect(socket().said.at(-1)).toEqual({ type: 'be-arbiter', invitation, key, name: 'Vera' });
    socket().hear({ type: 'appointed', key, now: 0, room });
    expect(connection.game).toMatchObject({ arbiter: true, you: null });
    connection.act({ by: 'arbiter', do: 'stop' });
    expect(socket().said.at(-1)).toMatchObject({ type: 'act', event: { do: 'stop' } });
    expect(pendingEvents(connection.game)).toMatchObject([{ by: 'arbiter', do: 'stop' }]);
  });

  it('forgets the key where the invitation is no longer good', () => {
    const { connection, socket, keys, join } = table({});
    join([], 0, null);
    connection.beArbiter('i'.repeat(26), '');
    socket().hear({ type: 'error', code: 'wrong-invitation', text: 'wrong', closing: false });
    expect(keys[id]).toBeUndefined();
    expect(connection.game.arbiter).toBe(false);
  });

  it('an act is pending until its event is told', () => {
    const { connection, socket, join } = table();
    join();
    connection.act({ by: 'white', do: 'move', uci: 'e2e4' });
    expect(socket().said.at(-1)).toEqual({ type: 'act', id: 1, seq: 0, event: { do: 'move', uci: 'e2e4' } });
    expect(connection.game.pending).not.toBeNull();
    socket().hear({ type: 'event', game: id, seq: 0, now: 5, event: e4, ruling, outcome: null });
    expect(connection.game).toMatchObject({ pending: null, events: [e4] });
  });

  it('a refused act leaves the game as it was and keeps the ruling', () => {
    const { connection, socket, join } = table();
    join();
    connection.act({ by: 'white', do: 'accept-draw' });
    socket().hear({
      type: 'refused',
      id: 1,
      seq: 0,
      ruling: { code: 'no-offer', article: '9.1.2.1', squares: [], text: 'No offer is open.' },
    });
    expect(connection.game).toMatchObject({ pending: null, events: [], refusal: { article: '9.1.2.1' } });
  });

  it('a stale act brings the events that were missed', () => {
    const { connection, socket, join } = table();
    join();
    connection.act({ by: 'white', do: 'offer-draw' });
    socket().hear({
      type: 'refused',
      id: 1,
      seq: 1,
      ruling: { code: 'stale', article: null, squares: [], text: '' },
      from: 0,
      events: [e4],
    });
    expect(connection.game).toMatchObject({ pending: null, events: [e4], refusal: null });
  });

  it('comes back by itself and asks from where it was', () => {
    const { connection, sockets, waiting, socket, join } = table();
    join([e4]);
    socket().close();
    expect(connection.game.link).toBe('lost');
    waiting.shift()?.();
    expect(sockets).toHaveLength(2);
    socket().onopen?.();
    expect(socket().said[0]).toMatchObject({ type: 'join', seq: 1 });
  });

  it('says again what was not answered, once it knows that it is not there', () => {
    const { connection, waiting, socket, join } = table();
    join();
    connection.act({ by: 'white', do: 'move', uci: 'e2e4' });
    socket().close();
    waiting.shift()?.();
    join();
    expect(socket().said.at(-1)).toMatchObject({ type: 'act', seq: 0 });
  });

  it('does not say again what is already there', () => {
    const { connection, waiting, socket, join } = table();
    join();
    connection.act({ by: 'white', do: 'move', uci: 'e2e4' });
    socket().close();
    waiting.shift()?.();
    join([e4]);
    expect(socket().said.at(-1)).toMatchObject({ type: 'join' });
    expect(connection.game).toMatchObject({ pending: null, events: [e4] });
  });

  it('starts over where the server says its picture was another game’s', () => {
    const { connection, waiting, socket, join } = table();
    join([e4, e4]);
    socket().close();
    waiting.shift()?.();
    join([e4], 0);
    expect(connection.game.events).toEqual([e4]);
  });

  it('joins again where an event is missing', () => {
    const { waiting, socket, join } = table();
    join();
    socket().hear({ type: 'event', game: id, seq: 2, now: 5, event: e4, ruling, outcome: null });
    expect(waiting).toHaveLength(1);
  });

  it.each([
    ['the earliest', 0, [150, 300, 600, 1_200, 2_400, 4_000, 4_000]],
    ['in the middle', 0.5, [300, 600, 1_200, 2_400, 4_800, 8_000, 8_000]],
    ['late', 0.75, [375, 750, 1_500, 3_000, 6_000, 10_000, 10_000]],
  ])('comes back later each time, and not when others do: %s', (_, chance, expected) => {
    const { waiting, waits_ms, socket } = table({}, chance);
    for (const _wait of expected) {
      socket().close();
      waiting.shift()?.();
    }
    expect(waits_ms).toEqual(expected);
  });

  it('says after three tries that no server answers, and goes on trying', () => {
    const { connection, waiting, socket, join } = table();
    const links = [1, 2, 3, 4].map(() => {
      socket().close();
      waiting.shift()?.();
      return connection.game.link;
    });
    expect(links).toEqual(['connecting', 'connecting', 'lost', 'lost']);
    join();
    expect(connection.game.link).toBe('open');
  });

  it('does not try for ever to find a game that does not exist', () => {
    const { waiting, socket } = table();
    socket().onopen?.();
    socket().hear({ type: 'error', code: 'unknown-game', text: 'no such game', closing: true });
    socket().close();
    expect(waiting).toHaveLength(0);
  });

  it('watches, and says why, where its key is no longer good', () => {
    const { connection, waiting, socket, join } = table();
    socket().onopen?.();
    socket().hear({ type: 'error', code: 'wrong-key', text: 'wrong key', closing: true });
    socket().close();
    waiting.shift()?.();
    join();
    expect(socket().said[0]).not.toHaveProperty('key');
    expect(connection.game.fault?.code).toBe('wrong-key');
  });

  it('joins anew for another language, without a loss, and keeps no sentence of the old one', () => {
    const { connection, socket, sockets, waiting, join } = table();
    join();
    connection.act({ at: 0, by: 'white', do: 'move', uci: 'e2e4' });
    socket().hear({ type: 'refused', id: 1, seq: 0, ruling });
    expect(connection.game.refusal).not.toBeNull();
    connection.speak('zh-Hant');
    expect(connection.game).toMatchObject({ refusal: null, link: 'open' });
    expect(waiting).toHaveLength(0);
    join();
    expect(socket().said[0]).toMatchObject({ type: 'join', lang: 'zh-Hant' });
    connection.speak('zh-Hant');
    expect(sockets).toHaveLength(2);
  });

  it('passes over what it cannot read', () => {
    const { connection, socket, join } = table();
    join();
    socket().onmessage?.({ data: '{"type":"event"' });
    expect(connection.game.known).toBe(true);
  });
});

describe('a move that follows a touch', () => {
  const touch = { at: 4, by: 'white', do: 'touch', squares: ['e2'] };
  function touched() {
    const set = table();
    set.join();
    set.connection.act({ at: 4, by: 'white', do: 'touch', squares: ['e2'] });
    set.connection.act({ at: 5, by: 'white', do: 'move', uci: 'e2e4' });
    return set;
  }
  const acts = (said: Record<string, unknown>[]) => said.filter(({ type }) => type === 'act');

  it('waits until the touch stands, and takes the next place', () => {
    const { connection, socket } = touched();
    expect(acts(socket().said)).toMatchObject([{ seq: 0, event: { do: 'touch', squares: ['e2'] } }]);
    expect(pendingEvents(connection.game)).toMatchObject([{ do: 'touch' }, { do: 'move', at: 5 }]);
    socket().hear({ type: 'event', game: id, seq: 0, now: 4, event: touch, ruling, outcome: null });
    expect(acts(socket().said).at(-1)).toMatchObject({ seq: 1, event: { do: 'move', uci: 'e2e4' } });
    socket().hear({ type: 'event', game: id, seq: 1, now: 5, event: e4, ruling, outcome: null });
    expect(pendingEvents(connection.game)).toEqual([]);
  });

  it('is not done where the touch is refused', () => {
    const { connection, socket } = touched();
    const sent = acts(socket().said)[0]!;
    socket().hear({ type: 'refused', id: sent['id'], seq: 0, ruling });
    expect(acts(socket().said)).toHaveLength(1);
    expect(pendingEvents(connection.game)).toEqual([]);
  });

  it('nothing follows a move that is under way', () => {
    const { connection, socket, join } = table();
    join();
    connection.act({ at: 5, by: 'white', do: 'move', uci: 'e2e4' });
    connection.act({ at: 6, by: 'white', do: 'offer-draw' });
    expect(pendingEvents(connection.game)).toHaveLength(1);
    expect(acts(socket().said)).toHaveLength(1);
  });
});

describe('the time of the game', () => {
  const waiting = { ...room, started: false };
  const timed = { setup: { fen: 'startpos', variant: 'standard', time_control: '5+0' } };

  it('begins when both have sat down, however long one has waited', () => {
    const { socket, join, time, pass } = table();
    join([], 0, 'white', { now: 0, room: waiting });
    pass(60_000);
    socket().hear({ type: 'presence', now: 0, room, you: 'white' });
    pass(300);
    expect(time.now()).toBe(300);
  });

  it('is corrected by what the server says, and only forward', () => {
    const { socket, join, time, pass } = table();
    join([], 0, 'white', { now: 1_000 });
    pass(500);
    socket().hear({ type: 'pong', id: 9, now: 1_400 });
    expect(time.now()).toBe(1_500);
    socket().hear({ type: 'pong', id: 10, now: 9_000 });
    expect(time.now()).toBe(9_000);
  });

  it('stands while the server waits for a player to come back', () => {
    const { socket, join, time, pass } = table();
    join([], 0, null, { now: 9_000, room: { ...room, time_stands: true } });
    pass(60_000);
    socket().hear({ type: 'presence', now: 9_000, room, you: null });
    expect(time.now()).toBe(9_000);
  });

  it('is the server’s after the connection came back, where that stood still', () => {
    const { socket, sockets, join, time, pass, waiting: later } = table();
    join([], 0, 'white', { now: 1_000 });
    socket().close();
    pass(60_000);
    later.shift()?.();
    join([], 0, 'white', { now: 1_200 });
    expect(sockets).toHaveLength(2);
    expect(time.now()).toBe(1_200);
  });

  it('is asked for now and then in a game with a clock, and at once when the page is seen again', () => {
    const { connection, socket, join, waiting: later } = table();
    join([], 0, 'white', timed);
    later.shift()?.();
    expect(socket().said.at(-1)).toMatchObject({ type: 'ping' });
    connection.wake();
    expect(socket().said.filter(({ type }) => type === 'ping')).toHaveLength(2);
  });
});
