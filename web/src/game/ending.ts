// SPDX-License-Identifier: GPL-3.0-or-later
/** What of the game led to a draw by counting, and whom to ask about on the board, once it is over. */
import { piecesOf, type Square } from '../core/squares';
import type { GameAnswer } from '../core/types';

export type Counted =
  /** After how many half-moves the final position stood, in order; 0 is the start. */
  | { kind: 'repeated'; plies: readonly number[] }
  /** Half-moves since the last capture or pawn move. */
  | { kind: 'quiet'; plies: number };

/** Null where the result does not rest on a count. */
export function countedTo({ outcome, plies, start, fen }: GameAnswer): Counted | null {
  switch (outcome?.reason) {
    case 'threefold-repetition':
    case 'fivefold-repetition':
      return { kind: 'repeated', plies: standingOf(fen, [start, ...plies.map((ply) => ply.fen)]) };
    case 'fifty-moves':
    case 'seventy-five-moves':
      return { kind: 'quiet', plies: Number(fen.split(' ')[4]) };
    default:
      return null;
  }
}

/** The same position has the same first four fields: the core names an en passant square only where the capture is legal. */
function standingOf(fen: string, positions: readonly string[]): number[] {
  const fields = (text: string) => text.split(' ').slice(0, 4).join(' ');
  return positions.flatMap((position, ply) => (fields(position) === fields(fen) ? [ply] : []));
}

/** The king whose squares tell why: of the player who is mated or stalemated. */
export function kingToAsk({ outcome, fen, turn }: GameAnswer): Square | null {
  if (outcome?.reason !== 'checkmate' && outcome?.reason !== 'stalemate') return null;
  return [...piecesOf(fen)].find(([, piece]) => piece.kind === 'king' && piece.color === turn)?.[0] ?? null;
}

/** "12…Ng8" of the half-move with that number, counted from 1. */
export function moveLabel({ plies, start }: GameAnswer, ply: number): string {
  const played = plies[ply - 1];
  if (!played) return '';
  const begins = start.split(' ')[1] === 'b' ? 1 : 0;
  const number = Number(start.split(' ')[5]) + Math.floor((ply - 1 + begins) / 2);
  return `${number}${played.by === 'white' ? '.' : '…'}${played.san}`;
}
