// SPDX-License-Identifier: GPL-3.0-or-later
/** Who can still win a position, as it is read: whose verdict is drawn, how far its line is played, whose reach is seen. No DOM. */
import { noDrawing, type Mark } from '../board/marks';
import { sceneOf, turnOfFen, type Scene } from '../board/scene';
import type { RulesCore } from '../core/core';
import { colors, opposite, piecesOf, squaresOfUci, type Color, type Kind, type Piece, type Square } from '../core/squares';
import type { LegalMove, Man, PieceLetter, Proof, Result, Stands, WinnableAnswer, WinnableSide } from '../core/types';

/** Positions to look at for each side: at first, as far as a ruling does, and further. */
export const limits: readonly number[] = [200_000, 1_000_000, 10_000_000];
const rulingRound = 1;

/** The round to begin with: about an ended game, no less is looked at than for its ruling. */
export function firstRound(isOver: boolean): number {
  return isOver ? rulingRound : 0;
}

/** Whose reach is drawn: both kings, the man of a square, or each man of a kind. */
export type Pointed = 'kings' | Square | PieceLetter;

export interface LineMove extends LegalMove {
  /** The position after it. */
  fen: string;
}

/** An answer that is being read. */
export interface Study {
  answer: WinnableAnswer;
  /** What each side's line plays: to the mate, or by the only moves there are. */
  lines: Record<Color, readonly LineMove[]>;
  side: Color;
  /** Moves of the line that have been made on the board. */
  at: number;
  /** The line goes on by itself. */
  plays: boolean;
  pointed: Pointed;
}

export type StudyIntent =
  | { kind: 'side'; side: Color }
  | { kind: 'go'; at: number }
  | { kind: 'go-by'; steps: number }
  | { kind: 'play' | 'tick' }
  | { kind: 'point'; at: Pointed }
  | { kind: 'point-square'; square: Square | null };

/** Begins with the side that the result of the game is about. */
export function newStudy(core: RulesCore, answer: WinnableAnswer, result: Result | null): Study {
  const line = (color: Color) => playedOut(core, answer.fen, answer[color]);
  const lines = { white: line('white'), black: line('black') };
  return { answer, lines, side: firstSide(answer, result), at: 0, plays: false, pointed: 'kings' };
}

function firstSide(answer: WinnableAnswer, result: Result | null): Color {
  if (result === '1-0') return 'white';
  if (result === '0-1') return 'black';
  const wanted = result === '1/2-1/2' ? 'unwinnable' : 'winnable';
  return colors.find((color) => answer[color].verdict === wanted) ?? 'white';
}

function playedOut(core: RulesCore, start: string, side: WinnableSide): LineMove[] {
  const { line, sans } = side.proof?.kind === 'forced-line' ? side.proof : side;
  const moves: LineMove[] = [];
  let fen: string | null = start;
  for (const [index, uci] of line.entries()) {
    fen = core.preview(fen, uci).fen;
    if (!fen) break;
    moves.push({ uci, san: sans[index] ?? uci, fen });
  }
  return moves;
}

export function studyStep(study: Study, intent: StudyIntent): Study {
  switch (intent.kind) {
    case 'side':
      return { ...study, side: intent.side, at: 0, plays: false, pointed: 'kings' };
    case 'go':
      return wentTo(study, intent.at);
    case 'go-by':
      return wentTo(study, study.at + intent.steps);
    case 'play':
      return study.plays ? { ...study, plays: false } : { ...study, at: isAtEnd(study) ? 0 : study.at, plays: true };
    case 'tick': {
      const next = wentTo(study, study.at + 1);
      return { ...next, plays: study.plays && !isAtEnd(next) };
    }
    case 'point':
      return { ...study, pointed: intent.at };
    case 'point-square':
      return { ...study, pointed: pointedAt(study, intent.square) };
  }
}

function wentTo(study: Study, at: number): Study {
  return { ...study, at: Math.max(0, Math.min(lineOf(study).length, at)), plays: false };
}

export function lineOf(study: Study): readonly LineMove[] {
  return study.lines[study.side];
}

export function isAtEnd(study: Study): boolean {
  return study.at === lineOf(study).length;
}

export function fenOf(study: Study): string {
  return lineOf(study)[study.at - 1]?.fen ?? study.answer.fen;
}

/** The proof that is drawn; of a forced line, it speaks of the position at its end. */
export function drawnProof(study: Study): Proof | null {
  const { proof } = study.answer[study.side];
  return proof?.kind === 'forced-line' && !isAtEnd(study) ? null : proof;
}

const men = (proof: Proof | null): readonly Man[] => (proof && 'men' in proof ? proof.men : []);
const stands = (proof: Proof | null): Stands => (proof && 'stands' in proof ? (proof.stands ?? {}) : {});

const kinds: Readonly<Record<string, Kind>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
};

export function pieceOf(letter: PieceLetter): Piece {
  return { kind: kinds[letter.toLowerCase()]!, color: letter === letter.toUpperCase() ? 'white' : 'black' };
}

function isKing(letter: PieceLetter): boolean {
  return letter === 'K' || letter === 'k';
}

/** Men that can be pointed at beside the kings: of a graph by kind, otherwise each that can ever move or be captured. */
export function choicesOf(study: Study): Pointed[] {
  const proof = drawnProof(study);
  if (reachesOf(proof, 'kings').length === 0) return [];
  const letters = lettersOf(proof).filter((letter) => !isKing(letter));
  if (letters.length > 0) return ['kings', ...letters];
  const movable = men(proof).filter(({ piece, stays }) => !isKing(piece) && !stays);
  return ['kings', ...movable.map(({ square }) => square)];
}

/** What a hand on that square points at. */
function pointedAt(study: Study, square: Square | null): Pointed {
  const piece = square && piecesOf(fenOf(study)).get(square);
  if (!piece) return 'kings';
  const proof = drawnProof(study);
  if (lettersOf(proof).length === 0) return men(proof).some((man) => man.square === square) ? square : 'kings';
  return lettersOf(proof).find((letter) => isOf(pieceOf(letter), piece)) ?? 'kings';
}

function lettersOf(proof: Proof | null): PieceLetter[] {
  return Object.keys(stands(proof)) as PieceLetter[];
}

function isOf(one: Piece, other: Piece): boolean {
  return one.kind === other.kind && one.color === other.color;
}

/** Where men can ever stand. */
export interface Reach {
  piece: Piece;
  /** Where the man stands now; null for each of its kind. */
  home: Square | null;
  squares: readonly Square[];
}

export function reachesOf(proof: Proof | null, pointed: Pointed): Reach[] {
  const ofGraph = (Object.entries(stands(proof)) as [PieceLetter, Square[]][])
    .filter(([letter]) => (pointed === 'kings' ? isKing(letter) : letter === pointed))
    .map(([letter, squares]): Reach => ({ piece: pieceOf(letter), home: null, squares }));
  if (ofGraph.length > 0) return ofGraph;
  return men(proof)
    .filter(({ piece, square }) => (pointed === 'kings' ? isKing(piece) : square === pointed))
    .map(
      ({ piece, square, reach, promoted }): Reach => ({
        piece: pieceOf(piece),
        home: square,
        squares: [...new Set([...reach, ...promoted])],
      }),
    );
}

/** Men that never move again. `unchanged`: each stays where it is; otherwise, pawns are nowhere but there. */
export interface Fixed {
  squares: Square[];
  unchanged: boolean;
}

/** Kings are told by their reach. */
export function fixedOf(study: Study): Fixed {
  const proof = drawnProof(study);
  if (lettersOf(proof).length > 0) return { squares: pawnsNowhereElse(study, stands(proof)), unchanged: false };
  const staying = men(proof).filter(({ stays, piece }) => stays && !isKing(piece));
  return { squares: staying.map(({ square }) => square), unchanged: true };
}

/** The pawns of a colour whose pawns never stand on another square than now. */
function pawnsNowhereElse(study: Study, where: Stands): Square[] {
  const pieces = [...piecesOf(fenOf(study))];
  return (['P', 'p'] as const).flatMap((letter) => {
    const now = pieces.filter(([, piece]) => isOf(piece, pieceOf(letter))).map(([square]) => square);
    return (where[letter] ?? []).every((square) => now.includes(square)) ? now : [];
  });
}

export function marksOf(study: Study): Map<Square, Mark> {
  const proof = drawnProof(study);
  const marks = new Map<Square, Mark>();
  for (const { piece, squares } of reachesOf(proof, study.pointed))
    for (const square of squares) {
      const other = marks.get(square) === `reach-${opposite(piece.color)}`;
      marks.set(square, other ? 'reach-both' : `reach-${piece.color}`);
    }
  for (const square of fixedOf(study).squares) marks.set(square, 'fixed');
  return marks;
}

/** The board while an answer is read: nobody moves anything, and the game stays as it is. */
export function studyScene(shown: Scene, study: Study): Scene {
  const last = lineOf(study)[study.at - 1];
  const fen = fenOf(study);
  return sceneOf(fen, {
    bottom: shown.bottom,
    check: last ? (/[+#]$/.test(last.san) ? turnOfFen(fen) : null) : shown.check,
    lastMove: last ? (squaresOfUci(last.uci) ?? []) : shown.lastMove,
    selected: study.pointed.length === 2 ? (study.pointed as Square) : null,
    drawing: { ...noDrawing(), marks: marksOf(study) },
    sketch: shown.sketch,
    step: shown.step + study.at,
  });
}
