// SPDX-License-Identifier: GPL-3.0-or-later
/** The register of the Laws in its order: chapters, and the articles before and after each other. */
import type { Article } from '../core/types';
import type { Course, Step } from './lesson';
import { lessonsOfArticle, stepsOf } from './lesson';

export const chapterIds = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'A', 'B', 'C', 'D', 'I', 'II', 'III'] as const;
export type ChapterId = (typeof chapterIds)[number];

export function isChapter(id: string): id is ChapterId {
  return (chapterIds as readonly string[]).includes(id);
}

/** "3" of 3.8.2.1, "B" of B.4, "III" of III.5. */
export function chapterOf(article: string): string {
  return article.split('.')[0]!;
}

export function articlesIn(articles: readonly Article[], chapter: string): Article[] {
  return articles.filter(({ article }) => chapterOf(article) === chapter);
}

export interface Neighbours<T> {
  previous: T | null;
  next: T | null;
}

export function neighboursOf<T>(list: readonly T[], one: T): Neighbours<T> {
  const at = list.indexOf(one);
  return { previous: at > 0 ? list[at - 1]! : null, next: at >= 0 ? (list[at + 1] ?? null) : null };
}

/** Found by the beginning of their number, or by words of their title or text. */
export function articlesWith(articles: readonly Article[], words: string): Article[] {
  const sought = words.trim().toLowerCase();
  return articles.filter(
    ({ article, title, text }) =>
      article.toLowerCase().startsWith(sought) || [title, text].some((part) => part.toLowerCase().includes(sought)),
  );
}

/** How deep an article stands under its chapter: 0 for 3.8, 1 for 3.8.2. */
export function depthOf(article: string): number {
  return Math.max(0, article.split('.').length - 2);
}

export interface Shown {
  lesson: string;
  step: Step;
  at: number;
}

/** The position of a lesson that shows the article best: a step that names it, then a lesson that begins with it, then one about little else. */
export function shownIn(course: Course, article: string): Shown | null {
  const steps = lessonsOfArticle(course, article).flatMap((lesson) =>
    stepsOf(course.lessons[lesson]!).flatMap((step, at) => (step.fen && playable(step) ? [{ lesson, step, at }] : [])),
  );
  const distance = ({ lesson, step }: Shown): number => {
    if (step.text.includes(`[${article}]`)) return 0;
    const { answer, articles } = course.lessons[lesson]!;
    return (answer.includes(`[${article}]`) ? 1 : 2 + articles.length) + (step.fen === 'startpos' ? 0.5 : 0);
  };
  return steps.reduce<Shown | null>((best, one) => (best && distance(best) <= distance(one) ? best : one), null);
}

/** The lessons on an article, those first that explain it. */
export function lessonsOn(course: Course, article: string): string[] {
  const explains = (id: string) => (course.lessons[id]!.kind === 'topic' ? 0 : 1);
  return lessonsOfArticle(course, article).sort((one, other) => explains(one) - explains(other));
}

/** A board to be tried needs a position that can be played, not one to be set up. */
function playable({ task }: Step): boolean {
  return task?.kind !== 'setup' && task?.kind !== 'place' && task?.kind !== 'act' && task?.kind !== 'ruling';
}
