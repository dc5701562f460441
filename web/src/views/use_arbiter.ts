// SPDX-License-Identifier: GPL-3.0-or-later
/** The arbiter's desk as the views use it: its state, what it hears, and its keeping in this browser. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import {
  latestTime,
  newDesk,
  retoldDesk,
  type ArbiterIntent,
  type ArbiterState,
  type Timing,
} from '../arbiter/arbiter_state';
import { arbiterStep } from '../arbiter/arbiter_step';
import { sceneOfDesk } from '../arbiter/board_view';
import { dropLog, keepLog, keptLog } from '../arbiter/keeping';
import type { Script } from '../arbiter/script';
import type { BoardAsked, BoardIntent } from '../board/scene';
import type { RulesCore } from '../core/core';
import { clockText, readClock } from '../game/clock_time';
import { usePage } from './context';

export interface ArbiterTable {
  /** Null before a game has been set up. */
  desk: ArbiterState | null;
  send: (intent: ArbiterIntent) => void;
  /** What the hand on the board asks for. */
  sendFromBoard: (asked: BoardAsked) => void;
  /** The game's time now, where a clock runs with the page. */
  now: () => number;
  /** Puts a log on the desk; throws where the core cannot read its setup. */
  begin: (script: Script, timing: Timing) => void;
  leave: () => void;
}

interface Held {
  desk: ArbiterState | null;
  began_ms: number;
}

export function useArbiter(): ArbiterTable {
  const { core, settings } = usePage();
  const [held, setHeld] = useState<Held>(() => restored(core));
  const latest = useRef(held);
  const become = useCallback((next: Held) => {
    if (next.desk) keepLog({ script: next.desk.script, timing: next.desk.timing, began_ms: next.began_ms });
    latest.current = next;
    setHeld(next);
  }, []);
  const now = useCallback(() => timeNow(latest.current), []);

  const send = (intent: ArbiterIntent) => {
    const { desk, began_ms } = latest.current;
    if (!desk) return;
    const stepped = arbiterStep(core, desk, intent, timeNow(latest.current));
    if (stepped.timing === desk.timing) become({ desk: stepped, began_ms });
    else if (stepped.timing === 'live') become({ desk: stepped, began_ms: Date.now() - gameTime(desk) });
    else become({ desk: { ...stepped, readings: shownReadings(desk, timeNow(latest.current)) }, began_ms });
  };
  const sendFromBoard = (asked: BoardAsked) => {
    const { desk } = latest.current;
    const intent = desk && (typeof asked === 'function' ? asked(sceneOfDesk(desk)) : asked);
    const meant = intent && intentOfBoard(intent);
    if (meant) send(meant);
  };
  const begin = (script: Script, timing: Timing) =>
    become({ desk: newDesk(core, script, timing), began_ms: Date.now() - latestTime(script.events) });
  const leave = () => {
    dropLog();
    become({ desk: null, began_ms: 0 });
  };

  const mounted = useRef(false);
  useEffect(() => {
    const { desk, began_ms } = latest.current;
    if (mounted.current && desk) become({ desk: retoldDesk(core, desk), began_ms });
    mounted.current = true;
  }, [settings.language]);
  return { desk: held.desk, send, sendFromBoard, now, begin, leave };
}

/** The log kept in this browser; none where it cannot be read, or its setup cannot be used. */
function restored(core: RulesCore): Held {
  const kept = keptLog();
  try {
    return { desk: kept && newDesk(core, kept.script, kept.timing), began_ms: kept?.began_ms ?? 0 };
  } catch {
    return { desk: null, began_ms: 0 };
  }
}

function gameTime(desk: ArbiterState): number {
  return desk.answer.clock?.now_ms ?? latestTime(desk.script.events);
}

function timeNow({ desk, began_ms }: Held): number {
  if (!desk) return 0;
  return desk.timing === 'live' ? Math.max(gameTime(desk), Date.now() - began_ms) : gameTime(desk);
}

/** What the running clock showed when the arbiter began to type. */
function shownReadings({ answer: { clock } }: ArbiterState, at: number) {
  return clock?.running ? { [clock.running]: clockText(readClock(clock, clock.running, at).left_ms, false) } : {};
}

/** The desk hears of the board's intents only those that a hand there can have. */
function intentOfBoard(intent: BoardIntent): ArbiterIntent | null {
  switch (intent.kind) {
    case 'select':
      return { kind: 'select', square: intent.square };
    case 'try':
      return { kind: 'try', from: intent.from, to: intent.to };
    case 'promote':
      return { kind: 'promote', to: intent.to };
    case 'cancel':
      return { kind: 'select', square: null };
    default:
      return null;
  }
}
