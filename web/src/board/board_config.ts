// SPDX-License-Identifier: GPL-3.0-or-later
/** A scene as chessground is to show it. Legal targets come with the scene; the board itself refuses nothing. */
import type { Config } from '@lichess-org/chessground/config';
import type { DrawShape } from '@lichess-org/chessground/draw';
import { piecesOf, type Square } from '../core/squares';
import type { Settings } from '../settings/settings';
import type { Drawing, Mark } from './marks';
import { turnOfFen, type Scene } from './scene';

export function boardConfig(scene: Scene, settings: Pick<Settings, 'targets'>): Config {
  const { fen, drawing, moving } = scene;
  const isToldAlready = [...drawing.marks.values()].includes('allowed');
  return {
    fen,
    orientation: scene.bottom,
    turnColor: turnOfFen(fen),
    check: scene.check ?? false,
    lastMove: [...scene.lastMove],
    selected: scene.selected,
    movable: {
      free: moving !== null,
      color: moving ?? undefined,
      dests: scene.destinations as Map<Square, Square[]>,
      showDests: settings.targets && !isToldAlready,
    },
    premovable: {
      enabled: scene.isAhead,
      showDests: settings.targets,
      customDests: scene.destinations as Map<Square, Square[]>,
      current: scene.premove ? [...scene.premove] : undefined,
    },
    highlight: { lastMove: true, check: true, custom: squareClasses(drawing) },
    drawable: { autoShapes: shapesOf(drawing, piecesOf(fen)) },
  } as Config;
}

/** Ground under the pieces: what a mark colours. Its shape is drawn above, so that colour alone tells nothing. */
function squareClasses(drawing: Drawing): Map<Square, string> {
  const classes = new Map<Square, string>();
  for (const [square, mark] of drawing.marks) classes.set(square, `mark-${mark}`);
  for (const square of drawing.vacated) classes.set(square, 'mark-vacated');
  for (const square of drawing.tried) if (!classes.has(square)) classes.set(square, 'mark-tried');
  return classes;
}

const brushes = { attack: 'fault', move: 'accent', ahead: 'ahead' } as const;

function shapesOf(drawing: Drawing, occupied: ReadonlyMap<Square, unknown>): DrawShape[] {
  return [
    ...drawing.arrows.map(({ from, to, meaning }): DrawShape => ({ orig: from, dest: to, brush: brushes[meaning] })),
    ...[...drawing.marks].map(([square, mark]): DrawShape => {
      const html = (occupied.has(square) ? overPiece[mark] : undefined) ?? markDrawings[mark];
      return { orig: square, customSvg: { html } };
    }),
    ...drawing.ghosts.map(({ square, piece }): DrawShape => ({
      orig: square,
      piece: { role: piece.kind, color: piece.color },
    })),
  ];
}

/** On a field of 100 by 100. Attacker: ring. In the way: corners. On the line: diamond. King: double ring. Refused: cross. Touched: a bar below.
 * There for good: a frame. Within reach: a disc for a white man, a square for a black one. */
const markDrawings: Readonly<Record<Mark, string>> = {
  attacker: '<circle class="draw-attacker" cx="50" cy="50" r="45"/>',
  obstacle: '<path class="draw-obstacle" d="M6 28V6h22M72 6h22v22M94 72v22H72M28 94H6V72"/>',
  path: '<path class="draw-path" d="M50 32 68 50 50 68 32 50Z"/>',
  king: '<circle class="draw-king" cx="50" cy="50" r="45"/><circle class="draw-king" cx="50" cy="50" r="37"/>',
  allowed: '<circle class="draw-allowed" cx="50" cy="50" r="14"/>',
  refused: '<path class="draw-refused" d="M38 38 62 62M62 38 38 62"/>',
  touched: '<path class="draw-touched" d="M14 90h72"/><circle class="draw-touched-dot" cx="50" cy="90" r="7"/>',
  chosen: '<path class="draw-chosen" d="M12 12h76v76H12z"/><path class="draw-chosen-tick" d="M34 52l11 11 21-25"/>',
  asked: '<path class="draw-refused" d="M30 30 70 70M70 30 30 70"/>',
  attacked: '<path class="draw-path" d="M50 38 62 50 50 62 38 50Z"/>',
  pointed: '<path class="draw-pointed" d="M14 34V14h20M66 14h20v20M86 66v20H66M34 86H14V66"/>',
  fixed: '<path class="draw-fixed" d="M7 7h86v86H7z"/>',
  'reach-white': '<circle class="draw-reach-white" cx="50" cy="50" r="13"/>',
  'reach-black': '<path class="draw-reach-black" d="M37 37h26v26H37z"/>',
  'reach-both':
    '<circle class="draw-reach-white" cx="33" cy="50" r="13"/><path class="draw-reach-black" d="M56 38h24v24H56z"/>',
};

/** Where a piece stands, these leave it to be seen: a ring around what may be captured, a small cross in the corner. */
const overPiece: Partial<Record<Mark, string>> = {
  allowed: '<circle class="draw-capture" cx="50" cy="50" r="45"/>',
  refused: '<path class="draw-refused" d="M76 10 90 24M90 10 76 24"/>',
  chosen: '<path class="draw-chosen" d="M12 12h76v76H12z"/><path class="draw-chosen-tick" d="M72 14l7 7 13-15"/>',
  attacked: '<path class="draw-path" d="M86 2 98 14 86 26 74 14Z"/>',
  'reach-white': '<circle class="draw-reach-white" cx="86" cy="14" r="10"/>',
  'reach-black': '<path class="draw-reach-black" d="M76 4h20v20H76z"/>',
  'reach-both':
    '<circle class="draw-reach-white" cx="62" cy="14" r="10"/><path class="draw-reach-black" d="M76 4h20v20H76z"/>',
};
