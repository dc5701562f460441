// SPDX-License-Identifier: GPL-3.0-or-later
/** Keeps one game connected: joins, brings acts to the server, and comes back by itself with what it already knows. */
import type { GameEvent } from '../core/types';
import type { GameTime } from '../game/game_time';
import { LastingSocket, triesInSilence, type SocketSurroundings } from './lasting_socket';
import type { Act, BeArbiterMessage, Hand, Language, ServerMessage, TakeSeatMessage } from './messages';
import { afterMessage, leavesGap, unknownGame, type RemoteGame } from './remote_game';

export interface Surroundings extends SocketSurroundings {
  loadKey(game: string): string | null;
  saveKey(game: string, key: string): void;
  forgetKey(game: string): void;
  /** A new secret in the form of the protocol's keys. */
  newKey(): string;
}

const firstWait_ms = 300;
/** How often the server is asked for the time while a clock is in the game. */
const askTime_ms = 10_000;
const hopeless: readonly string[] = ['unknown-game'];

export class GameConnection {
  game: RemoteGame = unknownGame;
  private readonly socket: LastingSocket;
  private nextId = 1;
  private asksTime = false;
  /** The wish for a seat that is not yet answered. */
  private asked: TakeSeatMessage | BeArbiterMessage | null = null;

  constructor(
    private readonly id: string,
    private language: Language,
    private readonly around: Surroundings,
    private readonly changed: (game: RemoteGame) => void,
    private readonly time?: GameTime,
  ) {
    this.socket = new LastingSocket(around, firstWait_ms, {
      opened: () => this.join(),
      heard: (message) => this.hear(message),
      lost: (times) => this.lost(times),
    });
    this.socket.connect();
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
    this.ask({ type: 'take-seat', ...(hand ? { hand } : {}), ...(name ? { name } : {}) });
  }

  /** With the invitation that the game's maker was told. */
  beArbiter(invitation: string, name: string): void {
    this.ask({ type: 'be-arbiter', invitation, ...(name ? { name } : {}) });
  }

  /** To the one who has challenged this account. */
  decline(): void {
    this.socket.say({ type: 'decline-challenge' });
  }

  private ask(wish: TakeSeatMessage | BeArbiterMessage): void {
    const key = this.asked?.key ?? this.around.newKey();
    this.around.saveKey(this.id, key);
    this.asked = { ...wish, key };
    this.socket.say(this.asked);
  }

  /** The server says its sentences in that language from now on; what it has said in another one is gone. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    if (this.game.refusal) this.become({ ...this.game, refusal: null });
    this.socket.renew();
  }

  /** Tries at once, for a page that has come back to the foreground or online. */
  wake(): void {
    if (this.game.link === 'lost') this.socket.connect();
    else if (this.game.link === 'open') this.askTime();
  }

  close(): void {
    this.socket.close();
  }

  private join(withKey = this.game.fault?.code !== 'wrong-key'): void {
    const key = withKey ? this.around.loadKey(this.id) : null;
    this.socket.say({
      type: 'join',
      version: 1,
      game: this.id,
      seq: this.game.events.length,
      lang: this.language,
      ...(key ? { key } : {}),
    });
  }

  private hear(message: ServerMessage): void {
    if (leavesGap(this.game, message)) return this.socket.breakOff();
    // Not yet seated when the connection broke: one watches, and asks again.
    if (message.type === 'error' && message.code === 'wrong-key' && this.asked) return this.join(false);
    this.hearTime(message);
    if (message.type === 'seated' || message.type === 'appointed') this.around.saveKey(this.id, message.key);
    this.settleSeat(message);
    this.become(afterMessage(this.game, message));
    if (message.type === 'error' && message.code === 'wrong-key' && !message.closing) this.join();
    if (message.type === 'joined') {
      this.socket.works();
      if (this.asked) this.socket.say(this.asked);
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
      if (this.socket.isClosed) return;
      this.askTime();
      this.keepAskingTime();
    });
  }

  private askTime(): void {
    this.socket.say({ type: 'ping', id: this.nextId++ });
  }

  /** Forgets the wish for a seat once it is answered, and the key where the seat is another's. */
  private settleSeat(message: ServerMessage): void {
    if (!this.asked) return;
    const seated = message.type === 'seated' || message.type === 'appointed';
    if (seated || (message.type === 'joined' && (message.you || message.arbiter))) this.asked = null;
    if (message.type !== 'error' || message.code === 'going-away') return;
    if (message.code === 'seat-taken' || message.code === 'wrong-invitation') this.around.forgetKey(this.id);
    this.asked = null;
  }

  private lost(times: number): boolean {
    const isHopeless = this.game.fault !== null && hopeless.includes(this.game.fault.code);
    this.become({ ...this.game, link: this.game.known || isHopeless || times >= triesInSilence ? 'lost' : 'connecting' });
    return !isHopeless;
  }

  private sendPending(): void {
    const { pending } = this.game;
    if (pending) this.socket.say({ type: 'act', id: pending.id, seq: pending.seq, event: pending.act });
  }

  private become(game: RemoteGame): void {
    this.game = game;
    this.changed(game);
  }
}
