// SPDX-License-Identifier: GPL-3.0-or-later
import type { StrokeColour } from '../board/scene';
import type { BoardWords } from './board_en';

const colours: Record<StrokeColour, string> = { green: '绿色', red: '红色', blue: '蓝色', yellow: '黄色' };

export const boardZhHans: BoardWords = {
  drawing: {
    draw: '在棋盘上画',
    stop: '停止画',
    pencil: '笔的颜色',
    clear: '清除所画',
    colours,
    arrowTo: (square, colour) => `${colour}箭头指向 ${square}`,
    circle: (colour) => `${colour}圆圈`,
    begun: '箭头由此开始',
  },
};
