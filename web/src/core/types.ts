// SPDX-License-Identifier: GPL-3.0-or-later
/** Requests to the rules core and its answers: the JSON of the command line's contract, and the three commands a board needs. */
import type { Color, Kind, Square } from './squares';

export type Language = 'en' | 'zh-Hans' | 'zh-Hant';
export type Result = '1-0' | '0-1' | '1/2-1/2' | '0-0' | '1/2-0' | '0-1/2' | '*';
export type ClaimKind = 'threefold-repetition' | 'fifty-moves';

/** One sentence of the Laws about a move: why not, or what it does. */
export interface Reason {
  code: string;
  article: string;
  squares: Square[];
  text: string;
  /** Where the core tells the parts apart; otherwise the page tells them apart by what stands there. */
  attackers?: Square[];
  obstacles?: Square[];
  path?: Square[];
  king?: Square | null;
}

export interface LegalMove {
  uci: string;
  san: string;
}

export interface ExplainAnswer {
  input?: string;
  legal: boolean;
  uci: string | null;
  san: string | null;
  article: string | null;
  effects: Reason[];
  reasons: Reason[];
}

export interface ClaimRight {
  kind: ClaimKind;
  article: string;
}

export interface ClaimWithMove extends ClaimRight {
  moves: string[];
}

export interface Outcome {
  result: Result;
  reason: string;
  article: string;
  text?: string;
}

export type GameEvent =
  | { by: Color; do: 'move'; uci: string }
  | { by: Color; do: 'offer-draw' | 'accept-draw' | 'decline-draw' | 'resign' }
  | { by: Color; do: 'claim'; kind: ClaimKind; uci?: string };

export interface Ply {
  uci: string;
  san: string;
  figurine: string;
  lan: string;
  fen: string;
  by: Color;
  /** Number of the event, counted from 1, that made it. */
  event: number;
}

export interface Ruling {
  event: number;
  ok: boolean;
  code: string;
  article: string | null;
  squares: Square[];
  text: string;
}

/** The game after its events: everything the page draws comes from here. */
export interface GameAnswer {
  start: string;
  fen: string;
  turn: Color;
  check: boolean;
  checkers: Square[];
  moves: LegalMove[];
  plies: Ply[];
  outcome: Outcome | null;
  offer: Color | null;
  must_play: string | null;
  claims: ClaimRight[];
  claims_with_move: ClaimWithMove[];
  can_offer: boolean;
  can_claim_on_move: boolean;
  rulings: Ruling[];
  last_ruling: Ruling | null;
  pgn: string;
}

export interface PieceAnswer {
  square: Square;
  piece: { color: Color; kind: Kind } | string | null;
  attacks: Square[];
  moves: (LegalMove & { to: Square })[];
  refused: { to: Square; reasons: Reason[] }[];
  text: string;
}

export interface PreviewAnswer {
  legal: boolean;
  fen: string | null;
  effects: Reason[];
  reasons: Reason[];
}

export interface Article {
  article: string;
  title: string;
  text: string;
  edition: string;
  see: string[];
}

export interface ArticleList {
  articles: { article: string; title: string }[];
}

export interface GameSetup {
  fen: string;
}

export interface CoreError {
  error: { code: string; text?: string };
}

/** A try on the board: from where, to where, and what a pawn is to become. */
export interface Try {
  from: Square;
  to: Square;
  promotion?: Kind;
}
