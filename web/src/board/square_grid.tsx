// SPDX-License-Identifier: GPL-3.0-or-later
/** The board for keyboard and screen reader: 64 named cells over the drawn ones. Arrows walk, Enter picks up and puts down. */
import { useRef, useState } from 'preact/hooks';
import { boardRows, offset, piecesOf, type Color, type Piece, type Square } from '../core/squares';
import { destinations, shownFen, type Intent, type TableState } from '../game/table_state';
import type { Messages } from '../i18n/messages';
import { drawingOf, type Mark } from './marks';

interface Props {
  state: TableState;
  bottom: Color;
  messages: Messages;
  send: (intent: Intent) => void;
}

export function SquareGrid({ state, bottom, messages, send }: Props) {
  const [cursor, setCursor] = useState<Square>('e2');
  const grid = useRef<HTMLDivElement>(null);
  const pieces = piecesOf(shownFen(state));
  const marks = drawingOf(state).marks;
  const targets = new Set(state.selected ? destinations(state).get(state.selected) : []);

  const choose = (square: Square) => send(intentAt(state, pieces, square));
  const goTo = (square: Square) => {
    setCursor(square);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = walked(event.key, cursor, bottom);
    if (next) goTo(next);
    else if (event.key === 'Enter' || event.key === ' ') choose(cursor);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="grid" role="grid" aria-label={messages.board.label} ref={grid} onKeyDown={onKeyDown} data-testid="grid">
      {boardRows(bottom).map((row) => (
        <div role="row" class="grid__row" key={row[0]}>
          {row.map((square) => (
            <div
              role="gridcell"
              key={square}
              class="grid__cell"
              data-square={square}
              tabIndex={square === cursor ? 0 : -1}
              aria-selected={state.selected === square}
              aria-label={cellName(messages, square, pieces, marks, targets)}
              onFocus={() => setCursor(square)}
              onClick={() => choose(square)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function intentAt(state: TableState, pieces: Map<Square, Piece>, square: Square): Intent {
  if (state.desk?.kind === 'inquiry' && state.desk.answer.refused.some(({ to }) => to === square))
    return { kind: 'ask', square };
  if (state.selected === square) return { kind: 'select', square: null };
  if (state.selected) return { kind: 'try', from: state.selected, to: square, dragged: false };
  return { kind: 'select', square: pieces.has(square) ? square : null };
}

/** Arrow keys go the way the eye sees them, whichever side is at the bottom. */
function walked(key: string, from: Square, bottom: Color): Square | null {
  const ways: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  const way = ways[key];
  if (!way) return null;
  const sign = bottom === 'white' ? 1 : -1;
  return offset(from, sign * way[0], sign * way[1]) ?? from;
}

function cellName(
  messages: Messages,
  square: Square,
  pieces: Map<Square, Piece>,
  marks: Map<Square, Mark>,
  targets: Set<Square>,
): string {
  const words = messages.board;
  const piece = pieces.get(square);
  const name = piece ? words.square(square, messages.piece(piece.color, piece.kind)) : words.emptySquare(square);
  const mark = marks.get(square);
  const part = mark && mark in words.marked ? words.marked[mark as keyof typeof words.marked] : null;
  return [name, targets.has(square) ? words.legalTarget : null, part].filter(Boolean).join(', ');
}
