// SPDX-License-Identifier: GPL-3.0-or-later
/** The reader's own arrows and circles, over the pieces and under the grid. */
import type { Color } from '../core/squares';
import type { Stroke } from './scene';
import { arrowShape, middleOf } from './sketch';

interface Props {
  sketch: readonly Stroke[];
  /** The stroke that is being drawn. */
  current: Stroke | null;
  /** The pencil is in the hand: what is touched is the paper, not the pieces. */
  isOpen: boolean;
  bottom: Color;
}

export function SketchLayer({ sketch, current, isOpen, bottom }: Props) {
  return (
    <svg class={`sketch ${isOpen ? 'sketch--open' : ''}`} viewBox="0 0 8 8" aria-hidden="true" data-testid="sketch">
      {sketch.map((stroke) => (
        <Drawn key={`${stroke.from}${stroke.to}`} stroke={stroke} bottom={bottom} />
      ))}
      {current && <Drawn stroke={current} bottom={bottom} isCurrent />}
    </svg>
  );
}

function Drawn({ stroke, bottom, isCurrent = false }: { stroke: Stroke; bottom: Color; isCurrent?: boolean }) {
  const { from, to, colour } = stroke;
  const name = `stroke stroke--${colour} ${isCurrent ? 'stroke--current' : ''}`;
  const [x, y] = middleOf(from, bottom);
  if (!to) return <circle class={name} data-stroke={from} cx={x} cy={y} r="0.45" />;
  const { shaft, head } = arrowShape(from, to, bottom);
  return (
    <g class={name} data-stroke={`${from}${to}`}>
      <polyline points={shaft.join(' ')} />
      <polygon points={head.join(' ')} />
    </g>
  );
}
