// SPDX-License-Identifier: GPL-3.0-or-later
/** What the moves up to the position shown are called. */
import type { RulesCore } from '../core/core';
import type { OpeningAnswer } from '../core/types';
import { isOver, shownPly, type TableState } from './table_state';

/** Null where there is no name, and in a game against someone elsewhere until it is over: a name such as "Fishing Pole Trap" would
 *  be a hint (11.3.1). */
export function shownOpening(core: RulesCore, state: TableState): OpeningAnswer | null {
  if (state.setup.chess960 || (state.seat !== 'both' && !isOver(state))) return null;
  const moves: string[] = [];
  for (const ply of state.answer.plies.slice(0, shownPly(state))) {
    if (!ply.legal) break;
    moves.push(ply.uci);
  }
  const opening = core.opening(state.answer.start, moves);
  return opening.name === null ? null : opening;
}
