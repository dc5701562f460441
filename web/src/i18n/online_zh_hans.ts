// SPDX-License-Identifier: GPL-3.0-or-later
import type { Color } from '../core/squares';
import type { OnlineWords } from './online_en';

const colours: Record<Color, string> = { white: '白方', black: '黑方' };

export const onlineZhHans: OnlineWords = {
  image: '保存为图片',
  tooManyClocks: '这里正在进行的计时对局太多了。请先结束一盘，再重新打开本页。',
  seatTaken: '座位已被别人抢先，你正在观战。',
  report: '看引擎对本局的分析',
  lobby: {
    heading: '自定邀请',
    lead: '页面打开期间邀请一直在大厅里，接受的人就坐到你对面。',
    make: '放到大厅',
    waiting: '你的邀请已在大厅里',
    keepOpen: '有人接受后对局开始。离开本页，邀请就会撤回。也可以把链接发给别人。',
    opponentsHint: { white: '你先走。', black: '对手先走。', hands: '两手各藏一兵，由对手选一只手。' },
    go: '大厅',
    computer: '电脑',
  },
  takeBack: {
    ask: '请求悔棋',
    asked: (color) => `${colours[color]}请求悔棋`,
    hint: '已用的时间不退还。走下一步棋后请求失效。',
    yours: '你已请求悔棋',
    accept: '同意悔棋',
    decline: '不同意',
    allowed: '双方同意时可以悔棋',
    short: '可以悔棋',
  },
  firstMove: {
    due: (color, seconds) => `${colours[color]}须在 ${seconds} 秒内走出第一步，否则本局不算。`,
    short: (seconds) => `第一步限 ${seconds} 秒`,
  },
  competition: {
    name: '按比赛方式下',
    hint: '结束之前：不能询问棋子，不显示开局名称，不能悔棋（11.3.1）。',
    short: '按比赛方式',
    kept: '本局按比赛方式进行：结束之前没有任何提示（11.3.1）。',
  },
  arbiter: {
    name: '有裁判',
    hint: '你会得到第二个链接，发给不参与对局的裁判。',
    short: '有裁判',
  },
  guidelines: {
    name: '采用指引\u00a0III（无加秒的对局）',
    hints: {
      offered: '轮到走棋且剩余不足两分钟时，可以请求裁判每步加五秒，或申请和棋（III.4、III.5）。',
      'needs-arbiter': '须有裁判：时间不足的一方请求每步加五秒或申请和棋，由裁判决定（III.4、III.5）。',
    },
    short: '已公布采用指引\u00a0III',
  },
  challenge: {
    to: '按名字挑战',
    toHint: '（对方的账户名；留空则任何人都可以应战）',
    make: '发出挑战',
    waiting: '挑战已发出',
    keepOpen: '对方会在大厅看到。离开本页后挑战撤回。',
    forYou: '这是给你的挑战',
    forAnother: '这是给别人的挑战，你正在观看。',
    declined: '对方没有接受挑战。',
    accept: '应战',
    decline: '不接受',
    faults: {
      'unknown-player': '没有这个名字的账户。',
      'no-challenges': '这位棋手不接受挑战。',
      'too-many': '你的其他挑战还在等待，请撤回一个，或稍后再试。',
      'signed-out': '登录后才能按名字挑战。',
      'bad-setup': '不能这样挑战：请换一位对手或换一种条件。',
    },
  },
  chess960: {
    name: 'Chess960：抽签决定初始局面',
    hint: '由服务器从 960 种局面中抽取（指引 II）。',
    position: (number) => `Chess960，第 ${number} 号局面`,
    plain: 'Chess960',
  },
  rematch: {
    ask: '再下一局',
    asked: (color) => `${colours[color]}希望换色再下一局。`,
    yours: '你已请求再下一局，正在等待答复。',
    accept: '再下一局',
    withdraw: '收回请求',
    there: '新的一局已经开始。',
    go: '进入新的一局',
    watch: '观看新的一局',
    before: '上一局',
  },
  away: {
    waits: (name) => `${name}不在线。对局会保留，打开链接就能回来。`,
    clockRuns: (name) => `${name}不在线，棋钟继续走，走完即超时（6.9）。`,
    ownClock: (name) => `${name}不在线。离开不等于认输。`,
    noEngine: '此处暂时没有引擎。对局已保存，有引擎后继续。',
  },
};
