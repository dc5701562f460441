// SPDX-License-Identifier: GPL-3.0-or-later
/** Every lesson of the course is walked through as a reader would: each step stands, each task is met by its solution. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Course, Lesson } from '../src/learn/lesson';
import { lessonScene } from '../src/learn/lesson_scene';
import { branchesOf, lastStop, newPlayer, stopOf, taskOf, type Player } from '../src/learn/player';
import { playerStep } from '../src/learn/player_step';
import { readBlocks } from '../src/learn/rich_text';
import { articlesIn, chapterIds, shownIn } from '../src/learn/rule_book';
import { readLessons } from '../vite_plugins/lessons';
import { rulesCore } from './rules';

const core = rulesCore();
const folder = fileURLToPath(new URL('../../data/lessons', import.meta.url));
const course = readLessons(folder, 'en') as unknown as Course;
const lessons = Object.entries(course.lessons);
const articles = new Set(core.articles().map(({ article }) => article));

function walk(lesson: Lesson): Player {
  let player = newPlayer(core, lesson);
  for (let at = 0; at <= lastStop(lesson); at += 1) {
    player = playerStep(core, player, { kind: 'go', at });
    const stop = stopOf(player);
    expect(stop.line.moves, `moves of step ${at}`).toHaveLength(movesAt(player));
    lessonScene(core, player);
    if (!taskOf(player)) continue;
    player = playerStep(core, player, { kind: 'show-solution' });
    expect(stopOf(player).met, `solution of step ${at}`).toBe('shown');
    lessonScene(core, player);
  }
  return player;
}

function movesAt({ lesson, at, branch }: Player): number {
  const step = lesson.step?.[at];
  return ((step ? step.moves : branchesOf(lesson)[branch]?.moves) ?? []).length;
}

function textsOf({ title, answer, part = [], step = [], branch = [] }: Lesson): string[] {
  return [title, answer, ...part.map(({ text }) => text), ...step.map(({ text }) => text), ...branch.map(({ text }) => text)];
}

function articlesNamed(lesson: Lesson): string[] {
  const contents = textsOf(lesson).flatMap(readBlocks).flatMap((block) => (block.kind === 'list' ? block.items : [block.content]));
  return contents.flat().flatMap((inline) => (inline.kind === 'article' ? [inline.id] : []));
}

it('there is a course', () => expect(lessons.length).toBeGreaterThan(60));

describe.each(lessons)('%s', (_, lesson) => {
  it('is walked through', () => void walk(lesson));
  it('links to articles that there are', () =>
    expect([...lesson.articles, ...articlesNamed(lesson)].filter((id) => !articles.has(id))).toEqual([]));
});

it('every article of a lesson has a page in the rule book, in a chapter that is read in order', () => {
  const inOrder = chapterIds.flatMap((chapter) => articlesIn(core.articles(), chapter)).map(({ article }) => article);
  expect(inOrder).toEqual([...articles]);
});

it('the board beside an article can be played on', () => {
  for (const article of articles) {
    const shown = shownIn(course, article);
    if (shown) expect(core.isPlayable(shown.step.fen === 'startpos' ? 'startpos' : shown.step.fen!), article).toBe(true);
  }
});
