// SPDX-License-Identifier: GPL-3.0-or-later
/** The board for keyboard and screen reader: 64 named cells over the drawn ones. Arrows walk, Enter picks up and puts down, d draws. */
import { useRef, useState } from 'preact/hooks';
import { boardRows, offset, piecesOf, type Color, type Piece, type Square } from '../core/squares';
import type { Messages } from '../i18n/messages';
import type { Mark } from './marks';
import { intentOfSquare, type BoardAsked, type Scene, type Stroke, type StrokeColour } from './scene';
import { colourOf } from './sketch';

interface Props {
  scene: Scene;
  messages: Messages;
  send: (asked: BoardAsked) => void;
  pencil: StrokeColour | null;
  /** Where an arrow was begun by key. */
  begun: Square | null;
  setBegun: (square: Square | null) => void;
}

export function SquareGrid({ scene, messages, send, pencil, begun, setBegun }: Props) {
  const { bottom, selected } = scene;
  const [cursor, setCursor] = useState<Square>('e2');
  const grid = useRef<HTMLDivElement>(null);
  const pieces = piecesOf(scene.fen);
  const { marks } = scene.drawing;
  const targets = new Set(selected ? scene.destinations.get(selected) : []);

  const strokesAt = (square: Square) => spokenStrokes(messages, scene.sketch, square, begun);

  const choose = (square: Square) => send((now) => intentOfSquare(now, square));
  /** The first time begins an arrow; the second ends it, or makes it a circle where it began. */
  const draw = (colour: StrokeColour) => {
    if (begun) send({ kind: 'sketch', stroke: { from: begun, to: begun === cursor ? null : cursor, colour } });
    setBegun(begun ? null : cursor);
  };
  const goTo = (square: Square) => {
    setCursor(square);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = walked(event.key, cursor, bottom);
    if (next) goTo(next);
    else if (event.key === 'Enter' || event.key === ' ') choose(cursor);
    else if (event.code === 'KeyD' && !event.ctrlKey && !event.metaKey) draw(colourOf(event, pencil ?? 'green'));
    else if (event.key === 'Escape' && begun) setBegun(null);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && scene.sketch.length > 0) send({ kind: 'clear-sketch' });
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
              aria-selected={selected === square}
              aria-label={[cellName(messages, square, pieces, marks, targets), ...strokesAt(square)].join(messages.terms.comma)}
              onFocus={() => setCursor(square)}
              onClick={() => choose(square)}
            />
          ))}
        </div>
      ))}
    </div>
  );
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
  pieces: ReadonlyMap<Square, Piece>,
  marks: ReadonlyMap<Square, Mark>,
  targets: ReadonlySet<Square>,
): string {
  const words = messages.board;
  const piece = pieces.get(square);
  const name = piece ? words.square(square, messages.piece(piece.color, piece.kind)) : words.emptySquare(square);
  const mark = marks.get(square);
  const part = mark && mark in words.marked ? words.marked[mark as keyof typeof words.marked] : null;
  return [name, targets.has(square) || mark === 'allowed' ? words.legalTarget : null, part].filter(Boolean).join(messages.terms.comma);
}

/** The reader's own drawings on a square. */
function spokenStrokes(
  { drawing }: Messages,
  sketch: readonly Stroke[],
  square: Square,
  begun: Square | null,
): string[] {
  const drawn = sketch
    .filter(({ from }) => from === square)
    .map(({ to, colour }) => (to ? drawing.arrowTo(to, drawing.colours[colour]) : drawing.circle(drawing.colours[colour])));
  return begun === square ? [...drawn, drawing.begun] : drawn;
}
