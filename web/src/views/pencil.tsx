// SPDX-License-Identifier: GPL-3.0-or-later
/** The pencil: a button that takes it into the hand, and its colours while it is there. For any page with a board. */
import type { Sketching } from '../board/use_sketch';
import { strokeColours } from '../board/scene';
import { usePage } from './context';
import { Icon } from './icons';

interface Props {
  sketching: Pick<Sketching, 'pencil' | 'setPencil' | 'clear'>;
}

export function PencilButton({ sketching: { pencil, setPencil } }: Props) {
  const { drawing } = usePage().messages;
  const label = pencil ? drawing.stop : drawing.draw;
  return (
    <button
      type="button"
      class="tool"
      aria-label={drawing.draw}
      aria-pressed={pencil !== null}
      title={label}
      onClick={() => setPencil(pencil ? null : 'green')}
      data-testid="pencil"
    >
      <Icon name="pencil" />
    </button>
  );
}

export function PencilBar({ sketching: { pencil, setPencil, clear } }: Props) {
  const { drawing } = usePage().messages;
  return (
    <div class="pencil" role="group" aria-label={drawing.pencil} data-testid="pencil-bar">
      {strokeColours.map((colour) => (
        <button
          key={colour}
          type="button"
          class={`tool pencil__colour stroke--${colour}`}
          aria-label={drawing.colours[colour]}
          aria-pressed={pencil === colour}
          title={drawing.colours[colour]}
          onClick={() => setPencil(colour)}
        />
      ))}
      <button
        type="button"
        class="tool"
        aria-label={drawing.clear}
        title={drawing.clear}
        onClick={clear}
        data-testid="clear-sketch"
      >
        <Icon name="erase" />
      </button>
    </div>
  );
}
