// SPDX-License-Identifier: GPL-3.0-or-later
/** Finding lessons by their words, by their kind, and by the articles they teach. */
import type { Chapter, Course, Lesson, LessonKind } from './lesson';
import { plainText } from './rich_text';

export const filters = ['lessons', 'exercises', 'strategies', 'practice'] as const;
export type Filter = (typeof filters)[number];

const filterOfKind: Readonly<Record<LessonKind, Filter>> = {
  topic: 'lessons',
  reading: 'lessons',
  guided: 'lessons',
  exercise: 'exercises',
  strategy: 'strategies',
  game: 'practice',
  practice: 'practice',
};

/** The chapters with those of their lessons that are sought; a chapter without any is left out. */
export function chaptersWith(course: Course, words: string, filter: Filter | null): Chapter[] {
  const sought = words.trim().toLowerCase();
  return course.chapters
    .map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.filter((id) => {
        const lesson = course.lessons[id];
        return lesson && (filter === null || filterOfKind[lesson.kind] === filter) && (sought === '' || holds(lesson, sought));
      }),
    }))
    .filter(({ lessons }) => lessons.length > 0);
}

/** An article's number is found by its beginning, "3.8" also in 3.8.2; all else by the words of title, answer and steps. */
function holds(lesson: Lesson, sought: string): boolean {
  if (lesson.articles.some((article) => article.toLowerCase() === sought || article.toLowerCase().startsWith(`${sought}.`))) return true;
  const parts = (lesson.part ?? []).flatMap(({ heading, text }) => [heading ?? '', text]);
  const steps = [...(lesson.step ?? []), ...(lesson.branch ?? [])].map(({ text }) => text);
  return [lesson.title, lesson.answer, ...parts, ...steps].some((text) => plainText(text).toLowerCase().includes(sought));
}
