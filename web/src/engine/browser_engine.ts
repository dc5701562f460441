// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Stockfish in the browser: a worker that is loaded when it is first wanted, and asked about one position at a time. A worker
 * that does not answer is ended, and begun anew with the next question.
 */
import { readSaid, type Line, type Said } from './said';

/** Where vite_plugins/browser_engine.ts puts it. */
const address = '/engine/stockfish.js';
const patience_ms = 30_000;

export interface Question {
  fen: string;
  chess960: boolean;
  /** Options, such as MultiPV: as many as there are lines. */
  settings: readonly (readonly [name: string, value: string])[];
  /** The first that is reached ends it. */
  effort: { depth?: number; nodes?: number; time_ms?: number };
}

export interface Listener {
  line: (line: Line) => void;
  /** It has done what it was asked; null where there is no move. */
  done: (best: string | null) => void;
  failed: () => void;
}

export class BrowserEngine {
  private worker: Worker | null = null;
  private isReady = false;
  private thinks = false;
  private next: { question: Question; listener: Listener } | null = null;
  private listener: Listener | null = null;
  private alarm: ReturnType<typeof setTimeout> | undefined;

  /** What was asked before is dropped. */
  ask(question: Question, listener: Listener): void {
    this.listener = null;
    this.next = { question, listener };
    if (!this.worker) this.begin();
    else if (this.thinks) this.send('stop');
    else if (this.isReady) this.goOn();
  }

  /** Nobody is told any more. */
  stop(): void {
    this.listener = null;
    this.next = null;
    if (this.thinks) this.send('stop');
  }

  end(): void {
    clearTimeout(this.alarm);
    this.worker?.terminate();
    this.worker = null;
    this.isReady = this.thinks = false;
    this.listener = this.next = null;
  }

  private begin(): void {
    this.worker = new Worker(address);
    this.worker.addEventListener('message', (event: MessageEvent<unknown>) => {
      const said = typeof event.data === 'string' ? readSaid(event.data) : null;
      if (said) this.hear(said);
    });
    this.worker.addEventListener('error', () => this.fail());
    this.setAlarm();
    this.send('uci');
  }

  private hear(said: Said): void {
    switch (said.kind) {
      case 'greeted':
        this.send('setoption name Hash value 16');
        this.send('isready');
        return;
      case 'ready':
        clearTimeout(this.alarm);
        this.isReady = true;
        return this.goOn();
      case 'line':
        return this.listener?.line(said.line);
      case 'best': {
        clearTimeout(this.alarm);
        this.thinks = false;
        const { listener } = this;
        this.listener = null;
        if (this.next) this.goOn();
        else listener?.done(said.move);
      }
    }
  }

  private goOn(): void {
    if (!this.next) return;
    const { question, listener } = this.next;
    this.next = null;
    this.listener = listener;
    this.thinks = true;
    this.send(`setoption name UCI_Chess960 value ${question.chess960}`);
    for (const [name, value] of question.settings) this.send(`setoption name ${name} value ${value}`);
    this.send(`position fen ${question.fen}`);
    this.send(goCommand(question.effort));
  }

  private send(command: string): void {
    if (command === 'stop') this.setAlarm();
    this.worker?.postMessage(command);
  }

  private setAlarm(): void {
    clearTimeout(this.alarm);
    this.alarm = setTimeout(() => this.fail(), patience_ms);
  }

  private fail(): void {
    const waiting = [this.listener, this.next?.listener];
    this.end();
    for (const listener of waiting) listener?.failed();
  }
}

function goCommand({ depth, nodes, time_ms }: Question['effort']): string {
  const parts = [depth && `depth ${depth}`, nodes && `nodes ${nodes}`, time_ms && `movetime ${time_ms}`];
  return ['go', ...parts.filter(Boolean)].join(' ');
}
