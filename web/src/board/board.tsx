// SPDX-License-Identifier: GPL-3.0-or-later
/** chessground in the page: shows the table, and tells what the hand on the board tries. */
import { Chessground } from '@lichess-org/chessground';
import type { Api } from '@lichess-org/chessground/api';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Square } from '../core/squares';
import { bottomColor, isLive, shownFen, shownPly, type Asked, type Intent, type TableState } from '../game/table_state';
import type { Messages } from '../i18n/messages';
import type { Settings } from '../settings/settings';
import { boardConfig } from './board_config';
import { Coordinates } from './coordinates';
import { PromotionChooser } from './promotion_chooser';
import { SquareGrid } from './square_grid';

interface Props {
  state: TableState;
  settings: Settings;
  messages: Messages;
  send: (asked: Asked) => void;
}

export function Board({ state, settings, messages, send }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const ground = useRef<Api | null>(null);
  const shown = useRef({ fen: '', ply: 0, touched: false });
  const now = useRef({ send });
  now.current = { send };

  useLayoutEffect(() => {
    if (!holder.current) return;
    const api = Chessground(holder.current, {
      coordinates: false,
      autoCastle: false,
      blockTouchScroll: true,
      disableContextMenu: true,
      animation: { enabled: !matchMedia('(prefers-reduced-motion: reduce)').matches, duration: 180 },
      premovable: { enabled: false },
      draggable: { showGhost: true, distance: 4 },
      drawable: { brushes: brushes() },
      movable: {
        events: {
          after: (from, to) => {
            shown.current.touched = true;
            now.current.send((table) => tryOrQuestion(table, from as Square, to as Square, api.state.stats.dragged));
          },
        },
      },
      events: { select: (square) => now.current.send((table) => intentOfTouch(api, table, square as Square)) },
    });
    ground.current = api;
    const released = () => setTimeout(() => syncSelection(api), 2);
    const interrupted = () => api.state.draggable.current && api.cancelMove();
    const pressed = (event: Event) => letGo(api, event as MouseEvent | TouchEvent);
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

  /** chessground lets go of a piece that is clicked again; the table follows. */
  function syncSelection(api: Api) {
    now.current.send((table) => {
      const held = table.selected && api.state.movable.color === api.state.pieces.get(table.selected)?.color;
      return held && !api.state.selected && !table.promotion ? { kind: 'select', square: null } : null;
    });
  }

  useLayoutEffect(() => {
    const api = ground.current;
    if (!api) return;
    const { fen: position, ...config } = boardConfig(state, settings);
    const ply = shownPly(state);
    const fen = shownFen(state);
    const changed = shown.current.touched || fen !== shown.current.fen;
    const step = Math.abs(ply - shown.current.ply) <= 1;
    api.set({ ...config, ...(changed ? { fen: position! } : {}), animation: { enabled: step && !reducedMotion() } });
    shown.current = { fen, ply, touched: false };
  });

  const bottom = bottomColor(state, settings.autoFlip);
  return (
    <div class="board" data-testid="board" onContextMenu={() => state.selected && send({ kind: 'cancel' })}>
      <div class="board__ground" ref={holder} />
      {settings.coordinates && <Coordinates bottom={bottom} />}
      <SquareGrid state={state} bottom={bottom} messages={messages} send={send} />
      {state.promotion && <PromotionChooser to={state.promotion.to} bottom={bottom} messages={messages} send={send} />}
    </div>
  );
}

/** Pressing on an own piece picks it up, also while another one is selected: chessground would capture the own piece instead. */
function letGo(api: Api, event: MouseEvent | TouchEvent): void {
  const { selected, pieces, movable } = api.state;
  const point = 'touches' in event ? event.touches[0] : event;
  const square = point && selected && api.getKeyAtDomPos([point.clientX, point.clientY]);
  if (square && square !== selected && pieces.get(square)?.color === movable.color) api.selectSquare(null);
}

/**
 * What a touched square means: a selection, a question about a square, or a try. chessground tells of it a moment later, when it
 * has already made the move of a piece it held; that move is told by itself. It holds none where the player is not on move, and
 * where the page has not yet drawn what came before.
 */
function intentOfTouch(api: Api, table: TableState, square: Square): Intent | null {
  if (!isLive(table)) return { kind: 'look', plies: table.answer.plies.length };
  if (isAskedAbout(table, square)) return { kind: 'ask', square };
  if (api.state.selected === square) return { kind: 'select', square };
  if (table.selected && table.selected !== square && !api.state.selected) {
    const isMadeAlready = !api.state.pieces.has(table.selected);
    return isMadeAlready ? null : { kind: 'try', from: table.selected, to: square, dragged: false };
  }
  return { kind: 'select', square: api.state.pieces.has(square) ? square : null };
}

/** While the desk tells what a piece can do, a click on a square it may not go to asks why. */
function isAskedAbout(table: TableState, square: Square): boolean {
  return table.desk?.kind === 'inquiry' && table.desk.answer.refused.some(({ to }) => to === square);
}

function tryOrQuestion(table: TableState, from: Square, to: Square, dragged: boolean): Intent {
  return !dragged && isAskedAbout(table, to) ? { kind: 'ask', square: to } : { kind: 'try', from, to, dragged };
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
  };
}
