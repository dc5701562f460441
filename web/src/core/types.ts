// SPDX-License-Identifier: GPL-3.0-or-later
/** Requests to the rules core and its answers: the JSON of the command line's contract, and the three commands a board needs. */
import type { Color, Kind, Square } from './squares';

export type Language = 'en' | 'zh-Hans' | 'zh-Hant';
export type Result = '1-0' | '0-1' | '1/2-1/2' | '0-0' | '1/2-0' | '0-1/2' | '*';
export type ClaimKind = 'threefold-repetition' | 'fifty-moves';
/** For the arbiter to decide, where Guidelines III were announced (III.4, III.5). */
export type GuidelinesClaim = 'no-normal-win' | 'ask-increment';
/** Who does it: a player, or the arbiter. */
export type Actor = Color | 'arbiter';

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

export interface ClaimAnswer {
  valid: boolean;
  article: string;
  text: string;
}

export interface Outcome {
  result: Result;
  reason: string;
  /** Null for a game that was aborted. */
  article: string | null;
  text: string;
  /** "checkmate" in the reader's language. */
  name: string;
  /** Where a loss rests on "the opponent can mate" (5.1.2, 6.9, 7.5.5): moves of both sides from the final position to the mate. */
  mating_line?: LegalMove[];
  /** Whether the opponent can mate was not found out within the bound. */
  undetermined?: boolean;
}

/** One line of the event script. `at`: ms since the game's start, never decreasing; needed where there is a clock. */
export type GameEvent = { at?: number; by: Actor } & Deed;

export type Deed =
  | { do: 'move' | 'make'; uci: string }
  | { do: 'touch'; squares: Square[] }
  | { do: 'press' | 'adjust' | 'offer-draw' | 'accept-draw' | 'decline-draw' | 'resign' | 'flag' | 'leave' | 'arrive' }
  | { do: 'stop' | 'start' | 'ask-score' | 'call-arbiter' }
  | { do: 'ask-take-back' | 'accept-take-back' | 'decline-take-back' | 'abort' | 'ask-rematch' | 'withdraw-rematch' }
  | { do: 'illegal'; uci?: string; what?: string }
  | { do: 'point-out'; what: string; ply?: number; squares?: Square[] }
  | { do: 'claim'; kind: ClaimKind | GuidelinesClaim; uci?: string }
  | { do: 'penalty'; to: Color; what: PenaltyKind; ms?: number; article?: string }
  | { do: 'set-clock'; to: Color; ms: number }
  | { do: 'restore'; ply: number }
  | { do: 'end'; result: Result; article?: string }
  | { do: 'decide'; what: 'grant' | 'reject' | 'postpone' };

export type PenaltyKind = 'warning' | 'time-added' | 'time-removed' | 'points' | 'loss';

export interface Ply {
  uci: string;
  san: string;
  figurine: string;
  lan: string;
  fen: string;
  by: Color;
  /** Number of the event, counted from 0, that made it. */
  event: number;
  /** When it was made, in ms of the game. */
  at: number;
  /** The mover's clock after it; null without a clock. */
  clock_ms: number | null;
  legal: boolean;
  /** The clock was pressed after it (6.2.1). */
  completed: boolean;
}

/** What the Laws say to an event; `event` is its number, counted from 0. */
export interface Ruling extends Reason {
  event: number;
  ok: boolean;
  ruling: string;
  at: number;
  by: Actor;
  do: string;
  turn: Color;
  /** The clocks after the event, penalties added. */
  clock: Record<`${Color}_ms`, number> | null;
  fen: string;
  outcome: Pick<Outcome, 'result' | 'reason' | 'article'> | null;
}

export type Pace = 'standard' | 'rapid' | 'blitz';

/** What was announced before the game, with the defaults filled in. */
export interface Regulations {
  /** As written by the core; null without a clock. */
  time_control: string | null;
  rules: Pace;
  supervision: 'full' | 'limited';
  mode: 'board' | 'screen';
  touch_move: boolean;
  default_time_ms: number;
  /** What an incorrect claim or a first illegal move gives the opponent (7.5.5, 9.5.3, A.3, B.3). */
  penalty_ms: number;
  /** Half-moves before which no draw may be agreed on (9.1.1); 0 for none. */
  no_agreement_before: number;
  guidelines_iii: boolean;
  /** Time runs only after each player's first move; otherwise from the start (6.6). */
  first_moves_untimed: boolean;
  /** A player may ask for the own last move back: agreed on beside the Laws. */
  takebacks: boolean;
  /** What each player has for the first move before the game is aborted; null for no limit. */
  first_move_ms: number | null;
}

/** One player's display. */
export interface ClockDisplay {
  /** Index of the period of the time control. */
  period: number;
  /** Moves to be completed in this period; null in the last. */
  moves_to_go: number | null;
  fallen: boolean;
  must_record: boolean;
  per_move_ms: number;
  bonus: 'increment' | 'delay' | 'bronstein';
  /** What is left of the delay before the main time runs. */
  delay_left_ms: number;
}

/** The clock at `now_ms` of the game. */
export interface ClockState {
  white_ms: number;
  black_ms: number;
  running: Color | null;
  stopped: boolean;
  now_ms: number;
  /** When the running display reaches zero if nothing happens. */
  falls_at_ms: number | null;
  white: ClockDisplay;
  black: ClockDisplay;
}

/** What a touch or an announced move binds the player on move to. */
export interface Binding extends Reason {
  moves: string[];
}

/** What the game remembers of one player. */
export interface Conduct {
  illegal_acts: number;
  warnings: number;
  offers: number;
  failed_claims: number;
  points_lowered: boolean;
  /** After the end: asks for another game. */
  wants_rematch: boolean;
  away: boolean;
  /** The arbiter has yet to answer. */
  calls_arbiter: boolean;
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
  /** Whose request to take a move back is open, and who may make one. */
  take_back: Record<Color, boolean> & { asked: Color | null };
  /** When the game is aborted unless the player on move makes the first move; null where no such limit was agreed on. */
  first_move_due_ms: number | null;
  /** After an incorrect claim: the announced move, or the piece that must be moved (9.5.3). */
  must_play: { uci: string | null; square: Square | null } | null;
  claims: ClaimRight[];
  claims_with_move: ClaimWithMove[];
  /** Each player has made a move, so that a draw can be agreed (5.2.3). */
  can_agree: boolean;
  rulings: Ruling[];
  pgn: string;
  regulations: Regulations;
  /** Null without a time control. */
  clock: ClockState | null;
  /** Null where any of `moves` may be played. */
  binding: Binding | null;
  /** False while the board shows what no legal game can. */
  playable: boolean;
  /** What the player on move has touched with intent, in order (4.3). */
  touched: Square[];
  /** "J'adoube" was said: touches do not count (4.2.1). */
  adjusting: boolean;
  /** What was asked under Guidelines III and awaits the arbiter. */
  request: { kind: string; by: Color } | null;
  /** A move is made and its clock not yet pressed. */
  uncompleted: Record<Color, boolean>;
  conduct: Record<Color, Conduct>;
  /** What is to be done now. */
  next: Reason;
}

export interface PieceAnswer {
  square: Square;
  piece: Kind | null;
  color: Color | null;
  attacks: Square[];
  moves: (LegalMove & { to: Square })[];
  refused: { to: Square; reasons: Reason[] }[];
}

/** Who attacks a square and who may go there; of the side on move, also who may not, and why. */
export interface SquareAnswer {
  square: Square;
  piece: Kind | null;
  color: Color | null;
  attackers: Record<Color, Square[]>;
  moves: (LegalMove & { from: Square })[];
  refused: { from: Square; reasons: Reason[] }[];
}

export interface WhyAnswer extends ExplainAnswer {
  /** The conditions that a legal move meets. */
  grounds: Reason[];
}

export interface PreviewAnswer extends ExplainAnswer {
  /** The position after the move; null where it is not legal. */
  fen: string | null;
}

/** What an answer to a task lacks or has too much: MissCode of adoube/lessons/judgement.hpp, which says what each one carries. */
export type MissCode =
  | 'illegal'
  | 'other-from'
  | 'other-to'
  | 'other-piece'
  | 'no-mate'
  | 'mate'
  | 'no-check'
  | 'check'
  | 'no-stalemate'
  | 'stalemate'
  | 'no-capture'
  | 'capture'
  | 'other-capture'
  | 'no-castling'
  | 'castling'
  | 'other-castling'
  | 'no-promotion'
  | 'promotion'
  | 'other-promotion'
  | 'no-en-passant'
  | 'en-passant'
  | 'no-double-step'
  | 'double-step'
  | 'other-answer-to-check'
  | 'attacks-missing'
  | 'not-dead'
  | 'dead'
  | 'no-repetition'
  | 'squares-missing'
  | 'squares-wrong'
  | 'in-check'
  | 'not-in-check'
  | 'has-moves'
  | 'no-moves'
  | 'is-legal'
  | 'is-not-legal'
  | 'other-reason'
  | 'no-claim'
  | 'claim-possible'
  | 'other-ruling'
  | 'other-option'
  | 'not-a-move'
  | 'other-move'
  | 'other-form'
  | 'pieces-missing'
  | 'pieces-extra'
  | 'pieces-wrong'
  | 'occupied'
  | 'unplayable'
  | 'other-state'
  | 'not-yet'
  | 'forbidden';

export interface Miss {
  code: MissCode;
  squares: Square[];
  value: string | number | null;
}

/** A right answer, in the form in which an answer is given. */
export type TaskAnswer =
  | { move: string }
  | { squares: Square[] }
  | { state: string }
  | { code: string | null }
  | { kind: ClaimKind | null; move: string | null }
  | { option: number }
  | { text: string }
  | { placement: string }
  | { square: Square }
  | { events: GameEvent[] };

/** What the rules say to an answer of a lesson's task. */
export interface JudgeAnswer {
  right: boolean;
  misses: Miss[];
  /** Why a move cannot be played, why a claim is not correct, what the ruling is. */
  reasons: Reason[];
  /** The position after the legal move that the answer is, right or not. */
  after: { fen: string; move: LegalMove } | null;
  /** Where it was asked for and there is one. */
  solution: TaskAnswer | null;
}

export interface Article {
  article: string;
  title: string;
  text: string;
  edition: string;
  see: string[];
}

/** What a game is agreed to be; of the regulations, what is absent takes the core's default. */
export interface GameSetup extends Partial<Omit<Regulations, 'time_control'>> {
  fen: string;
  /** Such as "15+10"; absent or null for a game without a clock. */
  time_control?: string | null;
  chess960?: boolean;
  /** The number of the start position that the server drew (Guidelines II). */
  start_number?: number;
  /** Until the end nothing helps the players (11.3.1). */
  competition?: boolean;
  /** The lobby shows the game. */
  listed?: boolean;
  /** A challenge to that account. */
  opponent?: string;
  /** There is room for an arbiter. */
  arbiter?: boolean;
  /** The game of the same two before this one. */
  rematch_of?: string;
  /** Who plays is no matter of the rules, which pass it over: the computer's colour and strength. */
  computer?: { colour: Color; level: number };
  /** Who has been punished for an illegal act before the game stood so (7.5.5). */
  illegal_acts?: Partial<Record<Color, number>>;
}

export interface CoreError {
  error: { code: string; text?: string; offset?: number };
}

export type WinVerdict = 'winnable' | 'unwinnable' | 'undetermined';
/** "K" or "p", as in a FEN. */
export type PieceLetter = 'P' | 'N' | 'B' | 'R' | 'Q' | 'K' | 'p' | 'n' | 'b' | 'r' | 'q' | 'k';
/** Where each kind of man stands in any position that legal moves lead to. */
export type Stands = Partial<Record<PieceLetter, Square[]>>;

/** What one man of a position can ever do. */
export interface Man {
  square: Square;
  piece: PieceLetter;
  reach: Square[];
  /** Where it can stand after a promotion. */
  promoted: Square[];
  promotes: boolean;
  taken: boolean;
  /** It neither moves nor is captured, ever. */
  stays: boolean;
}

/** Why a side cannot mate. `men` is empty where no structure decides, `stands` null where the graph is too large to be drawn. */
export type Proof =
  | { kind: 'material' }
  | { kind: 'structure'; men: Man[] }
  | { kind: 'forced-line'; line: string[]; sans: string[]; end: string; men: Man[] }
  | { kind: 'exhausted-graph'; positions: number; stands: Stands | null }
  | { kind: 'kings-and-pawns'; positions: number; stands: Stands | null; men: Man[] };

/** Whether one side can still mate. `line` and `sans`: the moves of both sides to the mate, empty without one. */
export interface WinnableSide {
  verdict: WinVerdict;
  reason: string;
  line: string[];
  sans: string[];
  /** Null unless it is proved that the side cannot mate. */
  proof: Proof | null;
  text: string;
}

export interface WinnableAnswer extends Record<Color, WinnableSide> {
  fen: string;
  /** Neither side can mate (5.2.2). */
  dead: boolean;
  /** Positions looked at for both sides together. */
  nodes: number;
}

/** What a line of moves is called: null where the book has no name, `family` also while Black has to answer 1.e4 or 1.d4. */
export interface OpeningAnswer {
  fen: string;
  eco: string | null;
  /** In English in every language. */
  name: string | null;
  family: string | null;
  family_name: string | null;
  first_family: string | null;
  ply: number | null;
  /** A sentence: what makes the family, or why there is none. */
  reason: string;
}

/** Where a game with these moves stands. */
export interface StatusAnswer {
  fen: string;
  turn: Color;
  check: boolean;
  checkers: Square[];
  legal_moves: number;
  halfmove_clock: number;
  repetitions: number;
  outcome: Pick<Outcome, 'result' | 'reason' | 'article'> | null;
  /** Where the moves go on after an automatic end: after how many of them it came. */
  ended_after?: number;
  claims: ClaimRight[];
  claims_with_move: ClaimWithMove[];
}

/** What is wrong with a FEN, or doubtful. */
export interface FenProblem {
  code: string;
  severity: 'error' | 'warning';
  field: string;
  offset: number;
  article: string | null;
  squares: Square[];
  text: string;
}

export interface FenAnswer {
  input: string;
  valid: boolean;
  /** As the core writes it; null where it gives no position that can be played. */
  fen: string | null;
  problems: FenProblem[];
}

/** A move of a game in PGN. "--" and "0000" is a null move. */
export interface PgnMove extends LegalMove {
  /** The position after it. */
  fen: string;
  nags: number[];
  comments_before: string[];
  comments: string[];
  /** Lines that replace this move. */
  variations: PgnMove[][];
}

export interface PgnProblem {
  code: string;
  severity: 'error' | 'warning';
  line: number;
  column: number;
  /** The half-move concerned, counted along its line from 1. */
  ply: number;
  token: string;
  text: string;
}

export interface PgnGame {
  /** In the text, from 1. */
  game: number;
  line: number;
  variant: 'standard' | 'chess960';
  /** Null where the FEN tag gives no position; then there are no moves. */
  fen: string | null;
  tags: [string, string][];
  comments: string[];
  moves: PgnMove[];
  result: Result;
  problems: PgnProblem[];
}

export interface ReadPgnAnswer {
  games: PgnGame[];
  /** Where the next game begins. */
  bytes: number;
  more: boolean;
}
