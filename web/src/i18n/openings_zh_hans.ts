// SPDX-License-Identifier: GPL-3.0-or-later
/** 开局页的文字：简体中文。 */
import type { OpeningsMessages } from './openings_en';

export const openingsZhHans: OpeningsMessages = {
  heading: '开局',
  lead: '走动棋子，看它叫什么。名称依局面而定，走的次序不同，也会得到同一个名称。',
  namesNote: '开局名称一律用英文。',
  startPosition: '初始局面',
  noName: '没有自己的名称。',
  lastName: (name) => `最后的名称：${name}`,
  family: '类别',
  transposed: (from, to) => `转换：最初的着法属于“${from}”，现在的局面属于“${to}”。`,
  continuations: '由此可到的名称',
  none: '由此没有书中命名的着法。',
  transposes: '转入另一类',
  moves: '着法',
  back: '后退一步',
  start: '从头开始',
  families: '七大类',
  familiesLead: '由双方最初的着法区分。',
  show: '摆上棋盘',
  lessons: '目标、标志，以及每一类的课程',
  type: '输入着法',
  played: (move, name) => (name ? `${move}：${name}` : move),
};
