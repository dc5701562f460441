// SPDX-License-Identifier: GPL-3.0-or-later
/** Tables as the views use them: one that keeps its own events, and one whose events are the server's. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Square } from '../core/squares';
import type { GameEvent } from '../core/types';
import { emptyGame, loadLocalGame, saveLocalGame } from '../game/local_game';
import { cardOfRuling, newTable, retold, withAct, withEvents } from '../game/table_events';
import { step } from '../game/table_step';
import type { Asked, TableState } from '../game/table_state';
import { browserSurroundings } from '../net/browser';
import { GameConnection } from '../net/connection';
import type { Hand } from '../net/messages';
import { unknownGame, type RemoteGame } from '../net/remote_game';
import { usePage } from './context';

export interface Table {
  state: TableState;
  send: (asked: Asked) => void;
}

/** Keeps the state; `intend` takes the step and gives the act it leads to, for the keeper of the events. */
function useSteps(initial: () => TableState) {
  const { core, settings } = usePage();
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const become = useCallback((next: TableState) => {
    latest.current = next;
    setState(next);
  }, []);
  const intend = (asked: Asked): GameEvent | null => {
    const intent = typeof asked === 'function' ? asked(latest.current) : asked;
    if (!intent) return null;
    const result = step({ core, previewFirst: settings.previewFirst }, latest.current, intent);
    become(result.state);
    return result.act;
  };
  const mounted = useRef(false);
  useEffect(() => {
    if (mounted.current) become(retold(core, latest.current));
    mounted.current = true;
  }, [settings.language]);
  return { state, intend, become, latest };
}

export function useLocalTable(): Table & { restart: () => void } {
  const { core } = usePage();
  const initial = () => {
    const { setup, events } = loadLocalGame();
    return newTable(core, setup, events, 'both');
  };
  const { state, intend, become, latest } = useSteps(initial);
  const send = (asked: Asked) => {
    const act = intend(asked);
    if (!act) return;
    const next = withAct(core, latest.current, act);
    saveLocalGame({ setup: next.setup, events: [...next.events] });
    become(next);
  };
  const restart = () => {
    saveLocalGame(emptyGame);
    become(newTable(core, emptyGame.setup, [], 'both'));
  };
  return { state, send, restart };
}

export interface RemoteTable extends Table {
  game: RemoteGame;
  takeSeat: (name: string, hand?: Hand) => void;
}

export function useRemoteTable(id: string): RemoteTable {
  const { core, settings } = usePage();
  const [game, setGame] = useState(unknownGame);
  const connection = useRef<GameConnection | null>(null);
  const initial = () => newTable(core, unknownGame.setup, [], null);
  const { state, intend, become, latest } = useSteps(initial);
  const send = (asked: Asked) => {
    const act = intend(asked);
    if (!act) return;
    const checked = withAct(core, latest.current, act);
    if (checked.events === latest.current.events) become(checked);
    else connection.current?.act(act);
  };

  useEffect(() => {
    const follow = (next: RemoteGame) => {
      setGame(next);
      become(followed(latest.current, next));
    };
    const followed = (table: TableState, next: RemoteGame): TableState => {
      const pending = next.pending && next.you ? ({ by: next.you, ...next.pending.act } as GameEvent) : null;
      const seat = next.room?.started ? next.you : null;
      const same = table.setup === next.setup && table.events === next.events && samePending(table.pending, pending);
      const seated = { ...table, setup: next.setup, seat };
      const told = same ? seated : withEvents(core, seated, next.events, pending);
      return next.refusal
        ? {
            ...told,
            desk: {
              kind: 'ruling',
              card: cardOfRuling({
                ok: false,
                ...next.refusal,
                squares: next.refusal.squares as Square[],
                attackers: [],
                path: [],
              }),
            },
          }
        : told;
    };
    const kept = new GameConnection(id, settings.language, browserSurroundings, follow);
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

  const takeSeat = useMemo(() => (name: string, hand?: Hand) => connection.current?.takeSeat(name, hand), []);
  return { state, send, game, takeSeat };
}

function samePending(one: GameEvent | null, other: GameEvent | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
