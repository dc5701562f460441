// SPDX-License-Identifier: GPL-3.0-or-later
/** What has been captured, told from the position alone. */
import { piecesOf, type Color, type Kind } from '../core/squares';

const shownKinds: readonly Kind[] = ['queen', 'rook', 'bishop', 'knight', 'pawn'];
const worth: Readonly<Record<Kind, number>> = { king: 0, queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 };

export interface Captures {
  /** Kinds this colour has captured, the strongest first, one entry a piece. */
  taken: Kind[];
  /** By how many points it leads; 0 when it does not. */
  lead: number;
}

/** `start`, `fen`: the first position of the game and the one shown. A promoted piece counts as the pawn it was. */
export function captures(start: string, fen: string, by: Color): Captures {
  const other: Color = by === 'white' ? 'black' : 'white';
  const before = counts(start, other);
  const now = counts(fen, other);
  let promoted = 0;
  for (const kind of shownKinds) {
    if (kind !== 'pawn') promoted += Math.max(0, now[kind] - before[kind]);
  }
  const taken = shownKinds.flatMap((kind) => {
    const missing = before[kind] - now[kind] - (kind === 'pawn' ? promoted : 0);
    return Array<Kind>(Math.max(0, missing)).fill(kind);
  });
  return { taken, lead: Math.max(0, points(fen, by) - points(fen, other)) };
}

function counts(fen: string, color: Color): Record<Kind, number> {
  const count: Record<Kind, number> = { king: 0, queen: 0, rook: 0, bishop: 0, knight: 0, pawn: 0 };
  for (const piece of piecesOf(fen).values()) {
    if (piece.color === color) count[piece.kind] += 1;
  }
  return count;
}

function points(fen: string, color: Color): number {
  const count = counts(fen, color);
  return shownKinds.reduce((sum, kind) => sum + worth[kind] * count[kind], 0);
}
