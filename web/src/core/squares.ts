// SPDX-License-Identifier: GPL-3.0-or-later
/** Squares, pieces and FEN placement as the page needs them to draw; no rule of chess is told here. */

export type Color = 'white' | 'black';
export type Kind = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';
export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
export type Square = `${File}${Rank}`;
export type PromotionKind = 'queen' | 'knight' | 'rook' | 'bishop';

export interface Piece {
  color: Color;
  kind: Kind;
}

export const colors: readonly Color[] = ['white', 'black'];
export const files: readonly File[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
export const ranks: readonly Rank[] = ['1', '2', '3', '4', '5', '6', '7', '8'];
export const promotionKinds: readonly PromotionKind[] = ['queen', 'knight', 'rook', 'bishop'];

const kindOfLetter: Readonly<Record<string, Kind>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
};

const letterOfKind: Readonly<Record<Kind, string>> = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };

function letterOf({ color, kind }: Piece): string {
  return color === 'white' ? letterOfKind[kind].toUpperCase() : letterOfKind[kind];
}

export const promotionLetter: Readonly<Record<PromotionKind, string>> = { queen: 'q', knight: 'n', rook: 'r', bishop: 'b' };

export function opposite(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

export function isSquare(text: string): text is Square {
  return /^[a-h][1-8]$/.test(text);
}

/** The square `fileSteps` to the right and `rankSteps` ahead, seen from White; null outside the board. */
export function offset(square: Square, fileSteps: number, rankSteps: number): Square | null {
  const file = files[files.indexOf(square[0] as File) + fileSteps];
  const rank = ranks[ranks.indexOf(square[1] as Rank) + rankSteps];
  return file && rank ? `${file}${rank}` : null;
}

/** The eight rows of the board from top to bottom, each from left to right, as the side at the bottom sees them. */
export function boardRows(bottom: Color): Square[][] {
  const rows = [...ranks].reverse().map((rank) => files.map((file): Square => `${file}${rank}`));
  return bottom === 'white' ? rows : rows.reverse().map((row) => row.reverse());
}

export const initialFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** What stands where, from the first field of a FEN. */
export function piecesOf(fen: string): Map<Square, Piece> {
  const pieces = new Map<Square, Piece>();
  (fen.split(' ')[0] ?? '').split('/').forEach((row, index) => {
    let file = 0;
    for (const letter of row) {
      const kind = kindOfLetter[letter.toLowerCase()];
      if (kind && file < 8) {
        const square = `${files[file]}${8 - index}` as Square;
        pieces.set(square, { kind, color: letter === letter.toUpperCase() ? 'white' : 'black' });
        file += 1;
      } else {
        file += Number(letter) || 0;
      }
    }
  });
  return pieces;
}

/** The first field of a FEN, of pieces on their squares. */
export function placementOf(pieces: ReadonlyMap<Square, Piece>): string {
  return [...ranks]
    .reverse()
    .map((rank) =>
      files
        .map((file) => pieces.get(`${file}${rank}`))
        .map((piece) => (piece ? letterOf(piece) : '1'))
        .join('')
        .replace(/1+/g, (empty) => String(empty.length)),
    )
    .join('/');
}

/** Departure and arrival of a move in UCI form; null where the text is none. */
export function squaresOfUci(uci: string): [Square, Square] | null {
  const from = uci.slice(0, 2);
  const to = uci.slice(2, 4);
  return isSquare(from) && isSquare(to) ? [from, to] : null;
}
