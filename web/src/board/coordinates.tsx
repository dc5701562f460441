// SPDX-License-Identifier: GPL-3.0-or-later
import { boardRows, type Color } from '../core/squares';

/** Letters and figures inside the edge squares; they follow the side at the bottom. */
export function Coordinates({ bottom }: { bottom: Color }) {
  const rows = boardRows(bottom);
  return (
    <div class="coordinates" aria-hidden="true">
      {rows.map((row, index) => (
        <span
          key={row[0]}
          class={`coordinates__rank ${index % 2 === 0 ? 'on-light' : 'on-dark'}`}
          style={{ top: `${index * 12.5}%` }}
        >
          {row[0]![1]}
        </span>
      ))}
      {rows[7]!.map((square, index) => (
        <span
          key={square}
          class={`coordinates__file ${index % 2 === 0 ? 'on-dark' : 'on-light'}`}
          style={{ left: `${index * 12.5}%` }}
        >
          {square[0]}
        </span>
      ))}
    </div>
  );
}
