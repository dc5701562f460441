// SPDX-License-Identifier: GPL-3.0-or-later
/** 開局頁的文字：繁體中文。 */
import type { OpeningsMessages } from './openings_en';

export const openingsZhHant: OpeningsMessages = {
  heading: '開局',
  lead: '走動棋子，看它叫什麼。名稱依局面而定，走的次序不同，也會得到同一個名稱。',
  namesNote: '開局名稱一律用英文。',
  startPosition: '初始局面',
  noName: '沒有自己的名稱。',
  lastName: (name) => `最後的名稱：${name}`,
  family: '類別',
  transposed: (from, to) => `轉換：最初的著法屬於「${from}」，現在的局面屬於「${to}」。`,
  continuations: '由此可到的名稱',
  none: '由此沒有書中命名的著法。',
  transposes: '轉入另一類',
  moves: '著法',
  back: '後退一步',
  start: '從頭開始',
  families: '七大類',
  familiesLead: '由雙方最初的著法區分。',
  show: '擺上棋盤',
  lessons: '目標、標誌，以及每一類的課程',
  type: '輸入著法',
  played: (move, name) => (name ? `${move}：${name}` : move),
};
