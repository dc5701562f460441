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

  asking: {
    heading: '问为什么',
    ask: '这枚棋子能做什么？',
    askAnything: '问一枚棋子或一个格子',
    selectFirst: '请先选一枚棋子，再问它能做什么。',
    point: '请指一枚棋子或一个空格。',
    whyMove: (san) => `${san} 为什么合规？`,
    whyLast: '这步棋为什么合规？',
    attacks: '攻击',
    may: '可以到',
    mayNot: '不可以到',
    none: '无',
    pickRefused: '选择打叉的格子，可看原因。',
    waits: (color) => `它在等待：轮到${color === 'white' ? '黑方' : '白方'}走（1.2）。`,
    attackedBy: (color) => `${color === 'white' ? '白方' : '黑方'}从这里攻击它：`,
    canCome: '能走到这里的着法：',
    atStart: '开始时',
    repeated: (places) => `这个局面出现过 ${places.length} 次：${places.join('、')}。`,
    quiet: (moves) => `双方各 ${moves} 步没有吃子，也没有走兵。`,
    cannotCome: (count) => `不能走到这里的棋子：${count} 枚`,
  },
};
