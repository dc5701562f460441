// SPDX-License-Identifier: GPL-3.0-or-later
/** A game with its variations, as a value: each step gives the next tree and leaves the old one be. No DOM. */
import type { LegalMove } from '../core/types';

/** Stays the same for as long as the move is in the tree. */
export type NodeId = number;

export interface TreeNode {
  id: NodeId;
  /** Null for the start alone. */
  parent: NodeId | null;
  /** Null for the start alone. "--" is a null move. */
  move: LegalMove | null;
  /** The position after the move. */
  fen: string;
  /** What can follow; the first goes on with the line, the others are variations. */
  children: readonly NodeId[];
  before: readonly string[];
  comments: readonly string[];
  nags: readonly number[];
}

export interface GameTree {
  nodes: ReadonlyMap<NodeId, TreeNode>;
  /** The number of the next node. */
  next: NodeId;
}

export const start: NodeId = 0;

export function newTree(fen: string, comments: readonly string[] = []): GameTree {
  const root = { id: start, parent: null, move: null, fen, children: [], before: [], comments, nags: [] };
  return { nodes: new Map([[start, root]]), next: start + 1 };
}

export function nodeOf(tree: GameTree, id: NodeId): TreeNode {
  return tree.nodes.get(id) ?? tree.nodes.get(start)!;
}

/** From the first move to this one; empty for the start. */
export function pathTo(tree: GameTree, id: NodeId): TreeNode[] {
  const path: TreeNode[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) path.push(node);
  return path.reverse();
}

/** Half-moves from the start. */
export function plyOf(tree: GameTree, id: NodeId): number {
  return pathTo(tree, id).length;
}

/** Where the line through this node ends, following the first move each time. */
export function endOfLine(tree: GameTree, id: NodeId): NodeId {
  let node = nodeOf(tree, id);
  while (node.children[0] !== undefined) node = nodeOf(tree, node.children[0]);
  return node.id;
}

/** The node and what can replace it, in the order of the list. */
export function siblingsOf(tree: GameTree, id: NodeId): readonly NodeId[] {
  const { parent } = nodeOf(tree, id);
  return parent === null ? [id] : nodeOf(tree, parent).children;
}

/** The first node of the variation that this one is in; null in the main line. */
export function variationOf(tree: GameTree, id: NodeId): NodeId | null {
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent))
    if (siblingsOf(tree, node.id)[0] !== node.id) return node.id;
  return null;
}

export function isMainLine(tree: GameTree, id: NodeId): boolean {
  return variationOf(tree, id) === null;
}

/** Half-moves from the start by position in the lists of children: an address that outlives the tree. */
export function addressOf(tree: GameTree, id: NodeId): number[] {
  return pathTo(tree, id).map((node) => siblingsOf(tree, node.id).indexOf(node.id));
}

/** As far as the tree has it. */
export function nodeAt(tree: GameTree, address: readonly number[]): NodeId {
  let at: NodeId = start;
  for (const index of address) {
    const child = nodeOf(tree, at).children[index];
    if (child === undefined) break;
    at = child;
  }
  return at;
}

/** The same move is there once: it is added only where it is new. */
export function withMove(tree: GameTree, at: NodeId, move: LegalMove, fen: string): { tree: GameTree; id: NodeId } {
  const parent = nodeOf(tree, at);
  const known = parent.children.find((child) => nodeOf(tree, child).move?.uci === move.uci);
  if (known !== undefined) return { tree, id: known };
  const id = tree.next;
  const nodes = new Map(tree.nodes);
  nodes.set(id, { id, parent: parent.id, move, fen, children: [], before: [], comments: [], nags: [] });
  nodes.set(parent.id, { ...parent, children: [...parent.children, id] });
  return { tree: { nodes, next: id + 1 }, id };
}

/** With other texts or signs at a move. */
export function withNotes(
  tree: GameTree,
  id: NodeId,
  part: Partial<Pick<TreeNode, 'before' | 'comments' | 'nags'>>,
): GameTree {
  const nodes = new Map(tree.nodes);
  nodes.set(id, { ...nodeOf(tree, id), ...part });
  return { ...tree, nodes };
}

function withChildren(tree: GameTree, id: NodeId, children: readonly NodeId[]): GameTree {
  const nodes = new Map(tree.nodes);
  nodes.set(id, { ...nodeOf(tree, id), children });
  return { ...tree, nodes };
}

/** Without this move and all that follows it. The start stays. */
export function without(tree: GameTree, id: NodeId): GameTree {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return tree;
  const cut = withChildren(
    tree,
    parent,
    nodeOf(tree, parent).children.filter((child) => child !== id),
  );
  const nodes = new Map(cut.nodes);
  const open = [id];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    open.push(...nodeOf(tree, one).children);
    nodes.delete(one);
  }
  return { ...cut, nodes };
}

/** How many moves would go with this one. */
export function countFrom(tree: GameTree, id: NodeId): number {
  return tree.nodes.size - without(tree, id).nodes.size;
}

/** The variation that the node is in comes one place further forward; at the front it is the line that goes on. */
export function promoted(tree: GameTree, id: NodeId): GameTree {
  const variation = variationOf(tree, id);
  if (variation === null) return tree;
  const siblings = [...siblingsOf(tree, variation)];
  const at = siblings.indexOf(variation);
  siblings.splice(at, 1);
  siblings.splice(at - 1, 0, variation);
  return withChildren(tree, nodeOf(tree, variation).parent!, siblings);
}

/** Every move up to this one goes on with its line. */
export function madeMainLine(tree: GameTree, id: NodeId): GameTree {
  let next = tree;
  for (let variation = variationOf(next, id); variation !== null; variation = variationOf(next, id)) {
    const first = variation;
    const others = siblingsOf(next, first).filter((one) => one !== first);
    next = withChildren(next, nodeOf(next, first).parent!, [first, ...others]);
  }
  return next;
}
