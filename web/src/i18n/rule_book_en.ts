// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the rule book in English. What the articles say comes from the core. */
import type { ChapterId } from '../learn/rule_book';

export const ruleBookEn = {
  chapters: {
    '0': 'Introduction and Preface',
    '1': 'The nature and objectives of the game',
    '2': 'The initial position of the pieces',
    '3': 'The moves of the pieces',
    '4': 'The act of moving the pieces',
    '5': 'The completion of the game',
    '6': 'The chessclock',
    '7': 'Irregularities',
    '8': 'The recording of the moves',
    '9': 'The drawn game',
    '10': 'Points',
    '11': 'The conduct of the players',
    '12': 'The role of the arbiter',
    A: 'Rapid chess',
    B: 'Blitz',
    C: 'Algebraic notation',
    D: 'Players who are blind or visually disabled',
    I: 'Adjourned games',
    II: 'Chess960',
    III: 'Games without increment',
  } satisfies Record<ChapterId, string>,
  parts: { basic: 'Basic rules of play', competitive: 'Competitive rules of play', appendices: 'Appendices', guidelines: 'Guidelines' },
  read: 'Read in order',
  count: (count: number): string => (count === 1 ? '1 article' : `${count} articles`),
  lessonsCount: (count: number): string => (count === 1 ? '1 lesson' : `${count} lessons`),
  found: (count: number): string => (count === 1 ? '1 article found' : `${count} articles found`),
  previous: 'Before',
  next: 'Behind',
  inChapter: 'In its chapter',
  lessons: 'Lessons on this article',
  noLessons: 'No lesson is about this article alone.',
  cases: 'Tested with these cases',
  tryIt: 'On the board',
  tryHint: 'From this lesson. Move any piece to try it; what the Laws forbid is answered with its article.',
  fromLesson: 'Open the lesson',
  reset: 'Reset',
  contents: 'Contents',
  neighbours: 'Before and behind',
};

export type RuleBookMessages = typeof ruleBookEn;
