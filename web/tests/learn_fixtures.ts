// SPDX-License-Identifier: GPL-3.0-or-later
/** A small course with every kind of task, read as the page reads the real one. */
import { fileURLToPath } from 'node:url';
import type { Language } from '../src/core/types';
import type { Course, Lesson } from '../src/learn/lesson';
import { readLessons } from '../vite_plugins/lessons';

const folder = fileURLToPath(new URL('fixtures/lessons', import.meta.url));

export function sampleCourse(language: Language = 'en'): Course {
  return readLessons(folder, language) as unknown as Course;
}

export function sampleLesson(id: string, language: Language = 'en'): Lesson {
  const lesson = sampleCourse(language).lessons[id];
  if (!lesson) throw new Error(`no sample lesson ${id}`);
  return lesson;
}
