// SPDX-License-Identifier: GPL-3.0-or-later
/** A game against the engine of the browser: no server, no clock. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { opposite } from '../core/squares';
import type { GameEvent } from '../core/types';
import { BrowserEngine } from '../engine/browser_engine';
import { forgetHere, keepHere, keptHere } from '../engine/kept_game';
import { agreesToDraw, choose, levels } from '../engine/level';
import { withLine, type Line, type Score } from '../engine/said';
import { GameTime } from '../game/game_time';
import type { Asked, TableState } from '../game/table_state';
import { newTable, withAct } from '../game/table_events';
import { useComputerMessages } from '../i18n/computer_messages';
import { usePage } from './context';
import { TableView } from './table_view';
import { useSteps } from './use_table';

const setup = { fen: 'startpos' };
const dice = (below: number) => Math.floor(Math.random() * below);

export function ComputerHere({ onNewGame }: { onNewGame: () => void }) {
  const { messages } = usePage();
  const words = useComputerMessages();
  const { state, send, colour, level, fault, retry } = useGameHere();
  const computer = opposite(colour);
  const people = {
    [colour]: { name: `${messages.colors[colour]}${messages.players.aside(messages.players.you)}` },
    [computer]: { name: messages.players.computer(level) },
  } as Record<typeof colour, { name: string }>;
  const thinks = !state.answer.outcome && state.answer.turn === computer;
  return (
    <TableView
      state={state}
      send={send}
      now={() => 0}
      people={people}
      onNewGame={() => {
        forgetHere();
        onNewGame();
      }}
      notes={fault ? [] : thinks ? [words.hereThinks] : []}
      desk={
        fault ? (
          <p role="alert">
            {words.hereFailed}{' '}
            <button type="button" class="button" onClick={retry}>
              {words.engine.again}
            </button>
          </p>
        ) : undefined
      }
      title={words.title}
    />
  );
}

function useGameHere() {
  const { core } = usePage();
  const kept = useMemo(() => keptHere() ?? { colour: 'white' as const, level: 2, events: [] }, []);
  const { colour, level } = kept;
  const computer = opposite(colour);
  const time = useMemo(() => new GameTime(() => 0), []);
  const { state, intend, become, latest } = useSteps(() => newTable(core, setup, kept.events, colour, 0), time);
  const engine = useRef<BrowserEngine | null>(null);
  const thought = useRef<Score | null>(null);
  const [fault, setFault] = useState(false);
  const [tries, setTries] = useState(0);

  const add = (act: Omit<GameEvent, 'at'>) => {
    become(withAct(core, latest.current, { ...act, at: 0 } as GameEvent));
    keepHere({ colour, level, events: [...latest.current.events] });
  };
  const send = (asked: Asked) => {
    const act = intend(asked);
    if (act) add(act);
  };
  useEffect(() => {
    engine.current = new BrowserEngine();
    return () => engine.current?.end();
  }, []);
  useEffect(() => {
    const { answer, events } = state;
    if (answer.outcome) return;
    if (isOffered(state, colour)) {
      const agrees = agreesToDraw(thought.current, answer.plies.length);
      return add({ do: agrees ? 'accept-draw' : 'decline-draw', by: computer });
    }
    if (answer.turn !== computer) return;
    const plan = levels[level - 1]!;
    let lines: Line[] = [];
    engine.current?.ask(
      {
        fen: answer.fen,
        chess960: false,
        settings: [['MultiPV', String(plan.lines)]],
        effort: { time_ms: plan.time_ms, ...(plan.nodes ? { nodes: plan.nodes } : {}) },
      },
      {
        line: (line) => (lines = withLine(lines, line)),
        failed: () => setFault(true),
        done: (best) => {
          if (best === null || latest.current.events !== events) return setFault(best === null);
          const uci = choose(core, answer.fen, best, lines, plan, dice);
          thought.current = lines.find(({ moves }) => moves[0] === uci)?.score ?? null;
          add({ do: 'move', by: computer, uci } as Omit<GameEvent, 'at'>);
        },
      },
    );
    return () => engine.current?.stop();
  }, [state.events, tries]);

  const retry = () => {
    setFault(false);
    setTries(tries + 1);
  };
  return { state, send, colour, level, fault, retry };
}

function isOffered({ answer }: TableState, by: 'white' | 'black'): boolean {
  return answer.offers[by];
}
