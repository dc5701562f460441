// SPDX-License-Identifier: GPL-3.0-or-later
/** 页面自身的文字：简体中文。 */
import type { Color, Kind } from '../core/squares';
import { arbiterZhHans } from './arbiter_zh_hans';
import type { Messages } from './en';

const colors: Record<Color, string> = { white: '白方', black: '黑方' };
const sides: Record<Color, string> = { white: '白', black: '黑' };
const kinds: Record<Kind, string> = { pawn: '兵', knight: '马', bishop: '象', rook: '车', queen: '后', king: '王' };

export const zhHans: Messages = {
  languageName: '简体中文',
  colors,
  kinds,
  piece: (color, kind) => `${sides[color]}${kinds[kind]}`,

  nav: { play: '对局', friend: '与朋友对局', arbiter: '裁判', laws: '规则', settings: '设置', keys: '按键', home: 'adoube 首页' },

  board: {
    label: '棋盘',
    emptySquare: (square) => `${square}，空格`,
    square: (square, piece) => `${square}，${piece}`,
    selected: '已选中',
    legalTarget: '可到此格',
    marked: { attacker: '攻击者', obstacle: '挡住去路', path: '在这条线上', king: '相关的王' },
    promotion: '兵升变为',
    cancelPromotion: '取消升变',
  },

  status: {
    toMove: (color) => `轮到${colors[color]}走`,
    yourMove: '轮到你走',
    waitingFor: (color) => `等待${colors[color]}走棋`,
    check: '将军',
    lookingBack: (ply, of) => `回顾：第 ${ply} 个半回合，共 ${of} 个`,
    backToGame: '回到对局',
    firstStep: '拖动棋子，或先选棋子再选格子。着法若不合规则，会说明是哪一条不允许。',
    mustPlay: (move) => `申请不成立：须走所声明的 ${move}。`,
    sending: '正在提交…',
  },

  actions: {
    offerDraw: '提议和棋',
    claimDraw: '申请和棋',
    announce: '声明着法并申请',
    resign: '认输',
    share: '分享',
    accept: '同意和棋',
    decline: '拒绝',
    confirm: '走这一步',
    cancel: '取消',
    close: '关闭',
    newGame: '新对局',
    rematch: '再下一局',
    readArticle: '阅读条文',
    copyPgn: '复制 PGN',
    copyFen: '复制 FEN',
    copyLink: '复制链接',
    copied: '已复制',
    notCopied: '浏览器不允许复制。',
  },

  claims: {
    'threefold-repetition': '三次重复局面',
    'fifty-moves': '五十回合',
    claimNow: (kind) => `申请：${kind}`,
    which: '声明一步着法并申请和棋',
    choose: '请在棋盘上选择你打算走的一步。只声明，不走出。',
    announceMove: (move) => `声明 ${move} 并申请`,
    incorrectWarning: '若申请不成立，必须走出所声明的一步（9.5.3）。',
  },

  confirm: {
    resign: (color) => `${colors[color]}认输？`,
    'offer-draw': (color) => `${colors[color]}提议和棋？`,
    'accept-draw': (color) => `${colors[color]}同意和棋？`,
    yes: { resign: '确定认输', 'offer-draw': '确定提议', 'accept-draw': '确定和棋' },
    again: '再问一次，以免误触。',
  },

  clock: {
    of: (color) => `${colors[color]}的棋钟`,
    spoken: (hours, minutes, seconds) =>
      [hours && `${hours} 小时`, (minutes || hours) && `${minutes} 分`, `${seconds} 秒`].filter(Boolean).join(' '),
    running: '计时中',
    stands: '停着',
    fallen: '已超时',
    low: (color, time) => `${colors[color]}时间不多：${time}`,
    delay: (seconds) => `延时 ${seconds}`,
    movesToGo: (count) => `还有 ${count} 步`,
    firstMove: '走出第一步后开始',
    increment: '本步加秒',
    nextPeriod: '下一时段',
    ruled: (article) => `依 ${article}`,
    read: '时间与回合数',
    moveNumber: (count, color) => `第 ${count} 回合，轮到${colors[color]}`,
    noClock: '本局不用棋钟',
    pausedWhileAway: '页面关闭期间，棋钟停着。',
  },

  terms: {
    heading: '在这个棋盘上开始新对局',
    start: '开始对局',
    setUp: '棋钟与触子走子',
    clock: '每方用时',
    noClock: '不用棋钟',
    own: '自定义',
    ownLabel: '用时规定，例如 15+10 或 90/40+30;30+30',
    noClockMeaning: '不用棋钟，想多久都可以。',
    minutes: (count) => `${count} 分钟`,
    movesIn: (moves, count) => `${count} 分钟内走 ${moves} 步`,
    increment: (seconds) => `每步加 ${seconds} 秒`,
    delay: (seconds) => `每步先延时 ${seconds} 秒再计时`,
    bronstein: (seconds) => `每步用时最多补回 ${seconds} 秒`,
    comma: '，',
    then: '；然后 ',
    fault: '这不是用时规定。',
    faultAt: (position, found) => (found ? `第 ${position} 个字符“${found}”：` : '在末尾：'),
    penalty: '申请不成立时，对方加时',
    penaltyMinutes: (count) => `${count} 分钟`,
    penaltyBlitz: '超快棋的规则未定此项（B.2）：条文写两分钟，许多比赛用一分钟。',
    starts: '开始计时',
    startsAfterMove: '双方各走出第一步之后',
    startsAtOnce: '立即，依规则 6.6',
    touchMove: '触子走子：选中的棋子必须走（4.3）',
    more: '更多',
    noDrawBefore: '在此回合前不可协议和棋',
    noDrawHint: '0 为不限（9.1.1）',
  },

  touch: {
    on: '触子走子：选中的棋子必须走。',
    adjust: '摆正棋子（j’adoube）',
    adjustHint: '若要碰棋子而不走它，请先声明。',
    adjusting: '正在摆正棋子：本步走出前，触子不受约束。',
    bound: (squares) => `已触：${squares}`,
    touched: '已触',
  },

  offer: {
    open: (color) => `${colors[color]}提议和棋`,
    yours: '你的和棋提议仍然有效',
    hint: '在对方同意、拒绝或走棋之前一直有效。',
  },

  ruling: {
    heading: '裁决',
    article: (id) => `条文 ${id}`,
    more: (count) => `另有 ${count} 个理由`,
    legend: { attacker: '攻击者', path: '路线', obstacle: '阻挡', king: '王' },
  },

  inquiry: {
    ask: '这枚棋子能做什么？',
    selectFirst: '请先选一枚棋子，再问它能做什么。',
    may: '可以到',
    mayNot: '不可以到',
    none: '无',
    pickRefused: '选择打叉的格子，可看原因。',
  },

  preview: {
    heading: (move) => `${move} 的结果`,
    hint: '尚未走出。',
  },

  result: {
    '1-0': '白方胜',
    '0-1': '黑方胜',
    '1/2-1/2': '和棋',
    '0-0': '双方均负',
    '1/2-0': '白方半分，黑方负',
    '0-1/2': '白方负，黑方半分',
    '*': '未结束',
  },

  moves: {
    heading: '着法',
    empty: '着法将记在这里。',
    start: '初始局面',
    first: '最初局面',
    previous: '后退一步',
    next: '前进一步',
    last: '最后局面',
    flip: '翻转棋盘',
    entry: '输入着法',
    entryHint: 'Nf3, e4, O-O, e2e4',
    enter: '提交',
  },

  spoken: {
    move: (by, piece, from, to) => `${colors[by]}：${piece} ${from} 到 ${to}`,
    castles: (by, long) => `${colors[by]}${long ? '长易位' : '短易位'}`,
    takes: (piece) => `吃${piece}`,
    promotes: (piece) => `升变为${piece}`,
    check: '将军',
    mate: '将死',
    legalTargets: (piece, squares) => `${piece}：${squares || '没有合法着法'}`,
  },

  players: {
    you: '你',
    opponent: '对手',
    free: '空位',
    present: '在线',
    away: '离线',
    lead: (points) => `领先 ${points} 分`,
    taken: (pieces) => `已吃：${pieces}`,
    watching: (count) => `${count} 人观看`,
    youWatch: '你正在观看。',
  },

  friend: {
    heading: '与朋友对局',
    lead: '创建对局，把链接传给朋友。不需要账号。',
    colour: '你的棋子',
    white: '白方',
    whiteHint: '你先走。',
    black: '黑方',
    blackHint: '朋友先走。',
    hands: '猜先',
    handsHint: '两手各藏一兵，由朋友选一只手。',
    name: '你的名字',
    nameHint: '可以不填',
    make: '创建对局',
    making: '正在创建…',
    failed: '无法创建对局。请确认服务器已启动，再试一次。',
    waiting: '等待朋友加入',
    sendLink: '把这个链接传给朋友。两边都入座后开始。',
    link: '本局链接',
    sit: (color) => `执${sides[color]}入座`,
    sitLead: '还有一个空位。',
    pick: '选一只手',
    pickLead: '一手藏白兵，一手藏黑兵。',
    left: '左手',
    right: '右手',
    opened: (hand, color) => `${hand === 'left' ? '左手' : '右手'}里是${sides[color]}兵。`,
  },

  net: {
    connecting: '正在连接…',
    lost: '连接中断，正在重试；你的着法都已保留。',
    back: '已重新连接，对局是最新的。',
    unknownGame: '没有这个链接的对局。',
    wrongKey: '这个浏览器已没有该座位的密钥；你正在观看。',
    otherFault: (text) => `服务器答复：${text}`,
  },

  arbiter: arbiterZhHans,

  laws: {
    heading: '国际象棋规则',
    lead: '用我们自己的话说明每一条，以国际棋联的英文文本为准。',
    chapters: '规则各部分',
    chapter: (id) =>
      /^\d/.test(id) ? (id === '0' ? '导言与前言' : `第 ${id} 条`) : /^I/.test(id) ? `指引 ${id}` : `附录 ${id}`,
    seeAlso: '另见',
    all: '全部条文',
    unknown: (id) => `这里没有条文 ${id}。`,
    search: '查找条文',
    noneFound: '没有条文含有这些字。',
    back: '回到对局',
  },

  settings: {
    heading: '设置',
    language: '语言',
    theme: '外观',
    themes: { system: '跟随系统', light: '浅色', dark: '深色' },
    board: '棋盘',
    boards: { wood: '木色', green: '绿色', slate: '石板', contrast: '高对比度' },
    notation: '记谱方式',
    notations: { letters: '字母', figurines: '图形' },
    coordinates: '棋盘坐标',
    previewFirst: '先预览，再确认',
    targets: '显示可走的格子',
    autoFlip: '共用棋盘时转向走棋的一方',
    sound: '声音',
    kept: '保存在这个浏览器中。',
  },

  keys: {
    heading: '按键',
    rows: [
      ['← →', '后退、前进一步'],
      ['Home End', '最初、最后局面'],
      ['f', '翻转棋盘'],
      ['/', '输入着法'],
      ['b', '移到棋盘；方向键移动，Enter 拿起与放下'],
      ['w', '选中的棋子能做什么'],
      ['q r b n', '选择升变的棋子'],
      ['Enter', '确认'],
      ['Esc', '清除、取消'],
      ['?', '显示这份列表'],
    ],
  },

  fault: {
    core: '规则无法加载。请刷新；若仍如此，服务器缺少 core.wasm。',
    notFound: '没有这个页面。',
    home: '前往棋盘',
  },
};
