// SPDX-License-Identifier: GPL-3.0-or-later
/** The analysis that is open: its steps, and how it is kept in the browser. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { analysisStep } from '../analysis/analysis_step';
import { holdsWork, newAnalysis, type AnalysisAsked, type AnalysisState } from '../analysis/analysis_state';
import { freshId, loadShelf, saveShelf, withKept, type KeptAnalysis } from '../analysis/keeping';
import { standingAt, type Standing } from '../analysis/standing';
import { addressOf, nodeAt } from '../analysis/tree';
import { gameOf, jsonOf } from '../analysis/tree_json';
import type { RulesCore } from '../core/core';
import { usePage } from './context';

export interface AnalysisTable {
  state: AnalysisState;
  standing: Standing;
  send: (asked: AnalysisAsked) => void;
  /** Another analysis is opened; the one before it stays on the shelf. */
  open: (next: AnalysisState, id?: number) => void;
  /** Which one of the shelf is open. */
  id: number;
  shelf: readonly KeptAnalysis[];
  setShelf: (shelf: KeptAnalysis[]) => void;
  /** The shelf outlives the page. */
  isKept: boolean;
}

/** How long nothing has to change before it is kept; leaving the page keeps at once. */
const rest_ms = 400;

export function useAnalysis(titleOf: (state: AnalysisState) => string): AnalysisTable {
  const { core, settings } = usePage();
  const [shelf, setShelf] = useState(loadShelf);
  const [isKept, setIsKept] = useState(true);
  const first = useMemo(() => restored(core, shelf[0]), []);
  const [opened, setOpened] = useState({ id: first ? shelf[0]!.id : freshId(), state: first ?? newAnalysis() });
  const { state, id } = opened;
  const latest = useRef({ opened, shelf, saved: first, titleOf });
  latest.current = { ...latest.current, opened, shelf, titleOf };

  const put = useCallback((next: KeptAnalysis[]) => {
    latest.current.shelf = next;
    setIsKept(saveShelf(next));
    setShelf(next);
  }, []);
  const keep = useCallback(() => {
    const { opened: now, saved, titleOf: titled } = latest.current;
    if (now.state === saved || !holdsWork(now.state)) return;
    latest.current.saved = now.state;
    // Another page of this browser may have kept something since.
    const after = withKept(loadShelf(), keptOf(core, now.id, now.state, titled(now.state)));
    put(after);
  }, [core]);
  const change = (next: AnalysisState) => {
    const now = { id: latest.current.opened.id, state: next };
    latest.current.opened = now;
    setOpened(now);
  };
  const send = useCallback(
    (asked: AnalysisAsked) => {
      const now = latest.current.opened.state;
      const intent = typeof asked === 'function' ? asked(now) : asked;
      if (intent) change(analysisStep(core, now, intent));
    },
    [core],
  );
  const open = useCallback(
    (next: AnalysisState, known?: number) => {
      keep();
      const now = { id: known ?? freshId(), state: next };
      latest.current.opened = now;
      latest.current.saved = known === undefined ? null : next;
      setOpened(now);
      keep();
    },
    [keep],
  );
  useEffect(() => {
    const timer = setTimeout(keep, rest_ms);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && keep();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      keep();
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keep]);

  useEffect(() => {
    const now = latest.current.opened.state;
    if (now.desk) change({ ...now, desk: null });
  }, [settings.language]);

  const standing = useMemo(
    () => standingAt(core, state.game, state.at),
    [core, settings.language, state.game.tree, state.at, state.game.chess960],
  );
  return { state, standing, send, open, id, shelf, setShelf: put, isKept };
}

/** Null where it cannot be read any more. */
export function restored(core: RulesCore, kept: KeptAnalysis | undefined): AnalysisState | null {
  const read = kept && core.readPgn(kept.pgn, 1).games[0];
  const game = read && gameOf(read);
  return game ? { ...newAnalysis(game, nodeAt(game.tree, kept.address)), flipped: kept.flipped === true } : null;
}

function keptOf(core: RulesCore, id: number, { game, at, flipped }: AnalysisState, title: string): KeptAnalysis {
  const pgn = core.writePgn(jsonOf(game));
  return { id, changed: Date.now(), title, pgn, address: addressOf(game.tree, at), flipped };
}
