// SPDX-License-Identifier: GPL-3.0-or-later
/** How far a reader has come: kept in this browser, taken away and brought back as a file. */
import { isTable } from '../core/narrow';
import type { Course, Lesson } from './lesson';
import { stepsOf } from './lesson';

/** How a task was met: by the reader, or by looking at the solution. */
export type Met = 'solved' | 'shown';

export interface LessonProgress {
  /** The step looked at last, from 0. */
  at: number;
  /** By step. */
  met: Readonly<Record<number, Met>>;
  /** Every step has been seen and every task met. */
  done: boolean;
}

export interface Progress {
  lessons: Readonly<Record<string, LessonProgress>>;
  /** The lesson opened last. */
  last: string | null;
}

export const noProgress: Progress = { lessons: {}, last: null };

const nothing: LessonProgress = { at: 0, met: {}, done: false };

export function progressIn(progress: Progress, id: string): LessonProgress | null {
  return Object.hasOwn(progress.lessons, id) ? progress.lessons[id]! : null;
}

/** The reader looks at a step. A lesson once done stays so. */
export function visited(progress: Progress, id: string, lesson: Lesson, at: number): Progress {
  const before = progressIn(progress, id) ?? nothing;
  return { lessons: { ...progress.lessons, [id]: judged({ ...before, at }, lesson) }, last: id };
}

/** A task is met; what the reader has solved stays solved. */
export function met(progress: Progress, id: string, lesson: Lesson, at: number, how: Met): Progress {
  const before = progressIn(progress, id) ?? nothing;
  const one = before.met[at] === 'solved' ? 'solved' : how;
  return { ...progress, lessons: { ...progress.lessons, [id]: judged({ ...before, met: { ...before.met, [at]: one } }, lesson) } };
}

function judged(one: LessonProgress, lesson: Lesson): LessonProgress {
  const steps = stepsOf(lesson);
  const tasks = steps.flatMap(({ task }, index) => (task ? [index] : []));
  const seen = one.at >= steps.length - 1;
  return { ...one, done: one.done || (seen && tasks.every((index) => one.met[index])) };
}

export type LessonState = 'new' | 'begun' | 'done';

export function stateOf(progress: Progress, id: string): LessonState {
  const one = progressIn(progress, id);
  return one ? (one.done ? 'done' : 'begun') : 'new';
}

export function countDone(progress: Progress, ids: readonly string[]): number {
  return ids.filter((id) => stateOf(progress, id) === 'done').length;
}

/** Where to go on: the lesson opened last while it is not done, then the first after it that is not, then the first of all. */
export function whereToGoOn(course: Course, progress: Progress): { id: string; at: number } | null {
  const order = course.chapters.flatMap(({ lessons }) => lessons);
  const from = Math.max(0, progress.last === null ? 0 : order.indexOf(progress.last));
  const id = [...order.slice(from), ...order.slice(0, from)].find((one) => stateOf(progress, one) !== 'done');
  return id === undefined ? null : { id, at: progressIn(progress, id)?.at ?? 0 };
}

// ---- As a text: what the browser keeps, and the file

const mark = 'learning progress';
const version = 1;

export function writeProgress(progress: Progress): string {
  return `${JSON.stringify({ adoube: mark, version, ...progress }, null, 1)}\n`;
}

/** Why a text is no progress. */
export type ProgressFault = 'no-progress' | 'newer-version';

export function readProgress(text: string): Progress | ProgressFault {
  const value = parsed(text);
  if (!isTable(value) || value['adoube'] !== mark) return 'no-progress';
  if (typeof value['version'] === 'number' && value['version'] > version) return 'newer-version';
  const { lessons, last } = value;
  if (value['version'] !== version || !isTable(lessons) || !Object.entries(lessons).every(isLesson)) return 'no-progress';
  if (last !== null && !(typeof last === 'string' && isId(last))) return 'no-progress';
  const kept = Object.entries(lessons as Record<string, LessonProgress>).map(([id, { at, met, done }]) => [id, { at, met, done }]);
  return { lessons: Object.fromEntries(kept) as Progress['lessons'], last };
}

/** What both know: of every lesson whatever is further. */
export function joined(one: Progress, other: Progress): Progress {
  const lessons: Record<string, LessonProgress> = { ...one.lessons };
  for (const [id, brought] of Object.entries(other.lessons)) {
    const own = progressIn(one, id);
    lessons[id] = own ? { at: Math.max(own.at, brought.at), met: bothMet(own, brought), done: own.done || brought.done } : brought;
  }
  return { lessons, last: other.last ?? one.last };
}

function bothMet(one: LessonProgress, other: LessonProgress): Record<number, Met> {
  const solved = Object.entries(one.met).filter(([, how]) => how === 'solved');
  return { ...one.met, ...other.met, ...Object.fromEntries(solved) };
}

function isLesson([id, value]: [string, unknown]): boolean {
  if (!isId(id) || !isTable(value) || !isStep(value['at']) || typeof value['done'] !== 'boolean' || !isTable(value['met'])) return false;
  return Object.entries(value['met']).every(([step, how]) => isStep(Number(step)) && (how === 'solved' || how === 'shown'));
}

function isId(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 64;
}

function isStep(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
