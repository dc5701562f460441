// SPDX-License-Identifier: GPL-3.0-or-later
/** What the arbiter's desk knows. A value without a DOM; arbiter_step.ts gives the next one. */
import type { RulesCore } from '../core/core';
import type { Color, PromotionKind, Square } from '../core/squares';
import type { ExplainAnswer, GameAnswer, GameEvent, Ruling } from '../core/types';
import type { Act, Draft } from './acts';
import { usesBoard } from './acts';
import type { Readings } from './readings';
import type { Script } from './script';

/** Whether times are those of a clock that runs with the page, or are typed from the one on the table. */
export type Timing = 'live' | 'typed';

/** An illegal move shown on the board, of which the page asks what it is to be. */
export interface Question {
  uci: string;
  answer: ExplainAnswer;
  at: number;
}

export interface ArbiterState {
  script: Script;
  /** The game after all events. */
  answer: GameAnswer;
  /** An entry of the log looked at, and the game as it stood after it; null for the present. */
  looking: { entry: number; answer: GameAnswer } | null;
  draft: Draft | null;
  /** When the form was opened: an act is taken to have happened then. */
  opened_at: number;
  question: Question | null;
  selected: Square | null;
  promotion: { from: Square; to: Square } | null;
  flipped: boolean;
  /** The clock is pressed with every move entered on the board. */
  pressing: boolean;
  timing: Timing;
  readings: Readings;
  /** Why nothing was entered: a typed time or move that is none. */
  fault:
    | { kind: 'reading'; color: Color }
    | { kind: 'time' }
    | { kind: 'article' }
    | { kind: 'move'; text: string }
    | { kind: 'incomplete' }
    | null;
}

export type ArbiterIntent =
  | { kind: 'select'; square: Square | null }
  | { kind: 'try'; from: Square; to: Square; promotion?: PromotionKind }
  | { kind: 'promote'; to: PromotionKind }
  | { kind: 'type-move'; text: string }
  | { kind: 'rule' | 'let-stand' | 'cancel' | 'flip' | 'enter' | 'undo' }
  | { kind: 'open'; act: Act }
  | { kind: 'fill'; part: Partial<Draft> }
  | { kind: 'pressing'; on: boolean }
  | { kind: 'timing'; timing: Timing }
  | { kind: 'reading'; color: Color; text: string }
  | { kind: 'look'; entry: number | null };

/** A desk with that log on it. Throws where the core cannot read the setup. */
export function newDesk(core: RulesCore, script: Script, timing: Timing): ArbiterState {
  return {
    script,
    answer: core.game(script.setup, script.events),
    looking: null,
    draft: null,
    opened_at: 0,
    question: null,
    selected: null,
    promotion: null,
    flipped: false,
    pressing: true,
    timing,
    readings: {},
    fault: null,
  };
}

/** The same desk told again, after the language has changed. */
export function retoldDesk(core: RulesCore, state: ArbiterState): ArbiterState {
  const { setup, events } = state.script;
  const { looking } = state;
  return {
    ...state,
    answer: core.game(setup, events),
    looking: looking && { ...looking, answer: core.game(setup, events.slice(0, looking.entry)) },
    question: state.question && { ...state.question, answer: core.explain(state.answer.fen, state.question.uci) },
  };
}

/** The game as it is shown: now, or after the entry looked at. */
export function shownAnswer(state: ArbiterState): GameAnswer {
  return state.looking?.answer ?? state.answer;
}

/** One line of the log; `number` counts from 1. */
export interface Entry {
  number: number;
  event: GameEvent;
  ruling: Ruling;
}

export function entriesOf({ script, answer }: Pick<ArbiterState, 'script' | 'answer'>): Entry[] {
  return script.events.flatMap((event, index) => {
    const ruling = answer.rulings[index];
    return ruling ? [{ number: index + 1, event, ruling }] : [];
  });
}

/** The entry whose ruling lies on the desk: the one looked at, or the last. */
export function shownEntry(state: ArbiterState): Entry | null {
  const entries = entriesOf(state);
  const number = state.looking ? state.looking.entry : entries.length;
  return entries[number - 1] ?? null;
}

/** The time of the last event: nothing can be entered before it. */
export function latestTime(events: readonly GameEvent[]): number {
  return events[events.length - 1]?.at ?? 0;
}

/** What a click on the board is for. */
export function boardUse(state: ArbiterState): 'move' | 'squares' | 'nothing' {
  if (state.looking || state.question || state.answer.outcome) return 'nothing';
  return (state.draft && usesBoard(state.draft)) ?? 'move';
}
