// SPDX-License-Identifier: GPL-3.0-or-later
/** A position that is set up by hand, as a value. What may still castle and where en passant is possible, the rules core says. No DOM. */
import type { RulesCore } from '../core/core';
import { files, initialFen, isSquare, piecesOf, placementOf, ranks, type Color, type Piece, type Square } from '../core/squares';
import type { FenAnswer } from '../core/types';

export const castlingSides = ['K', 'Q', 'k', 'q'] as const;
export type CastlingSide = (typeof castlingSides)[number];

/** What the hand does on a square: place a piece, take off what stands there, or move it. */
export type Hand = Piece | 'erase' | 'move';

export interface Placing {
  pieces: ReadonlyMap<Square, Piece>;
  turn: Color;
  castling: readonly CastlingSide[];
  enPassant: Square | null;
  halfmoves: number;
  number: number;
  chess960: boolean;
  hand: Hand;
}

export type PlacingIntent =
  | { kind: 'hand'; hand: Hand }
  | { kind: 'place'; square: Square }
  | { kind: 'move'; from: Square; to: Square }
  | { kind: 'put'; square: Square; piece: Piece | null }
  | { kind: 'turn'; turn: Color }
  | { kind: 'castling'; side: CastlingSide; on: boolean }
  | { kind: 'en-passant'; square: Square | null }
  | { kind: 'halfmoves' | 'number'; count: number }
  | { kind: 'chess960'; on: boolean }
  | { kind: 'fen'; fen: string }
  | { kind: 'initial' | 'clear' };

/** `fen`: one that isShown(). */
export function placingOf(fen: string, chess960: boolean, hand: Hand = 'move'): Placing {
  const [, turn, castling = '-', enPassant = '-', halfmoves, number] = fen.split(' ');
  return {
    pieces: piecesOf(fen),
    turn: turn === 'b' ? 'black' : 'white',
    castling: castlingSides.filter((side) => castling.includes(side)),
    enPassant: isSquare(enPassant) ? enPassant : null,
    halfmoves: Number(halfmoves) || 0,
    number: Number(number) || 1,
    chess960,
    hand,
  };
}

export function placingStep(core: RulesCore, state: Placing, intent: PlacingIntent): Placing {
  switch (intent.kind) {
    case 'hand':
      return { ...state, hand: intent.hand };
    case 'place':
      return fitting(core, placed(state, intent.square));
    case 'move':
      return fitting(core, moved(state, intent.from, intent.to));
    case 'put':
      return fitting(core, withPiece(state, intent.square, intent.piece));
    case 'turn':
      return fitting(core, { ...state, turn: intent.turn, enPassant: null });
    case 'castling': {
      const castling = castlingSides.filter((side) => (side === intent.side ? intent.on : state.castling.includes(side)));
      return { ...state, castling };
    }
    case 'en-passant':
      return { ...state, enPassant: intent.square };
    case 'halfmoves':
      return { ...state, halfmoves: whole(intent.count, 0) };
    case 'number':
      return { ...state, number: whole(intent.count, 1) };
    case 'chess960':
      return fitting(core, { ...state, chess960: intent.on });
    case 'fen':
      return fitting(core, placingOf(intent.fen, state.chess960, state.hand));
    case 'initial':
      return placingOf(initialFen, state.chess960, state.hand);
    case 'clear':
      return { ...placingOf('8/8/8/8/8/8/8/8 w - - 0 1', state.chess960, state.hand), turn: state.turn };
  }
}

function whole(count: number, least: number): number {
  return Number.isFinite(count) ? Math.min(9999, Math.max(least, Math.round(count))) : least;
}

function withPiece(state: Placing, square: Square, piece: Piece | null): Placing {
  const pieces = new Map(state.pieces);
  if (piece) pieces.set(square, piece);
  else pieces.delete(square);
  return { ...state, pieces };
}

/** The same piece once more takes it off again. */
function placed(state: Placing, square: Square): Placing {
  const { hand } = state;
  if (hand === 'move') return state;
  const there = state.pieces.get(square);
  const again = hand !== 'erase' && there?.kind === hand.kind && there.color === hand.color;
  return withPiece(state, square, hand === 'erase' || again ? null : hand);
}

function moved(state: Placing, from: Square, to: Square): Placing {
  const piece = state.pieces.get(from);
  return piece && from !== to ? withPiece(withPiece(state, from, null), to, piece) : state;
}

/** Rights that have become impossible go. */
function fitting(core: RulesCore, state: Placing): Placing {
  const sides = possibleSides(core, state);
  const targets = possibleTargets(core, state);
  return {
    ...state,
    castling: state.castling.filter((side) => sides.includes(side)),
    enPassant: state.enPassant && targets.includes(state.enPassant) ? state.enPassant : null,
  };
}

/** King and rook stand where castling begins. */
export function possibleSides(core: RulesCore, state: Placing): CastlingSide[] {
  return castlingSides.filter((side) => fits(core, { ...state, castling: [side], enPassant: null }, 'castling'));
}

/** Squares over which a pawn can just have come. */
export function possibleTargets(core: RulesCore, state: Placing): Square[] {
  const rank = ranks[state.turn === 'white' ? 5 : 2]!;
  return files
    .map((file): Square => `${file}${rank}`)
    .filter((square) => !state.pieces.has(square))
    .filter((enPassant) => fits(core, { ...state, castling: [], enPassant, halfmoves: 0 }, 'en-passant'));
}

function fits(core: RulesCore, state: Placing, field: string): boolean {
  return !core.fen(fenOf(state), state.chess960).problems.some((problem) => problem.field === field);
}

export function fenOf(state: Placing): string {
  const castling = castlingSides.filter((side) => state.castling.includes(side)).join('') || '-';
  const turn = state.turn === 'white' ? 'w' : 'b';
  return [placementOf(state.pieces), turn, castling, state.enPassant ?? '-', state.halfmoves, state.number].join(' ');
}

/** Eight rows of eight squares and maybe the other fields: a board can show it, whatever is wrong with the position. */
export function isShown(fen: string): boolean {
  const [placement = '', turn = 'w'] = fen.trim().split(/\s+/);
  const rows = placement.split('/');
  const isWhole = (row: string) =>
    /^[pnbrqkPNBRQK1-8]+$/.test(row) && [...row].reduce((sum, letter) => sum + (Number(letter) || 1), 0) === 8;
  return rows.length === 8 && rows.every(isWhole) && (turn === 'w' || turn === 'b');
}

/** All that is wrong with the position, or doubtful. */
export function judged(core: RulesCore, state: Placing): FenAnswer {
  return core.fen(fenOf(state), state.chess960);
}
