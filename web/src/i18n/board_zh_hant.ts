// SPDX-License-Identifier: GPL-3.0-or-later
import type { StrokeColour } from '../board/scene';
import type { BoardWords } from './board_en';

const colours: Record<StrokeColour, string> = { green: '綠色', red: '紅色', blue: '藍色', yellow: '黃色' };

export const boardZhHant: BoardWords = {
  drawing: {
    draw: '在棋盤上畫',
    stop: '停止畫',
    pencil: '筆的顏色',
    clear: '清除所畫',
    colours,
    arrowTo: (square, colour) => `${colour}箭頭指向 ${square}`,
    circle: (colour) => `${colour}圓圈`,
    begun: '箭頭由此開始',
  },
};
