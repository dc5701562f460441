// SPDX-License-Identifier: GPL-3.0-or-later
/** Cases of the Laws: positions, what is asked of them, and what the rules answer. The ids are those of docs/cases.md. */
import { turnOfFen } from '../board/scene';
import type { RulesCore } from '../core/core';
import { piecesOf, squaresOfUci, type Color, type Kind, type Square } from '../core/squares';
import type { ClaimKind, GameEvent, Reason } from '../core/types';

export interface LawCase {
  id: string;
  articles: string[];
  fen: string;
  /** Played from there, in SAN. */
  moves?: string;
  chess960?: boolean;
  ask: Ask[];
}

/** `after`: one more move is played first, in SAN. */
export type Ask = { after?: string } & (
  | { move: string }
  | { ends: true }
  | { claim: ClaimKind; with?: string }
  | { flag_fall: Color }
  | { resignation: Color }
  | { can_mate: Color }
  | { position: true }
  | { touch: Square[] }
  | { written: string }
);

/** In one word; a result stands for itself. */
export type Verdict =
  | 'legal'
  | 'illegal'
  | 'goes-on'
  | 'correct'
  | 'incorrect'
  | 'can'
  | 'cannot'
  | 'possible'
  | 'impossible'
  | 'bound'
  | 'free'
  | { result: string }
  | { written: string };

export interface Sentence {
  text: string;
  article: string | null;
  /** Null where the answer has no code. */
  code: string | null;
  reason: Reason | null;
}

export interface CaseAnswer {
  /** Where the question is asked: the position of the case, or the one after one more move. */
  fen: string;
  verdict: Verdict;
  sentences: Sentence[];
  /** Of an end: by what. */
  ended: string | null;
}

/** Where a case stands once its moves are played. */
export interface Stand {
  start: string;
  fen: string;
  /** As they are written, and as coordinates. */
  sans: string[];
  moves: string[];
}

export const startFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The cases of the article and of its parts, in the order of the register. */
export function casesOfArticle(cases: readonly LawCase[], article: string): LawCase[] {
  return cases.filter(({ articles }) => articles.some((one) => one === article || one.startsWith(`${article}.`)));
}

/** The other articles that a case is about, for the way from one to the other. */
export function otherArticles({ articles }: LawCase, article: string): string[] {
  return articles.filter((one) => one !== article);
}

export function standOf(core: RulesCore, { fen, moves, chess960 }: LawCase, after?: string): Stand {
  const start = fen === 'startpos' ? startFen : fen;
  const stand: Stand = { start, fen: start, sans: [], moves: [] };
  for (const san of [...(moves?.split(' ') ?? []), ...(after ? [after] : [])]) {
    const next = core.preview(stand.fen, san, chess960);
    if (!next.fen || !next.uci || !next.san) throw new Error(`${san} cannot be played in ${stand.fen}`);
    stand.fen = next.fen;
    stand.sans.push(next.san);
    stand.moves.push(next.uci);
  }
  return stand;
}

/** "1. Nf3 Nf6 2. Ng1" */
export function movesText({ start, sans }: Pick<Stand, 'start' | 'sans'>): string {
  const offset = turnOfFen(start) === 'black' ? 1 : 0;
  return sans
    .map((san, index) => {
      const number = Math.floor((index + offset) / 2) + 1;
      if ((index + offset) % 2 === 0) return `${number}. ${san}`;
      return index === 0 ? `${number}… ${san}` : san;
    })
    .join(' ');
}

/** The piece that would move, from where, to where, and what it would become. */
export function moveParts(fen: string, uci: string): { kind: Kind; from: Square; to: Square; promoted: Kind | null } {
  const [from, to] = squaresOfUci(uci) ?? ['a1', 'a1'];
  const promoted: Record<string, Kind> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };
  return { kind: piecesOf(fen).get(from)?.kind ?? 'pawn', from, to, promoted: promoted[uci[4] ?? ''] ?? null };
}

/** Told only where a move does nothing else. */
const plain = ['moves', 'loses-castling-right'];

/** Enough for every case, and found in a moment. */
const positionsToLookAt = 20_000;

export function answerTo(core: RulesCore, one: LawCase, ask: Ask): CaseAnswer {
  const stand = standOf(core, one, ask.after);
  return { fen: stand.fen, ended: null, ...answerAt(core, one, ask, stand) };
}

type Answered = Pick<CaseAnswer, 'verdict' | 'sentences'> & { ended?: string };

function answerAt(core: RulesCore, one: LawCase, ask: Ask, stand: Stand): Answered {
  const { fen } = stand;
  if ('move' in ask) {
    const { legal, effects, reasons, grounds } = core.why(fen, ask.move, one.chess960);
    const special = effects.filter(({ code }) => !plain.includes(code));
    const told = legal ? [...(special.length > 0 ? special : effects), ...grounds] : reasons;
    return { verdict: legal ? 'legal' : 'illegal', sentences: told.map(sentenceOf) };
  }
  if ('ends' in ask) return endOf(core, stand);
  if ('claim' in ask) {
    const { valid, article, text } = core.claim(stand.start, stand.moves, ask.claim, ask.with);
    return { verdict: valid ? 'correct' : 'incorrect', sentences: [bare(text, article)] };
  }
  if ('flag_fall' in ask || 'resignation' in ask) {
    const flag = 'flag_fall' in ask;
    const { result, reason, article, text } = core.adjudicate(fen, flag ? 'flag-fall' : 'resignation', flag ? ask.flag_fall : ask.resignation);
    return { verdict: { result }, sentences: [bare(text, article)], ended: reason };
  }
  if ('can_mate' in ask) {
    const { verdict, text } = core.winnable(fen, positionsToLookAt)[ask.can_mate];
    return { verdict: verdict === 'winnable' ? 'can' : 'cannot', sentences: [bare(text, null)] };
  }
  if ('position' in ask) {
    const { valid, problems } = core.fen(fen, one.chess960, false);
    const sentences = problems.map((problem) => sentenceOf({ ...problem, attackers: [], path: [] }));
    return { verdict: valid ? 'possible' : 'impossible', sentences };
  }
  if ('touch' in ask) return boundBy(core, fen, ask.touch);
  const { san } = core.explain(fen, ask.written, one.chess960);
  return { verdict: { written: san ?? '' }, sentences: [] };
}

function endOf(core: RulesCore, { start, moves }: Stand): Answered {
  const first = turnOfFen(start);
  const second: Color = first === 'white' ? 'black' : 'white';
  const events = moves.map((uci, index): GameEvent => ({ by: index % 2 === 0 ? first : second, do: 'move', uci }));
  const { outcome, next } = core.game({ fen: start }, events);
  if (!outcome) return { verdict: 'goes-on', sentences: [sentenceOf({ ...next, article: null })] };
  return { verdict: { result: outcome.result }, sentences: [bare(outcome.text, outcome.article)], ended: outcome.reason };
}

function boundBy(core: RulesCore, fen: string, squares: Square[]): Answered {
  const touches = squares.map((square): GameEvent => ({ by: turnOfFen(fen), do: 'touch', squares: [square] }));
  const { binding, rulings } = core.game({ fen, mode: 'board', touch_move: true }, touches);
  const told = binding ?? rulings.at(-1);
  return { verdict: binding ? 'bound' : 'free', sentences: told ? [sentenceOf(told)] : [] };
}

function sentenceOf(reason: Reason): Sentence {
  return { text: reason.text, article: reason.article, code: reason.code, reason };
}

function bare(text: string, article: string | null): Sentence {
  return { text, article, code: null, reason: null };
}
