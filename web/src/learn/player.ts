// SPDX-License-Identifier: GPL-3.0-or-later
/** A lesson while it is read: a value without a DOM; player_step.ts gives the next one. */
import type { Asking } from '../ask/ask';
import type { RulesCore } from '../core/core';
import { initialFen, type Square } from '../core/squares';
import type { GameAnswer, GameEvent, GameSetup, Miss, Reason, TaskAnswer } from '../core/types';
import { newDraft, type Draft } from './draft';
import type { Branch, Lesson, Step, Task } from './lesson';
import { stepsOf } from './lesson';
import { endOf, fenAt, lineOf, ucisOf, upTo, withMove, type Line } from './line';
import type { Met } from './progress';

/** What was said to the answer given last. */
export interface Verdict {
  right: boolean;
  misses: Miss[];
  reasons: Reason[];
  answer: TaskAnswer;
}

/** A move tried on the board that the Laws refuse. */
export interface Refusal {
  from: Square | null;
  to: Square | null;
  reasons: Reason[];
}

/** What the reader has done at one step, or at one branch. */
export interface Stop {
  /** The lesson's moves, then that of the answer and the reply to it, then what the reader tries. */
  line: Line;
  /** How many moves were played before the reader acts. */
  given: number;
  /** How many belong to the lesson; those behind them are tries of the reader. */
  told: number;
  /** The position shown: after so many moves. */
  ply: number;
  selected: Square | null;
  promotion: { from: Square; to: Square } | null;
  draft: Draft;
  /** How many answers were wrong. */
  wrong: number;
  verdict: Verdict | null;
  met: Met | null;
  refusal: Refusal | null;
  /** What is asked of the board, and the answer. */
  inquiry: Asking | null;
  /** The game at the table, where the task has one: after all events, and after those looked at. */
  game: { now: GameAnswer; shown: GameAnswer; events: number } | null;
  /** What was typed could not be read. */
  unread: string | null;
}

export interface Player {
  lesson: Lesson;
  /** The step shown, from 0; behind the last one stand the branches. */
  at: number;
  branch: number;
  stops: Readonly<Record<string, Stop>>;
  flipped: boolean;
}

/** Wrong answers after which the solution may be looked at. */
export const triesBeforeSolution = 2;

export function newPlayer(core: RulesCore, lesson: Lesson, at = 0): Player {
  const first: Player = { lesson, at: Math.max(0, Math.min(at, lastStop(lesson))), branch: 0, stops: {}, flipped: false };
  return withStop(core, first);
}

/** Of the last stop: a step, or the branches. */
export function lastStop(lesson: Lesson): number {
  const steps = stepsOf(lesson).length;
  return Math.max(0, branchesOf(lesson).length > 0 ? steps : steps - 1);
}

export function branchesOf(lesson: Lesson): Branch[] {
  return lesson.branch ?? [];
}

/** The step shown; null at the branches. */
export function stepOf({ lesson, at }: Player): Step | null {
  return stepsOf(lesson)[at] ?? null;
}

function branchOf(player: Player): Branch | null {
  return stepOf(player) ? null : (branchesOf(player.lesson)[player.branch] ?? null);
}

/** The task that waits at the step shown. */
export function taskOf(player: Player): Task | null {
  return stepOf(player)?.task ?? null;
}

function keyOf(player: Player): string {
  return stepOf(player) ? String(player.at) : `branch ${player.branch}`;
}

/** The player where the stop of that key is. */
function standingAt(player: Player, key: string): Player {
  const branch = /^branch (\d+)$/.exec(key)?.[1];
  return branch === undefined ? { ...player, at: Number(key) } : { ...player, at: stepsOf(player.lesson).length, branch: Number(branch) };
}

export function stopOf(player: Player): Stop {
  const stop = player.stops[keyOf(player)];
  if (!stop) throw new Error('a lesson stands where it has not been');
  return stop;
}

export function withStopPart(player: Player, part: Partial<Stop>): Player {
  return { ...player, stops: { ...player.stops, [keyOf(player)]: { ...stopOf(player), ...part } } };
}

/** The player with a value for where it stands; what was done there before is kept. */
export function withStop(core: RulesCore, player: Player): Player {
  if (player.stops[keyOf(player)]) return player;
  return { ...player, stops: { ...player.stops, [keyOf(player)]: newStop(core, player) } };
}

/** As it was before the reader did anything there. */
export function newStop(core: RulesCore, player: Player): Stop {
  const branch = branchOf(player);
  const line = branch ? branchLine(core, player.lesson, branch) : stepLine(core, player.lesson, player.at);
  const given = line.moves.length;
  const task = taskOf(player);
  const game = task && gameOf(core, task, line.start, eventsOf(task));
  return {
    line,
    given,
    told: given,
    ply: branch ? 0 : given,
    selected: null,
    promotion: null,
    draft: newDraft(task ?? undefined, line.start),
    wrong: 0,
    verdict: null,
    met: null,
    refusal: null,
    inquiry: null,
    game: game && { now: game, shown: game, events: eventsOf(task).length },
    unread: null,
  };
}

function branchLine(core: RulesCore, lesson: Lesson, branch: Branch): Line {
  return lineOf(core, endOf(stepLine(core, lesson, 0)), branch.moves);
}

/** Where the step begins, with the moves it plays. A step without a position begins where the one before ends. */
function stepLine(core: RulesCore, lesson: Lesson, at: number): Line {
  const step = stepsOf(lesson)[at];
  const start = step?.fen ?? (at > 0 ? endOf(metLine(core, lesson, at - 1)) : initialFen);
  return lineOf(core, start, step?.moves);
}

/** The step's line with a right answer and the reply to it: the one that the tests of the lessons go on from. */
function metLine(core: RulesCore, lesson: Lesson, at: number): Line {
  const line = stepLine(core, lesson, at);
  const task = stepsOf(lesson)[at]?.task;
  if (task?.kind !== 'move') return line;
  const solution = solutionOf(core, line, task);
  return solution && isMove(solution) ? withAnswer(core, line, solution.move, task.reply) : line;
}

export function solutionOf(core: RulesCore, line: Line, task: Task): TaskAnswer | null {
  return core.judge(line.start, ucisOf(line), task, null, true).solution;
}

/** The answer is a move to be played, not a claim with one. */
export function isMove(answer: TaskAnswer): answer is { move: string } {
  return 'move' in answer && !('kind' in answer);
}

/** The right move, and the lesson's reply to it. */
export function withAnswer(core: RulesCore, line: Line, move: string, reply: string | undefined): Line {
  const answered = withMove(core, line, move) ?? line;
  return (reply && withMove(core, answered, reply)) || answered;
}

// ---- Another language

/** `lesson`: the same in another language. What the reader did stays, what the rules said to it is said again, and a question is over. */
export function retold(core: RulesCore, player: Player, lesson: Lesson): Player {
  const there = { ...player, lesson };
  const stops = Object.keys(player.stops).map((key) => [key, retoldStop(core, standingAt(there, key))] as const);
  return { ...there, stops: Object.fromEntries(stops) };
}

function retoldStop(core: RulesCore, player: Player): Stop {
  const stop = stopOf(player);
  const task = taskOf(player);
  const { start, moves } = askedAt(stop);
  const said = task && stop.verdict && core.judge(start, moves, task, stop.verdict.answer);
  const verdict = said && { ...stop.verdict!, misses: said.misses, reasons: said.reasons };
  return { ...stop, verdict, game: retoldGame(core, player), refusal: null, inquiry: null };
}

function retoldGame(core: RulesCore, player: Player): Stop['game'] {
  const task = taskOf(player);
  const { game, line, draft } = stopOf(player);
  if (!task || !game) return null;
  const all = [...eventsOf(task), ...draft.events];
  const after = (events: number) => gameOf(core, task, line.start, all.slice(0, events))!;
  return { ...game, now: after(all.length), shown: after(game.events) };
}

// ---- Tasks at the table

export function eventsOf(task: Task | null): readonly GameEvent[] {
  return task && (task.kind === 'ruling' || task.kind === 'act') ? (task.events ?? []) : [];
}

export function setupOf(task: Task, fen: string): GameSetup {
  const given = task.kind === 'ruling' || task.kind === 'act' ? task.setup : {};
  return { mode: 'board', touch_move: true, ...given, fen: given.fen ?? fen };
}

/** The game of a task that is played, or judged, at the table. */
export function gameOf(core: RulesCore, task: Task, fen: string, events: readonly GameEvent[]): GameAnswer | null {
  if (task.kind !== 'ruling' && task.kind !== 'act') return null;
  return core.game(setupOf(task, fen), events);
}

// ---- What the hand on the board is for

export type HandUse = 'answer' | 'announce' | 'act' | 'mark' | 'place-one' | 'place-any' | 'try' | 'look';

export function handUse(player: Player): HandUse {
  const stop = stopOf(player);
  const task = taskOf(player);
  if (stop.ply < stop.told) return 'look';
  if (!task || stop.met) return stop.game || task?.kind === 'setup' || task?.kind === 'place' ? 'look' : 'try';
  switch (task.kind) {
    case 'move':
      return 'answer';
    case 'squares':
      return 'mark';
    case 'place':
      return 'place-one';
    case 'setup':
      return 'place-any';
    case 'claim':
      return stop.draft.announces ? 'announce' : 'look';
    case 'act':
      return stop.game && stop.game.events === stop.draft.events.length + eventsOf(task).length ? 'act' : 'look';
    default:
      return 'look';
  }
}

/** The hand picks up pieces. */
export function handMoves(use: HandUse): boolean {
  return use === 'answer' || use === 'announce' || use === 'act' || use === 'try';
}

export function shownFen(player: Player): string {
  const { line, ply, game } = stopOf(player);
  return game ? game.shown.fen : fenAt(line, ply);
}

/** The moves up to where the task is asked, as the core judges it. */
export function askedAt(stop: Stop): { start: string; moves: string[] } {
  return { start: stop.line.start, moves: ucisOf(upTo(stop.line, stop.given)) };
}

/** Whether all that was answered there may be forgotten. */
export function canReset(player: Player): boolean {
  const stop = stopOf(player);
  const task = taskOf(player);
  return (
    stop.line.moves.length > stop.given ||
    stop.met !== null ||
    stop.verdict !== null ||
    stop.refusal !== null ||
    (task !== null && stop.draft !== newDraftOf(player) && changed(stop.draft, newDraftOf(player)))
  );
}

function newDraftOf(player: Player): Draft {
  return newDraft(taskOf(player) ?? undefined, stopOf(player).line.start);
}

function changed(draft: Draft, fresh: Draft): boolean {
  const told = ({ pieces, ...rest }: Draft) => JSON.stringify({ ...rest, hand: null, pieces: [...pieces].sort() });
  return told(draft) !== told(fresh);
}
