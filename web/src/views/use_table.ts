// SPDX-License-Identifier: GPL-3.0-or-later
/** Tables as the views use them: one that keeps its own events, and one whose events are the server's. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RulesCore } from '../core/core';
import type { Square } from '../core/squares';
import type { Deed, GameEvent, GameSetup } from '../core/types';
import { GameTime } from '../game/game_time';
import { emptyGame, loadLocalGame, saveLocalGame, type LocalGame } from '../game/local_game';
import { premove_ms, withAhead } from '../game/premove';
import { cardOfRuling, newTable, retold, withAct, withEvents, withTime } from '../game/table_events';
import { step } from '../game/table_step';
import { movingColor, type Asked, type TableState } from '../game/table_state';
import { browserSurroundings } from '../net/browser';
import { GameConnection } from '../net/connection';
import type { Hand } from '../net/messages';
import { pendingEvents, unknownGame, type RemoteGame } from '../net/remote_game';
import { usePage } from './context';

export interface Table {
  state: TableState;
  send: (asked: Asked) => void;
  /** The game's time now, in ms. */
  now: () => number;
}

const monotonic = () => performance.now();

/** Keeps the state; `intend` takes the step and gives the act it leads to, at its time, for the keeper of the events. */
export function useSteps(initial: () => TableState, time: GameTime) {
  const { core, settings } = usePage();
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const setsAhead = useRef(true);
  // Where a move is shown before it is played, none is played unseen.
  setsAhead.current = settings.premoves && !settings.previewFirst;
  const become = useCallback((next: TableState) => {
    latest.current = withAhead(core, next, setsAhead.current);
    setState(latest.current);
  }, []);
  const intend = (asked: Asked): GameEvent | null => {
    const intent = typeof asked === 'function' ? asked(latest.current) : asked;
    if (!intent) return null;
    const { previewFirst, autoQueen } = settings;
    const result = step({ core, previewFirst, autoQueen }, latest.current, intent);
    become(result.state);
    return result.act && { ...result.act, at: time.now() };
  };
  const mounted = useRef(false);
  useEffect(() => {
    if (mounted.current) become(retold(core, latest.current, latest.current.answer.clock ? time.now() : undefined));
    mounted.current = true;
  }, [settings.language]);
  return { state, intend, become, latest };
}

export interface LocalTable extends Table {
  restart: (setup: GameSetup) => void;
  /** The clock of a game kept from before went on when the page was opened again. */
  resumed: boolean;
}

export function useLocalTable(): LocalTable {
  const { core } = usePage();
  const kept = useMemo(() => playable(core, loadLocalGame()), []);
  const time = useMemo(() => new GameTime(monotonic, kept.at), []);
  const { state, intend, become, latest } = useSteps(() => newTable(core, kept.setup, kept.events, 'both', kept.at), time);
  const save = () => saveLocalGame({ setup: latest.current.setup, events: [...latest.current.events], at: time.now() });
  const send = (asked: Asked) => {
    const { events } = latest.current;
    const act = intend(asked);
    if (act) become(withAct(core, latest.current, act));
    if (latest.current.events !== events) save();
  };
  const restart = (setup: GameSetup) => {
    time.set(0);
    become(newTable(core, setup, [], 'both', 0));
    save();
  };
  useEffect(() => followClock(state, time, () => become(withTime(core, latest.current, time.now()))), [state.answer]);
  useEffect(() => keepTime(save, () => latest.current.answer.clock?.running != null), []);
  const resumed = state.events.length === kept.events.length && kept.at > 0 && state.answer.clock?.running != null;
  return { state, send, restart, now: time.now, resumed };
}

/** The game that was kept, or an empty one where the rules core cannot read its set-up. */
function playable(core: RulesCore, game: LocalGame): LocalGame {
  return 'code' in core.regulations(game.setup) ? emptyGame : game;
}

/** Tells when the running clock reaches zero; a hidden page may hear it later, and then with the right time. */
function followClock({ answer }: TableState, time: GameTime, fallen: () => void): (() => void) | void {
  const falls = answer.clock?.falls_at_ms;
  if (falls == null || answer.outcome) return;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = falls - time.now();
    if (left <= 0) fallen();
    else timer = setTimeout(wait, Math.min(left, longestTimer_ms));
  };
  wait();
  return () => clearTimeout(timer);
}

const longestTimer_ms = 2 ** 31 - 1;
const saveEvery_ms = 5_000;

/** Keeps the time of a running clock now and then, and when the page goes out of sight. */
function keepTime(save: () => void, runs: () => boolean): () => void {
  const saveRunning = () => runs() && save();
  const timer = setInterval(saveRunning, saveEvery_ms);
  addEventListener('pagehide', saveRunning);
  document.addEventListener('visibilitychange', saveRunning);
  return () => {
    saveRunning();
    clearInterval(timer);
    removeEventListener('pagehide', saveRunning);
    document.removeEventListener('visibilitychange', saveRunning);
  };
}

export interface RemoteTable extends Table {
  game: RemoteGame;
  takeSeat: (name: string, hand?: Hand) => void;
  beArbiter: (invitation: string, name: string) => void;
  /** Does not take up the challenge. */
  decline: () => void;
  /** An act of the arbiter's. */
  rule: (deed: Deed) => void;
}

export function useRemoteTable(id: string): RemoteTable {
  const { core, settings } = usePage();
  const [game, setGame] = useState(unknownGame);
  const connection = useRef<GameConnection | null>(null);
  const time = useMemo(() => new GameTime(monotonic), [id]);
  const initial = () => newTable(core, unknownGame.setup, [], null);
  const { state, intend, become, latest } = useSteps(initial, time);
  const send = (asked: Asked) => {
    const act = intend(asked);
    if (act) tell(act);
  };
  /** Unless the Laws refuse it here already. */
  const tell = (act: GameEvent) => {
    const checked = withAct(core, latest.current, act);
    if (checked.events === latest.current.events) become(checked);
    else connection.current?.act(act);
  };
  const rule = (deed: Deed) => tell({ ...deed, by: 'arbiter', at: time.now() });

  useEffect(() => {
    const follow = (next: RemoteGame) => {
      setGame(next);
      become(followed(core, latest.current, next));
    };
    const kept = new GameConnection(id, settings.language, browserSurroundings, follow, time);
    connection.current = kept;
    const wake = () => document.visibilityState === 'visible' && kept.wake();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      kept.close();
    };
  }, [id]);

  useEffect(() => connection.current?.speak(settings.language), [settings.language]);

  const isDue = state.premove !== null && movingColor(state) !== null;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => send({ kind: 'play-ahead' }), premove_ms);
    return () => clearTimeout(timer);
  }, [isDue]);

  const takeSeat = useMemo(() => (name: string, hand?: Hand) => connection.current?.takeSeat(name, hand), []);
  const beArbiter = useMemo(
    () => (invitation: string, name: string) => connection.current?.beArbiter(invitation, name),
    [],
  );
  const decline = useMemo(() => () => connection.current?.decline(), []);
  return { state, send, now: time.now, game, takeSeat, beArbiter, decline, rule };
}

function followed(core: RulesCore, table: TableState, next: RemoteGame): TableState {
  const pending = pendingEvents(next);
  const seat = next.room?.started ? next.you : null;
  const same = table.setup === next.setup && table.events === next.events && samePending(table.pending, pending);
  const seated = { ...table, setup: next.setup, seat };
  const told = same ? seated : withEvents(core, seated, next.events, pending);
  if (!next.refusal) return told;
  const { squares, ...refusal } = next.refusal;
  const reason = { ok: false, ...refusal, squares: squares as Square[], attackers: [], path: [] };
  return { ...told, desk: { kind: 'ruling', card: cardOfRuling(reason) } };
}

function samePending(one: readonly GameEvent[], other: readonly GameEvent[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
