// SPDX-License-Identifier: GPL-3.0-or-later
/** Asking why, on any position: point at a piece or a square, or ask of a move why it was legal. A value without a DOM. */
import { drawingOfReason, noDrawing, withArrow, type Drawing } from '../board/marks';
import { turnOfFen } from '../board/scene';
import type { RulesCore } from '../core/core';
import { boardRows, colors, opposite, piecesOf, type Color, type Square } from '../core/squares';
import type { PieceAnswer, Reason, SquareAnswer, WhyAnswer } from '../core/types';

/** What lies on the desk while somebody asks. */
export type Question =
  /** The hand is to point at something. */
  | { kind: 'nothing' }
  /** What a piece can do; `why`: a square it may not go to, of which the reasons are read. */
  | { kind: 'piece'; answer: PieceAnswer; around: SquareAnswer; why: Square | null }
  | { kind: 'square'; answer: SquareAnswer }
  | { kind: 'move'; answer: WhyAnswer };

export interface Asking {
  /** The position that is asked about; for a move, the one before it. */
  fen: string;
  question: Question;
  /** Any touch of the board asks; otherwise the hand still plays. */
  points: boolean;
}

export type AskIntent =
  /** Begin, with nothing asked yet. */
  | { kind: 'begin' }
  /** A square of the board shown. */
  | { kind: 'at'; fen: string; square: Square; chess960?: boolean }
  /** Why that move was legal; `fen`: before it. */
  | { kind: 'move'; fen: string; uci: string; chess960?: boolean };

/** `points`: whether any further touch of the board asks again. Null where nothing was asked before. */
export function askStep(core: RulesCore, before: Asking | null, intent: AskIntent, points: boolean): Asking {
  switch (intent.kind) {
    case 'begin':
      return { fen: '', question: { kind: 'nothing' }, points: true };
    case 'at':
      return { fen: intent.fen, question: askedAt(core, before, intent), points };
    case 'move':
      return { fen: intent.fen, question: { kind: 'move', answer: core.why(intent.fen, intent.uci, intent.chess960) }, points };
  }
}

/** While the answer about a piece is read, a square it may not go to asks why not; asked again, it is asked about itself. */
function askedAt(core: RulesCore, before: Asking | null, at: Extract<AskIntent, { kind: 'at' }>): Question {
  const { fen, square, chess960 } = at;
  const read = before?.fen === fen && before.question.kind === 'piece' ? before.question : null;
  if (read && read.why !== square && refusedOf(read).includes(square)) return { ...read, why: square };
  const around = core.square(fen, square, chess960);
  if (!around.piece) return { kind: 'square', answer: around };
  return { kind: 'piece', answer: core.piece(fen, square, chess960), around, why: null };
}

function refusedOf(question: Extract<Question, { kind: 'piece' }>): Square[] {
  return question.answer.refused.map(({ to }) => to);
}

const everySquare: ReadonlySet<Square> = new Set(boardRows('white').flat());

/** Where a click asks. */
export function askableIn({ question, points }: Asking): ReadonlySet<Square> {
  if (points) return everySquare;
  return new Set(question.kind === 'piece' ? refusedOf(question) : []);
}

/** The reasons that are read: why a piece may not go to the square asked about. */
export function reasonsRead(question: Question): readonly Reason[] {
  if (question.kind !== 'piece' || !question.why) return [];
  return question.answer.refused.find(({ to }) => to === question.why)?.reasons ?? [];
}

/** The piece waits for the other player's move. */
export function isWaiting({ fen, question }: Asking): boolean {
  return question.kind === 'piece' && question.answer.color !== turnOfFen(fen);
}

/** Who attacks the square: for a piece, first those that could capture it. */
export function attackersOf(question: Question): { by: Color; squares: readonly Square[] }[] {
  if (question.kind !== 'piece' && question.kind !== 'square') return [];
  const { attackers, color } = question.kind === 'piece' ? question.around : question.answer;
  const order = color ? [opposite(color), color] : colors;
  return order.map((by) => ({ by, squares: attackers[by] }));
}

export function drawingOfAsking(asking: Asking): Drawing {
  const { fen, question } = asking;
  switch (question.kind) {
    case 'nothing':
      return noDrawing();
    case 'piece':
      return ofPiece(asking, question);
    case 'square':
      return ofSquare(question.answer);
    case 'move':
      return ofMove(fen, question.answer);
  }
}

function ofPiece(asking: Asking, question: Extract<Question, { kind: 'piece' }>): Drawing {
  const { answer, why } = question;
  const drawing = noDrawing();
  for (const square of isWaiting(asking) ? answer.attacks : []) drawing.marks.set(square, 'attacked');
  for (const { to } of answer.refused) drawing.marks.set(to, 'refused');
  for (const { to } of answer.moves) drawing.marks.set(to, 'allowed');
  const reason = reasonsRead(question)[0];
  if (!reason || !why) return drawing;
  const drawn = drawingOfReason(reason, answer.square, why, piecesOf(asking.fen));
  const marks = new Map([...drawing.marks, ...drawn.marks, [why, 'asked'] as const]);
  return { ...drawing, marks, arrows: drawn.arrows };
}

function ofSquare({ square, attackers, moves }: SquareAnswer): Drawing {
  const drawing = noDrawing();
  drawing.marks.set(square, 'pointed');
  const attacking = new Set(colors.flatMap((color) => attackers[color]));
  for (const from of attacking) drawing.arrows.push({ from, to: square, meaning: 'attack' });
  for (const { from, uci } of moves) if (!attacking.has(from)) withArrow(drawing, uci);
  return drawing;
}

/** The move, what it rested on, and the pawn that it took in passing. */
function ofMove(fen: string, { uci, grounds, effects }: WhyAnswer): Drawing {
  const drawing = uci ? withArrow(noDrawing(), uci) : noDrawing();
  const pieces = piecesOf(fen);
  for (const ground of grounds)
    for (const square of ground.path) if (!pieces.has(square)) drawing.marks.set(square, 'path');
  const taken = effects.find(({ code }) => code === 'captures-en-passant');
  for (const square of taken?.squares ?? []) {
    const stands = pieces.get(square);
    if (stands && stands.color !== turnOfFen(fen)) drawing.marks.set(square, 'obstacle');
  }
  return drawing;
}
