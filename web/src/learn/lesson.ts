// SPDX-License-Identifier: GPL-3.0-or-later
/** A lesson as the page reads it: the form of data/lessons in one language. Answers are judged by the rules core, never here. */
import type { Color, Square } from '../core/squares';
import type { GameEvent, GameSetup } from '../core/types';

/** What a statement rests on: the Laws, what this program covers, or advice. */
export type Basis = 'laws' | 'scope' | 'advice';
export type LessonKind = 'topic' | 'exercise' | 'strategy' | 'guided' | 'game' | 'practice' | 'reading';

export interface Course {
  chapters: Chapter[];
  lessons: Readonly<Record<string, Lesson>>;
}

export interface Chapter {
  id: string;
  title: string;
  lead: string;
  lessons: string[];
}

export interface Lesson {
  title: string;
  kind: LessonKind;
  basis: Basis;
  /** The short answer. */
  answer: string;
  articles: string[];
  part?: Part[];
  step?: Step[];
  branch?: Branch[];
}

export interface Part {
  basis: Basis;
  heading?: string;
  text: string;
}

export type LessonMark = 'attacker' | 'king' | 'path' | 'obstacle' | 'allowed' | 'refused';

export interface Step {
  title?: string;
  text: string;
  /** Where the step begins; absent where it begins at the end of the one before. */
  fen?: string;
  /** Played before the reader acts, in UCI. */
  moves?: string[];
  marks?: Partial<Record<LessonMark, Square[]>>;
  arrows?: [Square, Square][];
  caution?: string;
  task?: Task;
}

export interface Branch {
  title: string;
  text: string;
  moves: string[];
  after?: string;
}

export type TaskKind = Task['kind'];

interface Answered {
  /** Said when the answer is right. */
  after?: string;
  /** What the lesson plays for the other side then. */
  reply?: string;
  after_reply?: string;
}

export type PositionState = 'none' | 'check' | 'checkmate' | 'stalemate' | 'dead-position';
export type ClaimAnswer = null | 'threefold-repetition' | 'fifty-moves';
export type NotationForm = 'short' | 'long' | 'figurine';
export type SquaresAsked =
  | 'reaches'
  | 'attacks'
  | 'captures'
  | 'attackers'
  | 'checkers'
  | 'pinned'
  | 'file'
  | 'rank'
  | 'diagonal'
  | 'light'
  | 'dark';
/** What the reader may do at a practice board. */
export type Offer =
  | 'touch'
  | 'adjust'
  | 'move'
  | 'press'
  | 'claim'
  | 'offer-draw'
  | 'accept-draw'
  | 'decline-draw'
  | 'resign'
  | 'stop'
  | 'point-out';

export type Task = Answered &
  (
    | { kind: 'move'; goal: Readonly<Record<string, unknown>> }
    | { kind: 'squares'; what: SquaresAsked; of?: string; by?: Color }
    | { kind: 'state' }
    | { kind: 'legal'; move: string; options: { code?: string; text: string }[] }
    | { kind: 'claim' }
    | { kind: 'ruling'; setup: Partial<GameSetup>; events: GameEvent[]; options: { text: string }[] }
    | { kind: 'notation'; move: string; form: NotationForm }
    | { kind: 'setup'; target: string; from?: string }
    | { kind: 'place'; piece: string; goal: Readonly<Record<string, unknown>> }
    | { kind: 'choice'; options: { text: string; right?: boolean; why?: string }[] }
    | {
        kind: 'act';
        setup: Partial<GameSetup>;
        events?: GameEvent[];
        you: Color;
        offers: Offer[];
        goal: Readonly<Record<string, unknown>>;
        never?: string[];
        /** One way to do it, by the reader alone. */
        solution?: GameEvent[];
      }
  );

export type TaskOf<K extends TaskKind> = Extract<Task, { kind: K }>;

export function stepsOf(lesson: Lesson): Step[] {
  return lesson.step ?? [];
}

/** The lesson's number in its chapter, and its neighbours in the whole course. */
export interface Place {
  chapter: Chapter;
  number: number;
  previous: string | null;
  next: string | null;
}

export function placeOf(course: Course, id: string): Place | null {
  const order = course.chapters.flatMap((chapter) => chapter.lessons.map((lesson, index) => ({ chapter, lesson, index })));
  const at = order.findIndex(({ lesson }) => lesson === id);
  const found = order[at];
  if (!found) return null;
  return {
    chapter: found.chapter,
    number: found.index + 1,
    previous: order[at - 1]?.lesson ?? null,
    next: order[at + 1]?.lesson ?? null,
  };
}

/** `first` is the first lesson of the course, whichever it is. */
export function lessonId(course: Course, asked: string): string | null {
  if (Object.hasOwn(course.lessons, asked)) return asked;
  return asked === 'first' ? (course.chapters.find(({ lessons }) => lessons.length > 0)?.lessons[0] ?? null) : null;
}

/** The lessons that teach an article, in the order of the course. */
export function lessonsOfArticle(course: Course, article: string): string[] {
  return course.chapters.flatMap(({ lessons }) => lessons).filter((id) => course.lessons[id]?.articles.includes(article));
}
