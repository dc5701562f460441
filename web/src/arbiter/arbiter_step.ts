// SPDX-License-Identifier: GPL-3.0-or-later
/** The arbiter's desk as a fold: state and intent give the next state. Whatever happened is taken down, also what the Laws refuse. */
import type { RulesCore } from '../core/core';
import { piecesOf, promotionLetter, type Square } from '../core/squares';
import type { GameEvent } from '../core/types';
import { readEntry } from '../game/move_entry';
import { eventOf, fieldsOf, newDraft, type Draft } from './acts';
import { boardUse, latestTime, type ArbiterIntent, type ArbiterState } from './arbiter_state';
import { readClockTime, settle } from './readings';

/** `at`: the time of the game when the intent is heard, by a clock that runs with the page; typed times do not need it. */
export function arbiterStep(core: RulesCore, state: ArbiterState, intent: ArbiterIntent, at: number): ArbiterState {
  switch (intent.kind) {
    case 'select':
      return select(state, intent.square);
    case 'try':
      return tried(core, state, intent.from, intent.to, at, intent.promotion);
    case 'promote':
      return state.promotion
        ? tried(core, { ...state, promotion: null }, state.promotion.from, state.promotion.to, at, intent.to)
        : state;
    case 'type-move':
      return typed(core, state, intent.text, at);
    case 'rule':
      return ruledOn(core, state);
    case 'let-stand':
      return state.question ? moved(core, { ...state, question: null }, state.question.uci, state.question.at) : state;
    case 'cancel':
      return { ...quiet(state), draft: null };
    case 'flip':
      return { ...state, flipped: !state.flipped, selected: null, promotion: null };
    case 'open':
      return { ...quiet(state), looking: null, draft: newDraft(intent.act, state.answer), opened_at: at };
    case 'fill':
      return state.draft ? { ...state, draft: filled(state.draft, intent.part), fault: null } : state;
    case 'enter':
      return entered(core, state);
    case 'undo':
      return withoutLast(core, state);
    case 'pressing':
      return { ...state, pressing: intent.on };
    case 'timing':
      return { ...state, timing: intent.timing, readings: {}, fault: null };
    case 'reading':
      return { ...state, readings: { ...state.readings, [intent.color]: intent.text }, fault: null };
    case 'look':
      return looked(core, state, intent.entry);
  }
}

/** Takes an event down. With typed times, what the clocks on the table show comes first. */
export function record(core: RulesCore, state: ArbiterState, event: GameEvent): ArbiterState {
  const before = state.script.events;
  let at = Math.max(event.at ?? 0, latestTime(before));
  let corrections: GameEvent[] = [];
  if (state.timing === 'typed') {
    const clock = state.answer.clock;
    const settled = clock ? settle(clock, state.readings) : { at: latestTime(before), corrections: [] };
    if (typeof settled === 'string') return { ...state, fault: { kind: 'reading', color: settled } };
    at = settled.at;
    corrections = settled.corrections;
  }
  const script = { ...state.script, events: [...before, ...corrections, { ...event, at }] };
  const answer = core.game(script.setup, script.events);
  return { ...quiet(state), script, answer, looking: null, draft: null, readings: {} };
}

/** Nothing selected, asked or at fault. */
function quiet(state: ArbiterState): ArbiterState {
  return { ...state, selected: null, promotion: null, question: null, fault: null };
}

function select(state: ArbiterState, square: Square | null): ArbiterState {
  if (state.looking) return { ...quiet(state), looking: null };
  if (boardUse(state) === 'squares') return square ? touched(state, square) : state;
  return { ...quiet(state), question: square ? null : state.question, selected: square };
}

/** A click touches a piece; another one on the same takes the touch back. */
function touched(state: ArbiterState, square: Square): ArbiterState {
  const { draft } = state;
  if (!draft || !piecesOf(state.answer.fen).has(square)) return state;
  const squares = draft.squares.includes(square)
    ? draft.squares.filter((other) => other !== square)
    : [...draft.squares, square];
  return { ...state, draft: { ...draft, squares }, fault: null };
}

function tried(
  core: RulesCore,
  state: ArbiterState,
  from: Square,
  to: Square,
  at: number,
  promotion?: 'queen' | 'knight' | 'rook' | 'bishop',
): ArbiterState {
  if (state.looking) return { ...quiet(state), looking: null };
  if (boardUse(state) !== 'move') return quiet(state);
  const asksPiece = isPromotion(state, from, to) && state.draft?.act !== 'pawn-left-on-last-rank';
  if (asksPiece && !promotion) return { ...state, selected: from, promotion: { from, to } };
  const uci = from + to + (asksPiece && promotion ? promotionLetter[promotion] : '');
  return decided(core, state, uci, at);
}

function isPromotion(state: ArbiterState, from: Square, to: Square): boolean {
  return piecesOf(state.answer.fen).get(from)?.kind === 'pawn' && (to[1] === '8' || to[1] === '1');
}

/** A move in a form is only chosen; any other has happened, and an illegal one is asked about. */
function decided(core: RulesCore, state: ArbiterState, uci: string, at: number): ArbiterState {
  const calm = quiet(state);
  if (state.draft) return { ...calm, draft: { ...state.draft, uci } };
  const { answer } = state;
  if (!answer.playable || answer.moves.some((move) => move.uci === uci)) return moved(core, calm, uci, at);
  const why = core.explain(answer.fen, uci);
  if (why.legal && why.uci) return moved(core, calm, why.uci, at);
  return { ...calm, question: { uci, answer: why, at } };
}

function moved(core: RulesCore, state: ArbiterState, uci: string, at: number): ArbiterState {
  return record(core, state, { at, by: state.answer.turn, do: state.pressing ? 'move' : 'make', uci });
}

/** The illegal move was completed and noticed at once (7.5.1). */
function ruledOn(core: RulesCore, state: ArbiterState): ArbiterState {
  if (!state.question) return state;
  const { uci, at } = state.question;
  return record(core, quiet(state), { at, by: state.answer.turn, do: 'illegal', what: 'illegal-move', uci });
}

/** A typed move: one that is legal, or coordinates of one that is not. */
function typed(core: RulesCore, state: ArbiterState, text: string, at: number): ArbiterState {
  const use = boardUse(state);
  if (use === 'squares') return typedSquares(state, text);
  if (use === 'nothing') return state;
  const legal = readEntry(text, state.answer.moves);
  if (legal) return decided(core, state, legal.uci, at);
  const coordinates = /^([a-h][1-8])[-x ]?([a-h][1-8])=?([qrbn])?$/.exec(text.trim().toLowerCase());
  const uci = coordinates ? coordinates.slice(1).join('') : uciOfText(core, state, text);
  return uci ? decided(core, state, uci, at) : { ...state, fault: { kind: 'move', text: text.trim() } };
}

function uciOfText(core: RulesCore, state: ArbiterState, text: string): string | null {
  return state.answer.playable ? core.explain(state.answer.fen, text.trim()).uci : null;
}

/** "e1 h1": touched squares by name, in order. */
function typedSquares(state: ArbiterState, text: string): ArbiterState {
  const names = text.toLowerCase().match(/[a-h][1-8]/g) ?? [];
  return names.reduce((now, name) => touched(now, name as Square), state);
}

function filled(draft: Draft, part: Partial<Draft>): Draft {
  const next = { ...draft, ...part };
  return fieldsOf(next).includes('squares') ? next : { ...next, squares: [] };
}

function entered(core: RulesCore, state: ArbiterState): ArbiterState {
  const { draft } = state;
  if (!draft) return state;
  const asksTime = fieldsOf(draft).includes('time');
  const time_ms = asksTime ? readClockTime(draft.time) : null;
  if (asksTime && time_ms === null) return { ...state, fault: { kind: 'time' } };
  if (draft.article !== '' && !core.article(draft.article)) return { ...state, fault: { kind: 'article' } };
  const event = eventOf(draft, state.opened_at, time_ms);
  return event ? record(core, state, event) : { ...state, fault: { kind: 'incomplete' } };
}

function withoutLast(core: RulesCore, state: ArbiterState): ArbiterState {
  const script = { ...state.script, events: state.script.events.slice(0, -1) };
  const answer = core.game(script.setup, script.events);
  return { ...quiet(state), script, answer, looking: null, draft: null, readings: {} };
}

function looked(core: RulesCore, state: ArbiterState, entry: number | null): ArbiterState {
  const { setup, events } = state.script;
  if (entry === null || entry >= events.length) return { ...quiet(state), looking: null };
  const kept = Math.max(0, entry);
  return { ...quiet(state), looking: { entry: kept, answer: core.game(setup, events.slice(0, kept)) } };
}
