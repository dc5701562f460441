// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of Learn in English. What a lesson teaches stands in data/lessons. */
import type { LessonKind } from '../learn/lesson';
import type { LessonState, ProgressFault } from '../learn/progress';

const kinds: Record<LessonKind, string> = {
  topic: 'Lesson',
  exercise: 'Exercise',
  strategy: 'Strategy',
  guided: 'Step by step',
  game: 'Whole game',
  practice: 'Practice',
  reading: 'Reading',
};

const states: Record<LessonState, string> = { new: 'not begun', begun: 'begun', done: 'done' };

const progressFaults: Record<ProgressFault, string> = {
  'no-progress': 'This file holds no learning progress of adoube. Nothing was changed.',
  'newer-version': 'This file was written by a newer adoube. Nothing was changed.',
};

export const learnEn = {
  colon: ': ',
  comma: ', ',

  index: {
    heading: 'Learn',
    lead: 'The whole game, from the first move to the tournament hall, each rule on a live board with the article it comes from. At your own pace, without an account.',
    loading: 'Opening the lessons…',
    failed: 'The lessons could not be loaded. Check the connection, then try again.',
    again: 'Try again',
    empty: 'The lessons will stand here.',
    begin: 'Begin',
    beginHeading: 'Begin here',
    goOn: 'Go on',
    goOnHeading: 'Go on where you were',
    allDone: 'Every lesson is done.',
    allDoneLead: 'Read one again whenever you like, or look through an opening.',
    search: 'Find a lesson',
    found: (count: number): string => (count === 1 ? '1 lesson' : `${count} lessons`),
    noneFound: 'No lesson holds these words. Try the name of a piece, or the number of an article.',
    chapters: 'Chapters',
    show: 'Show',
    all: 'All',
    filters: { lessons: 'Lessons', exercises: 'Exercises', strategies: 'Strategies', practice: 'Practice' },
    filtered: 'No lesson of this kind.',
    done: (count: number, of: number): string => `${count} of ${of} done`,
    step: (at: number, of: number): string => `Step ${at} of ${of}`,
    also: 'Beside the course',
    openings: 'Openings',
    openingsLead: 'Aims, the seven families, and a live tree of names.',
    laws: 'The Laws',
    lawsLead: 'Every article in order, with its lessons.',
    teach: 'For teachers',
    teachLead: 'A link to a position with a task of your own.',
  },

  kinds,
  states,

  progress: {
    heading: 'Your progress',
    lead: 'Kept in this browser alone. As a file you can take it to another one.',
    none: 'Nothing is kept yet.',
    sum: (done: number, of: number): string => `${done} of ${of} lessons done`,
    save: 'Save as a file',
    load: 'Bring a file',
    loaded: 'The file was read: what was further along, here or there, holds.',
    fileName: 'adoube-progress.json',
    reset: 'Begin anew',
    resetAsk: 'Forget how far you have come in every lesson?',
    resetHint: 'This cannot be undone. Save a file first if you may want it back.',
    resetYes: 'Forget all',
    cancel: 'Cancel',
    forgotten: 'All is forgotten. The course begins anew.',
    faults: progressFaults,
  },
};

export type LearnMessages = typeof learnEn;
