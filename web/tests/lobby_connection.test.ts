// SPDX-License-Identifier: GPL-3.0-or-later
/** The lobby's list with a socket made for the purpose: there, lost, and never reached. */
import { expect, it } from 'vitest';
import type { Socket } from '../src/net/lasting_socket';
import { LobbyConnection, type LobbyState } from '../src/net/lobby_connection';

function lobby() {
  const sockets: Socket[] = [];
  const waiting: (() => void)[] = [];
  const seen: LobbyState['link'][] = [];
  const connection = new LobbyConnection(
    {
      open: () => {
        sockets.push({ send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null });
        return sockets.at(-1)!;
      },
      later: (_, then) => waiting.push(then),
      random: () => 0.5,
    },
    (state) => seen.push(state.link),
  );
  const lose = () => {
    sockets.at(-1)!.onclose?.();
    waiting.pop()?.();
  };
  const list = () => {
    sockets.at(-1)!.onopen?.();
    sockets.at(-1)!.onmessage?.({ data: JSON.stringify({ type: 'lobby', waiting: [], playing: [] }) });
  };
  return { connection, seen, lose, list };
}

it('says after some tries that the server does not answer, and goes on trying', () => {
  const { seen, lose, list } = lobby();
  for (let time = 0; time < 4; ++time) lose();
  expect(seen).toEqual(['connecting', 'connecting', 'lost', 'lost']);
  list();
  expect(seen.at(-1)).toBe('open');
});

it('says at once that a list is no longer kept up to date', () => {
  const { seen, lose, list } = lobby();
  list();
  lose();
  expect(seen).toEqual(['open', 'lost']);
});
