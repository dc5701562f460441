// SPDX-License-Identifier: GPL-3.0-or-later
/** How events change the table: those that stand already, and one that is done now. */
import type { RulesCore } from '../core/core';
import type { GameEvent, GameSetup, Reason, Ruling } from '../core/types';
import type { Card, Seat, TableState } from './table_state';

export function newTable(core: RulesCore, setup: GameSetup, events: readonly GameEvent[], seat: Seat): TableState {
  return {
    setup,
    events,
    seat,
    pending: null,
    answer: core.game(setup, events),
    looking: null,
    selected: null,
    promotion: null,
    desk: null,
    flipped: false,
  };
}

/** The table after events became known; `pending` is one shown ahead of the server's word. */
export function withEvents(
  core: RulesCore,
  state: TableState,
  events: readonly GameEvent[],
  pending: GameEvent | null,
): TableState {
  const answer = core.game(state.setup, pending ? [...events, pending] : events);
  const newPly = answer.plies.length !== state.answer.plies.length;
  const news = newRuling(state, answer.rulings);
  return {
    ...state,
    events,
    pending,
    answer,
    looking: state.looking !== null && state.looking < state.answer.plies.length ? state.looking : null,
    selected: newPly ? null : state.selected,
    promotion: newPly ? null : state.promotion,
    desk: answer.outcome ? null : news ? { kind: 'ruling', card: cardOfRuling(news) } : newPly ? null : keptDesk(state),
  };
}

/** The same table told again, after the language has changed. */
export function retold(core: RulesCore, state: TableState): TableState {
  const answer = core.game(state.setup, state.pending ? [...state.events, state.pending] : state.events);
  return { ...state, answer, desk: null };
}

/**
 * Adds an act to the events of a table that keeps them itself. An act that the Laws do not admit leaves them as they were, and
 * its ruling lies on the desk.
 */
export function withAct(core: RulesCore, state: TableState, act: GameEvent): TableState {
  const events = [...state.events, act];
  const ruling = core.game(state.setup, events).rulings.find((candidate) => candidate.event === events.length - 1);
  if (ruling && !ruling.ok) return { ...state, selected: null, desk: { kind: 'ruling', card: cardOfRuling(ruling) } };
  return withEvents(core, { ...state, desk: null }, events, null);
}

export function cardOfRuling(ruling: Reason & { ok: boolean }): Card {
  return { ok: ruling.ok, reason: ruling, tried: null, more: [] };
}

/** A claim being announced stays on the desk while its move is chosen; everything else goes when the next thing happens. */
export function keptDesk(state: TableState): TableState['desk'] {
  return state.desk?.kind === 'announce' || state.desk?.kind === 'share' ? state.desk : null;
}

/** A ruling worth a card that this table has not shown: a claim that was heard. Moves and offers speak for themselves. */
function newRuling(state: TableState, rulings: readonly Ruling[]): Ruling | null {
  const seen = state.events.length + (state.pending ? 1 : 0);
  const last = rulings[rulings.length - 1];
  return last && last.event >= seen && last.code.includes('claim') ? last : null;
}
