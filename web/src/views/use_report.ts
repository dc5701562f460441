// SPDX-License-Identifier: GPL-3.0-or-later
/** A finished game and its analysis, asked for and followed until it is done. */
import { useEffect, useState } from 'preact/hooks';
import { askForAnalysis, readAnalysis, readGame, type Told } from '../net/analysis';
import type { ErrorCode, GameAnalysis, GameState } from '../net/messages';

const followEvery_ms = 1500;

export interface Report {
  game: GameState | null;
  analysis: GameAnalysis | null;
  /** What stands in the way; the analysis that was known stays. */
  problem: ErrorCode | 'unreachable' | null;
  ask: () => void;
}

export function useReport(id: string): Report {
  const [game, setGame] = useState<GameState | null>(null);
  const [analysis, setAnalysis] = useState<GameAnalysis | null>(null);
  const [problem, setProblem] = useState<Report['problem']>(null);
  const take =
    <Value>(set: (value: Value) => void) =>
    (told: Told<Value>) => {
      if ('value' in told) set(told.value);
      setProblem('problem' in told ? told.problem : null);
    };
  useEffect(() => {
    void readGame(id).then(async (told) => {
      take(setGame)(told);
      if ('value' in told) take(setAnalysis)(await readAnalysis(id));
    });
  }, [id]);
  const goesOn = analysis?.stage === 'waiting' || analysis?.stage === 'running';
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => void readAnalysis(id).then(take(setAnalysis)), followEvery_ms);
    return () => clearTimeout(timer);
  }, [goesOn, analysis, problem]);
  return { game, analysis, problem, ask: () => void askForAnalysis(id).then(take(setAnalysis)) };
}
