// SPDX-License-Identifier: GPL-3.0-or-later
/** How events change the table: those that stand already, and one that is done now. */
import type { RulesCore } from '../core/core';
import type { GameAnswer, GameEvent, GameSetup, Reason, Ruling } from '../core/types';
import { clockChanges, noChanges } from './clock_change';
import type { Square } from '../core/squares';
import { startsOf, type Card, type Seat, type TableState } from './table_state';

/** `at`: the game's time, where a clock may have run since the last event. */
export function newTable(
  core: RulesCore,
  setup: GameSetup,
  events: readonly GameEvent[],
  seat: Seat,
  at?: number,
): TableState {
  return {
    setup,
    events,
    seat,
    pending: [],
    answer: core.game(setup, events, at),
    looking: null,
    selected: null,
    promotion: null,
    desk: null,
    premove: null,
    ahead: { fen: null, moves: [] },
    flipped: false,
    changes: noChanges,
  };
}

/** The table after events became known; `pending` are those shown ahead of the server's word. */
export function withEvents(
  core: RulesCore,
  state: TableState,
  events: readonly GameEvent[],
  pending: readonly GameEvent[],
  at?: number,
): TableState {
  return told(state, events, pending, core.game(state.setup, [...events, ...pending], at));
}

/** The table at a later time at which nothing has happened but what time brings: a flag may have fallen (6.8). */
export function withTime(core: RulesCore, state: TableState, at: number): TableState {
  return withEvents(core, state, state.events, state.pending, at);
}

function told(
  state: TableState,
  events: readonly GameEvent[],
  pending: readonly GameEvent[],
  answer: GameAnswer,
): TableState {
  const newPly = answer.plies.length !== state.answer.plies.length;
  const news = newRuling(state, answer.rulings);
  const isNews = events.length + pending.length !== state.events.length + state.pending.length;
  return {
    ...state,
    events,
    pending,
    answer,
    looking: state.looking !== null && state.looking < state.answer.plies.length ? state.looking : null,
    selected: newPly ? null : heldIn(state.selected, answer),
    promotion: newPly ? null : state.promotion,
    desk: deskAfter(state, answer, news, isNews, newPly),
    premove: answer.outcome || answer.plies.length < state.answer.plies.length ? null : state.premove,
    changes: isNews ? clockChanges(state.answer, answer) : state.changes,
  };
}

/** A touch may bind to another piece than the one selected: king and rook to castling, an opponent's piece to its captor. */
function heldIn(selected: Square | null, answer: GameAnswer): Square | null {
  if (!selected || !answer.binding) return selected;
  const from = startsOf(answer.binding);
  return from.includes(selected) || from.length > 1 ? selected : (from[0] ?? null);
}

/** While nothing but time has passed, or the server has confirmed what was shown already, everything stays. */
function deskAfter(
  state: TableState,
  answer: GameAnswer,
  news: Ruling | null,
  isNews: boolean,
  newPly: boolean,
): TableState['desk'] {
  if (!isNews && !answer.outcome === !state.answer.outcome) return state.desk;
  if (answer.outcome) return null;
  if (news) return { kind: 'ruling', card: cardOfRuling(news) };
  return newPly ? null : keptDesk(state);
}

/** The same table told again, after the language has changed. */
export function retold(core: RulesCore, state: TableState, at?: number): TableState {
  const answer = core.game(state.setup, [...state.events, ...state.pending], at);
  return { ...state, answer, desk: null };
}

/**
 * Adds an act to the events of a table that keeps them itself. An act that the Laws do not admit leaves them as they were, and
 * its ruling lies on the desk.
 */
export function withAct(core: RulesCore, state: TableState, act: GameEvent): TableState {
  const events = [...state.events, act];
  const answer = core.game(state.setup, [...events.slice(0, -1), ...state.pending, act]);
  const ruling = answer.rulings[answer.rulings.length - 1];
  if (!ruling || ruling.ok) return told({ ...state, desk: null }, events, [], answer);
  // The flag fell before the act, and the page had not been told.
  if (answer.outcome && !state.answer.outcome) return withTime(core, state, act.at ?? 0);
  return { ...state, selected: null, desk: { kind: 'ruling', card: cardOfRuling(ruling) } };
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
  const seen = state.events.length + state.pending.length;
  const last = rulings[rulings.length - 1];
  return last && last.event >= seen && last.code.includes('claim') ? last : null;
}
