// SPDX-License-Identifier: GPL-3.0-or-later
import type { StrokeColour } from '../board/scene';
import { opposite, type Color } from '../core/squares';
import type { BoardWords } from './board_en';

const colours: Record<StrokeColour, string> = { green: '綠色', red: '紅色', blue: '藍色', yellow: '黃色' };

const name = (color: Color): string => (color === 'white' ? '白方' : '黑方');

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
    attacks: '攻擊',
    may: '可以到',
    mayNot: '不可以到',
    none: '無',
    pickRefused: '選擇打叉的格子，可看原因。',
    waits: (color) => `它在等待：輪到${name(opposite(color))}走（1.2）。`,
    attackedBy: (color) => `攻擊它的${name(color)}棋子`,
    canCome: '能走到這裡的著法：',
    atStart: '開始時',
    repeated: (places) => `這個局面出現過 ${places.length} 次：${places.join('、')}。`,
    quiet: (moves) => `雙方各 ${moves} 步沒有吃子，也沒有走兵。`,
    cannotCome: (count) => `不能走到這裡的棋子：${count} 枚`,
  },

  reading: {
    heading: '用文字讀局面',
    open: '用文字讀局面',
    byPiece: '按棋子',
    byRank: '按橫線',
    byFile: '按直線',
    asTable: '表格',
    rank: (rank) => `第 ${rank} 橫線`,
    file: (file) => `${file} 線`,
    group: (name, places) => `${name}：${places}`,
    comma: '、',
    semicolon: '；',
    and: '、',
    empty: '沒有棋子',
    nowhere: '沒有',
    sides: ['王翼', '后翼'],
    castling: (color, sides) => `${name(color)}保有${sides}易位的權利`,
    inCheck: (color) => `${name(color)}被將軍`,
    lastMove: (from, to) => `上一步從 ${from} 到 ${to}`,
    enPassant: (color, square) => `${name(color)}的兵剛經過 ${square}`,
  },

  entry: {
    heading: '在輸入著法的欄裡',
    anyWriting: '著法怎麼寫都可以：Nf3、nf3、g1f3、O-O、e8=N；也可以照念法寫：馬f3、knight f 3、Springer Felix drei。',
    hint: '輸入著法，或輸入 ? 看命令',
    noMove: '還沒有走棋。',
    over: '對局已經結束。',
    'nothing-to-claim': '現在沒有可申請的和棋。',
    'nothing-to-answer': '沒有人提議和棋。',
    'no-takeback': '這裡不悔棋。',
    'not-a-player': '這裡沒有你參加的對局。',
    commands: [
      ['l 上一步', '上一步棋'],
      ['t 輪到誰', '輪到誰走'],
      ['c 時間', '雙方的時間'],
      ['o 局面', '用文字讀局面'],
      ['s', '加 e4：這一格；加 4：這條橫線；加 e：這條直線'],
      ['p', '加 n：馬在哪裡；其他棋子用 k q r b p'],
      ['w 為什麼', '上一步棋為什麼合規'],
      ['draw 提和', '提議和棋，或接受對方的提議'],
      ['takeback 悔棋', '悔棋，若雙方同意'],
      ['decline 拒絕', '拒絕和棋'],
      ['claim 申請', '申請和棋'],
      ['resign 認輸', '認輸'],
      ['y n 是 否', '確認、取消'],
      ['?', '顯示這份列表'],
    ],
  },
};
