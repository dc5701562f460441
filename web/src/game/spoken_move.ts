// SPDX-License-Identifier: GPL-3.0-or-later
/** Moves, made or possible, as they are said aloud (Laws 12.2.6, D.2.1). */
import { turnOfFen } from '../board/scene';
import { piecesOf, promotionKinds, promotionLetter, squaresOfUci, type Color, type Square } from '../core/squares';
import type { LegalMove } from '../core/types';
import type { Messages } from '../i18n/messages';

/** "White: rook d4 to d7, check"; `before`: the FEN in which it is made. */
export function spokenPly({ uci, san }: LegalMove, before: string, messages: Messages, by: Color = turnOfFen(before)): string {
  const squares = squaresOfUci(uci);
  if (!squares) return san;
  const pieces = piecesOf(before);
  const words = messages.spoken;
  const piece = pieces.get(squares[0]);
  const taken = pieces.get(squares[1]);
  const castles = san.startsWith('O-O');
  const becomes = promotionKinds.find((kind) => promotionLetter[kind] === uci[4]);
  return [
    castles
      ? words.castles(by, san.startsWith('O-O-O'))
      : words.move(by, piece ? messages.kinds[piece.kind] : '', squares[0], squares[1]),
    san.includes('x') ? words.takes(messages.kinds[taken?.kind ?? 'pawn']) : '',
    becomes ? words.promotes(messages.kinds[becomes]) : '',
    san.endsWith('#') ? words.mate : san.endsWith('+') ? words.check : '',
  ]
    .filter(Boolean)
    .join(messages.terms.comma);
}

/** Where the piece that was picked up may go. */
export function spokenTargets(fen: string, from: Square, targets: readonly Square[], messages: Messages): string {
  const piece = piecesOf(fen).get(from);
  const name = piece ? `${messages.piece(piece.color, piece.kind)} ${from}` : from;
  return messages.spoken.legalTargets(name, targets.join(', '));
}
