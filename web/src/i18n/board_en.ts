// SPDX-License-Identifier: GPL-3.0-or-later
/** Words of the board itself, wherever it stands: drawing on it, asking why, reading the position, typing. */
import type { StrokeColour } from '../board/scene';
import { opposite, type Color } from '../core/squares';

const colours: Record<StrokeColour, string> = { green: 'green', red: 'red', blue: 'blue', yellow: 'yellow' };

const name = (color: Color): string => (color === 'white' ? 'White' : 'Black');

export const boardEn = {
  drawing: {
    draw: 'Draw on the board',
    stop: 'Stop drawing',
    pencil: 'Colour of the pencil',
    clear: 'Clear the drawings',
    colours,
    arrowTo: (square: string, colour: string): string => `${colour} arrow to ${square}`,
    circle: (colour: string): string => `${colour} circle`,
    begun: 'an arrow begins here',
  },

  asking: {
    heading: 'Ask why',
    ask: 'What can this piece do?',
    askAnything: 'Ask about a piece or a square',
    selectFirst: 'Select a piece first, then ask what it can do.',
    point: 'Point at a piece or an empty square.',
    whyMove: (san: string): string => `Why was ${san} legal?`,
    attacks: 'Attacks',
    may: 'May go to',
    mayNot: 'May not go to',
    none: 'none',
    pickRefused: 'Select a crossed square to see why.',
    waits: (color: Color): string => `It waits: ${name(opposite(color))} is on move (1.2).`,
    attackedBy: (color: Color): string => `Attacked by ${name(color)}:`,
    canCome: 'Moves that lead here',
    atStart: 'the start',
    repeated: (places: string[]): string => `This position stood ${places.length} times: after ${places.join(', ')}.`,
    quiet: (moves: number): string => `${moves} moves of each player without a capture or a pawn move.`,
    cannotCome: (count: number): string => (count === 1 ? 'One piece may not come here' : `${count} pieces may not come here`),
  },

  reading: {
    heading: 'Position in words',
    open: 'Position in words',
    byPiece: 'By piece',
    byRank: 'By rank',
    byFile: 'By file',
    asTable: 'As a table',
    rank: (rank: string): string => `Rank ${rank}`,
    file: (file: string): string => `File ${file}`,
    group: (name: string, places: string): string => `${name}: ${places}`,
    comma: ', ',
    semicolon: '; ',
    and: ' and ',
    empty: 'empty',
    nowhere: 'none',
    sides: ['kingside', 'queenside'],
    castling: (color: Color, sides: string): string => `${name(color)} has the right to castle ${sides}`,
    inCheck: (color: Color): string => `${name(color)} is in check`,
    lastMove: (from: string, to: string): string => `last move from ${from} to ${to}`,
    enPassant: (color: Color, square: string): string => `a pawn of ${name(color)} has just passed over ${square}`,
  },

  entry: {
    heading: 'In the field where moves are typed',
    anyWriting: 'Moves in any writing: Nf3, nf3, g1f3, O-O, e8=N; spoken: knight f 3, Springer Felix drei.',
    hint: 'Type a move, or ? for the commands',
    noMove: 'No move has been made yet.',
    over: 'The game is over.',
    'nothing-to-claim': 'There is no draw to claim now.',
    'nothing-to-answer': 'No draw has been offered.',
    'no-takeback': 'Moves are not taken back here.',
    'not-a-player': 'There is no game here in which you play.',
    commands: [
      ['l', 'the last move'],
      ['t', 'whose turn it is'],
      ['c', 'both clocks'],
      ['o', 'the position in words'],
      ['s e4', 'what stands on a square; s 4: on a rank, s e: on a file'],
      ['p n', 'where the knights stand; k q r b p for the others'],
      ['w', 'why the last move was legal'],
      ['draw', 'offer a draw, or accept the one that is offered'],
      ['takeback', 'take a move back, where that is agreed'],
      ['decline', 'decline a draw'],
      ['claim', 'claim a draw'],
      ['resign', 'resign'],
      ['y n', 'confirm, cancel what is asked'],
      ['?', 'this list'],
    ] as [string, string][],
  },
};

export type BoardWords = typeof boardEn;
