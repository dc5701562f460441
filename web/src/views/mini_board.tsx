// SPDX-License-Identifier: GPL-3.0-or-later
/** A small picture of a position, to be looked at only. */
import { boardRows, piecesOf, type Color } from '../core/squares';

export function MiniBoard({ fen, bottom = 'white' }: { fen: string; bottom?: Color }) {
  const pieces = piecesOf(fen);
  return (
    <div class="mini-board" aria-hidden="true">
      {boardRows(bottom)
        .flat()
        .map((square) => {
          const piece = pieces.get(square);
          return <span key={square} class={piece ? `piece-${piece.color}-${piece.kind}` : undefined} />;
        })}
    </div>
  );
}
