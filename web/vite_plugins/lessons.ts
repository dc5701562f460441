// SPDX-License-Identifier: GPL-3.0-or-later
/** The lessons beside the page: one file a language, /lessons.<language>.json, with the texts of that language alone. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

export const lessonLanguages = ['en', 'zh-Hans', 'zh-Hant'] as const;
type LessonLanguage = (typeof lessonLanguages)[number];
type Table = Record<string, unknown>;

/** What `/lessons.<language>.json` holds: the chapters in their order, and each lesson by its id. */
export interface LessonsAsset {
  chapters: Table[];
  lessons: Record<string, Table>;
}

/** The course in `folder`: chapters of course-*.toml by their `place`, lessons in files of their own. */
export function readLessons(folder: string, language: LessonLanguage): LessonsAsset {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.toml')).sort() : [];
  const read = (name: string): Table => {
    try {
      return parse(readFileSync(`${folder}/${name}`, 'utf8'));
    } catch (problem) {
      throw new Error(`${folder}/${name}: ${String(problem)}`, { cause: problem });
    }
  };
  const chapters = names
    .filter((name) => /^course(-\d+)?\.toml$/.test(name))
    .flatMap((name) => read(name)['chapter'] as Table[])
    .sort((one, other) => Number(one['place']) - Number(other['place']))
    .map(({ place: _place, ...chapter }) => spoken(chapter, language) as Table);
  const wanted = chapters.flatMap((chapter) => chapter['lessons'] as string[]);
  const lessons = Object.fromEntries(wanted.map((id) => [id, spoken(withoutProofs(read(`${id}.toml`)), language) as Table]));
  return { chapters, lessons };
}

/** Claims are for the tests that prove them, and coverage for the table that is made of it. */
function withoutProofs(lesson: Table): Table {
  const { covers: _covers, ...rest } = lesson;
  const steps = (list: unknown) => (list as Table[] | undefined)?.map(({ claim: _claim, ...step }) => step);
  const { step, branch } = rest;
  return { ...rest, ...(step ? { step: steps(step) } : {}), ...(branch ? { branch: steps(branch) } : {}) };
}

/** The value with every text in that language. A text is a table of exactly the three languages. */
function spoken(value: unknown, language: LessonLanguage): unknown {
  if (Array.isArray(value)) return value.map((one) => spoken(one, language));
  if (typeof value !== 'object' || value === null) return value;
  const table = value as Table;
  if (isText(table)) return table[language];
  return Object.fromEntries(Object.entries(table).map(([key, one]) => [key, spoken(one, language)]));
}

function isText(table: Table): boolean {
  return Object.keys(table).length === lessonLanguages.length && lessonLanguages.every((name) => typeof table[name] === 'string');
}

export function lessons(): Plugin {
  const folder = process.env['ADOUBE_LESSONS'] ?? fileURLToPath(new URL('../../data/lessons', import.meta.url));
  return {
    name: 'lessons',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = lessonLanguages.find((name) => request.url === `/lessons.${name}.json`);
        if (!language) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(readLessons(folder, language)));
      });
    },
    generateBundle() {
      for (const language of lessonLanguages) {
        const source = JSON.stringify(readLessons(folder, language));
        this.emitFile({ type: 'asset', fileName: `lessons.${language}.json`, source });
      }
    },
  };
}
