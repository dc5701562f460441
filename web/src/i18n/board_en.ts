// SPDX-License-Identifier: GPL-3.0-or-later
/** Words of the board itself, wherever it stands: drawing on it, asking why. */
import type { StrokeColour } from '../board/scene';
import type { Color } from '../core/squares';

const colours: Record<StrokeColour, string> = { green: 'green', red: 'red', blue: 'blue', yellow: 'yellow' };

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
    whyLast: 'Why was that legal?',
    attacks: 'Attacks',
    may: 'May go to',
    mayNot: 'May not go to',
    none: 'none',
    pickRefused: 'Select a crossed square to see why.',
    waits: (color: Color): string => `It waits: ${color === 'white' ? 'Black' : 'White'} is on move (1.2).`,
    attackedBy: (color: Color): string => `Attacked by ${color === 'white' ? 'White' : 'Black'} from`,
    canCome: 'Moves that lead here',
    atStart: 'the start',
    repeated: (places: string[]): string => `This position stood ${places.length} times: after ${places.join(', ')}.`,
    quiet: (moves: number): string => `${moves} moves of each player without a capture or a pawn move.`,
    cannotCome: (count: number): string => (count === 1 ? 'One piece may not come here' : `${count} pieces may not come here`),
  },
};

export type BoardWords = typeof boardEn;
