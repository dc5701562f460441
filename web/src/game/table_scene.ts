// SPDX-License-Identifier: GPL-3.0-or-later
/** A game as the board shows it, and what the hand on the board means in the game. */
import { askableIn } from '../ask/ask';
import { turnOfFen, type BoardAsked, type BoardIntent, type Scene } from '../board/scene';
import { squaresOfUci, type Square } from '../core/squares';
import { aheadDestinations, premover } from './premove';
import { drawingOf } from './table_drawing';
import {
  bottomColor,
  destinations,
  isLive,
  movingColor,
  shownFen,
  shownPly,
  type Asked,
  type Intent,
  type TableState,
} from './table_state';

/** `autoFlip` turns a shared board towards the player on move. */
export function tableScene(table: TableState, autoFlip: boolean): Scene {
  const fen = shownFen(table);
  const last = table.answer.plies[shownPly(table) - 1];
  const ahead = table.ahead.fen ? premover(table) : null;
  const checks = isLive(table) ? table.answer.check : /[+#]$/.test(last?.san ?? '');
  return {
    fen,
    bottom: bottomColor(table, autoFlip),
    moving: isLive(table) ? (ahead ?? movingColor(table)) : null,
    destinations: ahead ? aheadDestinations(table) : destinations(table),
    isAhead: ahead !== null,
    premove: table.premove && [table.premove.from, table.premove.to],
    check: checks ? turnOfFen(fen) : null,
    lastMove: (last && squaresOfUci(last.uci)) ?? [],
    selected: table.selected,
    promotion: table.promotion,
    drawing: drawingOf(table),
    sketch: [],
    askable: askableAt(table),
    choosable: false,
    step: shownPly(table),
  };
}

function askableAt({ desk }: TableState): ReadonlySet<Square> {
  return desk?.kind === 'inquiry' ? askableIn(desk.asking) : new Set();
}

/** What the hand on the board asks of the game, heard by the table as it is then. */
export function askedOfTable(asked: BoardAsked, autoFlip: boolean): Asked {
  return (table) => {
    const intent = typeof asked === 'function' ? asked(tableScene(table, autoFlip)) : asked;
    return intent && intentOfBoard(table, intent);
  };
}

/** Any touch of the board while looking back first returns to the live position (8.2). */
function intentOfBoard(table: TableState, intent: BoardIntent): Intent | null {
  switch (intent.kind) {
    case 'select':
    case 'try':
      return isLive(table) ? intent : { kind: 'look', plies: table.answer.plies.length };
    case 'promote':
    case 'cancel':
    case 'ask':
      return intent;
    default:
      return null;
  }
}
