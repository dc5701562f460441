// SPDX-License-Identifier: GPL-3.0-or-later
import type { Color } from '../core/squares';
import type { ReportMessages } from './report_en';

const colours: Record<Color, string> = { white: '白方', black: '黑方' };

export const reportZhHans: ReportMessages = {
  title: '对局分析',
  versus: (white, black) => `${white} 对 ${black}`,
  back: '返回对局',
  board: '在分析棋盘上打开',
  loading: '正在读取对局……',
  unknown: '没有这盘对局。',
  unreachable: '无法连接服务器。请重试。',
  notOver: '对局尚在进行。结束后引擎才能分析。',
  noEngine: '本服务器没有用于分析的引擎。分析棋盘自带引擎。',
  tooMany: '你已有足够多的对局在等待分析。请等其中一些完成后再试。',
  none: '引擎查看每个局面，指出哪些着法损失较大。分析在后台进行，可以离开本页。',
  ask: '分析对局',
  again: '重试',
  givenUp: '引擎多次失败。此前的结果已保存。',
  waiting: '对局正在排队。',
  running: (done, all) => `已分析 ${done} 个局面，共 ${all} 个`,
  done: '分析已完成。',
  graph: '逐着形势',
  graphHint: '中线以上白方占优，以下黑方占优。',
  move: '着法',
  start: '起始局面',
  judgement: { mistake: '失误', serious: '严重失误' },
  judged: (word, before, after) => `${word}：${before} → ${after}`,
  comma: '，',
  better: (line) => `更好的着法：${line}`,
  line: (line) => `此后最佳：${line}`,
  mistakes: '失误',
  noMistakes: '没有损失较大的着法。',
  summary: (colour, serious, mistakes) => `${colours[colour]}：严重失误 ${serious} 次，失误 ${mistakes} 次`,
  table: '全部着法',
  score: '评估',
  over: '已结束',
  scoreHint: '以兵为单位，从白方看；#3 表示三着将死。',
};
