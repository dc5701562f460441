// SPDX-License-Identifier: GPL-3.0-or-later
/** Words of the board itself, wherever it stands: drawing on it. */
import type { StrokeColour } from '../board/scene';

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
};

export type BoardWords = typeof boardEn;
