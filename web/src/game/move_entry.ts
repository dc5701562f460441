// SPDX-License-Identifier: GPL-3.0-or-later
/** Reads a typed move as people type it: among the legal moves, the one that is meant, or nothing. */
import type { LegalMove } from '../core/types';

/**
 * `text`: SAN with or without signs, lower-case piece letters where clear (`nf3`), `0-0`, coordinates (`g1f3`, `e7e8q`), or a
 * beginning that only one legal move has. A lower-case `b` is a pawn first, then a bishop. Null where nothing or several match.
 */
export function readEntry(text: string, moves: readonly LegalMove[]): LegalMove | null {
  const typed = bare(text);
  if (!typed) return null;
  const whole = (move: LegalMove) => [bare(move.san), move.uci];
  return (
    only(moves, (move) => whole(move).includes(typed)) ??
    only(moves, (move) => whole(move).some((name) => name.toLowerCase() === typed.toLowerCase())) ??
    only(moves, (move) => withoutSigns(bare(move.san)) === withoutSigns(typed)) ??
    only(moves, (move) => withoutSigns(bare(move.san)).toLowerCase() === withoutSigns(typed).toLowerCase()) ??
    (typed.length > 1
      ? only(moves, (move) => whole(move).some((name) => name.startsWith(typed) && !name.startsWith('O')))
      : null)
  );
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
