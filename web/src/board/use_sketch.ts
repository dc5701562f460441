// SPDX-License-Identifier: GPL-3.0-or-later
/** The reader's drawings on one page: they belong to the position they were drawn on, and nobody else sees them. */
import { useState } from 'preact/hooks';
import type { BoardAsked, Scene, Stroke, StrokeColour } from './scene';
import { withStroke } from './sketch';

export interface Sketching {
  /** The scene with what was drawn on its position. */
  drawnOn: (scene: Scene) => Scene;
  /** Hears of drawings and passes on everything else. */
  hearing: (scene: Scene, send: (asked: BoardAsked) => void) => (asked: BoardAsked) => void;
  pencil: StrokeColour | null;
  setPencil: (colour: StrokeColour | null) => void;
  clear: () => void;
}

const blank: { fen: string; sketch: readonly Stroke[] } = { fen: '', sketch: [] };

export function useSketch(): Sketching {
  const [drawn, setDrawn] = useState(blank);
  const [pencil, setPencil] = useState<StrokeColour | null>(null);
  const sketchOf = (fen: string) => (drawn.fen === fen ? drawn.sketch : blank.sketch);
  const drawnOn = (scene: Scene): Scene => ({ ...scene, sketch: sketchOf(scene.fen) });
  const hearing = ({ fen }: Scene, send: (asked: BoardAsked) => void) => (asked: BoardAsked) =>
    send((now) => {
      const intent = typeof asked === 'function' ? asked(drawnOn(now)) : asked;
      if (intent?.kind === 'clear-sketch') setDrawn(blank);
      else if (intent?.kind === 'sketch')
        setDrawn((before) => ({ fen, sketch: withStroke(before.fen === fen ? before.sketch : [], intent.stroke) }));
      else return intent;
      return null;
    });
  return { drawnOn, hearing, pencil, setPencil, clear: () => setDrawn(blank) };
}
