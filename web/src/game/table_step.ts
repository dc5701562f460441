// SPDX-License-Identifier: GPL-3.0-or-later
/** The table as a fold: state and intent give the next state, and maybe an act to be done in the game. */
import type { RulesCore } from '../core/core';
import { askStep } from '../ask/ask';
import { piecesOf, promotionLetter, squaresOfUci, type Color, type PromotionKind, type Square } from '../core/squares';
import type { ClaimKind, ExplainAnswer, GameEvent, LegalMove, Reason } from '../core/types';
import type { Settings } from '../settings/settings';
import { readEntry } from './move_entry';
import { duePremove, premover, premoveTo } from './premove';
import { keptDesk, withEvents } from './table_events';
import {
  actor,
  answerer,
  isLive,
  isOver,
  isUnaided,
  mayAskTakeBack,
  mayPoint,
  movingColor,
  playableMoves,
  shownFen,
  shownPly,
  startsOf,
  takeBackToAnswer,
  touchBinds,
  mayTakeBack,
  type Card,
  type Confirmable,
  type Intent,
  type TableState,
} from './table_state';

export interface Rules {
  core: RulesCore;
  /** Ask before a move is played, showing what it changes. */
  previewFirst: boolean;
  /** When a pawn becomes a queen without being asked. */
  autoQueen: Settings['autoQueen'];
}

export interface Step {
  state: TableState;
  /** To be done by whoever keeps the events; the state shows it only once it stands. */
  act: GameEvent | null;
}

export function step(rules: Rules, state: TableState, intent: Intent): Step {
  switch (intent.kind) {
    case 'select':
      return select(state, intent.square);
    case 'try':
      return tried(rules, state, intent);
    case 'enter':
      return entered(rules, state, intent.text);
    case 'promote':
      return promoted(rules, state, intent.to);
    case 'confirm':
      return confirmed(rules.core, state);
    case 'cancel':
      return still({ ...state, selected: null, promotion: null, desk: null, premove: null });
    case 'play-ahead':
      return { state: { ...state, selected: null, premove: null }, act: duePremove(state) };
    case 'look':
      return still(look(state, intent.plies));
    case 'look-by':
      return still(look(state, shownPly(state) + intent.steps));
    case 'flip':
      return still({ ...state, flipped: !state.flipped, promotion: null, selected: null });
    case 'ask':
      return still(ask(rules.core, state, intent.square ?? state.selected));
    case 'ask-move':
      return still(askMove(rules.core, state));
    case 'share':
      return still({ ...state, desk: state.desk?.kind === 'share' ? null : { kind: 'share' } });
    case 'offer-draw':
      return still(askTwice(state, 'offer-draw', actor(state)));
    case 'resign':
      return still(askTwice(state, 'resign', actor(state)));
    case 'take-back':
      return still(mayTakeBack(state) ? askTwice(state, 'take-back', state.answer.turn) : state);
    case 'ask-take-back':
      return mayAskTakeBack(state) ? asked(state, intent.kind) : still(state);
    case 'accept-take-back':
    case 'decline-take-back':
      return takeBackToAnswer(state) ? asked(state, intent.kind) : still(state);
    case 'ask-rematch':
    case 'withdraw-rematch':
      return isOver(state) ? asked(state, intent.kind) : still(state);
    case 'call-arbiter':
      return isOver(state) ? still(state) : asked(state, intent.kind);
    case 'accept-draw':
      return still(askTwice(state, 'accept-draw', answerer(state)));
    case 'decline-draw':
      return done(state, answerer(state), (by) => ({ by, do: 'decline-draw' }));
    case 'claim':
      return done(state, movingColor(state), (by) => ({ by, do: 'claim', kind: intent.claim }));
    case 'announce':
      return still(announce(state, intent.claim));
    case 'adjust':
      return done(state, movingColor(state), (by) => ({ by, do: 'adjust' }));
  }
}

/** What is done in the name of the one player who sits at this page. */
function asked(state: TableState, kind: Agreeing): Step {
  const by = state.seat === 'white' || state.seat === 'black' ? state.seat : null;
  return done(state, by, (own) => ({ by: own, do: kind }));
}

type Agreeing = 'ask-take-back' | 'accept-take-back' | 'decline-take-back' | 'ask-rematch' | 'withdraw-rematch' | 'call-arbiter';

function still(state: TableState): Step {
  return { state, act: null };
}

function done(state: TableState, by: Color | null, make: (by: Color) => GameEvent, selected: Square | null = null): Step {
  return { state: { ...state, selected, promotion: null, desk: null }, act: by ? make(by) : null };
}

function live(state: TableState): TableState {
  return { ...state, looking: null };
}

function look(state: TableState, plies: number): TableState {
  const last = state.answer.plies.length;
  const looking = Math.max(0, Math.min(last, plies));
  const desk = state.desk?.kind === 'announce' || state.desk?.kind === 'share' ? state.desk : null;
  return { ...state, looking: looking === last ? null : looking, selected: null, promotion: null, desk };
}

/** Any touch of the board while looking back first returns to the live position. */
function select(state: TableState, square: Square | null): Step {
  if (!isLive(state) && square !== null) return still({ ...live(state), selected: null, desk: null });
  if (square && touchBinds(state) && state.desk?.kind !== 'announce') return touch(state, square);
  const desk = state.desk?.kind === 'announce' || (state.desk?.kind === 'confirm' && square === null) ? state.desk : null;
  return still({ ...state, selected: square, promotion: null, desk, premove: null });
}

/** Touch-move: selecting a piece is touching it. Where another one is bound already, that is the answer (4.3.1 and after). */
function touch(state: TableState, square: Square): Step {
  const { binding, touched } = state.answer;
  const piece = piecesOf(state.answer.fen).get(square);
  const own = piece?.color === movingColor(state);
  const calm = { ...state, selected: own ? square : null, promotion: null, desk: null };
  if (!piece) return still(calm);
  const isFree = !binding || startsOf(binding).includes(square);
  if (touched.includes(square) && isFree) return still(calm);
  if (!isFree && !touchesForCastling(state, square)) return still(refusedByBinding(state, null));
  return done(calm, movingColor(state), (by) => ({ by, do: 'touch', squares: [square] }), calm.selected);
}

/** King and rook: which was touched first decides what may be castled (4.4.1, 4.4.2), so both touches count. */
function touchesForCastling({ answer }: TableState, square: Square): boolean {
  const pieces = piecesOf(answer.fen);
  const kinds = [...answer.touched, square].map((touched) => pieces.get(touched)?.kind);
  return kinds.length === 2 && kinds.includes('king') && kinds.includes('rook');
}

function refusedByBinding(state: TableState, tried: [Square, Square] | null): TableState {
  const binding = state.answer.binding!;
  const [only, ...others] = startsOf(binding);
  const selected = tried === null && others.length === 0 ? (only ?? null) : null;
  const card = { ok: false, reason: binding, tried: tried && { from: tried[0], to: tried[1] }, more: [] };
  return { ...state, selected, promotion: null, desk: { kind: 'ruling', card } };
}

function isBound(state: TableState, { uci }: LegalMove): boolean {
  return !playableMoves(state).some((move) => move.uci === uci);
}

type Try = Extract<Intent, { kind: 'try' }>;

function tried(rules: Rules, state: TableState, intent: Try): Step {
  const { from, to, dragged, promotion } = intent;
  if (!isLive(state)) return still({ ...live(state), selected: null });
  if (premover(state)) return triedAhead(rules, state, intent);
  if (isOver(state) || (movingColor(state) === null && state.pending.length > 0)) return still({ ...state, selected: null });
  const pieces = piecesOf(shownFen(state));
  if (!dragged && pieces.get(to) && pieces.get(to)?.color === movingColor(state)) return select(state, to);

  const legal = state.answer.moves.filter(({ uci }) => uci.startsWith(from + to));
  if (legal[0] && isBound(state, legal[0])) return still(refusedByBinding(state, [from, to]));
  const choosesPiece = legal.some(({ uci }) => uci.length === 5);
  const piece = promotion ?? (rules.autoQueen === 'always' && !intent.asks ? 'queen' : null);
  if (choosesPiece && !piece) return still({ ...state, selected: from, promotion: { from, to }, desk: keptDesk(state) });
  const suffix = choosesPiece && piece ? promotionLetter[piece] : '';
  const move = movingColor(state) ? legal.find(({ uci }) => uci === from + to + suffix) : undefined;
  if (move) return decided(rules, state, move.uci, move.san);
  return refusedOrCastled(rules, state, from, to);
}

/** Sets a move ahead while the opponent is on move; another one takes its place. */
function triedAhead(rules: Rules, state: TableState, { from, to, promotion, asks }: Try): Step {
  const possible = premoveTo(state, from, to);
  if (!possible) return refusedOrCastled(rules, { ...state, premove: null }, from, to);
  const piece = promotion ?? (rules.autoQueen !== 'never' && !asks ? 'queen' : null);
  if (possible.choosesPiece && !piece) return still({ ...state, selected: from, promotion: { from, to }, premove: null });
  const premove = { from, to: possible.to, promotion: possible.choosesPiece ? piece : null };
  return still({ ...state, selected: null, promotion: null, desk: null, premove });
}

/** The slow way: the core says why not, or that it is castling asked for by taking the own rook. */
function refusedOrCastled(rules: Rules, state: TableState, from: Square, to: Square): Step {
  const pawn = piecesOf(state.answer.fen).get(from)?.kind === 'pawn';
  const lastRank = pawn && (to[1] === '1' || to[1] === '8');
  const answer = rules.core.explain(state.answer.fen, from + to + (lastRank ? promotionLetter.queen : ''));
  if (answer.legal && answer.uci && movingColor(state)) {
    return decided(rules, state, answer.uci, answer.san ?? answer.uci);
  }
  if (answer.legal) return still({ ...state, selected: null });
  return still({ ...state, selected: null, desk: { kind: 'ruling', card: cardOfRefusal(answer, [from, to]) } });
}

function cardOfRefusal(answer: ExplainAnswer, tried: [Square, Square] | null): Card {
  const [first, ...more] = answer.reasons;
  const reason: Reason = first ?? {
    code: 'illegal',
    article: answer.article,
    squares: [],
    attackers: [],
    path: [],
    text: '',
  };
  return { ok: false, reason, tried: tried && { from: tried[0], to: tried[1] }, more };
}

/** A legal move was chosen: announce it, show it first, or play it. */
function decided(rules: Rules, state: TableState, uci: string, san: string): Step {
  const calm = { ...state, selected: null, promotion: null };
  if (state.desk?.kind === 'announce') return still({ ...calm, desk: { ...state.desk, uci, san } });
  if (rules.previewFirst) {
    return still({ ...calm, desk: { kind: 'preview', uci, san, answer: rules.core.preview(state.answer.fen, uci) } });
  }
  return done(state, movingColor(state), (by) => ({ by, do: 'move', uci }));
}

function promoted(rules: Rules, state: TableState, to: PromotionKind): Step {
  if (!state.promotion) return still(state);
  const { from, to: arrival } = state.promotion;
  return tried(rules, { ...state, promotion: null }, { kind: 'try', from, to: arrival, dragged: true, promotion: to });
}

function entered(rules: Rules, state: TableState, text: string): Step {
  const move = readEntry(text, state.answer.moves);
  const now = live(state);
  if (move && movingColor(now) && isBound(now, move)) return still(refusedByBinding(now, squaresOfUci(move.uci)));
  if (move && movingColor(now)) return decided(rules, now, move.uci, move.san);
  const answer = rules.core.explain(now.answer.fen, text.trim());
  const squares = squaresOfUci(text.trim());
  return still({ ...now, desk: { kind: 'ruling', card: cardOfRefusal(answer, squares) } });
}

function confirmed(core: RulesCore, state: TableState): Step {
  const desk = state.desk;
  if (desk?.kind === 'confirm' && desk.act === 'take-back') return still(takenBack(core, state));
  if (desk?.kind === 'preview') return done(state, movingColor(state), (by) => ({ by, do: 'move', uci: desk.uci }));
  if (desk?.kind === 'confirm' && desk.act !== 'take-back') {
    const { act } = desk;
    return done(state, desk.by, (by) => ({ by, do: act }));
  }
  if (desk?.kind === 'announce' && desk.uci) {
    const uci = desk.uci;
    return done(state, movingColor(state), (by) => ({ by, do: 'claim', kind: desk.claim, uci }));
  }
  return still(state);
}

/** The game as it was before its last move; what was offered since goes with it. */
function takenBack(core: RulesCore, state: TableState): TableState {
  const last = state.answer.plies[state.answer.plies.length - 1];
  return last && mayTakeBack(state) ? withEvents(core, state, state.events.slice(0, last.event), []) : state;
}

/** A move chosen already stays chosen while the kind of claim changes. */
function announce(state: TableState, claim: ClaimKind): TableState {
  const { uci, san } = state.desk?.kind === 'announce' ? state.desk : { uci: null, san: null };
  return { ...live(state), selected: null, promotion: null, desk: { kind: 'announce', claim, uci, san } };
}

function askTwice(state: TableState, act: Confirmable, by: Color | null): TableState {
  return by ? { ...live(state), selected: null, promotion: null, desk: { kind: 'confirm', act, by } } : state;
}

/** Asks about what stands on `square`; without one, the hand is to point at something. */
function ask(core: RulesCore, state: TableState, square: Square | null): TableState {
  if (isUnaided(state)) return state;
  const before = state.desk?.kind === 'inquiry' ? state.desk.asking : null;
  const points = (before?.points || onlyLooks(state)) && mayPoint(state);
  if (!square) {
    if (!mayPoint(state)) return state;
    return { ...state, selected: null, desk: { kind: 'inquiry', asking: askStep(core, before, { kind: 'begin' }, true) } };
  }
  const fen = shownFen(state);
  if (!points && !before && !piecesOf(fen).has(square)) return state;
  const asking = askStep(core, before, { kind: 'at', fen, square }, points);
  const selected = asking.question.kind === 'piece' ? asking.question.answer.square : null;
  return { ...state, selected: points ? null : selected, desk: { kind: 'inquiry', asking } };
}

function onlyLooks(state: TableState): boolean {
  return !isLive(state) || movingColor(state) === null;
}

/** Why the move that led to the position shown was legal. */
function askMove(core: RulesCore, state: TableState): TableState {
  if (isUnaided(state)) return state;
  const ply = state.answer.plies[shownPly(state) - 1];
  if (!ply?.legal) return state;
  const fen = state.answer.plies[shownPly(state) - 2]?.fen ?? state.answer.start;
  const asking = askStep(core, null, { kind: 'move', fen, uci: ply.uci }, mayPoint(state) && onlyLooks(state));
  return { ...state, selected: null, promotion: null, desk: { kind: 'inquiry', asking } };
}
