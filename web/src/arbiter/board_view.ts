// SPDX-License-Identifier: GPL-3.0-or-later
/** The arbiter's desk as the board shows it. */
import type { Scene } from '../board/scene';
import { squaresOfUci, type Square } from '../core/squares';
import type { GameEvent } from '../core/types';
import { noChanges } from '../game/clock_change';
import { tableScene } from '../game/table_scene';
import type { Card, Desk, TableState } from '../game/table_state';
import { boardUse, shownAnswer, shownEntry, type ArbiterState } from './arbiter_state';

export function sceneOfDesk(state: ArbiterState): Scene {
  return tableScene(tableOf(state), false);
}

/** A table with the game as it is shown, and the ruling that is drawn on it. */
export function tableOf(state: ArbiterState): TableState {
  return {
    setup: state.script.setup,
    events: state.script.events,
    pending: [],
    answer: shownAnswer(state),
    seat: boardUse(state) === 'move' ? 'both' : null,
    looking: null,
    selected: state.selected,
    promotion: state.promotion,
    desk: deskOf(state),
    flipped: state.flipped,
    premove: null,
    ahead: { fen: null, moves: [] },
    changes: noChanges,
  };
}

/** What the board draws: why a move shown is illegal, or who attacks in the ruling that is read. Other squares have signs. */
function deskOf(state: ArbiterState): Desk {
  if (state.question) {
    const { answer, uci } = state.question;
    const [reason, ...more] = answer.reasons;
    return reason ? { kind: 'ruling', card: { ok: false, reason, tried: triedOf(uci), more } } : null;
  }
  const entry = state.draft ? null : shownEntry(state);
  const tried = entry && triedIn(entry.event);
  if (!entry || (entry.ruling.attackers.length === 0 && !tried)) return null;
  const reason = { ...entry.ruling, path: entry.ruling.attackers.length > 0 ? entry.ruling.path : [] };
  return { kind: 'ruling', card: { ok: entry.ruling.ok, reason, tried, more: [] } };
}

function triedOf(uci: string): Card['tried'] {
  const squares = squaresOfUci(uci);
  return squares && { from: squares[0], to: squares[1] };
}

/** Of a move that did not stay on the board. */
function triedIn(event: GameEvent): Card['tried'] {
  return event.do === 'illegal' && event.uci ? triedOf(event.uci) : null;
}

/** Squares with a sign of the page's own: what the form has so far, in its order, or what the ruling names. */
export interface Signs {
  /** Touched pieces, in order. */
  touched: readonly Square[];
  /** The move chosen in a form. */
  chosen: readonly Square[];
  /** Named by the ruling that is read. */
  named: readonly Square[];
}

export function signsOf(state: ArbiterState): Signs {
  const { draft, question } = state;
  if (draft) {
    const move = draft.uci ? (squaresOfUci(draft.uci) ?? []) : [];
    return { touched: draft.squares, chosen: move, named: [] };
  }
  const entry = question ? null : shownEntry(state);
  return { touched: shownAnswer(state).touched, chosen: [], named: entry?.ruling.squares ?? [] };
}
