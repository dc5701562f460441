// SPDX-License-Identifier: GPL-3.0-or-later
/** The tree as the rules core reads and writes PGN. Variations may be nested as deep as a text has them: nothing here is recursive. */
import type { PgnGame, PgnMove, Result } from '../core/types';
import { newTree, nodeOf, start, type GameTree, type NodeId, type TreeNode } from './tree';

export type Tag = readonly [name: string, value: string];

/** A game that is looked at. */
export interface AnalysedGame {
  tags: readonly Tag[];
  result: Result;
  chess960: boolean;
  tree: GameTree;
}

export function newGame(fen: string, chess960 = false): AnalysedGame {
  return { tags: [], result: '*', chess960, tree: newTree(fen) };
}

/** Null where the game has no position to start from. */
export function gameOf({ fen, moves, comments, tags, result, variant }: PgnGame): AnalysedGame | null {
  if (fen === null) return null;
  const root = { ...nodeOf(newTree(fen, comments), start), children: [] as NodeId[] };
  const nodes = new Map<NodeId, TreeNode & { children: NodeId[] }>([[start, root]]);
  const open: { line: PgnMove[]; at: NodeId }[] = [{ line: moves, at: start }];
  let next = start + 1;
  for (let taken = open.pop(); taken; taken = open.pop()) {
    let { at } = taken;
    for (const { san, uci, fen: after, nags, comments_before: before, comments: texts, variations } of taken.line) {
      const known = nodes.get(at)!.children.find((child) => nodes.get(child)!.move?.uci === uci);
      const id = known ?? next++;
      if (known === undefined) {
        nodes.get(at)!.children.push(id);
        nodes.set(id, { id, parent: at, move: { san, uci }, fen: after, children: [], before, comments: texts, nags });
      } else {
        const old = nodes.get(id)!;
        nodes.set(id, { ...old, comments: [...old.comments, ...texts], nags: [...new Set([...old.nags, ...nags])] });
      }
      for (const variation of [...variations].reverse()) if (variation.length > 0) open.push({ line: variation, at });
      at = id;
    }
  }
  return { tags, result, chess960: variant === 'chess960', tree: { nodes, next } };
}

/** JSON in the form that the core writes as PGN. */
export function jsonOf({ tags, result, chess960, tree }: AnalysedGame, from: NodeId = start): string {
  const root = nodeOf(tree, from);
  const head = {
    variant: chess960 ? 'chess960' : 'standard',
    fen: root.fen,
    tags: tags.filter(([name]) => !['FEN', 'SetUp', 'Variant'].includes(name)),
    comments: root.comments,
    result,
  };
  return `${JSON.stringify(head).slice(0, -1)},"moves":${movesOf(tree, root.id)}}`;
}

/** A stack of what is still to be written: a text, or the line that begins with a node. */
function movesOf(tree: GameTree, root: NodeId): string {
  const out: string[] = [];
  const first = nodeOf(tree, root).children[0];
  const open: (string | { line: NodeId; alternatives: readonly NodeId[] })[] = [']'];
  if (first !== undefined) open.push({ line: first, alternatives: nodeOf(tree, root).children.slice(1) });
  out.push('[');
  for (let taken = open.pop(); taken !== undefined; taken = open.pop()) {
    if (typeof taken === 'string') {
      out.push(taken);
      continue;
    }
    const { move, nags, before, comments, children } = nodeOf(tree, taken.line);
    const fields = { uci: move!.uci, nags, comments_before: before, comments };
    out.push(`${JSON.stringify(fields).slice(0, -1)},"variations":[`);
    const [next, ...others] = children;
    if (next !== undefined) open.push({ line: next, alternatives: others }, ',');
    open.push(']}');
    [...taken.alternatives].reverse().forEach((line, index) => {
      open.push(index === 0 ? ']' : '],', { line, alternatives: [] }, '[');
    });
  }
  return out.join('');
}
