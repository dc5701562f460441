// SPDX-License-Identifier: GPL-3.0-or-later
/** Reads a typed move as people type it: among the legal moves, the one that is meant, or nothing. */
import type { LegalMove } from '../core/types';
import { germanMove, spokenMove } from './spoken_entry';

/**
 * `text`: SAN with or without signs, lower-case piece letters where clear (`nf3`), `0-0`, coordinates (`g1f3`, `e7e8q`, `Ng1-f3`),
 * a beginning that only one legal move has, or a move as it is spoken or as others write it (`knight f 3`, `Sf3`, `馬f3`). A
 * lower-case `b` is a pawn first, then a bishop. Null where nothing or several match.
 */
export function readEntry(text: string, moves: readonly LegalMove[]): LegalMove | null {
  for (const way of [text, spokenMove(text), germanMove(text)]) {
    const move = way === null ? null : readWritten(way, moves);
    if (move) return move;
  }
  return null;
}

function readWritten(text: string, moves: readonly LegalMove[]): LegalMove | null {
  const typed = bare(text);
  if (!typed) return null;
  const same = (read: (name: string) => string) =>
    only(moves, (move) => namesOf(move).some((name) => read(name) === read(typed)));
  return (
    same((name) => name) ??
    same((name) => name.toLowerCase()) ??
    same(withoutSigns) ??
    same((name) => withoutSigns(name).toLowerCase()) ??
    (typed.length > 1
      ? only(moves, (move) => namesOf(move).some((name) => name.startsWith(typed) && !name.startsWith('O')))
      : null)
  );
}

/** SAN, coordinates, and coordinates behind the letter of the piece. */
function namesOf({ san, uci }: LegalMove): string[] {
  const letter = /^[KQRBN]/.exec(san)?.[0];
  return [bare(san), uci, ...(letter ? [letter + uci] : [])];
}

function bare(text: string): string {
  return text
    .trim()
    .replace(/0/g, 'O')
    .replace(/[+#!?]+$/, '')
    .replace(/^o-o/i, (found) => found.toUpperCase())
    .replace(/\s+/g, '');
}

function withoutSigns(san: string): string {
  return san.replace(/[x=:]/g, '');
}

function only(moves: readonly LegalMove[], matches: (move: LegalMove) => boolean): LegalMove | null {
  const found = moves.filter(matches);
  return found.length === 1 ? found[0]! : null;
}
