// SPDX-License-Identifier: GPL-3.0-or-later
/** What is drawn on the board for what lies on the desk: the same squares that the sentence names. */
import { piecesOf, squaresOfUci, type Piece, type Square } from '../core/squares';
import type { Reason } from '../core/types';
import { isLive, shownFen, type TableState } from '../game/table_state';

/** The part a square plays in a ruling. Each has its own shape as well as its own colour. */
export type Mark =
  | 'attacker'
  | 'obstacle'
  | 'path'
  | 'king'
  | 'allowed'
  | 'refused'
  | 'asked'
  | 'touched'
  /** It stands there for good. */
  | 'fixed'
  /** A man of that colour, or of either, can ever stand there. */
  | 'reach-white'
  | 'reach-black'
  | 'reach-both';

export interface Arrow {
  from: Square;
  to: Square;
  meaning: 'attack' | 'move';
}

export interface Drawing {
  marks: Map<Square, Mark>;
  arrows: Arrow[];
  /** Pieces as they would stand, where that differs from the position. */
  ghosts: { square: Square; piece: Piece }[];
  /** Squares whose piece would leave or be captured. */
  vacated: Square[];
}

const nothing = (): Drawing => ({ marks: new Map(), arrows: [], ghosts: [], vacated: [] });

export function drawingOf(state: TableState): Drawing {
  const desk = state.desk;
  if (!desk) return ofStanding(state);
  switch (desk.kind) {
    case 'ruling': {
      const { reason, tried } = desk.card;
      const drawing = ofReason(reason, tried?.from ?? null, tried?.to ?? null, piecesOf(shownFen(state)));
      return { ...drawing, marks: new Map([...ofDuty(state).marks, ...drawing.marks]) };
    }
    case 'preview':
      return ofPreview(desk.uci, state.answer.fen, desk.answer.fen);
    case 'study':
      return { ...nothing(), marks: new Map(desk.marks) };
    case 'announce':
      return desk.uci ? withArrow(nothing(), desk.uci) : nothing();
    case 'inquiry': {
      const drawing = nothing();
      for (const { to } of desk.answer.refused) drawing.marks.set(to, 'refused');
      for (const { to } of desk.answer.moves) drawing.marks.set(to, 'allowed');
      const refused = desk.answer.refused.find(({ to }) => to === desk.asked);
      if (!refused?.reasons[0]) return drawing;
      const reason = ofReason(refused.reasons[0], desk.answer.square, refused.to, piecesOf(shownFen(state)));
      for (const [square, mark] of reason.marks) drawing.marks.set(square, mark);
      drawing.marks.set(refused.to, 'asked');
      return { ...drawing, arrows: reason.arrows };
    }
    default:
      return nothing();
  }
}

/** What holds without a word on the desk. */
function ofStanding(state: TableState): Drawing {
  return state.answer.outcome ? ofMate(state) : ofDuty(state);
}

/** The touched pieces, and the announced move that must be played (Article 4, 9.5.3). The arbiter's board has its own signs. */
function ofDuty(state: TableState): Drawing {
  const drawing = nothing();
  if (!isLive(state) || state.answer.outcome) return drawing;
  const { touched, must_play: duty, regulations } = state.answer;
  const binds = regulations.touch_move && regulations.mode === 'screen';
  for (const square of binds ? touched : []) drawing.marks.set(square, 'touched');
  if (duty?.square) drawing.marks.set(duty.square, 'touched');
  return duty?.uci ? withArrow(drawing, duty.uci) : drawing;
}

/** The final position of a mate shows who gives it. */
function ofMate(state: TableState): Drawing {
  const drawing = nothing();
  const { outcome, checkers, fen, turn } = state.answer;
  if (outcome?.reason !== 'checkmate' || !isLive(state)) return drawing;
  const king = [...piecesOf(fen)].find(([, piece]) => piece.kind === 'king' && piece.color === turn)?.[0];
  for (const square of checkers) {
    drawing.marks.set(square, 'attacker');
    if (king) drawing.arrows.push({ from: square, to: king, meaning: 'attack' });
  }
  return drawing;
}

function ofReason(reason: Reason, from: Square | null, to: Square | null, pieces: Map<Square, Piece>): Drawing {
  const drawing = nothing();
  const parts = partsOf(reason, from, to, pieces);
  for (const square of parts.path) drawing.marks.set(square, 'path');
  for (const square of parts.obstacles) drawing.marks.set(square, 'obstacle');
  if (parts.king) drawing.marks.set(parts.king, 'king');
  for (const square of parts.attackers) drawing.marks.set(square, 'attacker');
  const attacked = parts.king ?? parts.path.find((square) => !pieces.has(square)) ?? to;
  if (attacked) for (const square of parts.attackers) drawing.arrows.push({ from: square, to: attacked, meaning: 'attack' });
  return drawing;
}

interface Parts {
  attackers: Square[];
  obstacles: Square[];
  path: Square[];
  king: Square | null;
}

/** Attackers and line as the core tells them; of the other squares that the sentence names, what stands there tells the part. */
function partsOf(reason: Reason, from: Square | null, to: Square | null, pieces: Map<Square, Piece>): Parts {
  const { attackers } = reason;
  const path = reason.path.filter((square) => square !== from);
  const mover = from ? pieces.get(from)?.color : undefined;
  const others = reason.squares.filter((square) => square !== from && !attackers.includes(square) && !path.includes(square));
  const king = others.find((square) => pieces.get(square)?.kind === 'king' && pieces.get(square)?.color === mover) ?? null;
  const onArrival = attackers.length === 0 && path.length === 0 && to && others.includes(to) ? [to] : [];
  const obstacles = [...path, ...onArrival].filter((square) => square !== king && pieces.has(square));
  return { attackers, path: path.filter((square) => !pieces.has(square)), king, obstacles };
}

function ofPreview(uci: string, before: string, after: string | null): Drawing {
  const drawing = withArrow(nothing(), uci);
  if (!after) return drawing;
  const old = piecesOf(before);
  const next = piecesOf(after);
  for (const [square, piece] of next) {
    const stood = old.get(square);
    if (stood?.kind !== piece.kind || stood.color !== piece.color) drawing.ghosts.push({ square, piece });
  }
  drawing.vacated = [...old.keys()].filter(
    (square) => !next.has(square) || drawing.ghosts.some((ghost) => ghost.square === square),
  );
  return drawing;
}

function withArrow(drawing: Drawing, uci: string): Drawing {
  const squares = squaresOfUci(uci);
  if (squares) drawing.arrows.push({ from: squares[0], to: squares[1], meaning: 'move' });
  return drawing;
}
