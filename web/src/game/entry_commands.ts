// SPDX-License-Identifier: GPL-3.0-or-later
/** What can be typed where moves are typed: words and letters that ask for something else, in any of the page's languages. */
import { files, isSquare, ranks, type File, type Kind, type Rank, type Square } from '../core/squares';
import { actor, answerer, mayAskTakeBack, mayTakeBack, movingColor, takeBackToAnswer, type Intent, type TableState } from './table_state';

export type Command =
  | { kind: 'clock' | 'last' | 'turn' | 'position' | 'help' | 'resign' | 'draw' | 'accept' | 'decline' }
  | { kind: 'takeback' | 'claim' | 'yes' | 'no' | 'flip' | 'why' }
  /** What stands on a rank, a file or a square, or where pieces of a kind stand. */
  | { kind: 'rank'; rank: Rank }
  | { kind: 'file'; file: File }
  | { kind: 'square'; square: Square }
  | { kind: 'pieces'; of: Kind };

type Plain = Extract<Command, { kind: 'clock' | 'takeback' }>['kind'];

/** No word of these is a move. The first of each row is what the list of commands shows. */
export const commandWords: Readonly<Record<Plain, readonly string[]>> = {
  last: ['l', 'last', 'last move', '上一步', '上一著', '上一着'],
  turn: ['t', 'turn', 'whose turn', 'who', '轮到谁', '輪到誰', '该谁走', '該誰走'],
  clock: ['c', 'clock', 'clocks', 'time', '时间', '時間', '棋钟', '棋鐘'],
  position: ['o', 'position', 'board', '局面', '盘面', '盤面'],
  why: ['w', 'why', '为什么', '為什麼'],
  flip: ['f', 'flip', 'turn the board', '翻转', '翻轉'],
  claim: ['claim', 'claim a draw', '申请和棋', '申請和棋', '申请', '申請'],
  draw: ['draw', 'offer a draw', 'offer draw', '提和', '提议和棋', '提議和棋', '和棋'],
  accept: ['accept', '接受', '同意'],
  decline: ['decline', '拒绝', '拒絕'],
  resign: ['resign', '认输', '認輸'],
  takeback: ['takeback', 'take back', 'undo', '悔棋'],
  yes: ['y', 'yes', 'confirm', '是', '确认', '確認'],
  no: ['n', 'no', 'cancel', '否', '取消'],
  help: ['?', 'help', 'h', '帮助', '幫助', '说明', '說明'],
};

const kindWords: Readonly<Record<Kind, readonly string[]>> = {
  king: ['k', 'king', 'kings', '王'],
  queen: ['q', 'queen', 'queens', '后'],
  rook: ['r', 'rook', 'rooks', '车', '車'],
  bishop: ['b', 'bishop', 'bishops', '象'],
  knight: ['n', 'knight', 'knights', '马', '馬'],
  pawn: ['p', 'pawn', 'pawns', '兵'],
};

/** Null for anything else, such as a move. */
export function readCommand(text: string): Command | null {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const known = Object.entries(commandWords) as [Plain, readonly string[]][];
  const named = known.find(([, words]) => words.includes(typed));
  if (named) return { kind: named[0] };
  return readPlace(typed) ?? readPieces(typed);
}

/** "s e4", "rank 4", "第4行", "file e", "e線". */
function readPlace(typed: string): Command | null {
  const place = /^(?:s|square|rank|row|file|column|格|横线|橫線|行|直线|直線|列) ?([a-h]?[1-8]?)$/.exec(typed)?.[1];
  if (!place) return null;
  if (isSquare(place)) return { kind: 'square', square: place };
  const file = files.find((one) => one === place);
  if (file) return { kind: 'file', file };
  const rank = ranks.find((one) => one === place);
  return rank ? { kind: 'rank', rank } : null;
}

/** "p n", "where knight", "馬在哪". */
function readPieces(typed: string): Command | null {
  const name = /^(?:p|where|where is|where are) (.+)$/.exec(typed)?.[1] ?? /^(.)(?:在哪|在哪裡|在哪里)$/.exec(typed)?.[1];
  const kind = (Object.keys(kindWords) as Kind[]).find((one) => name !== undefined && kindWords[one].includes(name));
  return kind ? { kind: 'pieces', of: kind } : null;
}

export type Meaning = Intent | 'nothing-to-claim' | 'nothing-to-answer' | 'no-takeback' | 'not-a-player';

/** What a command means in the game as it stands; null for those that only ask for words. */
export function meaningOf(command: Command, table: TableState): Meaning | null {
  switch (command.kind) {
    case 'resign':
      return actor(table) ? { kind: 'resign' } : 'not-a-player';
    case 'draw':
      return answerer(table) ? { kind: 'accept-draw' } : actor(table) ? { kind: 'offer-draw' } : 'not-a-player';
    case 'accept':
      if (takeBackToAnswer(table)) return { kind: 'accept-take-back' };
      return answerer(table) ? { kind: 'accept-draw' } : 'nothing-to-answer';
    case 'decline':
      if (takeBackToAnswer(table)) return { kind: 'decline-take-back' };
      return answerer(table) ? { kind: 'decline-draw' } : 'nothing-to-answer';
    case 'claim':
      return claimOf(table);
    case 'takeback':
      if (mayAskTakeBack(table)) return { kind: 'ask-take-back' };
      return mayTakeBack(table) ? { kind: 'take-back' } : 'no-takeback';
    case 'yes':
      return { kind: 'confirm' };
    case 'no':
      return { kind: 'cancel' };
    case 'flip':
      return { kind: 'flip' };
    case 'why':
      return { kind: 'ask-move' };
    default:
      return null;
  }
}

function claimOf(table: TableState): Meaning {
  const { claims, claims_with_move: announced } = table.answer;
  if (!movingColor(table)) return 'nothing-to-claim';
  if (claims[0]) return { kind: 'claim', claim: claims[0].kind };
  return announced[0] ? { kind: 'announce', claim: announced[0].kind } : 'nothing-to-claim';
}
