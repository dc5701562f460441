// SPDX-License-Identifier: GPL-3.0-or-later
/** Keeps the lobby's list up to date, and comes back by itself when the connection breaks. */
import type { Surroundings, Socket } from './connection';
import type { LobbyMessage } from './messages';
import { Fault, readServerMessage } from './messages';

const firstWait_ms = 500;
const longestWait_ms = 8000;

export interface LobbyState {
  link: 'connecting' | 'open' | 'lost';
  /** Null until it was told for the first time. */
  list: Pick<LobbyMessage, 'waiting' | 'playing'> | null;
}

export const unknownLobby: LobbyState = { link: 'connecting', list: null };

export class LobbyConnection {
  private state = unknownLobby;
  private socket: Socket | null = null;
  private wait_ms = firstWait_ms;
  private closed = false;

  constructor(
    private readonly around: Pick<Surroundings, 'open' | 'later'>,
    private readonly changed: (state: LobbyState) => void,
  ) {
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    const socket = this.around.open();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'watch-lobby', version: 1 }));
    socket.onmessage = ({ data }) => typeof data === 'string' && this.hear(data);
    socket.onclose = () => this.lost();
  }

  private hear(text: string): void {
    const message = readServerMessage(text);
    if (message instanceof Fault || message.type !== 'lobby') return;
    this.wait_ms = firstWait_ms;
    this.become({ link: 'open', list: { waiting: message.waiting, playing: message.playing } });
  }

  private lost(): void {
    this.socket = null;
    if (this.closed) return;
    this.become({ ...this.state, link: this.state.list ? 'lost' : 'connecting' });
    this.around.later(this.wait_ms, () => this.connect());
    this.wait_ms = Math.min(longestWait_ms, 2 * this.wait_ms);
  }

  private become(state: LobbyState): void {
    this.state = state;
    this.changed(state);
  }
}
