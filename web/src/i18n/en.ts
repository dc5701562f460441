// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's own words in English. Sentences about the Laws come from the core, in the same language. */
import type { Color, Kind } from '../core/squares';
import { boardEn } from './board_en';
import { onlineEn } from './online_en';

const colors: Record<Color, string> = { white: 'White', black: 'Black' };
const colorWords: Record<Color, string> = { white: 'white', black: 'black' };
const kinds: Record<Kind, string> = {
  pawn: 'pawn',
  knight: 'knight',
  bishop: 'bishop',
  rook: 'rook',
  queen: 'queen',
  king: 'king',
};

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export const en = {
  languageName: 'English',
  colors,
  kinds,
  piece: (color: Color, kind: Kind): string => `${colorWords[color]} ${kinds[kind]}`,

  nav: {
    play: 'Play',
    learn: 'Learn',
    analysis: 'Analysis',
    friend: 'Play with a friend',
    computer: 'Play the computer',
    arbiter: 'Arbiter',
    laws: 'Laws',
    ways: 'Pages',
    settings: 'Settings',
    keys: 'Keys',
    account: 'Account',
    home: 'adoube: start page',
    challenges: (count: number): string => `${counted(count, 'challenge')} to you`,
  },

  board: {
    label: 'Chess board',
    emptySquare: (square: string): string => `${square}, empty`,
    square: (square: string, piece: string): string => `${square}, ${piece}`,
    selected: 'selected',
    legalTarget: 'can go here',
    marked: {
      allowed: 'can be reached',
      refused: 'crossed out',
      chosen: 'chosen',
      attacker: 'attacks',
      obstacle: 'in the way',
      path: 'on the line',
      king: 'the king concerned',
      touched: 'touched: it binds',
      attacked: 'attacked by it',
      asked: 'asked about',
      pointed: 'asked about',
      fixed: 'part of the wall',
      'reach-white': 'within reach of White',
      'reach-black': 'within reach of Black',
      'reach-both': 'within reach of both',
    },
    promotion: 'Promote the pawn to',
  },

  status: {
    toMove: (color: Color): string => `${colors[color]} to move`,
    yourMove: 'Your move',
    waitingFor: (color: Color): string => `Waiting for ${colors[color]}`,
    check: 'Check',
    lookingBack: (ply: number, of: number): string => `Looking back: half-move ${ply} of ${of}`,
    backToGame: 'Return to the game',
    firstStep: 'Drag a piece, or select it and then a square. An illegal try is answered with the article that forbids it.',
    mustPlay: (move: string): string => `The claim was incorrect: the announced move ${move} must be played.`,
    ahead: (from: string, to: string): string =>
      `Set ahead: ${from}–${to}. It is played after the reply where it is legal then. Esc or another square takes it back.`,
    sending: 'Sending the move…',
  },

  room: {
    game: 'The browser has no more room: this game is gone with the page. Its PGN can be copied.',
    log: 'The browser has no more room: this log is gone with the page. Take it away first.',
    progress: 'The browser has no more room: what you learn now is gone with the page. Your progress can be saved as a file.',
  },

  actions: {
    takeBack: 'Take back the last move',
    offerDraw: 'Offer a draw',
    claimDraw: 'Claim a draw',
    announce: 'Claim with a move',
    resign: 'Resign',
    share: 'Share',
    accept: 'Accept the draw',
    decline: 'Decline',
    confirm: 'Play the move',
    cancel: 'Cancel',
    close: 'Close',
    newGame: 'New game',
    readArticle: 'Read the article',
    withClocks: 'With clock times',
    downloadPgn: 'Download PGN',
    copyPgn: 'Copy PGN',
    copyFen: 'Copy FEN',
    copyLink: 'Copy link',
    analyse: 'Analyse',
    copied: 'Copied',
    notCopied: 'The browser did not allow copying.',
  },

  claims: {
    'threefold-repetition': 'Threefold repetition',
    'fifty-moves': 'Fifty moves',
    claimNow: (kind: string): string => `Claim: ${kind.toLowerCase()}`,
    which: 'Claim a draw with a move that you announce',
    choose: 'Choose on the board the move you intend. It is announced, not played.',
    announceMove: (move: string): string => `Announce ${move} and claim`,
    incorrectWarning: 'If the claim is incorrect, the announced move must be played (9.5.3).',
    givesTime: (time: string): string => `The opponent then gets ${time} more.`,
  },

  confirm: {
    resign: (color: Color): string => `${colors[color]} resigns?`,
    'offer-draw': (color: Color): string => `${colors[color]} offers a draw?`,
    'accept-draw': (color: Color): string => `${colors[color]} accepts the draw?`,
    'take-back': (_color: Color): string => 'Take back the last move?',
    yes: { resign: 'Resign now', 'offer-draw': 'Offer now', 'accept-draw': 'Agree to a draw', 'take-back': 'Take it back' },
    noSuchThing: 'The Laws know no taking back (4.7). It is for a friendly game, where both players agree.',
    again: 'Asked again so that nothing happens by a slip of the hand.',
  },

  clock: {
    of: (color: Color): string => `Clock of ${colors[color]}`,
    spoken: (hours: number, minutes: number, seconds: number): string =>
      [hours && counted(hours, 'hour'), (minutes || hours) && counted(minutes, 'minute'), counted(seconds, 'second')]
        .filter(Boolean)
        .join(' '),
    running: 'running',
    stands: 'stands',
    fallen: 'the flag has fallen',
    low: (color: Color, time: string): string => `${colors[color]} is short of time: ${time}`,
    delay: (seconds: number): string => `delay ${seconds}`,
    movesToGo: (count: number): string => (count === 1 ? '1 move to go' : `${count} moves to go`),
    toGo: (count: number): string => `${count} to go`,
    firstMove: 'starts after the first move',
    notStarted: 'not started',
    increment: 'for the move',
    nextPeriod: 'next period',
    ruled: (article: string): string => `by ${article}`,
    read: 'Time and move number',
    moveNumber: (count: number, color: Color): string => `Move ${count}, ${colors[color]} to move`,
    noClock: 'No clock in this game',
    pausedWhileAway: 'The clock stood still while the page was closed.',
  },

  terms: {
    heading: 'New game at this board',
    start: 'Start the game',
    setUp: 'Clock and touch-move',
    clock: 'Time for each player',
    noClock: 'No clock',
    own: 'or your own, such as 25d10',
    ownLabel: 'Time control, such as 15+10 or 90/40+30;30+30',
    noClockMeaning: 'Without a clock: as long as you like.',
    minutes: (count: number): string => counted(count, 'minute'),
    movesIn: (moves: number, count: number): string => `${counted(moves, 'move')} in ${counted(count, 'minute')}`,
    increment: (seconds: number): string => `${counted(seconds, 'second')} more for each move`,
    delay: (seconds: number): string => `a delay of ${counted(seconds, 'second')} before each move`,
    bronstein: (seconds: number): string => `up to ${counted(seconds, 'second')} given back for each move`,
    comma: ', ',
    then: '; then ',
    fault: 'This is no time control.',
    penalty: 'An incorrect claim gives the opponent',
    penaltyFixed: (count: number): string => `${counted(count, 'minute')} more (9.5.3)`,
    penaltyNone: 'nothing, without a clock',
    penaltyMinutes: (count: number): string => counted(count, 'minute'),
    penaltyBlitz: 'In blitz the Laws leave this open (B.2): their text says two minutes, many events give one.',
    starts: 'The clock starts',
    startsAfterMove: 'after the first moves',
    startsAtOnce: 'at once (6.6)',
    touchMove: 'Touch-move: a piece you select must move (4.3)',
    more: 'More',
    noDrawBefore: 'No draw by agreement before move',
    noDrawBeforeMove: (count: number): string => `no draw by agreement before move ${count}`,
    touchMoveShort: 'touch-move',
    noDrawHint: '0 for no limit (9.1.1)',
  },

  /** Signs between parts of what is said. */
  signs: {
    colon: ': ',
    comma: ', ',
    /** Between two sentences that have none of their own. */
    stop: '. ',
  },

  study: {
    why: 'Why?',
    ask: 'Who can still win here?',
    heading: 'Who can still win',
    working: 'Looking for a mate or a proof…',
    failed: 'This position cannot be judged.',
    verdict: {
      winnable: (color: Color): string => `${colors[color]} can still mate`,
      unwinnable: (color: Color): string => `${colors[color]} can never mate`,
      undetermined: (color: Color): string => `${colors[color]}: not settled`,
    },
    couldHappen: 'A line that could happen, not the game: the Laws ask only whether there is one.',
    forcedLine: 'The only legal moves there are, not the game.',
    moves: 'Moves of the line',
    count: (at: number, of: number): string => `${at} of ${of}`,
    play: 'Play the line, or stop',
    step: { first: 'Before the line', previous: 'One move back', next: 'One move on', last: 'End of the line' },
    whose: 'Whose squares are shown',
    kings: 'both kings',
    legend: 'What the signs on the board mean',
    fixed: 'There for good, never moved or captured',
    nowhereElse: 'Pawns never stand anywhere but here',
    canStand: (piece: string, count: number): string => `The ${piece} can ever get to ${counted(count, 'square')}`,
    pointHint: 'Select a piece on the board to see where it can ever get to.',
    undetermined: 'Whether mate is possible could not be settled in the time a ruling has.',
    spent: (nodes: string): string => `${nodes} positions were looked at without an answer.`,
    openMeans: (what: 'goes-on' | 'stands'): string =>
      what === 'stands' ? 'The result stands as it was ruled.' : 'The game goes on: only a proof ends it.',
    lookFurther: 'Look further',
  },

  touch: {
    cited: (sentence: string, article: string): string => `${sentence.replace(/\.$/, '')} (${article}).`,
    on: 'Touch-move is on: a piece you select must move.',
    adjust: "Adjust (j'adoube)",
    adjustHint: 'Say it before you touch a piece without meaning to move it.',
    adjusting: 'Adjusting: touching a piece does not bind you until your move.',
    bindsNothing: (squares: string): string =>
      `Touched: ${squares}. It has no legal move, so any legal move may be played (4.5).`,
    touched: 'touched',
  },

  offer: {
    open: (color: Color): string => `${colors[color]} offers a draw`,
    yours: 'Your draw offer stands',
    once: 'You have offered a draw since your last move. After your next move you may offer again.',
    hint: 'It stays open until it is accepted, declined, or answered by a move.',
  },

  ruling: {
    heading: 'Ruling',
    article: (id: string): string => `Article ${id}`,
    more: (count: number): string => (count === 1 ? 'One more reason' : `${count} more reasons`),
    legend: { attacker: 'attacker', path: 'line', obstacle: 'in the way', king: 'king' },
  },

  preview: {
    heading: (move: string): string => `${move} would change`,
    hint: 'Nothing is played yet.',
  },

  result: {
    '1-0': 'White wins',
    '0-1': 'Black wins',
    '1/2-1/2': 'Draw',
    '0-0': 'Both lose',
    '1/2-0': 'White draws, Black loses',
    '0-1/2': 'White loses, Black draws',
    '*': 'Unfinished',
  },

  moves: {
    heading: 'Moves',
    empty: 'The moves will stand here.',
    none: 'No move was made.',
    start: 'Starting position',
    first: 'First position',
    previous: 'One move back',
    next: 'One move on',
    last: 'Last position',
    flip: 'Turn the board',
    entry: 'Type a move',
    entryHint: 'Nf3, e4, O-O, e2e4',
    enter: 'Enter',
  },

  spoken: {
    move: (by: Color, piece: string, from: string, to: string): string => `${colors[by]}: ${piece} ${from} to ${to}`,
    castles: (by: Color, long: boolean): string => `${colors[by]} castles ${long ? 'queenside' : 'kingside'}`,
    takes: (piece: string): string => `takes ${piece}`,
    promotes: (piece: string): string => `becomes a ${piece}`,
    check: 'check',
    mate: 'checkmate',
    legalTargets: (piece: string, squares: string): string => `${piece}: ${squares || 'no legal move'}`,
  },

  players: {
    /** Said beside a name. */
    aside: (text: string): string => ` (${text})`,
    you: 'you',
    opponent: 'Opponent',
    computer: (level: number): string => `Computer, level ${level}`,
    free: 'Free seat',
    present: 'connected',
    away: 'away',
    lead: (points: number): string => `ahead by ${points}`,
    taken: (pieces: string[]): string => `has captured: ${pieces.join(', ')}`,
    watching: (count: number): string => (count === 1 ? '1 spectator' : `${count} spectators`),
    youWatch: 'You are watching.',
  },

  friend: {
    heading: 'Play with a friend',
    lead: 'Make a game and send its link. No account is needed.',
    colour: 'Your pieces',
    white: 'White',
    whiteHint: 'You begin.',
    black: 'Black',
    blackHint: 'Your friend begins.',
    hands: 'Two closed hands',
    handsHint: 'Your friend picks one, as players do with two pawns.',
    name: 'Your name',
    nameHint: 'optional',
    make: 'Make the game',
    making: 'Making the game…',
    failed: 'The game could not be made. Is the server running? Try again.',
    waiting: 'Waiting for your friend',
    sendLink: 'Send this link to your friend. The game begins when both seats are taken.',
    link: 'Link of this game',
    sit: (color: Color): string => `Play ${colors[color]}`,
    sitLead: 'One seat is free.',
    pick: 'Pick a hand',
    pickLead: 'One holds a white pawn, the other a black one.',
    left: 'Left hand',
    right: 'Right hand',
    opened: (hand: 'left' | 'right', color: Color): string => `The ${hand} hand held the ${colorWords[color]} pawn.`,
  },

  net: {
    connecting: 'Connecting…',
    lost: 'The connection is lost. Trying again; your moves are kept.',
    lostWithClock: 'The connection is lost, and the clock of the player on move runs on. Trying again; your moves are kept.',
    timeStands: 'The server was away. The clocks stand until one of the players is back.',
    back: 'Connected again; the game is up to date.',
    unknownGame: 'There is no game with this link.',
    unknownGameLead: 'A letter may be missing: copy the whole link, or ask for it once more.',
    wrongKey: 'This browser no longer holds the key to its seat; you are watching.',
  },

  online: onlineEn,
  ...boardEn,

  laws: {
    heading: 'The Laws of Chess',
    lead: 'What each article says, in our own words. Only the English text by FIDE is authentic.',
    chapters: 'Parts of the Laws',
    chapter: (id: string): string =>
      /^\d/.test(id)
        ? id === '0'
          ? 'Introduction and Preface'
          : `Article ${id}`
        : /^I/.test(id)
          ? `Guidelines ${id}`
          : `Appendix ${id}`,
    seeAlso: 'See also',
    all: 'All articles',
    unknown: (id: string): string => `There is no article ${id} here.`,
    search: 'Find an article',
    noneFound: 'No article holds these words.',
    back: 'Back to the game',
  },

  settings: {
    heading: 'Settings',
    language: 'Language',
    theme: 'Page',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    board: 'Board',
    boards: { wood: 'Wood', green: 'Green', slate: 'Slate', paper: 'Paper', contrast: 'High contrast' },
    pieces: 'Pieces',
    pieceSets: { figures: 'Figures', letters: 'Letters', discs: 'All alike', hidden: 'Hidden' },
    boardSize: 'Size of the board on a wide page',
    notation: 'Moves in',
    notations: { letters: 'Letters', figurines: 'Figurines' },
    coordinates: 'Coordinates on the board',
    previewFirst: 'Preview and confirm each move',
    targets: 'Show legal targets',
    premoves: 'Set a move while the opponent thinks',
    volume: 'Volume',
    autoQueen: 'Promote to a queen without asking (with Ctrl it is asked)',
    autoQueens: { never: 'Never', premoves: 'Moves set ahead', always: 'Always' },
    autoFlip: 'Turn a shared board to the player on move',
    sound: 'Sounds',
    speech: 'Speak the moves',
    inWords: 'Position in words',
    kept: 'Kept in this browser.',
  },

  keys: {
    heading: 'Keys',
    arbiter: [
      ['1 … 6', 'group of what happened'],
      ['Enter', 'enter the form'],
      ['Esc', 'close the form'],
      ['/', 'type a move'],
      ['b', 'go to the board'],
      ['← →', 'steps of a line that could happen'],
      ['[ ]', 'one entry back, on'],
      ['f', 'turn the board'],
    ] as [string, string][],
    /** On the analysis board, before the others. */
    analysis: [
      ['Shift+→', 'into a variation; again: the next one'],
      ['Shift+←', 'back out of the variation'],
      ['Ctrl+Z Ctrl+Shift+Z', 'undo, redo'],
      ['c', 'write a comment'],
    ] as [string, string][],
    rows: [
      ['← →', 'one half-move back, on'],
      ['Home End', 'first, last position'],
      ['f', 'turn the board'],
      ['/', 'type a move'],
      ['b', 'go to the board; then arrows walk, Enter picks up and puts down'],
      ['d', 'on the board: begin an arrow, and end it; twice on a square: a circle; with Shift in red'],
      ['Delete', 'on the board: clear the drawings'],
      ['w', 'what can the selected piece do; without one, point at a piece or a square'],
      ['Space', 'play a line that could happen, or stop it'],
      ['p', 'the position in words'],
      ['t', 'hear both clocks and the number of the move'],
      ['n p', 'in a lesson: next step, step before'],
      ['q r b n', 'choose the piece of a promotion'],
      ['Enter', 'confirm what is asked'],
      ['Esc', 'clear, cancel'],
      ['?', 'this list'],
    ] as [string, string][],
  },

  update: {
    ready: 'A new version is ready. Games stay as they are.',
    use: 'Use it now',
    later: 'Later',
  },

  fault: {
    core: 'The rules could not be loaded. Reload the page; if it stays so, the server lacks core.wasm.',
    notFound: 'This page does not exist.',
    notFoundLead: 'The address may have a slip in it, or the page is no longer there.',
    notLoaded: 'This page could not be loaded. Check the connection, then try again.',
    reload: 'Try again',
    home: 'Go to the board',
  },
};

export type Messages = typeof en;
