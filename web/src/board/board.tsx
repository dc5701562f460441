// SPDX-License-Identifier: GPL-3.0-or-later
/** chessground in the page: shows a scene, and tells what the hand on the board tries. */
import { Chessground } from '@lichess-org/chessground';
import type { Api } from '@lichess-org/chessground/api';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Square } from '../core/squares';
import type { Messages } from '../i18n/messages';
import type { Settings } from '../settings/settings';
import { boardConfig } from './board_config';
import { Coordinates } from './coordinates';
import { PromotionChooser } from './promotion_chooser';
import { mayMove, type BoardAsked, type BoardIntent, type Scene, type StrokeColour } from './scene';
import { SketchLayer } from './sketch_layer';
import { SquareGrid } from './square_grid';
import { usePencil } from './use_pencil';

interface Props {
  scene: Scene;
  settings: Pick<Settings, 'coordinates' | 'targets'>;
  messages: Messages;
  send: (asked: BoardAsked) => void;
  /** The pencil in the hand, by its colour: every touch draws. */
  pencil?: StrokeColour | null;
}

export function Board({ scene, settings, messages, send, pencil = null }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const ground = useRef<Api | null>(null);
  const shown = useRef({ fen: '', step: 0, touched: false });
  const now = useRef({ send, scene });
  now.current = { send, scene };

  useLayoutEffect(() => {
    if (!holder.current) return;
    const api = Chessground(holder.current, {
      coordinates: false,
      autoCastle: false,
      blockTouchScroll: true,
      disableContextMenu: true,
      animation: { enabled: !matchMedia('(prefers-reduced-motion: reduce)').matches, duration: 180 },
      premovable: {
        enabled: false,
        events: {
          set: (from, to, meta) => now.current.send(tryAhead(from as Square, to as Square, meta?.ctrlKey ?? false)),
        },
      },
      draggable: { showGhost: true, distance: 4 },
      drawable: { enabled: false, brushes: brushes() },
      movable: {
        events: {
          after: (from, to, meta) => {
            shown.current.touched = true;
            const asks = meta.ctrlKey ?? false;
            const { dragged } = api.state.stats;
            now.current.send((heard) => tryUnlessAsked(heard, { kind: 'try', from: from as Square, to: to as Square, dragged, asks }));
          },
        },
      },
      events: { select: (square) => now.current.send((heard) => intentOfTouch(api, heard, square as Square)) },
    });
    ground.current = api;
    const released = () => setTimeout(() => syncSelection(api), 2);
    const interrupted = () => api.state.draggable.current && api.cancelMove();
    const pressed = (event: Event) => letGo(api, now.current.scene, event as MouseEvent | TouchEvent);
    const field = holder.current;
    field.addEventListener('mousedown', pressed, { capture: true });
    field.addEventListener('touchstart', pressed, { capture: true, passive: true });
    document.addEventListener('mouseup', released);
    document.addEventListener('touchend', released);
    window.addEventListener('blur', interrupted);
    return () => {
      field.removeEventListener('mousedown', pressed, { capture: true });
      field.removeEventListener('touchstart', pressed, { capture: true });
      document.removeEventListener('mouseup', released);
      document.removeEventListener('touchend', released);
      window.removeEventListener('blur', interrupted);
      api.destroy();
    };
  }, []);

  /** chessground lets go of a piece that is clicked again; the scene follows. */
  function syncSelection(api: Api) {
    now.current.send((heard) => {
      const held = heard.selected && mayMove(heard, heard.selected);
      return held && !api.state.selected && !heard.promotion ? { kind: 'select', square: null } : null;
    });
  }

  useLayoutEffect(() => {
    const api = ground.current;
    if (!api) return;
    const { fen: position, ...config } = boardConfig(scene, settings);
    const { fen, step } = scene;
    const changed = shown.current.touched || fen !== shown.current.fen;
    const isNear = Math.abs(step - shown.current.step) <= 1;
    api.set({ ...config, ...(changed ? { fen: position! } : {}), animation: { enabled: isNear && !reducedMotion() } });
    shown.current = { fen, step, touched: false };
  });

  const { bottom, promotion, sketch } = scene;
  const [begun, setBegun] = useState<Square | null>(null);
  const drawn = usePencil(frame, { bottom, pencil, send });
  const current = drawn ?? (begun && { from: begun, to: null, colour: pencil ?? 'green' });
  return (
    <div class="board" data-testid="board" ref={frame} onContextMenu={(event) => event.preventDefault()}>
      <div class="board__ground" ref={holder} />
      {settings.coordinates && <Coordinates bottom={bottom} />}
      <SketchLayer sketch={sketch} current={current} isOpen={pencil !== null} bottom={bottom} />
      <SquareGrid scene={scene} messages={messages} send={send} pencil={pencil} begun={begun} setBegun={setBegun} />
      {promotion && <PromotionChooser to={promotion.to} bottom={bottom} messages={messages} send={send} />}
    </div>
  );
}

/** Pressing on an own piece picks it up, also while another one is selected: chessground would capture the own piece instead. */
function letGo(api: Api, scene: Scene, event: MouseEvent | TouchEvent): void {
  const { selected, pieces } = api.state;
  const point = 'touches' in event ? event.touches[0] : event;
  const square = point && selected && api.getKeyAtDomPos([point.clientX, point.clientY]);
  // Ahead of the reply, an own piece may be what the opponent takes first.
  if (square && scene.isAhead && scene.destinations.get(selected as Square)?.includes(square as Square)) return;
  if (square && square !== selected && pieces.get(square)?.color === pieces.get(selected)?.color) api.selectSquare(null);
}

/**
 * What a touched square means: a selection, a question about a square, or a try. chessground tells of it a moment later, when it
 * has already made the move of a piece it held; that move is told by itself. It holds none where the player is not on move, and
 * where the page has not yet drawn what came before.
 */
function intentOfTouch(api: Api, scene: Scene, square: Square): BoardIntent | null {
  if (scene.choosable) return { kind: 'choose', square };
  if (scene.askable.has(square)) return { kind: 'ask', square };
  if (api.state.selected === square) return { kind: 'select', square };
  // The click that set a move ahead: it is told by itself.
  const isSetBy = scene.isAhead && (scene.premove?.[1] === square || scene.promotion?.to === square);
  if (isSetBy) return null;
  if (scene.selected && scene.selected !== square && !api.state.selected) {
    const isMadeAlready = !api.state.pieces.has(scene.selected);
    return isMadeAlready ? null : { kind: 'try', from: scene.selected, to: square, dragged: false };
  }
  return { kind: 'select', square: api.state.pieces.has(square) ? square : null };
}

type Try = Extract<BoardIntent, { kind: 'try' }>;

/** A click on a square that is asked about has asked already, as a touch. */
function tryUnlessAsked({ askable }: Scene, tried: Try): BoardIntent | null {
  return !tried.dragged && askable.has(tried.to) ? null : tried;
}

function tryAhead(from: Square, to: Square, asks: boolean): Try {
  return { kind: 'try', from, to, dragged: true, asks };
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function brushes() {
  const brush = (key: string, color: string, opacity = 0.9, lineWidth = 7) => ({ key, color, opacity, lineWidth });
  return {
    green: brush('green', '#2E6650'),
    red: brush('red', '#B3261E'),
    blue: brush('blue', '#1F5C99'),
    yellow: brush('yellow', '#B98900'),
    accent: brush('accent', '#2E6650'),
    fault: brush('fault', '#B3261E'),
    ahead: brush('ahead', '#3D5A80', 0.75, 8),
  };
}
