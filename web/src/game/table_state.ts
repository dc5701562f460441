// SPDX-License-Identifier: GPL-3.0-or-later
/** What the page knows about a game at a table. A value without a DOM; table_step.ts gives the next one. */
import { destinationsOf } from '../board/scene';
import type { Color, PromotionKind, Square } from '../core/squares';
import { opposite } from '../core/squares';
import type {
  Binding,
  ClaimKind,
  GuidelinesClaim,
  GameAnswer,
  GameEvent,
  GameSetup,
  LegalMove,
  PreviewAnswer,
  Reason,
} from '../core/types';
import type { Asking } from '../ask/ask';
import type { ClockChange } from './clock_change';
import type { Premove } from './premove';

/** Whose pieces this page moves: one player's, both at one board, or nobody's while watching. */
export type Seat = Color | 'both' | null;

/** A ruling as the card shows it: the sentence, its article, and the squares drawn on the board. */
export interface Card {
  ok: boolean;
  /** The one a teacher would name first, and those that stand beside it. */
  reason: Reason;
  more: Reason[];
  /** Null for rulings on claims, offers and the like. */
  tried: { from: Square; to: Square } | null;
}

/** An act that is asked for a second time before it is done. */
export type Confirmable = 'resign' | 'offer-draw' | 'accept-draw' | 'take-back';

/** What lies on the desk beside the board; one thing at a time, and it goes when the next thing happens. */
export type Desk =
  | { kind: 'ruling'; card: Card }
  | { kind: 'inquiry'; asking: Asking }
  | { kind: 'preview'; uci: string; san: string; answer: PreviewAnswer }
  | { kind: 'confirm'; act: Confirmable; by: Color }
  | { kind: 'announce'; claim: ClaimKind; uci: string | null; san: string | null }
  | { kind: 'share' }
  | null;

export interface TableState {
  setup: GameSetup;
  /** Events that stand. */
  events: readonly GameEvent[];
  /** Acts shown already and not yet confirmed by the server: one, and maybe the move that follows the touch. */
  pending: readonly GameEvent[];
  /** The game after `events` and `pending`. */
  answer: GameAnswer;
  seat: Seat;
  /** How many plies of the game are shown; null for the live position. */
  looking: number | null;
  selected: Square | null;
  promotion: { from: Square; to: Square } | null;
  desk: Desk;
  /** The move set ahead, to be played after the opponent's. */
  premove: Premove | null;
  /** What could be set ahead in the position `fen`; null where nothing may be. */
  ahead: { fen: string | null; moves: readonly string[] };
  flipped: boolean;
  /** What the last thing that happened gave to the clocks, or took. */
  changes: Record<Color, ClockChange | null>;
}

export type Intent =
  | { kind: 'select'; square: Square | null }
  /** `asks`: the piece a pawn becomes is to be asked for, whatever the settings say. */
  | { kind: 'try'; from: Square; to: Square; dragged: boolean; promotion?: PromotionKind; asks?: boolean }
  | { kind: 'enter'; text: string }
  | { kind: 'promote'; to: PromotionKind }
  | { kind: 'confirm' }
  | { kind: 'cancel' }
  | { kind: 'play-ahead' }
  | { kind: 'look'; plies: number }
  | { kind: 'look-by'; steps: number }
  | { kind: 'flip' }
  /** Asks about that square, the selected piece, or whatever the hand will point at. */
  | { kind: 'ask'; square?: Square }
  /** Asks why the last move shown was legal. */
  | { kind: 'ask-move' }
  | { kind: 'offer-draw' | 'accept-draw' | 'decline-draw' | 'resign' | 'share' | 'adjust' | 'take-back' }
  /** To the opponent: may the own last move be taken back; what a request is answered with; another game. */
  | { kind: 'ask-take-back' | 'accept-take-back' | 'decline-take-back' | 'ask-rematch' | 'withdraw-rematch' }
  | { kind: 'call-arbiter' }
  | { kind: 'claim'; claim: ClaimKind | GuidelinesClaim }
  | { kind: 'announce'; claim: ClaimKind };

/** An intent, or one that depends on the table as it is when it is heard, which may be ahead of what is drawn; null for none. */
export type Asked = Intent | ((table: TableState) => Intent | null);

export function isLive(state: TableState): boolean {
  return state.looking === null || state.looking === state.answer.plies.length;
}

/** Number of plies played in the position shown. */
export function shownPly(state: TableState): number {
  return state.looking ?? state.answer.plies.length;
}

export function shownFen(state: TableState): string {
  const ply = state.answer.plies[shownPly(state) - 1];
  return ply ? ply.fen : state.answer.start;
}

export function isOver(state: TableState): boolean {
  return state.answer.outcome !== null;
}

/** Any square may be asked about: a player of a game against another person asks only about pieces, and after the game. */
export function mayPoint(state: TableState): boolean {
  if (isUnaided(state)) return false;
  return isOver(state) || state.seat === 'both' || state.seat === null;
}

/** The colour whose turn it is and that this page may move; null where there is none. */
export function movingColor(state: TableState): Color | null {
  if (isOver(state) || state.pending.some((event) => !isTouch(event))) return null;
  return state.seat === 'both' || state.seat === state.answer.turn ? state.answer.turn : null;
}

function isTouch(event: GameEvent): boolean {
  return event.do === 'touch' || event.do === 'adjust';
}

/** Selecting a piece is touching it (4.3): touch-move was chosen, and the player has not said "j'adoube". */
export function touchBinds(state: TableState): boolean {
  return state.answer.regulations.touch_move && !state.answer.adjusting && movingColor(state) !== null;
}

/** The legal moves that a touch or an announced move leaves (Article 4, 9.5.3). */
export function playableMoves({ answer }: TableState): readonly LegalMove[] {
  return answer.binding ? answer.moves.filter(({ uci }) => answer.binding!.moves.includes(uci)) : answer.moves;
}

/** The pieces that a binding leaves to be moved. */
export function startsOf(binding: Binding): Square[] {
  return [...new Set(binding.moves.map((uci) => uci.slice(0, 2) as Square))];
}

/** Nothing has been moved yet, and a hand here may begin freely: the page says how. */
export function isToBegin(state: TableState): boolean {
  const { plies, regulations } = state.answer;
  return plies.length === 0 && movingColor(state) !== null && !regulations.touch_move;
}

/** In whose name this page offers, claims and resigns: at one board, the player on move. */
export function actor(state: TableState): Color | null {
  if (isOver(state)) return null;
  return state.seat === 'both' ? state.answer.turn : state.seat;
}

/**
 * The last move can be taken back at this page. The Laws know no such thing: it is for two people at one board who want it so,
 * where neither a clock nor touch-move was agreed on.
 */
export function mayTakeBack(state: TableState): boolean {
  const { seat, answer } = state;
  return seat === 'both' && !isOver(state) && answer.plies.length > 0 && !answer.clock && !answer.regulations.touch_move;
}

/** The player of this page may ask the opponent for the own last move back. */
export function mayAskTakeBack({ seat, answer, pending }: TableState): boolean {
  return (seat === 'white' || seat === 'black') && pending.length === 0 && answer.take_back[seat];
}

/** Whose open request to take a move back this page may answer; null where there is none. */
export function takeBackToAnswer({ seat, answer }: TableState): Color | null {
  const { asked } = answer.take_back;
  return asked && (seat === 'white' || seat === 'black') && seat !== asked ? asked : null;
}

/** Nothing may help the players: the game is played as in a competition, and has not ended (11.3.1). */
export function isUnaided(state: TableState): boolean {
  return state.setup.competition === true && !isOver(state);
}

/** One offer between two own moves: more would be a nuisance to the opponent (11.5). */
export function hasOfferedSinceMove(state: TableState, self: Color): boolean {
  const latestFirst = [...state.events, ...state.pending].filter(({ by }) => by === self).reverse();
  return latestFirst.find((event) => event.do === 'move' || event.do === 'offer-draw')?.do === 'offer-draw';
}

/** Who may answer the open offer from this page; null where nobody may. */
export function answerer(state: TableState): Color | null {
  if (isOver(state) || state.seat === null) return null;
  const answerers: Color[] = state.seat === 'both' ? [state.answer.turn, opposite(state.answer.turn)] : [state.seat];
  return answerers.find((color) => state.answer.offers[opposite(color)]) ?? null;
}

/** The colour at the bottom of the board. `autoFlip` turns a shared board towards the player on move. */
export function bottomColor(state: TableState, autoFlip: boolean): Color {
  const own =
    state.seat === 'black' || (state.seat === 'both' && autoFlip && state.answer.turn === 'black') ? 'black' : 'white';
  return state.flipped ? opposite(own) : own;
}

/** Arrivals for every own piece that may move now. */
export function destinations(state: TableState): Map<Square, Square[]> {
  return destinationsOf(movingColor(state) && isLive(state) ? playableMoves(state) : []);
}
