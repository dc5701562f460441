// SPDX-License-Identifier: GPL-3.0-or-later
/** Drawing on a board with the right button, or, while the pencil is in the hand, with any button, finger or pen. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { boardRows, type Color, type Square } from '../core/squares';
import type { BoardAsked, Scene, Stroke, StrokeColour } from './scene';
import { colourOf } from './sketch';

interface Board {
  bottom: Color;
  /** The pencil's colour; null where the hand holds none. */
  pencil: StrokeColour | null;
  send: (asked: BoardAsked) => void;
}

/** Gives the stroke that is being drawn. */
export function usePencil(field: RefObject<HTMLElement>, board: Board): Stroke | null {
  const [current, setCurrent] = useState<Stroke | null>(null);
  const now = useRef(board);
  now.current = board;

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    let drawn: { stroke: Stroke; pointer: number } | null = null;
    const show = (next: typeof drawn) => {
      drawn = next;
      setCurrent(next && next.stroke);
    };
    const pressed = (event: PointerEvent) => {
      const { bottom, pencil, send } = now.current;
      if (drawn || !event.isPrimary) return show(null);
      if (!draws(event, pencil)) {
        if (event.button === 0) send(({ sketch }) => (sketch.length > 0 ? { kind: 'clear-sketch' } : null));
        return;
      }
      const from = squareAt(element, event, bottom);
      if (!from) return;
      element.setPointerCapture(event.pointerId);
      const colour = colourOf(event.button === 2 ? event : { ...noKeys, altKey: event.altKey }, pencil ?? 'green');
      show({ stroke: { from, to: null, colour }, pointer: event.pointerId });
    };
    const drew = (event: PointerEvent) => {
      if (drawn?.pointer !== event.pointerId) return;
      const at = squareAt(element, event, now.current.bottom);
      const to = at === drawn.stroke.from ? null : at;
      if (to !== drawn.stroke.to) show({ ...drawn, stroke: { ...drawn.stroke, to } });
    };
    const released = (event: PointerEvent) => {
      if (drawn?.pointer !== event.pointerId) return;
      const { stroke } = drawn;
      const isOnBoard = squareAt(element, event, now.current.bottom) !== null;
      show(null);
      if (!isOnBoard) return;
      now.current.send((scene) => (isHeld(scene) && !stroke.to ? null : { kind: 'sketch', stroke }));
      now.current.send((scene) => (isHeld(scene) ? { kind: 'cancel' } : null));
    };
    const interrupted = () => drawn && show(null);
    const events = { pointerdown: pressed, pointermove: drew, pointerup: released, pointercancel: interrupted };
    for (const [name, hear] of Object.entries(events)) element.addEventListener(name, hear as EventListener);
    window.addEventListener('blur', interrupted);
    return () => {
      for (const [name, hear] of Object.entries(events)) element.removeEventListener(name, hear as EventListener);
      window.removeEventListener('blur', interrupted);
    };
  }, []);
  return current;
}

/** There is something for a click to let go of, before it draws. */
function isHeld({ selected, premove }: Scene): boolean {
  return selected !== null || premove !== null;
}

const noKeys = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

/** The left button draws with the pencil in the hand, and with Shift, for a mouse with one button. */
function draws(event: PointerEvent, pencil: StrokeColour | null): boolean {
  return event.button === 2 || (event.button === 0 && (pencil !== null || event.shiftKey));
}

function squareAt(element: HTMLElement, { clientX, clientY }: MouseEvent, bottom: Color): Square | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const row = boardRows(bottom)[Math.floor(((clientY - top) / height) * 8)];
  return row?.[Math.floor(((clientX - left) / width) * 8)] ?? null;
}
