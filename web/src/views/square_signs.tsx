// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's own signs over the board: touched pieces by number, the move of a form, the squares a ruling names. */
import type { Signs } from '../arbiter/board_view';
import { files, ranks, type Color, type File, type Rank, type Square } from '../core/squares';

export function SquareSigns({ signs, bottom }: { signs: Signs; bottom: Color }) {
  const { touched, chosen, named } = signs;
  const plain = named.filter((square) => !touched.includes(square));
  return (
    <div class="signs" aria-hidden="true">
      {[...new Set(plain)].map((square) => (
        <span key={`named-${square}`} class="signs__named" style={placeOf(square, bottom)} />
      ))}
      {[...new Set(chosen)].map((square, index) => (
        <span
          key={`chosen-${square}`}
          class={`signs__chosen ${index ? 'signs__chosen--to' : ''}`}
          style={placeOf(square, bottom)}
        />
      ))}
      {touched.map((square, index) => (
        <span key={`touched-${square}`} class="signs__touched" style={placeOf(square, bottom)} data-testid="touched">
          <b>{index + 1}</b>
        </span>
      ))}
    </div>
  );
}

function placeOf(square: Square, bottom: Color): { left: string; top: string } {
  const file = files.indexOf(square[0] as File);
  const rank = ranks.indexOf(square[1] as Rank);
  const [column, row] = bottom === 'white' ? [file, 7 - rank] : [7 - file, rank];
  return { left: `${column * 12.5}%`, top: `${row * 12.5}%` };
}
