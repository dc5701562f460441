// SPDX-License-Identifier: GPL-3.0-or-later
/** What an answer lacks or has too much, in English. The codes are those of the rules core. */
import type { Kind } from '../core/squares';
import type { MissCode } from '../core/types';

const kinds: Record<string, string> = { pawn: 'pawn', knight: 'knight', bishop: 'bishop', rook: 'rook', queen: 'queen', king: 'king' };
const ways: Record<string, string> = {
  block: 'by putting a piece in the way',
  capture: 'by capturing the piece that checks',
  king: 'by moving the king',
};
const claims: Record<string, string> = { 'threefold-repetition': 'threefold repetition', 'fifty-moves': 'fifty moves' };
const states: Record<string, string> = {
  none: 'none of these',
  check: 'check',
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  'dead-position': 'a dead position',
};

const list = (squares: readonly string[]) =>
  squares.length < 2 ? (squares[0] ?? '') : `${squares.slice(0, -1).join(', ')} and ${squares[squares.length - 1]}`;

/** `squares` and `value` as the core gives them. */
export type SayMiss = (squares: readonly string[], value: string) => string;
export type MissMessages = Readonly<Record<MissCode, SayMiss>>;

export const missesEn: MissMessages = {
  illegal: () => 'This move cannot be played.',
  'other-from': (squares) => `Another piece is asked for: the one on ${list(squares)}.`,
  'other-to': (squares) => `Another square is asked for: ${list(squares)}.`,
  'other-piece': (_, value) => `Another piece is asked for: a ${kinds[value as Kind] ?? value}.`,
  'no-mate': (squares) => `This is no checkmate: the king on ${list(squares)} has an answer.`,
  mate: () => 'This mates, and should not.',
  'no-check': (squares) => `The king on ${list(squares)} is not attacked by it.`,
  check: () => 'This gives check, and should not.',
  'no-stalemate': (squares) => `The opponent can still move: ${list(squares)}.`,
  stalemate: () => 'After this the opponent has no legal move and is not in check: stalemate.',
  'no-capture': () => 'This captures nothing.',
  capture: () => 'This captures, and should not.',
  'other-capture': (squares) => `Another piece is to be captured: the one on ${list(squares)}.`,
  'no-castling': () => 'This is no castling.',
  castling: () => 'This is castling, and another move is asked for.',
  'other-castling': () => 'The other castling is asked for.',
  'no-promotion': () => 'No pawn is promoted by this.',
  promotion: () => 'A pawn is promoted by this, and should not be.',
  'other-promotion': (_, value) => `The pawn is to become a ${kinds[value] ?? value}.`,
  'no-en-passant': () => 'This is no capture en passant.',
  'en-passant': () => 'This captures en passant, and should not.',
  'no-double-step': () => 'This is no double step of a pawn.',
  'double-step': () => 'This is a double step, and should not be.',
  'other-answer-to-check': (_, value) => `This answers the check ${ways[value] ?? value}. Another way is asked for.`,
  'attacks-missing': (squares) => `From there it does not attack ${list(squares)}.`,
  'not-dead': () => 'After this mate is still possible by some series of legal moves.',
  dead: () => 'After this nobody can mate any more: a dead position.',
  'no-repetition': (_, value) => `After this the position has stood only ${value === '1' ? 'once' : value === '2' ? 'twice' : `${value} times`}.`,
  'squares-missing': (squares) => (squares.length === 1 ? 'One square is missing.' : `${squares.length} squares are missing.`),
  'squares-wrong': (squares) => (squares.length === 1 ? `${list(squares)} does not belong.` : `${list(squares)} do not belong.`),
  'in-check': (squares) => `A king is attacked: look at ${list(squares)}.`,
  'not-in-check': (squares) => `The king on ${list(squares)} is not attacked.`,
  'has-moves': (squares) => `There is still a legal move: look at ${list(squares)}.`,
  'no-moves': () => 'There is no legal move.',
  'is-legal': () => 'Nothing forbids this move.',
  'is-not-legal': () => 'This move cannot be played.',
  'other-reason': () => 'It cannot be played, but for another reason.',
  'no-claim': () => 'This claim would not be correct.',
  'claim-possible': (_, value) => `There is something to claim${claims[value] ? `: ${claims[value]}` : ''}.`,
  'other-ruling': () => 'The ruling is another one.',
  'other-option': () => 'That is not it.',
  'not-a-move': () => 'This is no legal move here.',
  'other-move': (squares) => `This writes another move: ${squares.join('–')}.`,
  'other-form': () => 'It is the right move, written in another form.',
  'pieces-missing': (squares) => `Something is missing on ${list(squares)}.`,
  'pieces-extra': (squares) => (squares.length === 1 ? `${list(squares)} should be empty.` : `These should be empty: ${list(squares)}.`),
  'pieces-wrong': (squares) => (squares.length === 1 ? `Another piece belongs on ${list(squares)}.` : `Other pieces belong on ${list(squares)}.`),
  occupied: (squares) => `A piece stands on ${list(squares)} already.`,
  unplayable: () => 'No game could stand like this.',
  'other-state': (_, value) => `This gives ${states[value] ?? 'something else'}.`,
  'not-yet': () => 'What is asked for has not happened yet.',
  forbidden: () => 'That was not to happen here.',
};
