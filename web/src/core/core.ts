// SPDX-License-Identifier: GPL-3.0-or-later
/** The rules as the page calls them. One method a command; each is pure and answers within microseconds. */
import type {
  Article,
  ClaimAnswer,
  ClaimKind,
  CoreError,
  ExplainAnswer,
  FenAnswer,
  GameAnswer,
  GameEvent,
  GameSetup,
  JudgeAnswer,
  Language,
  LegalMove,
  OpeningAnswer,
  Outcome,
  PieceAnswer,
  PreviewAnswer,
  ReadPgnAnswer,
  Regulations,
  SquareAnswer,
  StatusAnswer,
  WhyAnswer,
  WinnableAnswer,
} from './types';
import type { Color, Square } from './squares';

/** Takes a request as JSON text and gives the answer as JSON text. */
export type Answer = (request: string) => string;

export class RulesCore {
  constructor(
    private readonly answer: Answer,
    public language: Language,
  ) {}

  /** The game after its events; `at`, in ms of the game, brings it to that time: the clock has run, and a flag may have fallen. */
  game(setup: GameSetup, events: readonly GameEvent[], at?: number): GameAnswer {
    return this.ask<GameAnswer>({ command: 'game', setup, events, ...(at === undefined ? {} : { at }) });
  }

  /** The game in export form, with what the clocks showed or without. */
  gamePgn(setup: GameSetup, events: readonly GameEvent[], clocks: boolean): string {
    return this.ask<{ pgn: string }>({ command: 'game-pgn', setup, events, clocks }).pgn;
  }

  /** What a set-up comes to, with the defaults filled in; or what is wrong with it. */
  regulations(setup: GameSetup): Regulations | CoreError['error'] {
    const answer = this.askAnything({ command: 'game', setup, events: [] }) as GameAnswer | CoreError;
    return 'error' in answer ? answer.error : answer.regulations;
  }

  /** `move`: coordinates, such as e2e4 or e7e8q, or SAN. */
  explain(fen: string, move: string, chess960 = false): ExplainAnswer {
    return this.ask<ExplainAnswer>({ command: 'explain', fen, move, chess960 });
  }

  /** The moves of the player who is not on move that some reply makes legal. */
  premoves(fen: string, chess960 = false): string[] {
    return this.ask<{ moves: string[] }>({ command: 'premoves', fen, chess960 }).moves;
  }

  /** All legal moves; none where the position cannot be played. */
  moves(fen: string, chess960 = false): LegalMove[] {
    const answer = this.askAnything({ command: 'moves', fen, chess960 }) as { moves: LegalMove[] } | CoreError;
    return 'error' in answer ? [] : answer.moves;
  }

  /** Whether the side on move is in check; no where the position cannot be played. */
  isCheck(fen: string): boolean {
    const answer = this.askAnything({ command: 'moves', fen }) as { check: boolean } | CoreError;
    return 'error' in answer ? false : answer.check;
  }

  /** Whether a game can go on from the position. */
  isPlayable(fen: string): boolean {
    return !('error' in this.askAnything({ command: 'moves', fen }));
  }

  /** Whether the rules can judge answers to the task in that position. */
  canJudge(fen: string, task: object): boolean {
    return !('error' in this.askAnything({ command: 'judge', fen, moves: [], task, answer: null, reveal: true }));
  }

  /** `moves`: what was played from `fen` to where the task is set; `answer` null to be shown a solution only. */
  judge(fen: string, moves: readonly string[], task: object, answer: object | null, reveal = false): JudgeAnswer {
    return this.ask<JudgeAnswer>({ command: 'judge', fen, moves, task, answer, reveal });
  }

  piece(fen: string, square: Square, chess960 = false): PieceAnswer {
    return this.ask<PieceAnswer>({ command: 'piece', fen, square, chess960 });
  }

  square(fen: string, square: Square, chess960 = false): SquareAnswer {
    return this.ask<SquareAnswer>({ command: 'square', fen, square, chess960 });
  }

  /** Why a legal move is legal. */
  why(fen: string, move: string, chess960 = false): WhyAnswer {
    return this.ask<WhyAnswer>({ command: 'why', fen, move, chess960 });
  }

  preview(fen: string, move: string, chess960 = false): PreviewAnswer {
    return this.ask<PreviewAnswer>({ command: 'preview', fen, move, chess960 });
  }

  /** `moves`: coordinates, each legal where it stands. */
  opening(start: string, moves: readonly string[]): OpeningAnswer {
    return this.ask<OpeningAnswer>({ command: 'opening', fen: start, moves });
  }

  /** `moves`: coordinates, each legal where it stands. */
  status(start: string, moves: readonly string[], chess960 = false): StatusAnswer {
    return this.ask<StatusAnswer>({ command: 'status', fen: start, moves, chess960, limit: 1 });
  }

  /** Whether the claim of the player on move is correct. `announced`: the move that is written down and not made. */
  claim(start: string, moves: readonly string[], kind: ClaimKind, announced?: string): ClaimAnswer {
    return this.ask<ClaimAnswer>({ command: 'claim', fen: start, moves, kind, ...(announced ? { with: announced } : {}) });
  }

  /** How a game ends when the flag of `by` falls, or when `by` resigns. */
  adjudicate(fen: string, event: 'flag-fall' | 'resignation', by: Color): Omit<Outcome, 'name'> {
    return this.ask<Omit<Outcome, 'name'>>({ command: 'adjudicate', fen, event, by });
  }

  /** Who can still checkmate, for positions where that is found soon; core/prover.ts asks beside the page. */
  winnable(fen: string, limit: number): WinnableAnswer {
    return this.ask<WinnableAnswer>({ command: 'winnable', fen, limit });
  }

  /** Judges a text as a FEN. Lenient: what no game leads to, but can be played, is only warned of. */
  fen(text: string, chess960 = false, lenient = true): FenAnswer {
    return this.ask<FenAnswer>({ command: 'fen', text, lenient, chess960 });
  }

  /** The first `most` games of a text. What cannot be read is among each game's problems. */
  readPgn(text: string, most: number): ReadPgnAnswer {
    return this.ask<ReadPgnAnswer>({ command: 'read-pgn', text, most });
  }

  /** A game as text. `game`: JSON in the form of PgnGame. */
  writePgn(game: string): string {
    const request = `{"lang":"${this.language}","command":"write-pgn","game":${game}}`;
    const answer = JSON.parse(this.answer(request)) as { pgn?: string };
    if (answer.pgn === undefined) throw new Error(`the rules could not write ${game}`);
    return answer.pgn;
  }

  /** Null where the register has no such article. */
  article(id: string): Article | null {
    const answer = this.askAnything({ command: 'article', id }) as Article | CoreError;
    return 'error' in answer ? null : answer;
  }

  /** The whole register, in the order of the Laws. */
  articles(): Article[] {
    return this.ask<Article[]>({ command: 'article' });
  }

  private ask<T>(request: object): T {
    const answer = this.askAnything(request);
    if (typeof answer === 'object' && answer !== null && 'error' in answer && !('legal' in answer)) {
      throw new Error(`the rules could not read ${JSON.stringify(request)}: ${JSON.stringify(answer)}`);
    }
    return answer as T;
  }

  private askAnything(request: object): object {
    return JSON.parse(this.answer(JSON.stringify({ lang: this.language, ...request }))) as object;
  }
}
