// SPDX-License-Identifier: GPL-3.0-or-later
/** One line of a tree as text. No DOM. */
import type { RulesCore } from '../core/core';
import { initialFen } from '../core/squares';
import { endOfLine, nodeOf, pathTo, start, type NodeId } from './tree';
import type { AnalysedGame } from './tree_json';

/** The moves from the start through this one to the end of its line; as a whole PGN where they begin elsewhere than a game does. */
export function lineText(core: RulesCore, { tree, chess960 }: AnalysedGame, at: NodeId): string {
  const { fen } = nodeOf(tree, start);
  const path = pathTo(tree, endOfLine(tree, at));
  // Nobody may pass in a main line: what comes before a null move stays.
  const passes = path.findIndex(({ move }) => move!.uci === '0000');
  const moves = path.slice(0, passes < 0 ? path.length : passes).map(({ move }) => ({ uci: move!.uci }));
  const pgn = core.writePgn(JSON.stringify({ variant: chess960 ? 'chess960' : 'standard', fen, moves, result: '*' }));
  if (fen !== initialFen || chess960) return pgn;
  return pgn.slice(pgn.indexOf('\n\n')).replace(/\s+/g, ' ').replace(/ \* $/, '').trim();
}
