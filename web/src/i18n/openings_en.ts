// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the page of openings in English. Names and families come from the core. */
export const openingsEn = {
  heading: 'Openings',
  lead: 'Move the pieces and see what it is called. Names go by the position, so another order of moves comes to the same name.',
  namesNote: '',
  startPosition: 'The initial position',
  noName: 'No name of its own.',
  lastName: (name: string): string => `Last named: ${name}`,
  family: 'Family',
  transposed: (from: string, to: string): string => `A transposition: the first moves spoke of “${from}”, the position belongs to “${to}”.`,
  continuations: 'Named from here',
  none: 'No move from here has a name in the book.',
  transposes: 'into another family',
  moves: 'Moves',
  back: 'One move back',
  start: 'Start again',
  families: 'Seven families',
  familiesLead: 'Told by the first moves of both sides.',
  show: 'On the board',
  lessons: 'Aims, signs, and a lesson for each family',
  type: 'Type a move',
  played: (move: string, name: string): string => (name ? `${move}: ${name}` : move),
};

export type OpeningsMessages = typeof openingsEn;
