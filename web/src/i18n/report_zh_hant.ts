// SPDX-License-Identifier: GPL-3.0-or-later
import type { Color } from '../core/squares';
import type { ReportMessages } from './report_en';

const colours: Record<Color, string> = { white: '白方', black: '黑方' };

export const reportZhHant: ReportMessages = {
  title: '對局分析',
  versus: (white, black) => `${white} 對 ${black}`,
  back: '返回對局',
  board: '在分析棋盤上開啟',
  loading: '正在讀取對局……',
  unknown: '沒有這盤對局。',
  unreachable: '無法連線至伺服器。請重試。',
  notOver: '對局尚在進行。結束後引擎才能分析。',
  noEngine: '本伺服器沒有用於分析的引擎。分析棋盤自帶引擎。',
  tooMany: '你已有足夠多的對局在等待分析。請等其中一些完成後再試。',
  none: '引擎檢視每個局面，指出哪些著法損失較大。分析在背景進行，可以離開本頁。',
  ask: '分析對局',
  again: '重試',
  givenUp: '引擎多次失敗。此前的結果已儲存。',
  waiting: '對局正在排隊。',
  running: (done, all) => `已分析 ${done} 個局面，共 ${all} 個`,
  done: '分析已完成。',
  graph: '逐著形勢',
  graphHint: '中線以上白方佔優，以下黑方佔優。',
  move: '著法',
  start: '起始局面',
  judgement: { mistake: '失誤', serious: '嚴重失誤' },
  judged: (word, before, after) => `${word}：${before} → ${after}`,
  comma: '，',
  better: (line) => `更好的著法：${line}`,
  line: (line) => `此後最佳：${line}`,
  mistakes: '失誤',
  noMistakes: '沒有損失較大的著法。',
  summary: (colour, serious, mistakes) => `${colours[colour]}：嚴重失誤 ${serious} 次，失誤 ${mistakes} 次`,
  table: '全部著法',
  score: '評估',
  over: '已結束',
  scoreHint: '以兵為單位，從白方看；#3 表示三著將死。',
};
