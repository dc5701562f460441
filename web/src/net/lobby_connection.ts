// SPDX-License-Identifier: GPL-3.0-or-later
/** Keeps the lobby's list up to date, and comes back by itself when the connection breaks. */
import { LastingSocket, triesInSilence, type SocketSurroundings } from './lasting_socket';
import type { LobbyMessage, ServerMessage } from './messages';

const firstWait_ms = 500;

export interface LobbyState {
  link: 'connecting' | 'open' | 'lost';
  /** Null until it was told for the first time. */
  list: (Pick<LobbyMessage, 'waiting' | 'playing'> & { forYou: LobbyMessage['waiting'] }) | null;
}

export const unknownLobby: LobbyState = { link: 'connecting', list: null };

export class LobbyConnection {
  private state = unknownLobby;
  private readonly socket: LastingSocket;

  constructor(
    around: SocketSurroundings,
    private readonly changed: (state: LobbyState) => void,
  ) {
    this.socket = new LastingSocket(around, firstWait_ms, {
      opened: () => this.socket.say({ type: 'watch-lobby', version: 1 }),
      heard: (message) => this.hear(message),
      lost: (times) => {
        this.become({ ...this.state, link: this.state.list || times >= triesInSilence ? 'lost' : 'connecting' });
        return true;
      },
    });
    this.socket.connect();
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: ServerMessage): void {
    if (message.type !== 'lobby') return;
    this.socket.works();
    this.become({ link: 'open', list: { waiting: message.waiting, playing: message.playing, forYou: message.for_you ?? [] } });
  }

  private become(state: LobbyState): void {
    this.state = state;
    this.changed(state);
  }
}
