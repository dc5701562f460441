// SPDX-License-Identifier: GPL-3.0-or-later
/** A position told in words: by piece, by rank, by file, and what a picture of it would not show. No DOM. */
import { colors, files, opposite, piecesOf, ranks, type Color, type File, type Kind, type Rank, type Square } from '../core/squares';
import type { Messages } from '../i18n/messages';
import { turnOfFen, type Scene } from './scene';

const kindsInOrder: readonly Kind[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** "King e1, rook a1, h1, pawn a2, b2" of one player. */
export function wordsOfColor(fen: string, color: Color, messages: Messages): string {
  return kindsInOrder
    .map((kind) => ({ kind, squares: squaresOf(fen, color, kind) }))
    .filter(({ squares }) => squares.length > 0)
    .map(({ kind, squares }) => messages.reading.group(messages.kinds[kind], squares.join(messages.reading.comma)))
    .join(messages.reading.semicolon);
}

/** The squares of one kind, from a1 on, file by file. */
function squaresOf(fen: string, color: Color, kind: Kind): Square[] {
  const found = [...piecesOf(fen)].filter(([, piece]) => piece.color === color && piece.kind === kind);
  return found.map(([square]) => square).sort();
}

export function wordsOfKind(fen: string, kind: Kind, messages: Messages): string {
  const of = (color: Color) => squaresOf(fen, color, kind).join(messages.reading.comma) || messages.reading.nowhere;
  return colors.map((color) => messages.reading.group(messages.piece(color, kind), of(color))).join(messages.reading.semicolon);
}

export function wordsOfRank(fen: string, rank: Rank, messages: Messages): string {
  return wordsOfLine(fen, files.map((file): Square => `${file}${rank}`), messages);
}

export function wordsOfFile(fen: string, file: File, messages: Messages): string {
  return wordsOfLine(fen, ranks.map((rank): Square => `${file}${rank}`), messages);
}

/** What stands on a line, square by square; empty squares are passed over. */
function wordsOfLine(fen: string, squares: readonly Square[], messages: Messages): string {
  const pieces = piecesOf(fen);
  const told = squares.flatMap((square) => {
    const piece = pieces.get(square);
    return piece ? [messages.board.square(square, messages.piece(piece.color, piece.kind))] : [];
  });
  return told.join(messages.reading.semicolon) || messages.reading.empty;
}

export function wordsOfSquare(fen: string, square: Square, messages: Messages): string {
  const piece = piecesOf(fen).get(square);
  return piece ? messages.board.square(square, messages.piece(piece.color, piece.kind)) : messages.board.emptySquare(square);
}

/** Whose turn it is, check, the last move, who may still castle, and a pawn that can be taken in passing. */
export function wordsOfState({ fen, check, lastMove }: Scene, messages: Messages): string[] {
  const words = messages.reading;
  const [, , rights = '-', passed = '-'] = fen.split(' ');
  const turn = turnOfFen(fen);
  const castling = colors.flatMap((color) => {
    const sides = words.sides.filter((_, index) => rights.includes((color === 'white' ? 'KQ' : 'kq')[index]!));
    return sides.length > 0 ? [words.castling(color, sides.join(words.and))] : [];
  });
  return [
    messages.status.toMove(turn),
    ...(check ? [words.inCheck(check)] : []),
    ...(lastMove.length === 2 ? [words.lastMove(lastMove[0]!, lastMove[1]!)] : []),
    ...castling,
    ...(passed === '-' ? [] : [words.enPassant(opposite(turn), passed)]),
  ];
}
