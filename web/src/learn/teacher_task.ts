// SPDX-License-Identifier: GPL-3.0-or-later
/** A teacher's own task as it travels in a link: JSON, deflated, in base64url behind the # of the address; nothing is sent to the server. */
import { folded, unfolded } from '../core/folded';
import { isTable } from '../core/narrow';
import { isSquare } from '../core/squares';
import type { Lesson, SquaresAsked, TaskOf } from './lesson';

export interface TeacherTask {
  title: string;
  text: string;
  fen: string;
  /** What the reader is asked to do; null where the position is only to be looked at. */
  task: TeacherKind | null;
}

/** The kinds that can be made without knowing the form of lessons. */
export type TeacherKind = TaskOf<'move'> | TaskOf<'squares'> | TaskOf<'state'> | TaskOf<'choice'>;

/** Why a link holds no task. */
export type TaskFault = 'no-task' | 'newer-version';

const version = 1;
export const longest = { title: 120, text: 2000, option: 300, fen: 128, options: 8 } as const;
/** Of what a link unfolds to; a text that does not compress makes a link a third longer than it is. */
const longestJson = 24_000;
const longestLink = 36_000;

export async function writeTask(task: TeacherTask): Promise<string> {
  return folded(new TextEncoder().encode(JSON.stringify({ v: version, ...task })), 'deflate');
}

/** `text`: what stands behind the #. Whatever it is, the answer is a task that can be shown, or why there is none. */
export async function readTask(text: string): Promise<TeacherTask | TaskFault> {
  if (text.length > longestLink || !/^[A-Za-z0-9_-]+$/.test(text)) return 'no-task';
  try {
    const bytes = await unfolded(text, 'deflate', longestJson);
    return taskIn(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return 'no-task';
  }
}

export function isFault(read: TeacherTask | TaskFault): read is TaskFault {
  return typeof read === 'string';
}

/** The lesson of one step that the task is. */
export function lessonOf({ title, text, fen, task }: TeacherTask): Lesson {
  return {
    title,
    kind: 'exercise',
    basis: 'advice',
    answer: '',
    articles: [],
    step: [{ text, fen, ...(task ? { task } : {}) }],
  };
}

// ---- What is read is believed in nothing

function taskIn(value: unknown): TeacherTask | TaskFault {
  if (!isTable(value)) return 'no-task';
  if (typeof value['v'] === 'number' && value['v'] > version) return 'newer-version';
  const { v, title, text, fen, task } = value;
  if (v !== version || !isText(title, longest.title) || !isText(text, longest.text) || !isText(fen, longest.fen)) return 'no-task';
  const kind = task === null ? null : kindIn(task);
  return kind === undefined ? 'no-task' : { title, text, fen, task: kind };
}

function kindIn(task: unknown): TeacherKind | undefined {
  if (!isTable(task)) return undefined;
  const after = task['after'];
  if (after !== undefined && !isText(after, longest.text)) return undefined;
  const said = after === undefined ? {} : { after };
  switch (task['kind']) {
    case 'move':
      return isGoal(task['goal']) ? { kind: 'move', goal: task['goal'], ...said } : undefined;
    case 'squares':
      return squaresIn(task, said);
    case 'state':
      return { kind: 'state', ...said };
    case 'choice':
      return choiceIn(task['options'], said);
    default:
      return undefined;
  }
}

const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isOneSquare = (value: unknown): boolean => typeof value === 'string' && isSquare(value);
const among =
  (...names: string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && names.includes(value);
const isKind = among('pawn', 'knight', 'bishop', 'rook', 'queen', 'king');

const goalFields: Readonly<Record<string, (value: unknown) => boolean>> = {
  from: isOneSquare,
  to: isOneSquare,
  piece: isKind,
  mates: isFlag,
  checks: isFlag,
  stalemates: isFlag,
  captures: (value) => isFlag(value) || isOneSquare(value),
  castles: (value) => isFlag(value) || among('kingside', 'queenside')(value),
  promotes: (value) => isFlag(value) || among('queen', 'rook', 'bishop', 'knight')(value),
  en_passant: isFlag,
  answers_check: among('block', 'capture', 'king'),
};

function isGoal(goal: unknown): goal is TaskOf<'move'>['goal'] {
  if (!isTable(goal) || Object.keys(goal).length === 0) return false;
  return Object.entries(goal).every(([name, value]) => Object.hasOwn(goalFields, name) && goalFields[name]!(value));
}

/** What can be asked for about squares, and what each needs. */
export const squaresAsked = ['reaches', 'attacks', 'captures', 'attackers', 'checkers', 'pinned'] as const satisfies readonly SquaresAsked[];
const needsSquare: readonly SquaresAsked[] = ['reaches', 'attacks', 'captures', 'attackers'];
const needsColour: readonly SquaresAsked[] = ['attackers', 'pinned'];

export function squareNeeded(what: SquaresAsked): boolean {
  return needsSquare.includes(what);
}

export function colourNeeded(what: SquaresAsked): boolean {
  return needsColour.includes(what);
}

function squaresIn(task: Record<string, unknown>, said: { after?: string }): TaskOf<'squares'> | undefined {
  const { of, by } = task;
  const what = squaresAsked.find((one) => one === task['what']);
  if (!what || squareNeeded(what) !== isOneSquare(of) || colourNeeded(what) !== among('white', 'black')(by)) return undefined;
  return {
    kind: 'squares',
    what,
    ...(squareNeeded(what) ? { of: of as string } : {}),
    ...(colourNeeded(what) ? { by: by as 'white' | 'black' } : {}),
    ...said,
  };
}

function choiceIn(options: unknown, said: { after?: string }): TaskOf<'choice'> | undefined {
  if (!Array.isArray(options) || options.length < 2 || options.length > longest.options) return undefined;
  const read = options.map((option: unknown) =>
    isTable(option) && isText(option['text'], longest.option) && option['text'].trim() !== ''
      ? { text: option['text'], ...(option['right'] === true ? { right: true } : {}) }
      : null,
  );
  const all = read.filter((option) => option !== null);
  return all.length === read.length && all.some(({ right }) => right) ? { kind: 'choice', options: all, ...said } : undefined;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}
