// SPDX-License-Identifier: GPL-3.0-or-later
import type { StrokeColour } from '../board/scene';
import { opposite, type Color } from '../core/squares';
import type { BoardWords } from './board_en';

const colours: Record<StrokeColour, string> = { green: '绿色', red: '红色', blue: '蓝色', yellow: '黄色' };

const name = (color: Color): string => (color === 'white' ? '白方' : '黑方');

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
    attacks: '攻击',
    may: '可以到',
    mayNot: '不可以到',
    none: '无',
    pickRefused: '选择打叉的格子，可看原因。',
    waits: (color) => `它在等待：轮到${name(opposite(color))}走（1.2）。`,
    attackedBy: (color) => `攻击它的${name(color)}棋子`,
    canCome: '能走到这里的着法：',
    atStart: '开始时',
    repeated: (places) => `这个局面出现过 ${places.length} 次：${places.join('、')}。`,
    quiet: (moves) => `双方各 ${moves} 步没有吃子，也没有走兵。`,
    cannotCome: (count) => `不能走到这里的棋子：${count} 枚`,
  },

  reading: {
    heading: '用文字读局面',
    open: '用文字读局面',
    byPiece: '按棋子',
    byRank: '按横线',
    byFile: '按直线',
    asTable: '表格',
    rank: (rank) => `第 ${rank} 横线`,
    file: (file) => `${file} 线`,
    group: (name, places) => `${name}：${places}`,
    comma: '、',
    semicolon: '；',
    and: '、',
    empty: '没有棋子',
    nowhere: '没有',
    sides: ['王翼', '后翼'],
    castling: (color, sides) => `${name(color)}保有${sides}易位的权利`,
    inCheck: (color) => `${name(color)}被将军`,
    lastMove: (from, to) => `上一步从 ${from} 到 ${to}`,
    enPassant: (color, square) => `${name(color)}的兵刚经过 ${square}`,
  },

  entry: {
    heading: '在输入着法的栏里',
    anyWriting: '着法怎么写都可以：Nf3、nf3、g1f3、O-O、e8=N；也可以照念法写：马f3、knight f 3、Springer Felix drei。',
    hint: '输入着法，或输入 ? 看命令',
    noMove: '还没有走棋。',
    over: '对局已经结束。',
    'nothing-to-claim': '现在没有可申请的和棋。',
    'nothing-to-answer': '没有人提议和棋。',
    'no-takeback': '这里不悔棋。',
    'not-a-player': '这里没有你参加的对局。',
    commands: [
      ['l 上一步', '上一步棋'],
      ['t 轮到谁', '轮到谁走'],
      ['c 时间', '双方的时间'],
      ['o 局面', '用文字读局面'],
      ['s', '加 e4：这一格；加 4：这条横线；加 e：这条直线'],
      ['p', '加 n：马在哪里；其他棋子用 k q r b p'],
      ['w 为什么', '上一步棋为什么合规'],
      ['draw 提和', '提议和棋，或接受对方的提议'],
      ['takeback 悔棋', '悔棋，若双方同意'],
      ['decline 拒绝', '拒绝和棋'],
      ['claim 申请', '申请和棋'],
      ['resign 认输', '认输'],
      ['y n 是 否', '确认、取消'],
      ['?', '显示这份列表'],
    ],
  },
};
