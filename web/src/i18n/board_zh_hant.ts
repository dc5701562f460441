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

  asking: {
    heading: '問為什麼',
    ask: '這枚棋子能做什麼？',
    askAnything: '問一枚棋子或一個格子',
    selectFirst: '請先選一枚棋子，再問它能做什麼。',
    point: '請指一枚棋子或一個空格。',
    whyMove: (san) => `${san} 為什麼合規？`,
    whyLast: '這步棋為什麼合規？',
    attacks: '攻擊',
    may: '可以到',
    mayNot: '不可以到',
    none: '無',
    pickRefused: '選擇打叉的格子，可看原因。',
    waits: (color) => `它在等待：輪到${color === 'white' ? '黑方' : '白方'}走（1.2）。`,
    attackedBy: (color) => `${color === 'white' ? '白方' : '黑方'}從這裡攻擊它：`,
    canCome: '能走到這裡的著法：',
    atStart: '開始時',
    repeated: (places) => `這個局面出現過 ${places.length} 次：${places.join('、')}。`,
    quiet: (moves) => `雙方各 ${moves} 步沒有吃子，也沒有走兵。`,
    cannotCome: (count) => `不能走到這裡的棋子：${count} 枚`,
  },
};
