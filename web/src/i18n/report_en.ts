// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of a game's analysis by the engine of the server. */
import type { Color } from '../core/squares';
import type { Judgement } from '../analysis/report';

const colours: Record<Color, string> = { white: 'White', black: 'Black' };

export const reportEn = {
  title: 'Analysis of the game',
  versus: (white: string, black: string): string => `${white} – ${black}`,
  back: 'Back to the game',
  board: 'Open on the analysis board',
  loading: 'The game is read…',
  unknown: 'There is no such game.',
  unreachable: 'The server cannot be reached. Try again.',
  notOver: 'The game goes on. Once it has ended the engine can look at it.',
  noEngine: 'This server has no engine for it. The analysis board has one of its own.',
  tooMany: 'Enough of your games wait to be analysed. Try again when some are done.',
  none: 'An engine looks at every position and tells which moves gave much away. It works in the background: you may leave this page.',
  ask: 'Analyse the game',
  again: 'Try again',
  givenUp: 'The engine failed again and again. What it had found until then is kept.',
  waiting: 'The game waits for its turn.',
  running: (done: number, all: number): string => `${done} of ${all} positions`,
  done: 'The analysis is done.',
  graph: 'Who stands better, move by move',
  graphHint: 'Above the middle White stands better, below it Black.',
  move: 'Move',
  start: 'Start position',
  judgement: { mistake: 'mistake', serious: 'serious mistake' } satisfies Record<Judgement, string>,
  judged: (word: string, before: string, after: string): string => `${word}: ${before} → ${after}`,
  comma: ', ',
  better: (line: string): string => `Better: ${line}`,
  line: (line: string): string => `Best from here: ${line}`,
  mistakes: 'Mistakes',
  noMistakes: 'No move gave much away.',
  summary: (colour: Color, serious: number, mistakes: number): string =>
    `${colours[colour]}: ${serious} serious ${serious === 1 ? 'mistake' : 'mistakes'}, ${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}`,
  table: 'All moves',
  score: 'Evaluation',
  over: 'over',
  scoreHint: 'In pawns, from White’s side; #3 is mate in three moves.',
};

export type ReportMessages = typeof reportEn;
