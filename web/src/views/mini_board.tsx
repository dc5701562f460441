// SPDX-License-Identifier: GPL-3.0-or-later
/** A small picture of a position, to be looked at only. */
import type { Mark } from '../board/marks';
import { boardRows, piecesOf, type Color, type Square } from '../core/squares';

interface Props {
  fen: string;
  bottom?: Color;
  /** The squares that a sentence names. */
  marks?: ReadonlyMap<Square, Mark>;
}

export function MiniBoard({ fen, bottom = 'white', marks }: Props) {
  const pieces = piecesOf(fen);
  return (
    <div class="mini-board" aria-hidden="true">
      {boardRows(bottom)
        .flat()
        .map((square) => {
          const piece = pieces.get(square);
          const mark = marks?.get(square);
          const classes = [piece && `piece-${piece.color}-${piece.kind}`, mark && `mini-mark mini-mark--${mark}`];
          return <span key={square} class={classes.filter(Boolean).join(' ') || undefined} />;
        })}
    </div>
  );
}
