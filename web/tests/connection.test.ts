// SPDX-License-Identifier: GPL-3.0-or-later
/** The connection with a socket made for the purpose: joining, acts, and coming back. */
import { describe, expect, it } from 'vitest';
import { GameConnection, type Socket, type Surroundings } from '../src/net/connection';
import type { RemoteGame } from '../src/net/remote_game';

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

function table(keys: Record<string, string> = { [id]: key }) {
  const sockets: FakeSocket[] = [];
  const waiting: (() => void)[] = [];
  const around: Surroundings = {
    open: () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
    later: (_, then) => void waiting.push(then),
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
  const connection = new GameConnection(id, 'en', around, (game) => seen.push(game));
  const socket = () => sockets.at(-1)!;
  const join = (events: object[] = [], from = 0, you: 'white' | 'black' | null = 'white') => {
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
    });
  };
  return { connection, socket, sockets, waiting, seen, keys, join };
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

  it('passes over what it cannot read', () => {
    const { connection, socket, join } = table();
    join();
    socket().onmessage?.({ data: '{"type":"event"' });
    expect(connection.game.known).toBe(true);
  });
});
