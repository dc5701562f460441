// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A move set ahead while the opponent thinks. It is in the player's mind alone: no touch and no act, until the reply has come and
 * it is legal then; otherwise it is dropped without a word. One at a time.
 */
import type { RulesCore } from '../core/core';
import type { Color, PromotionKind, Square } from '../core/squares';
import { piecesOf, promotionLetter } from '../core/squares';
import type { GameEvent } from '../core/types';
import { isLive, isOver, movingColor, playableMoves, type TableState } from './table_state';

export interface Premove {
  from: Square;
  to: Square;
  promotion: PromotionKind | null;
}

/** How long a move set ahead takes at the least once it is its turn: the player's clock pays for it. */
export const premove_ms = 100;

/** Who may set a move ahead at this page: the one player it seats, while the other is on move. */
export function premover(state: TableState): Color | null {
  const { seat, answer } = state;
  if (seat === null || seat === 'both' || isOver(state) || !answer.playable) return null;
  return answer.turn === seat ? null : seat;
}

/** Finds out what can be set ahead, where it is not known yet. */
export function withAhead(core: RulesCore, state: TableState, allowed: boolean): TableState {
  const fen = allowed && premover(state) ? state.answer.fen : null;
  if (fen === state.ahead.fen) return state;
  const moves = fen ? core.premoves(fen, state.setup.chess960) : [];
  return { ...state, ahead: { fen, moves } };
}

/** Arrivals by departure; castling also by taking the own rook. */
export function aheadDestinations(state: TableState): Map<Square, Square[]> {
  const targets = new Map<Square, Square[]>();
  if (!premover(state) || !isLive(state)) return targets;
  for (const uci of state.ahead.moves) {
    const from = uci.slice(0, 2) as Square;
    const known = targets.get(from) ?? [];
    for (const to of [uci.slice(2, 4) as Square, ...rookOfCastling(state, uci)])
      if (!known.includes(to)) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  return targets;
}

/** Null where no reply could make it possible. */
export function premoveTo(state: TableState, from: Square, to: Square): { to: Square; choosesPiece: boolean } | null {
  const found = state.ahead.moves.filter(
    (uci) => uci.startsWith(from) && (uci.slice(2, 4) === to || rookOfCastling(state, uci).includes(to)),
  );
  // A reply may make room for taking on the rook's square as well; that is then what is meant.
  const exact = found.find((uci) => uci.slice(2, 4) === to) ?? found[0];
  return exact ? { to: exact.slice(2, 4) as Square, choosesPiece: exact.length === 5 } : null;
}

/** Where the rook stands with which this move castles. */
function rookOfCastling({ answer, setup }: TableState, uci: string): Square[] {
  const from = uci.slice(0, 2) as Square;
  const castles = !setup.chess960 && /^e([18])[gc]\1$/.test(uci) && piecesOf(answer.fen).get(from)?.kind === 'king';
  return castles ? [`${uci[2] === 'g' ? 'h' : 'a'}${from[1]}` as Square] : [];
}

/** The act that the move set ahead has become; null where it is not legal now, or not to be played. */
export function duePremove(state: TableState): GameEvent | null {
  const by = movingColor(state);
  const { premove } = state;
  if (!by || !premove) return null;
  const uci = premove.from + premove.to + (premove.promotion ? promotionLetter[premove.promotion] : '');
  return playableMoves(state).some((move) => move.uci === uci) ? { by, do: 'move', uci } : null;
}
