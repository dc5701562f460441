// SPDX-License-Identifier: GPL-3.0-or-later
/** How many challenges wait for the account that is signed in: a short question to the lobby, once a minute at most. */
import { LastingSocket, type SocketSurroundings } from './lasting_socket';

const askEvery_ms = 60_000;
/** The lobby first says what it told everyone last, and what is for one account a moment later, where there is any. */
const hearsFor_ms = 3_000;

export class ChallengeWatch {
  private isClosed = false;
  private socket: LastingSocket | null = null;

  /** `isSeen`: the page; while nobody looks at it nothing is asked. */
  constructor(
    private readonly around: SocketSurroundings,
    private readonly isSeen: () => boolean,
    private readonly changed: (challenges: number) => void,
  ) {
    this.ask();
  }

  close(): void {
    this.isClosed = true;
    this.socket?.close();
  }

  private ask(): void {
    if (this.isClosed) return;
    this.around.later(askEvery_ms, () => this.ask());
    if (!this.isSeen()) return;
    this.socket?.close();
    let told: number | null = null;
    const settle = () => {
      if (socket.isClosed) return;
      if (told !== null) this.changed(told);
      socket.close();
    };
    const socket: LastingSocket = new LastingSocket(this.around, askEvery_ms, {
      opened: () => {
        socket.say({ type: 'watch-lobby', version: 1 });
        this.around.later(hearsFor_ms, settle);
      },
      heard: (message) => {
        if (message.type !== 'lobby') return;
        told = message.for_you?.length ?? 0;
        if (told > 0) settle();
      },
      lost: () => false,
    });
    this.socket = socket;
    socket.connect();
  }
}
