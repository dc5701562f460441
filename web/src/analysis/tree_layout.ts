// SPDX-License-Identifier: GPL-3.0-or-later
/** The tree as paragraphs: the main line as running text, each variation below the move it replaces, one step further in. No DOM. */
import { clockOf, wordsOf } from './comments';
import { nodeOf, start, type GameTree, type NodeId } from './tree';

export interface MoveItem {
  kind: 'move';
  id: NodeId;
  san: string;
  /** "12." or "12..."; null where the move before it stands in the text. */
  number: string | null;
  isWhite: boolean;
  nags: readonly number[];
  clock: string | null;
}

export type Item = MoveItem | { kind: 'comment'; id: NodeId; text: string };

export interface Paragraph {
  /** 0 for the main line. */
  depth: number;
  items: Item[];
}

interface Open {
  line: NodeId;
  depth: number;
  /** What replaces the first move of the line and is still to come. */
  alternatives: readonly NodeId[];
}

export function paragraphsOf(tree: GameTree): Paragraph[] {
  const root = nodeOf(tree, start);
  const paragraphs: Paragraph[] = [];
  const opening = wordsOf(root.comments);
  if (opening) paragraphs.push({ depth: 0, items: [{ kind: 'comment', id: start, text: opening }] });
  const [first, ...others] = root.children;
  const open: Open[] = first === undefined ? [] : [{ line: first, depth: 0, alternatives: others }];
  for (let line = open.pop(); line; line = open.pop()) open.push(...paragraphFrom(tree, line, paragraphs).reverse());
  return paragraphs;
}

/** Writes one paragraph, to the next fork; gives what comes below it, in order. */
function paragraphFrom(tree: GameTree, from: Open, paragraphs: Paragraph[]): Open[] {
  const items: Item[] = [];
  paragraphs.push({ depth: from.depth, items });
  let alternatives = from.alternatives;
  for (let id: NodeId | undefined = from.line; id !== undefined; ) {
    const node = nodeOf(tree, id);
    const before = wordsOf(node.before);
    if (before) items.push({ kind: 'comment', id, text: before });
    items.push(moveItem(tree, id, items.at(-1)?.kind !== 'move'));
    const after = wordsOf(node.comments);
    if (after) items.push({ kind: 'comment', id, text: after });
    const [next, ...others] = node.children;
    if (alternatives.length > 0) {
      const below = alternatives.map((line) => ({ line, depth: from.depth + 1, alternatives: [] }));
      return next === undefined ? below : [...below, { line: next, depth: from.depth, alternatives: others }];
    }
    alternatives = others;
    id = next;
  }
  return [];
}

function moveItem(tree: GameTree, id: NodeId, isFirst: boolean): MoveItem {
  const { parent, move, nags, comments } = nodeOf(tree, id);
  const fields = nodeOf(tree, parent!).fen.split(' ');
  const isWhite = fields[1] !== 'b';
  const number = isWhite ? `${fields[5]}.` : isFirst ? `${fields[5]}...` : null;
  return { kind: 'move', id, san: move!.san, number, isWhite, nags, clock: clockOf(comments) };
}

const figurines: Readonly<Record<string, readonly [white: string, black: string]>> = {
  K: ['♔', '♚'],
  Q: ['♕', '♛'],
  R: ['♖', '♜'],
  B: ['♗', '♝'],
  N: ['♘', '♞'],
};

/** The move with the piece as a figurine; castling and pawn moves have no letter of their own. */
export function withFigurines(san: string, isWhite: boolean): string {
  return san.replace(/[KQRBN]/g, (letter) => figurines[letter]![isWhite ? 0 : 1]);
}
