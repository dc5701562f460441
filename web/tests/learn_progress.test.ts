// SPDX-License-Identifier: GPL-3.0-or-later
/** How far a reader has come, and the file that takes it away. */
import { describe, expect, it } from 'vitest';
import {
  countDone,
  joined,
  met,
  noProgress,
  readProgress,
  stateOf,
  visited,
  whereToGoOn,
  writeProgress,
  type Progress,
} from '../src/learn/progress';
import { sampleCourse, sampleLesson } from './learn_fixtures';

const rook = sampleLesson('the-rook');
const visit = (progress: Progress, at: number) => visited(progress, 'the-rook', rook, at);
const solve = (progress: Progress, at: number, how: 'solved' | 'shown' = 'solved') => met(progress, 'the-rook', rook, at, how);

describe('a lesson', () => {
  it('is begun by looking at it', () => {
    expect(stateOf(noProgress, 'the-rook')).toBe('new');
    expect(stateOf(visit(noProgress, 0), 'the-rook')).toBe('begun');
  });
  it('is not done by looking at its last step', () => expect(stateOf(visit(noProgress, 2), 'the-rook')).toBe('begun'));
  it('is done when every task is met and the last step seen', () => {
    const almost = solve(solve(visit(noProgress, 1), 1), 2);
    expect(stateOf(almost, 'the-rook')).toBe('begun');
    expect(stateOf(visit(almost, 2), 'the-rook')).toBe('done');
  });
  it('is done also with solutions looked at', () =>
    expect(stateOf(solve(solve(visit(noProgress, 2), 1, 'shown'), 2), 'the-rook')).toBe('done'));
  it('stays done when it is read again', () => {
    const done = solve(solve(visit(noProgress, 2), 1), 2);
    expect(stateOf(visit(done, 0), 'the-rook')).toBe('done');
    expect(countDone(done, ['the-rook', 'the-knight'])).toBe(1);
  });
  it('a task once solved stays so', () => expect(solve(solve(noProgress, 1), 1, 'shown').lessons['the-rook']!.met[1]).toBe('solved'));
  it('names such as those of every object are no lessons', () => expect(stateOf(noProgress, 'constructor')).toBe('new'));
});

describe('where to go on', () => {
  const course = sampleCourse();
  const done = (...ids: string[]): Progress['lessons'] =>
    Object.fromEntries(ids.map((id) => [id, { at: 0, met: {}, done: true }]));
  it.each<[string, Progress, string | null]>([
    ['at the beginning', noProgress, 'setting-up'],
    ['in the lesson opened last', visit(noProgress, 1), 'the-rook'],
    ['behind it when it is done', { lessons: done('the-rook'), last: 'the-rook' }, 'the-knight'],
    ['with what was left out', { lessons: done('the-rook', 'the-knight', 'queen-and-king', 'at-the-table'), last: 'at-the-table' }, 'setting-up'],
    ['nowhere when all is done', { lessons: done(...Object.keys(course.lessons)), last: 'the-rook' }, null],
    ['at the beginning when the last lesson is no more', { lessons: {}, last: 'the-dragon' }, 'setting-up'],
  ])('%s', (_, progress, id) => expect(whereToGoOn(course, progress)?.id ?? null).toBe(id));
});

describe('the file', () => {
  const some = solve(visit(noProgress, 1), 1);
  it('is read as it was written', () => expect(readProgress(writeProgress(some))).toEqual(some));
  const file = (part: object) => JSON.stringify({ adoube: 'learning progress', version: 1, lessons: {}, last: null, ...part });
  it.each([
    ['an empty text', ''],
    ['no JSON', '{'],
    ['another file', '{"setup":{"fen":"startpos"}}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no version', file({ version: undefined })],
    ['lessons that are a list', file({ lessons: [] })],
    ['a lesson that is no table', file({ lessons: { 'the-rook': 3 } })],
    ['a step below none', file({ lessons: { 'the-rook': { at: -1, met: {}, done: false } } })],
    ['a task met in an unknown way', file({ lessons: { 'the-rook': { at: 0, met: { 0: 'guessed' }, done: false } } })],
    ['a task of no step', file({ lessons: { 'the-rook': { at: 0, met: { a: 'solved' }, done: false } } })],
    ['no word on whether it is done', file({ lessons: { 'the-rook': { at: 0, met: {} } } })],
    ['a name that no lesson can have', file({ lessons: { '<b>': { at: 0, met: {}, done: false } } })],
    ['a last lesson that is a number', file({ last: 4 })],
  ])('%s is refused', (_, text) => expect(readProgress(text)).toBe('no-progress'));
  it('a newer one is told apart', () => expect(readProgress(file({ version: 2 }))).toBe('newer-version'));
  it('what it does not know is left out', () =>
    expect(readProgress(file({ lessons: { 'the-rook': { at: 1, met: {}, done: false, colour: 'red' } } }))).toEqual({
      lessons: { 'the-rook': { at: 1, met: {}, done: false } },
      last: null,
    }));
  it('joins what is further along, here or there', () => {
    const here: Progress = { lessons: { a: { at: 3, met: { 1: 'shown' }, done: false }, b: { at: 0, met: {}, done: true } }, last: 'a' };
    const there: Progress = { lessons: { a: { at: 1, met: { 1: 'solved', 2: 'shown' }, done: false }, c: { at: 2, met: {}, done: false } }, last: null };
    expect(joined(here, there)).toEqual({
      lessons: {
        a: { at: 3, met: { 1: 'solved', 2: 'shown' }, done: false },
        b: { at: 0, met: {}, done: true },
        c: { at: 2, met: {}, done: false },
      },
      last: 'a',
    });
  });
});
