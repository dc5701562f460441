// SPDX-License-Identifier: GPL-3.0-or-later
/** What happens in a lesson: each step takes the value and what was asked for, and gives the next value. */
import { askStep, type AskIntent } from '../ask/ask';
import type { RulesCore } from '../core/core';
import { isSquare, piecesOf, promotionLetter, squaresOfUci, type Piece, type PromotionKind, type Square } from '../core/squares';
import type { Deed, GameEvent, TaskAnswer } from '../core/types';
import { readEntry } from '../game/move_entry';
import { answerOf, draftOf, placed, squaresIn, toggled, type Draft } from './draft';
import { upTo, withMove } from './line';
import {
  askedAt,
  eventsOf,
  gameOf,
  handMoves,
  handUse,
  isMove,
  lastStop,
  newStop,
  shownFen,
  solutionOf,
  stopOf,
  taskOf,
  withAnswer,
  withStop,
  withStopPart,
  type Player,
  type Stop,
} from './player';

export type PlayerIntent =
  | { kind: 'go'; at: number }
  | { kind: 'branch'; branch: number }
  | { kind: 'look'; ply: number }
  | { kind: 'look-at-event'; events: number }
  | { kind: 'reset' | 'flip' | 'inquire' | 'answer' | 'show-solution' | 'cancel' | 'take-back' }
  | { kind: 'select'; square: Square | null }
  | { kind: 'try'; from: Square; to: Square }
  | { kind: 'promote'; to: PromotionKind }
  | { kind: 'ask'; square: Square }
  | { kind: 'choose'; square: Square }
  | { kind: 'type'; text: string }
  | { kind: 'fill'; part: Partial<Draft> }
  | { kind: 'act'; deed: Deed };

/** Between two acts at a practice board, on its clock. */
const thinking_ms = 2000;

export function playerStep(core: RulesCore, player: Player, intent: PlayerIntent): Player {
  switch (intent.kind) {
    case 'go':
      return withStop(core, { ...player, at: Math.max(0, Math.min(intent.at, lastStop(player.lesson))) });
    case 'branch':
      return withStop(core, { ...player, branch: intent.branch });
    case 'look':
      return look(player, intent.ply);
    case 'look-at-event':
      return lookAtEvent(core, player, intent.events);
    case 'reset':
      return withStopPart(player, { ...newStop(core, player), wrong: stopOf(player).wrong });
    case 'flip':
      return { ...withStopPart(player, { promotion: null }), flipped: !player.flipped };
    case 'select':
      return select(core, player, intent.square);
    case 'try':
      return tryMove(core, player, intent.from, intent.to, null);
    case 'promote': {
      const { promotion } = stopOf(player);
      return promotion ? tryMove(core, player, promotion.from, promotion.to, intent.to) : player;
    }
    case 'cancel':
      return withStopPart(player, { selected: null, promotion: null, inquiry: null, refusal: null });
    case 'inquire':
      return inquire(core, player);
    case 'ask':
      return ask(core, player, intent.square);
    case 'choose':
      return choose(player, intent.square);
    case 'type':
      return type(core, player, intent.text);
    case 'fill':
      return fill(player, intent.part);
    case 'answer':
      return answer(core, player);
    case 'show-solution':
      return showSolution(core, player);
    case 'act':
      return act(core, player, intent.deed);
    case 'take-back':
      return takeBack(player);
  }
}

const nothingHeld = { selected: null, promotion: null, inquiry: null, refusal: null, unread: null } satisfies Partial<Stop>;

function look(player: Player, ply: number): Player {
  const { line } = stopOf(player);
  return withStopPart(player, { ...nothingHeld, ply: Math.max(0, Math.min(ply, line.moves.length)) });
}

function lookAtEvent(core: RulesCore, player: Player, events: number): Player {
  const { game, line, draft } = stopOf(player);
  const task = taskOf(player);
  if (!game || !task) return player;
  const all = [...eventsOf(task), ...draft.events];
  const shown = events >= all.length ? game.now : gameOf(core, task, line.start, all.slice(0, events))!;
  return withStopPart(player, { ...nothingHeld, game: { ...game, shown, events: Math.min(events, all.length) } });
}

// ---- The hand on the board

function select(core: RulesCore, player: Player, square: Square | null): Player {
  const { selected, inquiry } = stopOf(player);
  if (square === selected && !inquiry) return player;
  const held = withStopPart(player, { ...nothingHeld, selected: square });
  return square && touches(player, square) ? withStopPart(act(core, held, { do: 'touch', squares: [square] }), { selected: square }) : held;
}

/** At a practice board a piece that is taken into the hand has been touched. */
function touches(player: Player, square: Square): boolean {
  const task = taskOf(player);
  if (task?.kind !== 'act' || handUse(player) !== 'act' || !task.offers.includes('touch')) return false;
  return piecesOf(shownFen(player)).has(square) && !stopOf(player).game?.now.touched.includes(square);
}

/** Asks about the piece in the hand, or whatever the hand will point at; asked again, it ends. */
function inquire(core: RulesCore, player: Player): Player {
  const { selected, inquiry } = stopOf(player);
  if (inquiry) return withStopPart(player, { inquiry: null });
  const about: AskIntent = selected ? { kind: 'at', fen: shownFen(player), square: selected } : { kind: 'begin' };
  return withStopPart(player, { ...nothingHeld, selected, inquiry: askStep(core, null, about, selected === null) });
}

function ask(core: RulesCore, player: Player, square: Square): Player {
  const { inquiry } = stopOf(player);
  if (!inquiry) return player;
  const about: AskIntent = { kind: 'at', fen: shownFen(player), square };
  return withStopPart(player, { inquiry: askStep(core, inquiry, about, inquiry.points) });
}

/** A piece is put down: the answer, the move announced, the act at the table, or a try of one's own. */
function tryMove(core: RulesCore, player: Player, from: Square, to: Square, becomes: PromotionKind | null): Player {
  const use = handUse(player);
  if (!handMoves(use)) return withStopPart(player, nothingHeld);
  if (from === to) return withStopPart(player, { promotion: null });
  const fen = shownFen(player);
  const legal = core.moves(fen).filter(({ uci }) => uci.startsWith(from + to));
  const promotes = legal.some(({ uci }) => uci.length === 5);
  if (promotes && becomes === null) return withStopPart(player, { ...nothingHeld, selected: from, promotion: { from, to } });
  const uci = from + to + (promotes && becomes ? promotionLetter[becomes] : '');
  return playMove(core, withStopPart(player, nothingHeld), uci, legal.length > 0);
}

function playMove(core: RulesCore, player: Player, uci: string, legal: boolean): Player {
  switch (handUse(player)) {
    case 'answer':
      return judged(core, player, { ...stopOf(player).draft, uci });
    case 'announce':
      return legal ? fill(player, { uci }) : refused(core, player, uci);
    case 'act':
      return act(core, player, { do: makes(player) ? 'make' : 'move', uci });
    case 'try':
      return legal ? tried(core, player, uci) : refused(core, player, uci);
    default:
      return player;
  }
}

/** Where the clock is pressed by the reader, a move on the board is not completed yet (6.2.1). */
function makes(player: Player): boolean {
  const task = taskOf(player);
  return task?.kind === 'act' && task.offers.includes('press');
}

/** A legal move beyond the lesson's own: the board is live, and the program answers nothing. */
function tried(core: RulesCore, player: Player, uci: string): Player {
  const { line, ply } = stopOf(player);
  const next = withMove(core, upTo(line, ply), uci);
  return next ? withStopPart(player, { ...nothingHeld, line: next, ply: next.moves.length }) : player;
}

function refused(core: RulesCore, player: Player, text: string): Player {
  const { reasons, uci } = core.explain(shownFen(player), text);
  const [from, to] = squaresOfUci(uci ?? text) ?? [null, null];
  return withStopPart(player, { ...nothingHeld, verdict: null, refusal: { from, to, reasons } });
}

/** The last of the reader's own tries, or acts at the table, is taken back. */
function takeBack(player: Player): Player {
  const { line, told, ply } = stopOf(player);
  if (line.moves.length <= told) return player;
  const shorter = upTo(line, Math.max(told, Math.min(ply, line.moves.length) - 1));
  return withStopPart(player, { ...nothingHeld, line: shorter, ply: shorter.moves.length });
}

function choose(player: Player, square: Square): Player {
  const { draft } = stopOf(player);
  switch (handUse(player)) {
    case 'mark':
      return fill(player, { squares: toggled(draft.squares, square) });
    case 'place-one':
      return piecesOf(shownFen(player)).has(square) ? player : fill(player, { squares: draft.squares[0] === square ? [] : [square] });
    case 'place-any':
      return fill(player, { pieces: placed(draft, square) });
    default:
      return player;
  }
}

/** What was said to an earlier answer goes when the answer changes. */
function fill(player: Player, part: Partial<Draft>): Player {
  const { draft, met, verdict } = stopOf(player);
  if (met) return player;
  return withStopPart(player, { ...nothingHeld, draft: { ...draft, ...part }, verdict: verdict?.right ? verdict : null });
}

// ---- What is typed

function type(core: RulesCore, player: Player, text: string): Player {
  const use = handUse(player);
  if (handMoves(use)) return typeMove(core, player, text);
  const unread = withStopPart(player, { unread: text });
  if (use === 'place-any') return typePiece(player, text) ?? unread;
  const squares = squaresIn(text);
  if (!squares || use === 'look' || (use === 'place-one' && squares.length > 1)) return unread;
  return squares.reduce(choose, withStopPart(player, { unread: null }));
}

function typeMove(core: RulesCore, player: Player, text: string): Player {
  const fen = shownFen(player);
  const move = readEntry(text, core.moves(fen));
  if (move) return playMove(core, withStopPart(player, nothingHeld), move.uci, true);
  const typed = text.trim();
  if (/^[a-h][1-8][a-h][1-8][qrbn]?$/.test(typed)) return playMove(core, player, typed, false);
  const { reasons } = core.explain(fen, typed);
  return withStopPart(player, { ...nothingHeld, verdict: null, refusal: { from: null, to: null, reasons }, unread: text });
}

const kindOfLetter = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' } as const;

/** "Ke1" puts a white king there, "ke8" a black one, "-e1" takes away; a whole placement as in a FEN replaces all. */
function typePiece(player: Player, text: string): Player | null {
  const typed = text.trim();
  if (/^[1-8a-zA-Z]+(\/[1-8a-zA-Z]+){7}/.test(typed)) return fill(player, { pieces: piecesOf(typed) });
  const [, letter, square] = /^([-kqrbnpKQRBNP])([a-h][1-8])$/.exec(typed) ?? [];
  if (!letter || !square || !isSquare(square)) return null;
  const pieces = new Map(stopOf(player).draft.pieces);
  if (letter === '-') pieces.delete(square);
  else pieces.set(square, pieceOfLetter(letter));
  return fill(player, { pieces });
}

function pieceOfLetter(letter: string): Piece {
  const lower = letter.toLowerCase() as keyof typeof kindOfLetter;
  return { color: letter === lower ? 'black' : 'white', kind: kindOfLetter[lower] };
}

// ---- Answers

function answer(core: RulesCore, player: Player): Player {
  const task = taskOf(player);
  const stop = stopOf(player);
  if (!task || stop.met || answerOf(task, stop.draft) === null) return player;
  return judged(core, player, stop.draft);
}

/** The rules judge the answer; a right one goes on with its move and the lesson's reply. */
function judged(core: RulesCore, player: Player, draft: Draft): Player {
  const task = taskOf(player);
  const stop = stopOf(player);
  const given = task && answerOf(task, draft);
  if (!task || !given) return player;
  const { start, moves } = askedAt(stop);
  const { right, misses, reasons } = core.judge(start, moves, task, given);
  const verdict = { right, misses, reasons, answer: given };
  if (!right) return withStopPart(player, { ...nothingHeld, draft: wrongDraft(draft, given), verdict, wrong: stop.wrong + 1 });
  return withStopPart(player, { ...nothingHeld, ...answered(core, player, given), draft, verdict, met: 'solved' });
}

/** A wrong move does not stay; a wrong mark does, to be mended. */
function wrongDraft(draft: Draft, given: TaskAnswer): Draft {
  return isMove(given) ? { ...draft, uci: null } : draft;
}

function answered(core: RulesCore, player: Player, given: TaskAnswer): Partial<Stop> {
  const task = taskOf(player)!;
  const { line, given: plies } = stopOf(player);
  if (task.kind !== 'move' || !isMove(given)) return {};
  const next = withAnswer(core, upTo(line, plies), given.move, task.reply);
  return { line: next, told: next.moves.length, ply: next.moves.length };
}

/** One right answer, as the reader would have given it. */
function showSolution(core: RulesCore, player: Player): Player {
  const task = taskOf(player);
  const stop = stopOf(player);
  if (!task || stop.met) return player;
  const solution = solutionOf(core, upTo(stop.line, stop.given), task);
  if (!solution) return player;
  const part = { ...answered(core, player, solution), draft: draftOf(task, solution, stop.draft) };
  const shown = withStopPart(player, { ...nothingHeld, ...part, verdict: null, met: 'shown' });
  return task.kind === 'act' ? told(core, shown) : shown;
}

// ---- The practice board

function act(core: RulesCore, player: Player, deed: Deed): Player {
  const task = taskOf(player);
  const { draft, met, game } = stopOf(player);
  if (task?.kind !== 'act' || met || !game) return player;
  const event = { at: timeOf([...eventsOf(task), ...draft.events]) + thinking_ms, by: task.you, ...deed } as GameEvent;
  const done = told(core, withStopPart(player, { ...nothingHeld, draft: { ...draft, events: [...draft.events, event] } }));
  return judgedAct(core, done);
}

function timeOf(events: readonly GameEvent[]): number {
  return events[events.length - 1]?.at ?? 0;
}

function told(core: RulesCore, player: Player): Player {
  const task = taskOf(player)!;
  const { draft, line } = stopOf(player);
  const events = [...eventsOf(task), ...draft.events];
  const game = gameOf(core, task, line.start, events);
  return game ? withStopPart(player, { game: { now: game, shown: game, events: events.length } }) : player;
}

/** After each act: the goal is reached, or what must never happen has; otherwise the practice goes on. */
function judgedAct(core: RulesCore, player: Player): Player {
  const task = taskOf(player);
  const stop = stopOf(player);
  const given = task && answerOf(task, stop.draft);
  if (!given) return player;
  const { start, moves } = askedAt(stop);
  const { right, misses, reasons } = core.judge(start, moves, task, given);
  const verdict = { right, misses, reasons, answer: given };
  if (right) return withStopPart(player, { verdict, met: 'solved' });
  const over = misses.some(({ code }) => code !== 'not-yet') || stop.game?.now.outcome;
  return over ? withStopPart(player, { verdict, wrong: stop.wrong + 1 }) : withStopPart(player, { verdict: null });
}
