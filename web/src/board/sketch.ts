// SPDX-License-Identifier: GPL-3.0-or-later
/** What the reader draws: arrows and circles, private to the page. No DOM. */
import { files, type Color, type File, type Square } from '../core/squares';
import type { Stroke, StrokeColour } from './scene';

/** Adds a stroke. The same one again takes it away; another colour takes the place of the one before. */
export function withStroke(sketch: readonly Stroke[], stroke: Stroke): readonly Stroke[] {
  const same = sketch.find(({ from, to }) => from === stroke.from && to === stroke.to);
  const others = sketch.filter((one) => one !== same);
  return same?.colour === stroke.colour ? others : [...others, stroke];
}

/** Shift or Ctrl draws red, Alt blue, both yellow; without them the pencil has its own colour. */
export function colourOf(
  keys: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  pencil: StrokeColour = 'green',
): StrokeColour {
  const red = keys.shiftKey || keys.ctrlKey;
  const blue = keys.altKey || keys.metaKey;
  return red && blue ? 'yellow' : red ? 'red' : blue ? 'blue' : pencil;
}

type Point = readonly [number, number];

/** The middle of a square on a field of 8 by 8, as the side at the bottom sees it. */
export function middleOf(square: Square, bottom: Color): Point {
  const file = files.indexOf(square[0] as File);
  const rank = Number(square[1]) - 1;
  return bottom === 'white' ? [file + 0.5, 7.5 - rank] : [7.5 - file, rank + 0.5];
}

export interface ArrowShape {
  /** The shaft, from outside the piece it leaves to the head. */
  shaft: Point[];
  /** The three corners of the head. */
  head: Point[];
}

const leaves = 0.34;
const headLength = 0.36;
const headWidth = 0.42;
const stopsBefore = 0.1;

/** An arrow from square to square; a knight's goes round the corner, its long way first. */
export function arrowShape(from: Square, to: Square, bottom: Color): ArrowShape {
  const [start, end] = [middleOf(from, bottom), middleOf(to, bottom)];
  const [across, along] = [end[0] - start[0], end[1] - start[1]];
  const bends = Math.abs(across * along) === 2;
  const corner: Point = Math.abs(across) > Math.abs(along) ? [end[0], start[1]] : [start[0], end[1]];
  const last = bends ? corner : start;
  const tip = moved(end, last, stopsBefore);
  const neck = moved(tip, last, headLength);
  const first = moved(start, bends ? corner : end, leaves);
  const [x, y] = direction(tip, last);
  const half = headWidth / 2;
  return {
    shaft: bends ? [first, corner, neck] : [first, neck],
    head: [tip, [neck[0] - y * half, neck[1] + x * half], [neck[0] + y * half, neck[1] - x * half]],
  };
}

function direction(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return length === 0 ? [0, 0] : [x / length, y / length];
}

function moved(point: Point, towards: Point, by: number): Point {
  const [x, y] = direction(point, towards);
  return [point[0] + x * by, point[1] + y * by];
}
