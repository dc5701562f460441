// SPDX-License-Identifier: GPL-3.0-or-later
/** A connection to the server that comes back by itself, each time after a longer wait until it works again. */
import type { ClientMessage, ServerMessage } from './messages';
import { Fault, readServerMessage } from './messages';

/** The part of a WebSocket that is used, so that a test can be one. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface SocketSurroundings {
  open(): Socket;
  later(milliseconds: number, then: () => void): void;
  /** From 0 up to 1: pages that have lost the same server do not all come back at once. */
  random(): number;
}

export interface SocketListener {
  opened(): void;
  heard(message: ServerMessage): void;
  /** `times`: in a row, without a time when it worked. False where there is no use in coming back. */
  lost(times: number): boolean;
}

/** As often a page tries to reach the server for the first time before it says that it does not. */
export const triesInSilence = 3;

const longestWait_ms = 8000;

export class LastingSocket {
  isClosed = false;
  private socket: Socket | null = null;
  private wait_ms: number;
  private losses = 0;

  constructor(
    private readonly around: SocketSurroundings,
    private readonly firstWait_ms: number,
    private readonly listener: SocketListener,
  ) {
    this.wait_ms = firstWait_ms;
  }

  /** Where it is there already, or closed for good, nothing happens. */
  connect(): void {
    if (this.isClosed || this.socket) return;
    const socket = this.around.open();
    this.socket = socket;
    socket.onopen = () => this.listener.opened();
    socket.onmessage = ({ data }) => {
      const message = typeof data === 'string' ? readServerMessage(data) : null;
      if (message && !(message instanceof Fault)) this.listener.heard(message);
    };
    socket.onclose = () => this.lost();
  }

  /** The server has answered: the next loss begins with the shortest wait. */
  works(): void {
    this.wait_ms = this.firstWait_ms;
    this.losses = 0;
  }

  /** Nothing, where it is not open: whoever opens it says what is still to be said. */
  say(message: ClientMessage): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // Not open yet.
    }
  }

  /** Another connection takes the place of this one, at once and without a loss. */
  renew(): void {
    const before = this.socket;
    if (!before) return;
    before.onopen = before.onmessage = before.onclose = null;
    before.close();
    this.socket = null;
    this.connect();
  }

  /** It comes back. */
  breakOff(): void {
    this.socket?.close();
  }

  /** For good. */
  close(): void {
    this.isClosed = true;
    this.socket?.close();
  }

  private lost(): void {
    this.socket = null;
    this.losses += 1;
    if (this.isClosed || !this.listener.lost(this.losses)) return;
    // From half of it up to half more.
    this.around.later(this.wait_ms * (0.5 + this.around.random()), () => this.connect());
    this.wait_ms = Math.min(longestWait_ms, 2 * this.wait_ms);
  }
}
