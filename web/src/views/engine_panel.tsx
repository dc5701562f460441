// SPDX-License-Identifier: GPL-3.0-or-later
/** An engine's lines of the position on the analysis board: asked for by hand, never there by themselves. */
import '../styles/computer.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BrowserEngine } from '../engine/browser_engine';
import { withLine, type Line } from '../engine/said';
import { shownLine, type ShownLine } from '../engine/shown_line';
import { useComputerMessages } from '../i18n/computer_messages';
import { usePage } from './context';
import { ToolButton } from './tools';

interface Props {
  fen: string;
  chess960: boolean;
  /** The game is over in this position, or it cannot be played. */
  isOver: boolean;
  onMove: (move: string) => void;
  onClose: () => void;
}

const threeLines: [string, string][] = [
  ['UCI_LimitStrength', 'false'],
  ['MultiPV', '3'],
];
const effort = { depth: 22 };
/** A position that is only passed on the way through a game is not asked about. */
const rest_ms = 150;

export function EnginePanel({ fen, chess960, isOver, onMove, onClose }: Props) {
  const { core, settings, messages } = usePage();
  const words = useComputerMessages().engine;
  const engine = useRef<BrowserEngine | null>(null);
  const [heard, setHeard] = useState<{ fen: string; lines: Line[]; isDone: boolean }>({ fen, lines: [], isDone: false });
  const [hasFailed, setHasFailed] = useState(false);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    engine.current = new BrowserEngine();
    return () => engine.current?.end();
  }, []);
  useEffect(() => {
    setHeard({ fen, lines: [], isDone: false });
    if (isOver) return engine.current?.stop();
    const timer = setTimeout(() => {
      setHasFailed(false);
      engine.current?.ask(
        { fen, chess960, settings: threeLines, effort },
        {
          line: (line) => setHeard((before) => ({ ...before, lines: withLine(before.lines, line) })),
          done: () => setHeard((before) => ({ ...before, isDone: true })),
          failed: () => setHasFailed(true),
        },
      );
    }, rest_ms);
    return () => {
      clearTimeout(timer);
      engine.current?.stop();
    };
  }, [fen, chess960, isOver, asked]);

  const shown = useMemo(
    () => (heard.fen === fen ? heard.lines.map((line) => shownLine(core, fen, line, chess960)).filter((line) => line !== null) : []),
    [core, settings.language, heard, fen, chess960],
  );
  return (
    <section class="engine" aria-label={words.heading} data-testid="engine">
      <div class="engine__head">
        <b>{words.heading}</b>
        <span class="engine__state" role="status" data-testid="engine-state">
          {hasFailed ? words.failed : isOver ? words.over : stateText(shown[0], heard.isDone)}
        </span>
        {hasFailed && (
          <button type="button" class="button" onClick={() => setAsked(asked + 1)}>
            {words.again}
          </button>
        )}
        <ToolButton name="close" label={messages.actions.close} onClick={onClose} testId="engine-close" />
      </div>
      <ol class="engine__lines" data-testid="engine-lines">
        {shown.map((line) => (
          <li key={line.rank}>
            <button type="button" class="engine__line" onClick={() => onMove(line.first)} title={words.play}>
              <span class="engine__score">{line.score}</span>
              <span class="engine__moves">{line.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );

  function stateText(best: ShownLine | undefined, isDone: boolean): string {
    if (!best) return words.loading;
    return isDone ? words.done(best.depth) : words.depth(best.depth);
  }
}
