// SPDX-License-Identifier: GPL-3.0-or-later
/** A lesson as the board shows it, and what the hand on the board means in it. */
import { askableIn, drawingOfAsking } from '../ask/ask';
import { drawingOfReason, noDrawing, withArrow, type Drawing, type Mark } from '../board/marks';
import { destinationsOf, sceneOf, turnOfFen, type BoardAsked, type BoardIntent, type Scene } from '../board/scene';
import type { RulesCore } from '../core/core';
import { piecesOf, placementOf, squaresOfUci, type Color, type Piece, type Square } from '../core/squares';
import { pieceNamed } from './draft';
import type { LessonMark } from './lesson';
import { handMoves, handUse, isMove, shownFen, stepOf, stopOf, taskOf, type Player, type Stop } from './player';
import type { PlayerIntent } from './player_step';

export function lessonScene(core: RulesCore, player: Player): Scene {
  const stop = stopOf(player);
  const use = handUse(player);
  const fen = fenOnBoard(player);
  const turn = turnOfFen(fen);
  return sceneOf(fen, {
    bottom: bottomOf(player),
    moving: handMoves(use) ? moverOf(player, turn) : null,
    destinations: handMoves(use) ? destinationsOf(core.moves(fen)) : new Map(),
    check: !asksOfCheck(player) && core.isCheck(fen) ? turn : null,
    lastMove: lastMoveOf(stop),
    selected: stop.selected,
    promotion: stop.promotion,
    drawing: drawingOf(player),
    askable: stop.inquiry ? askableIn(stop.inquiry) : new Set(),
    choosable: !stop.inquiry && (use === 'mark' || use === 'place-one' || use === 'place-any'),
    step: stop.ply,
  });
}

/** Is it the reader who has to say whether this is check? Then the board does not. */
function asksOfCheck(player: Player): boolean {
  return taskOf(player)?.kind === 'state' && stopOf(player).met === null;
}

/** White sits at the bottom, except where the reader plays Black at the table. */
function bottomOf(player: Player): Color {
  const task = taskOf(player);
  const black = task?.kind === 'act' && task.you === 'black';
  return black !== player.flipped ? 'black' : 'white';
}

/** At a practice board the reader's own pieces, whoever is on move there: moving out of turn can happen. */
function moverOf(player: Player, turn: Color): Color {
  const task = taskOf(player);
  return task?.kind === 'act' ? task.you : turn;
}

/** With what the reader has placed. */
function fenOnBoard(player: Player): string {
  const fen = shownFen(player);
  const task = taskOf(player);
  const { draft } = stopOf(player);
  const [, ...fields] = fen.split(' ');
  const withPieces = (pieces: ReadonlyMap<Square, Piece>) => [placementOf(pieces), ...fields].join(' ');
  if (task?.kind === 'setup') return withPieces(draft.pieces);
  const square = draft.squares[0];
  if (task?.kind !== 'place' || !square) return fen;
  return withPieces(new Map([...piecesOf(fen), [square, pieceNamed(task.piece)]]));
}

function lastMoveOf({ line, ply, game }: Stop): Square[] {
  const uci = game ? game.shown.plies[game.shown.plies.length - 1]?.uci : line.moves[ply - 1]?.uci;
  return (uci && squaresOfUci(uci)) || [];
}

// ---- What is drawn

function drawingOf(player: Player): Drawing {
  const { refusal, inquiry, game } = stopOf(player);
  const pieces = piecesOf(shownFen(player));
  if (refusal) {
    const [reason] = refusal.reasons;
    const drawing = reason ? drawingOfReason(reason, refusal.from, refusal.to, pieces) : noDrawing();
    return { ...drawing, tried: refusal.from && refusal.to ? [refusal.from, refusal.to] : [] };
  }
  if (inquiry) return drawingOfAsking(inquiry);
  const verdict = ofVerdict(player);
  if (verdict) return verdict;
  if (game) return ofTouched(game.shown.touched);
  return ofStep(player);
}

/** The move that was wrong with what forbids it; of marked squares, which are too many and which are missing. */
function ofVerdict(player: Player): Drawing | null {
  const { verdict, draft } = stopOf(player);
  if (!verdict) return null;
  const { right, misses, reasons, answer } = verdict;
  if (!right && isMove(answer)) {
    const [from, to] = squaresOfUci(answer.move) ?? [null, null];
    const drawing = reasons[0] ? drawingOfReason(reasons[0], from, to, piecesOf(shownFen(player))) : noDrawing();
    if (reasons.length === 0) return withArrow(drawing, answer.move);
    return { ...drawing, tried: from && to ? [from, to] : [] };
  }
  if (!right && reasons[0]) return drawingOfReason(reasons[0], null, null, piecesOf(shownFen(player)));
  if ('squares' in answer) {
    const drawing = withMarks(noDrawing(), draft.squares, 'chosen');
    if (right) return drawing;
    const wrong = misses.filter(({ code }) => code === 'squares-wrong').flatMap(({ squares }) => squares);
    return withMarks(drawing, wrong.filter((square) => draft.squares.includes(square)), 'refused');
  }
  return null;
}

function ofTouched(touched: readonly Square[]): Drawing {
  return withMarks(noDrawing(), touched, 'touched');
}

/** The lesson's own marks and arrows, where its moves end and nothing of the reader's stands in their place. */
function ofStep(player: Player): Drawing {
  const step = stepOf(player);
  const { ply, given, draft, selected } = stopOf(player);
  const task = taskOf(player);
  const drawing = withMarks(noDrawing(), task?.kind === 'squares' ? draft.squares : [], 'chosen');
  if (draft.uci && task?.kind === 'claim') withArrow(drawing, draft.uci);
  if (!step || ply !== given || selected) return drawing;
  for (const [mark, squares] of Object.entries(step.marks ?? {})) withMarks(drawing, squares, mark as LessonMark);
  for (const [from, to] of step.arrows ?? []) drawing.arrows.push({ from, to, meaning: 'move' });
  return drawing;
}

function withMarks(drawing: Drawing, squares: readonly Square[], mark: Mark): Drawing {
  for (const square of squares) drawing.marks.set(square, mark);
  return drawing;
}

// ---- What the hand asks for

export function intentOfBoard(core: RulesCore, player: Player, asked: BoardAsked): PlayerIntent | null {
  const intent = typeof asked === 'function' ? asked(lessonScene(core, player)) : asked;
  return intent && meant(intent);
}

function meant(intent: BoardIntent): PlayerIntent | null {
  switch (intent.kind) {
    case 'select':
    case 'promote':
    case 'cancel':
    case 'ask':
    case 'choose':
      return intent;
    case 'try':
      return { kind: 'try', from: intent.from, to: intent.to };
    default:
      return null;
  }
}
