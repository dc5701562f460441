// SPDX-License-Identifier: GPL-3.0-or-later
/** The analysis board: a game with its variations, or a position that is set up. */
import '../styles/analysis.css';
import { useEffect, useState } from 'preact/hooks';
import { newAnalysis, opened, tagOf, type AnalysisState } from '../analysis/analysis_state';
import { sharedIn, type Shared } from '../analysis/share';
import { historyOf } from '../analysis/standing';
import { endOfLine, nodeOf, start } from '../analysis/tree';
import { gameOf, newGame } from '../analysis/tree_json';
import type { RulesCore } from '../core/core';
import { useAnalysisMessages } from '../i18n/analysis_messages';
import { archivedPgn } from '../net/archive';
import { AnalysisBoard } from './analysis_board';
import { PositionEditor } from './position_editor';
import { usePage } from './context';
import { useAnalysis } from './use_analysis';

export function AnalysisPage() {
  const { core, settings } = usePage();
  const words = useAnalysisMessages();
  const table = useAnalysis((state) => titleOf(core, state) || words.open.unnamed);
  const [setsUp, setSetsUp] = useState(false);
  const [fault, setFault] = useState<'badLink' | 'noGame' | null>(null);
  const [fullHeard, setFullHeard] = useState(false);
  const { open } = table;

  useEffect(() => {
    document.title = `${setsUp ? words.editor.title : words.title} · adoube`;
  }, [settings.language, setsUp]);
  useEffect(() => {
    const follow = async () => {
      // On the way to another page, whose address may tell of a position too.
      if (location.pathname !== '/analysis') return;
      const shared = await sharedIn(location.search, location.hash);
      if (!shared) return;
      history.replaceState(null, '', '/analysis');
      const next = await takenUp(core, shared);
      setFault(next ? null : shared.kind === 'fen' ? 'noGame' : 'badLink');
      if (next) open(next);
      setSetsUp(false);
    };
    void follow();
    const changed = () => void follow();
    addEventListener('hashchange', changed);
    addEventListener('popstate', changed);
    return () => {
      removeEventListener('hashchange', changed);
      removeEventListener('popstate', changed);
    };
  }, [core, open]);

  if (setsUp) {
    const { fen } = nodeOf(table.state.game.tree, table.state.at);
    return (
      <PositionEditor
        fen={fen}
        chess960={table.state.game.chess960}
        flipped={table.state.flipped}
        onDone={(next) => {
          if (next) open({ ...newAnalysis(newGame(next.fen, next.chess960)), flipped: next.flipped });
          setSetsUp(false);
        }}
      />
    );
  }
  const full = !table.isKept && !fullHeard ? words.open.full : null;
  return (
    <AnalysisBoard
      table={table}
      onSetUp={() => setSetsUp(true)}
      fault={fault ? words.open[fault] : full}
      onHeard={() => (fault ? setFault(null) : setFullHeard(true))}
    />
  );
}

/** Null where there is nothing that can be read. */
async function takenUp(core: RulesCore, shared: Shared): Promise<AnalysisState | null> {
  if (shared.kind === 'unreadable') return null;
  if (shared.kind !== 'archived') return brought(core, shared);
  const pgn = await archivedPgn(shared.id);
  return pgn === null ? null : brought(core, { kind: 'pgn', pgn });
}

/** Null where the text cannot be read. */
function brought(core: RulesCore, shared: { kind: 'fen'; fen: string } | { kind: 'pgn'; pgn: string }): AnalysisState | null {
  if (shared.kind === 'pgn') {
    const read = core.readPgn(shared.pgn, 1).games[0];
    const game = read && gameOf(read);
    return game ? opened(game, false) : null;
  }
  const { fen } = core.fen(shared.fen);
  return fen ? newAnalysis(newGame(fen)) : null;
}

/** The players, or the opening; empty where there is neither. */
export function titleOf(core: RulesCore, { game }: AnalysisState): string {
  const [white, black] = [tagOf(game, 'White'), tagOf(game, 'Black')];
  if (white || black) return `${white || '?'} – ${black || '?'}`;
  const { start: from, moves } = historyOf(game, endOfLine(game.tree, start));
  const opening = game.chess960 ? null : core.opening(from, moves);
  if (opening?.name) return `${opening.eco} ${opening.name}`;
  return nodeOf(game.tree, start).fen.split(' ')[0] ?? '';
}
