// SPDX-License-Identifier: GPL-3.0-or-later
import type { Color } from '../core/squares';
import type { OnlineWords } from './online_en';

const colours: Record<Color, string> = { white: '白方', black: '黑方' };

export const onlineZhHant: OnlineWords = {
  image: '存成圖片',
  tooManyClocks: '這裡正在進行的計時對局太多了。請先結束一盤，再重新開啟本頁。',
  seatTaken: '座位已被別人搶先，你正在觀戰。',
  report: '看引擎對本局的分析',
  lobby: {
    heading: '自訂邀請',
    lead: '頁面打開期間邀請一直在大廳裡，接受的人就坐到你對面。',
    make: '放到大廳',
    waiting: '你的邀請已在大廳裡',
    keepOpen: '有人接受後對局開始。離開本頁，邀請就會撤回。也可以把連結傳給別人。',
    opponentsHint: { white: '你先走。', black: '對手先走。', hands: '兩手各藏一兵，由對手選一隻手。' },
    go: '大廳',
    computer: '電腦',
  },
  takeBack: {
    ask: '請求悔棋',
    asked: (color) => `${colours[color]}請求悔棋`,
    hint: '已用的時間不退還。走下一步棋後請求失效。',
    yours: '你已請求悔棋',
    accept: '同意悔棋',
    decline: '不同意',
    allowed: '雙方同意時可以悔棋',
    short: '可以悔棋',
  },
  firstMove: {
    due: (color, seconds) => `${colours[color]}須在 ${seconds} 秒內走出第一步，否則本局不算。`,
    short: (seconds) => `第一步限 ${seconds} 秒`,
  },
  competition: {
    name: '按比賽方式下',
    hint: '結束之前：不能詢問棋子，不顯示開局名稱，不能悔棋（11.3.1）。',
    short: '按比賽方式',
    kept: '本局按比賽方式進行：結束之前沒有任何提示（11.3.1）。',
  },
  arbiter: {
    name: '有裁判',
    hint: '你會得到第二個連結，發給不參與對局的裁判。',
    short: '有裁判',
  },
  guidelines: {
    name: '採用指引\u00a0III（無加秒的對局）',
    hints: {
      offered: '輪到走棋且剩餘不足兩分鐘時，可以請求裁判每步加五秒，或申請和棋（III.4、III.5）。',
      'needs-arbiter': '須有裁判：時間不足的一方請求每步加五秒或申請和棋，由裁判決定（III.4、III.5）。',
    },
    short: '已公布採用指引\u00a0III',
  },
  challenge: {
    to: '按名字挑戰',
    toHint: '（對方的帳戶名；留空則任何人都可以應戰）',
    make: '發出挑戰',
    waiting: '挑戰已發出',
    keepOpen: '對方會在大廳看到。離開本頁後挑戰撤回。',
    forYou: '這是給你的挑戰',
    forAnother: '這是給別人的挑戰，你正在觀看。',
    declined: '對方沒有接受挑戰。',
    accept: '應戰',
    decline: '不接受',
    faults: {
      'unknown-player': '沒有這個名字的帳戶。',
      'no-challenges': '這位棋手不接受挑戰。',
      'too-many': '你的其他挑戰還在等待，請撤回一個，或稍後再試。',
      'signed-out': '登入後才能按名字挑戰。',
      'bad-setup': '不能這樣挑戰：請換一位對手或換一種條件。',
    },
  },
  chess960: {
    name: 'Chess960：抽籤決定初始局面',
    hint: '由伺服器從 960 種局面中抽取（指引 II）。',
    position: (number) => `Chess960，第 ${number} 號局面`,
    plain: 'Chess960',
  },
  rematch: {
    ask: '再下一局',
    asked: (color) => `${colours[color]}希望換色再下一局。`,
    yours: '你已請求再下一局，正在等待答覆。',
    accept: '再下一局',
    withdraw: '收回請求',
    there: '新的一局已經開始。',
    go: '進入新的一局',
    watch: '觀看新的一局',
    before: '上一局',
  },
  away: {
    waits: (name) => `${name}不在線。對局會保留，打開連結就能回來。`,
    clockRuns: (name) => `${name}不在線，棋鐘繼續走，走完即超時（6.9）。`,
    ownClock: (name) => `${name}不在線。離開不等於認輸。`,
    noEngine: '此處暫時沒有引擎。對局已保存，有引擎後繼續。',
  },
};
