// SPDX-License-Identifier: GPL-3.0-or-later
/** The number of challenges to the reader, with a socket made for the purpose. */
import { expect, it } from 'vitest';
import { ChallengeWatch } from '../src/net/challenge_watch';
import type { Socket } from '../src/net/lasting_socket';

function lobby() {
  const sockets: (Socket & { said: string[]; isOpen: boolean })[] = [];
  const later: { ms: number; then: () => void }[] = [];
  const counts: number[] = [];
  const page = { isSeen: true };
  const around = {
    open: () => {
      const socket = {
        said: [] as string[],
        isOpen: true,
        send: (text: string) => void socket.said.push(text),
        close: () => {
          socket.isOpen = false;
          socket.onclose?.();
        },
        onopen: null as (() => void) | null,
        onmessage: null as ((event: { data: unknown }) => void) | null,
        onclose: null as (() => void) | null,
      };
      sockets.push(socket);
      return socket;
    },
    later: (ms: number, then: () => void) => void later.push({ ms, then }),
    random: () => 0.5,
  };
  const watch = new ChallengeWatch(around, () => page.isSeen, (count) => counts.push(count));
  const hear = (challenges: number) => {
    const setup = { fen: 'startpos', variant: 'standard' };
    const one = { game: 'abcdefghijkl', name: 'Ada', colour: 'white', setup };
    const for_you = Array.from({ length: challenges }, () => one);
    sockets.at(-1)!.onopen?.();
    sockets.at(-1)!.onmessage?.({ data: JSON.stringify({ type: 'lobby', waiting: [], playing: [], for_you }) });
  };
  return { sockets, later, counts, page, watch, hear };
}

it('asks once, tells the number, and holds no connection', () => {
  const { sockets, later, counts, hear } = lobby();
  hear(2);
  expect(counts).toEqual([2]);
  expect(sockets).toMatchObject([{ said: ['{"type":"watch-lobby","version":1}'], isOpen: false }]);
  expect(later.map(({ ms }) => ms)).toEqual([60_000, 3_000]);
});

it('waits a moment for what is for the reader alone', () => {
  const { sockets, later, counts, hear } = lobby();
  hear(0);
  expect(counts).toEqual([]);
  hear(1);
  expect(counts).toEqual([1]);
  expect(sockets[0]!.isOpen).toBe(false);
  later[1]!.then();
  expect(counts).toEqual([1]);
});

it('says after that moment that there are none', () => {
  const { sockets, later, counts, hear } = lobby();
  hear(0);
  later[1]!.then();
  expect(counts).toEqual([0]);
  expect(sockets[0]!.isOpen).toBe(false);
});

it('asks again a minute later, also where no server answered', () => {
  const { sockets, later, counts, hear } = lobby();
  sockets[0]!.close();
  expect(sockets).toHaveLength(1);
  expect(later.map(({ ms }) => ms)).toEqual([60_000]);
  later[0]!.then();
  hear(1);
  expect(counts).toEqual([1]);
  expect(sockets).toHaveLength(2);
});

it('does not ask while nobody looks, nor after its end', () => {
  const { sockets, later, page, watch } = lobby();
  page.isSeen = false;
  later[0]!.then();
  expect(sockets).toHaveLength(1);
  watch.close();
  page.isSeen = true;
  later[1]!.then();
  expect(sockets).toHaveLength(1);
  expect(later).toHaveLength(2);
});
