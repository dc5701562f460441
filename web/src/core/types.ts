// SPDX-License-Identifier: GPL-3.0-or-later
/** Requests to the rules core and its answers: the JSON of the command line's contract, and the three commands a board needs. */
import type { Color, Kind, Square } from './squares';

export type Language = 'en' | 'zh-Hans' | 'zh-Hant';
export type Result = '1-0' | '0-1' | '1/2-1/2' | '0-0' | '1/2-0' | '0-1/2' | '*';
export type ClaimKind = 'threefold-repetition' | 'fifty-moves';

/** One sentence of the Laws about a move: why not, or what it does. */
export interface Reason {
  code: string;
  /** Null where the Laws have none, as for a move text that cannot be read. */
  article: string | null;
  /** Every square that the sentence names. */
  squares: Square[];
  /** Those of them from which the opponent forbids it. */
  attackers: Square[];
  /** The line or way concerned. */
  path: Square[];
  text: string;
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
  text: string;
  /** "checkmate" in the reader's language. */
  name: string;
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
  /** Number of the event, counted from 0, that made it. */
  event: number;
}

/** What the Laws say to an event; `event` is its number, counted from 0. */
export interface Ruling extends Reason {
  event: number;
  ok: boolean;
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
  /** Whose offer of a draw is open. */
  offers: Record<Color, boolean>;
  /** After an incorrect claim: the announced move, or the piece that must be moved (9.5.3). */
  must_play: { uci: string | null; square: Square | null } | null;
  claims: ClaimRight[];
  claims_with_move: ClaimWithMove[];
  /** Each player has made a move, so that a draw can be agreed (5.2.3). */
  can_agree: boolean;
  rulings: Ruling[];
  pgn: string;
}

export interface PieceAnswer {
  square: Square;
  piece: Kind | null;
  color: Color | null;
  attacks: Square[];
  moves: (LegalMove & { to: Square })[];
  refused: { to: Square; reasons: Reason[] }[];
}

export interface PreviewAnswer extends ExplainAnswer {
  /** The position after the move; null where it is not legal. */
  fen: string | null;
}

export interface Article {
  article: string;
  title: string;
  text: string;
  edition: string;
  see: string[];
}

export interface GameSetup {
  fen: string;
}

export interface CoreError {
  error: { code: string; text?: string };
}
