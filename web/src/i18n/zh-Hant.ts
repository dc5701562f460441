// SPDX-License-Identifier: GPL-3.0-or-later
/** 頁面自身的文字：繁體中文。 */
import type { Color, Kind } from '../core/squares';
import { arbiterZhHant } from './arbiter_zh_hant';
import type { Messages } from './en';

const colors: Record<Color, string> = { white: '白方', black: '黑方' };
const sides: Record<Color, string> = { white: '白', black: '黑' };
const kinds: Record<Kind, string> = { pawn: '兵', knight: '馬', bishop: '象', rook: '車', queen: '后', king: '王' };

export const zhHant: Messages = {
  languageName: '繁體中文',
  colors,
  kinds,
  piece: (color, kind) => `${sides[color]}${kinds[kind]}`,

  nav: { play: '對局', friend: '與朋友對局', arbiter: '裁判', laws: '規則', settings: '設定', keys: '按鍵', home: 'adoube 首頁' },

  board: {
    label: '棋盤',
    emptySquare: (square) => `${square}，空格`,
    square: (square, piece) => `${square}，${piece}`,
    selected: '已選取',
    legalTarget: '可到此格',
    marked: { attacker: '攻擊者', obstacle: '擋住去路', path: '在這條線上', king: '相關的王' },
    promotion: '兵升變為',
    cancelPromotion: '取消升變',
  },

  status: {
    toMove: (color) => `輪到${colors[color]}走`,
    yourMove: '輪到你走',
    waitingFor: (color) => `等待${colors[color]}走棋`,
    check: '將軍',
    lookingBack: (ply, of) => `回顧：第 ${ply} 個半回合，共 ${of} 個`,
    backToGame: '回到對局',
    firstStep: '拖曳棋子，或先選棋子再選格子。著法若不合規則，會說明是哪一條不允許。',
    mustPlay: (move) => `申請不成立：須走所聲明的 ${move}。`,
    sending: '正在送出…',
  },

  actions: {
    offerDraw: '提議和棋',
    claimDraw: '申請和棋',
    announce: '聲明著法並申請',
    resign: '認輸',
    share: '分享',
    accept: '同意和棋',
    decline: '拒絕',
    confirm: '走這一步',
    cancel: '取消',
    close: '關閉',
    newGame: '新對局',
    rematch: '再下一局',
    readArticle: '閱讀條文',
    copyPgn: '複製 PGN',
    copyFen: '複製 FEN',
    copyLink: '複製連結',
    copied: '已複製',
    notCopied: '瀏覽器不允許複製。',
  },

  claims: {
    'threefold-repetition': '三次重複局面',
    'fifty-moves': '五十回合',
    claimNow: (kind) => `申請：${kind}`,
    which: '聲明一步著法並申請和棋',
    choose: '請在棋盤上選擇你打算走的一步。只聲明，不走出。',
    announceMove: (move) => `聲明 ${move} 並申請`,
    incorrectWarning: '若申請不成立，必須走出所聲明的一步（9.5.3）。',
  },

  confirm: {
    resign: (color) => `${colors[color]}認輸？`,
    'offer-draw': (color) => `${colors[color]}提議和棋？`,
    'accept-draw': (color) => `${colors[color]}同意和棋？`,
    yes: { resign: '確定認輸', 'offer-draw': '確定提議', 'accept-draw': '確定和棋' },
    again: '再問一次，以免誤觸。',
  },

  clock: {
    of: (color) => `${colors[color]}的棋鐘`,
    spoken: (hours, minutes, seconds) =>
      [hours && `${hours} 小時`, (minutes || hours) && `${minutes} 分`, `${seconds} 秒`].filter(Boolean).join(' '),
    running: '計時中',
    stands: '停著',
    fallen: '已超時',
    low: (color, time) => `${colors[color]}時間不多：${time}`,
    delay: (seconds) => `延時 ${seconds}`,
    movesToGo: (count) => `還有 ${count} 步`,
    firstMove: '走出第一步後開始',
    increment: '本步加秒',
    nextPeriod: '下一時段',
    ruled: (article) => `依 ${article}`,
    read: '時間與回合數',
    moveNumber: (count, color) => `第 ${count} 回合，輪到${colors[color]}`,
    noClock: '本局不用棋鐘',
    pausedWhileAway: '頁面關閉期間，棋鐘停著。',
  },

  terms: {
    heading: '在這個棋盤上開始新對局',
    start: '開始對局',
    setUp: '棋鐘與摸子動子',
    clock: '每方用時',
    noClock: '不用棋鐘',
    own: '自訂',
    ownLabel: '用時規定，例如 15+10 或 90/40+30;30+30',
    noClockMeaning: '不用棋鐘，想多久都可以。',
    minutes: (count) => `${count} 分鐘`,
    movesIn: (moves, count) => `${count} 分鐘內走 ${moves} 步`,
    increment: (seconds) => `每步加 ${seconds} 秒`,
    delay: (seconds) => `每步先延時 ${seconds} 秒再計時`,
    bronstein: (seconds) => `每步用時最多補回 ${seconds} 秒`,
    comma: '，',
    then: '；然後 ',
    fault: '這不是用時規定。',
    faultAt: (position, found) => (found ? `第 ${position} 個字元「${found}」：` : '在末尾：'),
    penalty: '申請不成立時，對方加時',
    penaltyMinutes: (count) => `${count} 分鐘`,
    penaltyBlitz: '超快棋的規則未定此項（B.2）：條文寫兩分鐘，許多比賽用一分鐘。',
    starts: '開始計時',
    startsAfterMove: '雙方各走出第一步之後',
    startsAtOnce: '立即，依規則 6.6',
    touchMove: '摸子動子：選取的棋子必須走（4.3）',
    more: '更多',
    noDrawBefore: '在此回合前不可協議和棋',
    noDrawHint: '0 為不限（9.1.1）',
  },

  touch: {
    on: '摸子動子：選取的棋子必須走。',
    adjust: '擺正棋子（j’adoube）',
    adjustHint: '若要碰棋子而不走它，請先聲明。',
    adjusting: '正在擺正棋子：本步走出前，摸子不受約束。',
    bound: (squares) => `已觸：${squares}`,
    touched: '已觸',
  },

  offer: {
    open: (color) => `${colors[color]}提議和棋`,
    yours: '你的和棋提議仍然有效',
    hint: '在對方同意、拒絕或走棋之前一直有效。',
  },

  ruling: {
    heading: '裁決',
    article: (id) => `條文 ${id}`,
    more: (count) => `另有 ${count} 個理由`,
    legend: { attacker: '攻擊者', path: '路線', obstacle: '阻擋', king: '王' },
  },

  inquiry: {
    ask: '這枚棋子能做什麼？',
    selectFirst: '請先選一枚棋子，再問它能做什麼。',
    may: '可以到',
    mayNot: '不可以到',
    none: '無',
    pickRefused: '選擇打叉的格子，可看原因。',
  },

  preview: {
    heading: (move) => `${move} 的結果`,
    hint: '尚未走出。',
  },

  result: {
    '1-0': '白方勝',
    '0-1': '黑方勝',
    '1/2-1/2': '和棋',
    '0-0': '雙方均負',
    '1/2-0': '白方半分，黑方負',
    '0-1/2': '白方負，黑方半分',
    '*': '未結束',
  },

  moves: {
    heading: '著法',
    empty: '著法將記在這裡。',
    start: '初始局面',
    first: '最初局面',
    previous: '後退一步',
    next: '前進一步',
    last: '最後局面',
    flip: '翻轉棋盤',
    entry: '輸入著法',
    entryHint: 'Nf3, e4, O-O, e2e4',
    enter: '送出',
  },

  spoken: {
    move: (by, piece, from, to) => `${colors[by]}：${piece} ${from} 到 ${to}`,
    castles: (by, long) => `${colors[by]}${long ? '長易位' : '短易位'}`,
    takes: (piece) => `吃${piece}`,
    promotes: (piece) => `升變為${piece}`,
    check: '將軍',
    mate: '將死',
    legalTargets: (piece, squares) => `${piece}：${squares || '沒有合法著法'}`,
  },

  players: {
    you: '你',
    opponent: '對手',
    free: '空位',
    present: '線上',
    away: '離線',
    lead: (points) => `領先 ${points} 分`,
    taken: (pieces) => `已吃：${pieces}`,
    watching: (count) => `${count} 人觀看`,
    youWatch: '你正在觀看。',
  },

  friend: {
    heading: '與朋友對局',
    lead: '建立對局，把連結傳給朋友。不需要帳號。',
    colour: '你的棋子',
    white: '白方',
    whiteHint: '你先走。',
    black: '黑方',
    blackHint: '朋友先走。',
    hands: '猜先',
    handsHint: '兩手各藏一兵，由朋友選一隻手。',
    name: '你的名字',
    nameHint: '可以不填',
    make: '建立對局',
    making: '正在建立…',
    failed: '無法建立對局。請確認伺服器已啟動，再試一次。',
    waiting: '等待朋友加入',
    sendLink: '把這個連結傳給朋友。兩邊都入座後開始。',
    link: '本局連結',
    sit: (color) => `執${sides[color]}入座`,
    sitLead: '還有一個空位。',
    pick: '選一隻手',
    pickLead: '一手藏白兵，一手藏黑兵。',
    left: '左手',
    right: '右手',
    opened: (hand, color) => `${hand === 'left' ? '左手' : '右手'}裡是${sides[color]}兵。`,
  },

  net: {
    connecting: '正在連線…',
    lost: '連線中斷，正在重試；你的著法都已保留。',
    back: '已重新連線，對局是最新的。',
    unknownGame: '沒有這個連結的對局。',
    wrongKey: '這個瀏覽器已沒有該座位的金鑰；你正在觀看。',
    otherFault: (text) => `伺服器回覆：${text}`,
  },

  arbiter: arbiterZhHant,

  laws: {
    heading: '西洋棋規則',
    lead: '用我們自己的話說明每一條，以國際棋聯的英文文本為準。',
    chapters: '規則各部分',
    chapter: (id) =>
      /^\d/.test(id) ? (id === '0' ? '導言與前言' : `第 ${id} 條`) : /^I/.test(id) ? `指引 ${id}` : `附錄 ${id}`,
    seeAlso: '另見',
    all: '全部條文',
    unknown: (id) => `這裡沒有條文 ${id}。`,
    search: '尋找條文',
    noneFound: '沒有條文含有這些字。',
    back: '回到對局',
  },

  settings: {
    heading: '設定',
    language: '語言',
    theme: '外觀',
    themes: { system: '跟隨系統', light: '淺色', dark: '深色' },
    board: '棋盤',
    boards: { wood: '木色', green: '綠色', slate: '石板', contrast: '高對比' },
    notation: '記譜方式',
    notations: { letters: '字母', figurines: '圖形' },
    coordinates: '棋盤座標',
    previewFirst: '先預覽，再確認',
    targets: '顯示可走的格子',
    autoFlip: '共用棋盤時轉向走棋的一方',
    sound: '聲音',
    kept: '保存在這個瀏覽器中。',
  },

  keys: {
    heading: '按鍵',
    rows: [
      ['← →', '後退、前進一步'],
      ['Home End', '最初、最後局面'],
      ['f', '翻轉棋盤'],
      ['/', '輸入著法'],
      ['b', '移到棋盤；方向鍵移動，Enter 拿起與放下'],
      ['w', '選取的棋子能做什麼'],
      ['q r b n', '選擇升變的棋子'],
      ['Enter', '確認'],
      ['Esc', '清除、取消'],
      ['?', '顯示這份列表'],
    ],
  },

  fault: {
    core: '規則無法載入。請重新整理；若仍如此，伺服器缺少 core.wasm。',
    notFound: '沒有這個頁面。',
    home: '前往棋盤',
  },
};
