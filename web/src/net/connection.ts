// SPDX-License-Identifier: GPL-3.0-or-later
/** Keeps one game connected: joins, brings acts to the server, and comes back by itself with what it already knows. */
import type { GameEvent } from '../core/types';
import type { GameTime } from '../game/game_time';
import type { Act, ClientMessage, Hand, Language, ServerMessage, TakeSeatMessage } from './messages';
import { Fault, readServerMessage } from './messages';
import { afterMessage, leavesGap, unknownGame, type RemoteGame } from './remote_game';

/** The part of a WebSocket that is used, so that a test can be one. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  open(): Socket;
  later(milliseconds: number, then: () => void): void;
  loadKey(game: string): string | null;
  saveKey(game: string, key: string): void;
  forgetKey(game: string): void;
  /** A new secret in the form of the protocol's keys. */
  newKey(): string;
}

const firstWait_ms = 300;
const longestWait_ms = 8000;
/** How often the server is asked for the time while a clock is in the game. */
const askTime_ms = 10_000;
const hopeless: readonly string[] = ['unknown-game'];

export class GameConnection {
  game: RemoteGame = unknownGame;
  private socket: Socket | null = null;
  private wait_ms = firstWait_ms;
  private nextId = 1;
  private closed = false;
  private asksTime = false;
  /** The wish for a seat that is not yet answered. */
  private asked: TakeSeatMessage | null = null;

  constructor(
    private readonly id: string,
    private readonly language: Language,
    private readonly around: Surroundings,
    private readonly changed: (game: RemoteGame) => void,
    private readonly time?: GameTime,
  ) {
    this.connect();
  }

  /** Asks for an act at the next place. While another one is under way, one may wait behind a touch; others are not done. */
  act(event: GameEvent): void {
    const { by: _by, at = 0, ...deed } = event;
    const act = deed as Act;
    if (!this.game.pending) return this.begin(act, at);
    const before = this.game.pending.act.do;
    if (this.game.following || (before !== 'touch' && before !== 'adjust')) return;
    this.become({ ...this.game, following: { act, at }, refusal: null });
  }

  private begin(act: Act, at: number): void {
    const pending = { id: this.nextId++, seq: this.game.events.length, act, at };
    this.become({ ...this.game, pending, following: null, refusal: null });
    this.sendPending();
  }

  /** The key is kept before it is sent, so that the seat is not lost with a connection that breaks before the answer. */
  takeSeat(name: string, hand?: Hand): void {
    const key = this.asked?.key ?? this.around.newKey();
    this.around.saveKey(this.id, key);
    this.asked = { type: 'take-seat', key, ...(hand ? { hand } : {}), ...(name ? { name } : {}) };
    this.say(this.asked);
  }

  /** Tries at once, for a page that has come back to the foreground or online. */
  wake(): void {
    if (this.game.link === 'lost' && !this.socket) this.connect();
    else if (this.game.link === 'open') this.askTime();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed || this.socket) return;
    const socket = this.around.open();
    this.socket = socket;
    socket.onopen = () => this.join();
    socket.onmessage = ({ data }) => typeof data === 'string' && this.hear(data);
    socket.onclose = () => this.lost();
  }

  private join(withKey = this.game.fault?.code !== 'wrong-key'): void {
    const key = withKey ? this.around.loadKey(this.id) : null;
    this.say({
      type: 'join',
      version: 1,
      game: this.id,
      seq: this.game.events.length,
      lang: this.language,
      ...(key ? { key } : {}),
    });
  }

  private hear(text: string): void {
    const message = readServerMessage(text);
    if (message instanceof Fault) return;
    if (leavesGap(this.game, message)) return this.socket?.close();
    // Not yet seated when the connection broke: one watches, and asks again.
    if (message.type === 'error' && message.code === 'wrong-key' && this.asked) return this.join(false);
    this.hearTime(message);
    if (message.type === 'seated') this.around.saveKey(this.id, message.key);
    this.settleSeat(message);
    this.become(afterMessage(this.game, message));
    if (message.type === 'error' && message.code === 'wrong-key' && !message.closing) this.join();
    if (message.type === 'joined') {
      this.wait_ms = firstWait_ms;
      if (this.asked) this.say(this.asked);
      this.sendPending();
    }
    const { pending, following } = this.game;
    if (!pending && following) this.begin(following.act, following.at);
  }

  private hearTime(message: ServerMessage): void {
    if (message.type === 'joined' && message.setup.time_control && !this.asksTime) this.keepAskingTime();
    if (!this.time || !('now' in message) || message.now === undefined) return;
    const { room } = this.game;
    // Before both have sat down no time passes in the game, nor after the server was away until a player is back.
    if (!room?.started || room.time_stands) this.time.set(message.now);
    else if (message.type === 'joined') this.time.rejoin(message.now);
    else this.time.hear(message.now);
  }

  private keepAskingTime(): void {
    this.asksTime = true;
    this.around.later(askTime_ms, () => {
      if (this.closed) return;
      this.askTime();
      this.keepAskingTime();
    });
  }

  private askTime(): void {
    this.say({ type: 'ping', id: this.nextId++ });
  }

  /** Forgets the wish for a seat once it is answered, and the key where the seat is another's. */
  private settleSeat(message: ServerMessage): void {
    if (!this.asked) return;
    if (message.type === 'seated' || (message.type === 'joined' && message.you)) this.asked = null;
    if (message.type !== 'error' || message.code === 'going-away') return;
    if (message.code === 'seat-taken') this.around.forgetKey(this.id);
    this.asked = null;
  }

  private lost(): void {
    this.socket = null;
    if (this.closed) return;
    if (this.game.fault && hopeless.includes(this.game.fault.code)) return this.become({ ...this.game, link: 'lost' });
    this.become({ ...this.game, link: this.game.known ? 'lost' : 'connecting' });
    const wait = this.wait_ms;
    this.wait_ms = Math.min(longestWait_ms, wait * 2);
    this.around.later(wait, () => this.connect());
  }

  private sendPending(): void {
    const { pending } = this.game;
    if (pending) this.say({ type: 'act', id: pending.id, seq: pending.seq, event: pending.act });
  }

  private say(message: ClientMessage): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // Not open yet: joining sends what is still to be said.
    }
  }

  private become(game: RemoteGame): void {
    this.game = game;
    this.changed(game);
  }
}
