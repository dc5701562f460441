// SPDX-License-Identifier: GPL-3.0-or-later
/** The file of lessons that is made beside the page: chapters in order, texts of one language, and nothing that only tests need. */
import { expect, it } from 'vitest';
import { lessonId, lessonsOfArticle, placeOf } from '../src/learn/lesson';
import { sampleCourse, sampleLesson } from './learn_fixtures';

it('chapters stand by their place, whichever file they are in', () =>
  expect(sampleCourse().chapters.map(({ id }) => id)).toEqual(['start', 'pieces', 'ends']));

it.each([
  ['en', 'The rook'],
  ['zh-Hans', '车'],
  ['zh-Hant', '車'],
] as const)('texts of %s alone', (language, title) => {
  expect(sampleLesson('the-rook', language).title).toBe(title);
  const other = JSON.stringify(sampleCourse(language));
  for (const foreign of language === 'en' ? ['车', '車'] : ['The rook', '"en":']) expect(other).not.toContain(foreign);
});

it('proofs and coverage stay with the tests', () => {
  const text = JSON.stringify(sampleCourse());
  expect(text).not.toContain('"claim":[');
  expect(text).not.toContain('"covers"');
  expect(text).not.toContain('not-a-rook-move');
});

it('a lesson knows its chapter and its neighbours', () => {
  const place = placeOf(sampleCourse(), 'the-rook')!;
  expect([place.chapter.id, place.number, place.previous, place.next]).toEqual(['pieces', 1, 'setting-up', 'the-knight']);
  expect(placeOf(sampleCourse(), 'the-dragon')).toBeNull();
});

it.each([
  ['the-rook', 'the-rook'],
  ['first', 'setting-up'],
  ['the-dragon', null],
  ['toString', null],
])('the address %s leads to %s', (asked, id) => expect(lessonId(sampleCourse(), asked)).toBe(id));

it('from an article to its lessons', () => {
  expect(lessonsOfArticle(sampleCourse(), '5.2.1')).toEqual(['queen-and-king']);
  expect(lessonsOfArticle(sampleCourse(), '5.2')).toEqual([]);
});
