// SPDX-License-Identifier: GPL-3.0-or-later
/** Analysis as a fold: state and intent give the next state. What changes the game can be undone. */
import { askStep, type AskIntent } from '../ask/ask';
import { withStroke } from '../board/sketch';
import type { RulesCore } from '../core/core';
import { piecesOf, promotionLetter, squaresOfUci, type PromotionKind, type Square } from '../core/squares';
import type { ExplainAnswer, LegalMove } from '../core/types';
import { readEntry } from '../game/move_entry';
import type { Card } from '../game/table_state';
import type { AnalysisIntent, AnalysisState, Moment } from './analysis_state';
import { strokesOf, withStrokes, withWords } from './comments';
import { withNag } from './nags';
import type { Tag } from './tree_json';
import {
  endOfLine,
  madeMainLine,
  nodeOf,
  promoted,
  siblingsOf,
  start,
  variationOf,
  without,
  withMove,
  withNotes,
  type GameTree,
  type NodeId,
} from './tree';

/** How many changes can be undone. */
const kept = 500;

export function analysisStep(core: RulesCore, state: AnalysisState, intent: AnalysisIntent): AnalysisState {
  switch (intent.kind) {
    case 'select':
      return { ...state, selected: intent.square, promotion: null, desk: null };
    case 'try':
      return tried(core, state, intent.from, intent.to, intent.dragged);
    case 'promote':
      return promotedTo(core, state, intent.to);
    case 'cancel':
      return calm(state);
    case 'flip':
      return { ...calm(state), flipped: !state.flipped };
    case 'enter':
      return entered(core, state, intent.text);
    case 'ask':
      return asked(core, state, intent.square ?? state.selected);
    case 'ask-move':
      return askedMove(core, state);
    case 'go':
      return at(state, intent.to);
    case 'first':
      return at(state, start);
    case 'previous':
      return at(state, nodeOf(state.game.tree, state.at).parent ?? state.at);
    case 'next':
      return at(state, nodeOf(state.game.tree, state.at).children[0] ?? state.at);
    case 'last':
      return at(state, endOfLine(state.game.tree, state.at));
    case 'enter-variation':
      return at(state, variationFrom(state.game.tree, state.at));
    case 'leave-variation':
      return at(state, lineOutside(state.game.tree, state.at));
    case 'delete':
      return deleted(state, intent.at);
    case 'promote-line':
      return changed(state, promoted(state.game.tree, intent.at));
    case 'main-line':
      return changed(state, madeMainLine(state.game.tree, intent.at));
    case 'comment':
      return noted(state, intent.at, withWords(nodeOf(state.game.tree, intent.at).comments, intent.text));
    case 'nag':
      return intent.at === start ? state : signed(state, intent.at, intent.nag);
    case 'sketch': {
      const { comments } = nodeOf(state.game.tree, state.at);
      const { from, to, colour } = intent;
      return noted(state, state.at, withStrokes(comments, withStroke(strokesOf(comments), { from, to, colour })));
    }
    case 'clear-sketch':
      return noted(state, state.at, withStrokes(nodeOf(state.game.tree, state.at).comments, []));
    case 'tag':
      return tagged(state, intent.name, intent.value);
    case 'result':
      return withMoment(state, { game: { ...state.game, result: intent.result }, at: state.at });
    case 'undo':
      return undone(state);
    case 'redo':
      return redone(state);
  }
}

function calm(state: AnalysisState): AnalysisState {
  return { ...state, selected: null, promotion: null, desk: null };
}

function at(state: AnalysisState, to: NodeId): AnalysisState {
  return { ...calm(state), at: nodeOf(state.game.tree, to).id };
}

// Changes

function withMoment(state: AnalysisState, { game, at: place }: Moment): AnalysisState {
  const past = [...state.past, { game: state.game, at: state.at }].slice(-kept);
  return { ...calm(state), game, at: place, past, future: [] };
}

function changed(state: AnalysisState, tree: GameTree, place: NodeId = state.at): AnalysisState {
  if (tree === state.game.tree) return at(state, place);
  return withMoment(state, { game: { ...state.game, tree }, at: nodeOf(tree, place).id });
}

function deleted(state: AnalysisState, id: NodeId): AnalysisState {
  const { tree } = state.game;
  const left = without(tree, id);
  const place = left.nodes.has(state.at) ? state.at : (nodeOf(tree, id).parent ?? start);
  return changed(state, left, place);
}

function noted(state: AnalysisState, id: NodeId, comments: string[]): AnalysisState {
  const { tree } = state.game;
  const before = nodeOf(tree, id).comments;
  if (before.length === comments.length && before.every((text, index) => text === comments[index])) return state;
  return { ...changed(state, withNotes(tree, id, { comments })), selected: state.selected };
}

function signed(state: AnalysisState, id: NodeId, nag: number): AnalysisState {
  const { tree } = state.game;
  return changed(state, withNotes(tree, id, { nags: withNag(nodeOf(tree, id).nags, nag) }));
}

function tagged(state: AnalysisState, name: string, value: string): AnalysisState {
  const { tags } = state.game;
  const text = value.trim();
  const known = tags.find((tag) => tag[0] === name);
  if ((known?.[1] ?? '') === text) return state;
  const tag: Tag = [name, text];
  const next = known ? tags.map((one) => (one === known ? tag : one)) : [...tags, tag];
  return withMoment(state, { game: { ...state.game, tags: next.filter(([, words]) => words !== '') }, at: state.at });
}

function undone(state: AnalysisState): AnalysisState {
  const before = state.past.at(-1);
  if (!before) return calm(state);
  const future = [{ game: state.game, at: state.at }, ...state.future];
  return { ...calm(state), ...before, past: state.past.slice(0, -1), future };
}

function redone(state: AnalysisState): AnalysisState {
  const [next, ...future] = state.future;
  if (!next) return calm(state);
  return { ...calm(state), ...next, past: [...state.past, { game: state.game, at: state.at }], future };
}

// Lines

/** A variation of the next move; where there is none, the next one beside this move, the first after the last. */
function variationFrom(tree: GameTree, id: NodeId): NodeId {
  const { children } = nodeOf(tree, id);
  if (children[1] !== undefined) return children[1];
  const siblings = siblingsOf(tree, id);
  return siblings[(siblings.indexOf(id) + 1) % siblings.length] ?? id;
}

/** The move that the variation would replace. */
function lineOutside(tree: GameTree, id: NodeId): NodeId {
  const variation = variationOf(tree, id);
  return variation === null ? id : (siblingsOf(tree, variation)[0] ?? id);
}

// Moves

function tried(core: RulesCore, state: AnalysisState, from: Square, to: Square, dragged: boolean): AnalysisState {
  const { fen } = nodeOf(state.game.tree, state.at);
  const pieces = piecesOf(fen);
  const moves = core.moves(fen, state.game.chess960);
  const legal = moves.filter(({ uci }) => uci.startsWith(from + to));
  if (legal.some(({ uci }) => uci.length === 5)) return { ...state, selected: from, promotion: { from, to }, desk: null };
  const own = pieces.get(to)?.color === pieces.get(from)?.color && pieces.has(to);
  if (!dragged && own && !legal[0]) return { ...state, selected: to, promotion: null, desk: null };
  return legal[0] ? played(core, state, legal[0]) : refusedOrCastled(core, state, from, to);
}

function promotedTo(core: RulesCore, state: AnalysisState, kind: PromotionKind): AnalysisState {
  if (!state.promotion) return state;
  const uci = state.promotion.from + state.promotion.to + promotionLetter[kind];
  const { fen } = nodeOf(state.game.tree, state.at);
  const move = core.moves(fen, state.game.chess960).find((one) => one.uci === uci);
  return move ? played(core, state, move) : calm(state);
}

function played(core: RulesCore, state: AnalysisState, move: LegalMove): AnalysisState {
  const { fen } = nodeOf(state.game.tree, state.at);
  const after = core.preview(fen, move.uci, state.game.chess960).fen;
  if (after === null) return calm(state);
  const { tree, id } = withMove(state.game.tree, state.at, move, after);
  return changed(state, tree, id);
}

/** The core says why not, or that it is castling asked for by taking the own rook. */
function refusedOrCastled(core: RulesCore, state: AnalysisState, from: Square, to: Square): AnalysisState {
  const { fen } = nodeOf(state.game.tree, state.at);
  const pawn = piecesOf(fen).get(from)?.kind === 'pawn';
  const lastRank = pawn && (to[1] === '1' || to[1] === '8');
  const answer = core.explain(fen, from + to + (lastRank ? promotionLetter.queen : ''), state.game.chess960);
  if (answer.legal && answer.uci) return played(core, state, { uci: answer.uci, san: answer.san ?? answer.uci });
  return { ...calm(state), desk: { kind: 'ruling', card: cardOf(answer, { from, to }) } };
}

function entered(core: RulesCore, state: AnalysisState, text: string): AnalysisState {
  const { fen } = nodeOf(state.game.tree, state.at);
  const move = readEntry(text, core.moves(fen, state.game.chess960));
  if (move) return played(core, state, move);
  const answer = core.explain(fen, text, state.game.chess960);
  if (answer.legal && answer.uci) return played(core, state, { uci: answer.uci, san: answer.san ?? answer.uci });
  const squares = answer.uci ? squaresOfUci(answer.uci) : null;
  return { ...calm(state), desk: { kind: 'ruling', card: cardOf(answer, squares && { from: squares[0], to: squares[1] }) } };
}

function cardOf(answer: ExplainAnswer, move: Card['tried']): Card {
  const [first, ...more] = answer.reasons;
  const nothing = { code: 'illegal', article: answer.article, squares: [], attackers: [], path: [], text: '' };
  return { ok: false, reason: first ?? nothing, more, tried: move };
}

/** Asks about what stands there; without a square, the hand is to point at something. */
function asked(core: RulesCore, state: AnalysisState, square: Square | null): AnalysisState {
  const before = state.desk?.kind === 'inquiry' ? state.desk.asking : null;
  const { fen } = nodeOf(state.game.tree, state.at);
  const intent: AskIntent = square ? { kind: 'at', fen, square, chess960: state.game.chess960 } : { kind: 'begin' };
  const points = square === null || (before?.points ?? false);
  const selected = points ? null : (state.selected ?? square);
  return { ...state, selected, promotion: null, desk: { kind: 'inquiry', asking: askStep(core, before, intent, points) } };
}

function askedMove(core: RulesCore, state: AnalysisState): AnalysisState {
  const { move, parent } = nodeOf(state.game.tree, state.at);
  if (!move || parent === null) return state;
  const { fen } = nodeOf(state.game.tree, parent);
  const intent: AskIntent = { kind: 'move', fen, uci: move.uci, chess960: state.game.chess960 };
  return { ...calm(state), desk: { kind: 'inquiry', asking: askStep(core, null, intent, false) } };
}
