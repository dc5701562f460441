// SPDX-License-Identifier: GPL-3.0-or-later
/** What the page knows while a game is analysed. A value without a DOM; analysis_step.ts gives the next one. */
import type { Asking } from '../ask/ask';
import type { StrokeColour } from '../board/scene';
import { initialFen, type PromotionKind, type Square } from '../core/squares';
import type { Result } from '../core/types';
import type { Card } from '../game/table_state';
import { endOfLine, start, type NodeId } from './tree';
import { newGame, type AnalysedGame } from './tree_json';

/** What can be undone: the game as it was, and where it was looked at. */
export interface Moment {
  game: AnalysedGame;
  at: NodeId;
}

/** What lies beside the board; it goes when the next thing happens. */
export type AnalysisDesk =
  | { kind: 'ruling'; card: Card }
  | { kind: 'inquiry'; asking: Asking }
  | null;

export interface AnalysisState extends Moment {
  /** The latest last. */
  past: readonly Moment[];
  /** What was undone, the next first. */
  future: readonly Moment[];
  selected: Square | null;
  promotion: { from: Square; to: Square } | null;
  desk: AnalysisDesk;
  flipped: boolean;
}

export type AnalysisIntent =
  | { kind: 'select'; square: Square | null }
  | { kind: 'try'; from: Square; to: Square; dragged: boolean }
  | { kind: 'promote'; to: PromotionKind }
  | { kind: 'cancel' | 'flip' | 'undo' | 'redo' }
  | { kind: 'enter'; text: string }
  | { kind: 'ask'; square?: Square }
  /** Why the move that led here was legal. */
  | { kind: 'ask-move' }
  | { kind: 'go'; to: NodeId }
  | { kind: 'first' | 'previous' | 'next' | 'last' }
  /** Into a variation that begins here, or on to the next one; and back to the line it leaves. */
  | { kind: 'enter-variation' | 'leave-variation' }
  | { kind: 'delete' | 'promote-line' | 'main-line'; at: NodeId }
  | { kind: 'comment'; at: NodeId; text: string }
  | { kind: 'nag'; at: NodeId; nag: number }
  | { kind: 'sketch'; from: Square; to: Square | null; colour: StrokeColour }
  | { kind: 'clear-sketch' }
  | { kind: 'tag'; name: string; value: string }
  | { kind: 'result'; result: Result };

/** An intent, or one that depends on the state as it is when it is heard; null for none. */
export type AnalysisAsked = AnalysisIntent | ((state: AnalysisState) => AnalysisIntent | null);

export function newAnalysis(game: AnalysedGame = newGame(initialFen), at: NodeId = start): AnalysisState {
  return { game, at, past: [], future: [], selected: null, promotion: null, desk: null, flipped: false };
}

/** A game that was brought here is opened at its end where it has been played through, at its start otherwise. */
export function opened(game: AnalysedGame, atEnd: boolean): AnalysisState {
  return newAnalysis(game, atEnd ? endOfLine(game.tree, start) : start);
}

/** There is something that could be lost. */
export function holdsWork({ game }: AnalysisState): boolean {
  const root = game.tree.nodes.get(start)!;
  return game.tree.nodes.size > 1 || root.comments.length > 0 || root.fen !== initialFen;
}

export function tagOf({ tags }: AnalysedGame, name: string): string {
  const value = tags.find(([known]) => known === name)?.[1] ?? '';
  return value === '?' || value === '????.??.??' ? '' : value;
}
