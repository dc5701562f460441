// SPDX-License-Identifier: GPL-3.0-or-later
/** What is drawn on the board for what lies on the desk of a game. */
import { drawingOfAsking } from '../ask/ask';
import { drawingOfMove, drawingOfReason, noDrawing, withArrow, type Drawing } from '../board/marks';
import { piecesOf } from '../core/squares';
import { isLive, shownFen, type TableState } from './table_state';

export function drawingOf(state: TableState): Drawing {
  const desk = state.desk;
  if (!desk) return ofStanding(state);
  switch (desk.kind) {
    case 'ruling': {
      const { reason, tried } = desk.card;
      const drawing = drawingOfReason(reason, tried?.from ?? null, tried?.to ?? null, piecesOf(shownFen(state)));
      const marks = new Map([...ofDuty(state).marks, ...drawing.marks]);
      return { ...drawing, marks, tried: tried ? [tried.from, tried.to] : [] };
    }
    case 'preview':
      return drawingOfMove(desk.uci, state.answer.fen, desk.answer.fen);
    case 'announce':
      return desk.uci ? withArrow(noDrawing(), desk.uci) : noDrawing();
    case 'inquiry':
      return drawingOfAsking(desk.asking);
    default:
      return noDrawing();
  }
}

/** What holds without a word on the desk. */
function ofStanding(state: TableState): Drawing {
  if (state.answer.outcome) return ofMate(state);
  const { premove } = state;
  return premove && isLive(state) ? withArrow(noDrawing(), premove.from + premove.to, 'ahead') : ofDuty(state);
}

/** The touched pieces, and the announced move that must be played (Article 4, 9.5.3). The arbiter's board has its own signs. */
function ofDuty(state: TableState): Drawing {
  const drawing = noDrawing();
  if (!isLive(state) || state.answer.outcome) return drawing;
  const { touched, must_play: duty, regulations } = state.answer;
  const binds = regulations.touch_move && regulations.mode === 'screen';
  for (const square of binds ? touched : []) drawing.marks.set(square, 'touched');
  if (duty?.square) drawing.marks.set(duty.square, 'touched');
  return duty?.uci ? withArrow(drawing, duty.uci) : drawing;
}

/** The final position of a mate shows who gives it. */
function ofMate(state: TableState): Drawing {
  const drawing = noDrawing();
  const { outcome, checkers, fen, turn } = state.answer;
  if (outcome?.reason !== 'checkmate' || !isLive(state)) return drawing;
  const king = [...piecesOf(fen)].find(([, piece]) => piece.kind === 'king' && piece.color === turn)?.[0];
  for (const square of checkers) {
    drawing.marks.set(square, 'attacker');
    if (king) drawing.arrows.push({ from: square, to: king, meaning: 'attack' });
  }
  return drawing;
}
