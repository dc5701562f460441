// SPDX-License-Identifier: GPL-3.0-or-later
/** How a game stands at a move of the tree, as the rules core tells it. No DOM. */
import type { RulesCore } from '../core/core';
import type { Color, Square } from '../core/squares';
import type { ClaimRight, LegalMove, Outcome } from '../core/types';
import { nodeOf, pathTo, start, type NodeId } from './tree';
import type { AnalysedGame } from './tree_json';

export interface Standing {
  fen: string;
  turn: Color;
  check: boolean;
  checkers: Square[];
  moves: LegalMove[];
  halfmoves: number;
  repetitions: number;
  /** What ends the game in this position; whoever analyses may go on all the same where moves are left. */
  outcome: Outcome | null;
  /** The game had ended before: after so many half-moves. */
  endedAfter: { ply: number; outcome: Outcome } | null;
  claims: ClaimRight[];
}

const nullMove = '0000';

/** The position of the start, or after the last null move, and the moves that led on from there: what a game can tell of. */
export function historyOf({ tree }: AnalysedGame, at: NodeId): { start: string; moves: string[]; skipped: number } {
  const path = pathTo(tree, at);
  const passed = path.map(({ move }) => move?.uci).lastIndexOf(nullMove);
  const from = passed < 0 ? nodeOf(tree, start) : path[passed]!;
  return { start: from.fen, moves: path.slice(passed + 1).map(({ move }) => move!.uci), skipped: passed + 1 };
}

export function standingAt(core: RulesCore, game: AnalysedGame, at: NodeId): Standing {
  const { fen } = nodeOf(game.tree, at);
  const history = historyOf(game, at);
  const { turn, check, checkers, halfmove_clock, repetitions, ended_after, ...status } = core.status(
    history.start,
    history.moves,
    game.chess960,
  );
  const end = status.outcome && outcomeOf(core, game, history.start, history.moves);
  const ended = ended_after !== undefined && end ? { ply: ended_after + history.skipped, outcome: end } : null;
  return {
    fen,
    turn,
    check,
    checkers,
    moves: core.moves(fen, game.chess960),
    halfmoves: halfmove_clock,
    repetitions,
    outcome: ended ? outcomeOf(core, game, fen, []) : end,
    endedAfter: ended,
    claims: status.claims,
  };
}

/** With its words; null where nothing ends the game. */
function outcomeOf(core: RulesCore, { chess960 }: AnalysedGame, fen: string, moves: readonly string[]): Outcome | null {
  const by = (index: number): Color => ((fen.split(' ')[1] === 'b') === (index % 2 === 0) ? 'black' : 'white');
  const events = moves.map((uci, index) => ({ by: by(index), do: 'move' as const, uci }));
  return core.game({ fen, chess960 }, events).outcome;
}
