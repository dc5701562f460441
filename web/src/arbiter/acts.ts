// SPDX-License-Identifier: GPL-3.0-or-later
/** What can have happened at a board, in groups and in the Laws' words: what each act asks for, and the event it makes. */
import { opposite, type Color, type Square } from '../core/squares';
import type { Actor, Deed, GameAnswer, GameEvent, Result } from '../core/types';

export type Group = 'moves' | 'irregularities' | 'draws' | 'clock' | 'players' | 'arbiter';
export const groups: readonly Group[] = ['moves', 'irregularities', 'draws', 'clock', 'players', 'arbiter'];

export type Act =
  | 'make'
  | 'press'
  | 'touch'
  | 'adjust'
  | 'illegal-move'
  | 'pawn-left-on-last-rank'
  | 'two-hands'
  | 'press-without-move'
  | 'point-out'
  | 'offer-draw'
  | 'accept-draw'
  | 'decline-draw'
  | 'claim'
  | 'decide'
  | 'flag'
  | 'stop'
  | 'start'
  | 'set-clock'
  | 'resign'
  | 'leave'
  | 'arrive'
  | 'ask-score'
  | 'call-arbiter'
  | 'warning'
  | 'time'
  | 'points'
  | 'loss'
  | 'restore'
  | 'end';

/** What the form of an act asks for, besides who did it. */
export type Field =
  | 'move'
  | 'maybe-move'
  | 'squares'
  | 'fault'
  | 'ply'
  | 'claim'
  | 'to'
  | 'time'
  | 'time-given'
  | 'decision'
  | 'result'
  | 'article';

/** Faults that are pointed out later (7.2 to 7.6, 4.8). */
export const faults = [
  'illegal-move',
  'pawn-left-on-last-rank',
  'two-hands',
  'wrong-set-up',
  'board-turned',
  'colours-reversed',
  'displaced',
  'touch-move',
] as const;
export type Fault = (typeof faults)[number];
/** Those of which it is asked with which half-move they came about. */
const faultsOfMoves: readonly Fault[] = ['illegal-move', 'pawn-left-on-last-rank', 'two-hands', 'displaced'];

export const claims = ['threefold-repetition', 'fifty-moves', 'no-normal-win', 'ask-increment'] as const;
export type Claim = (typeof claims)[number];
export const decisions = ['grant', 'reject', 'postpone'] as const;
export type Decision = (typeof decisions)[number];
export const timeGiven = ['time-added', 'time-removed'] as const;
export const results: readonly Result[] = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2', '*'];

interface Description {
  group: Group;
  /** Where the Laws tell of it. */
  article: string;
  /** Who can do it; the form does not ask where only one can. */
  by: readonly Actor[];
  fields: readonly Field[];
}

const players: readonly Actor[] = ['white', 'black'];
const anybody: readonly Actor[] = ['white', 'black', 'arbiter'];
const arbiter: readonly Actor[] = ['arbiter'];

export const acts: Readonly<Record<Act, Description>> = {
  make: { group: 'moves', article: '4.7', by: players, fields: ['move'] },
  press: { group: 'moves', article: '6.2.1', by: players, fields: [] },
  touch: { group: 'moves', article: '4.3', by: players, fields: ['squares'] },
  adjust: { group: 'moves', article: '4.2.1', by: players, fields: [] },
  'illegal-move': { group: 'irregularities', article: '7.5.1', by: players, fields: ['move'] },
  'pawn-left-on-last-rank': { group: 'irregularities', article: '7.5.2', by: players, fields: ['move'] },
  'two-hands': { group: 'irregularities', article: '7.5.4', by: players, fields: ['move'] },
  'press-without-move': { group: 'irregularities', article: '7.5.3', by: players, fields: [] },
  'point-out': { group: 'irregularities', article: '7.2–7.6', by: anybody, fields: ['fault'] },
  'offer-draw': { group: 'draws', article: '9.1.2.1', by: players, fields: [] },
  'accept-draw': { group: 'draws', article: '5.2.3', by: players, fields: [] },
  'decline-draw': { group: 'draws', article: '9.1.2.1', by: players, fields: [] },
  claim: { group: 'draws', article: '9.2, 9.3', by: players, fields: ['claim', 'maybe-move'] },
  decide: { group: 'draws', article: 'III.4, III.5', by: arbiter, fields: ['decision'] },
  flag: { group: 'clock', article: '6.8', by: players, fields: [] },
  stop: { group: 'clock', article: '6.11', by: anybody, fields: [] },
  start: { group: 'clock', article: '6.11.3', by: arbiter, fields: [] },
  'set-clock': { group: 'clock', article: '6.10.2', by: arbiter, fields: ['to', 'time'] },
  resign: { group: 'players', article: '5.1.2', by: players, fields: [] },
  leave: { group: 'players', article: '11.2.3', by: players, fields: [] },
  arrive: { group: 'players', article: '6.7.1', by: players, fields: [] },
  'ask-score': { group: 'players', article: 'A.4.3', by: players, fields: [] },
  'call-arbiter': { group: 'players', article: '6.11.2', by: players, fields: [] },
  warning: { group: 'arbiter', article: '12.9.1', by: arbiter, fields: ['to', 'article'] },
  time: { group: 'arbiter', article: '12.9.2', by: arbiter, fields: ['to', 'time-given', 'time', 'article'] },
  points: { group: 'arbiter', article: '12.9.5', by: arbiter, fields: ['to', 'article'] },
  loss: { group: 'arbiter', article: '12.9.6', by: arbiter, fields: ['to', 'article'] },
  restore: { group: 'arbiter', article: '7.1', by: arbiter, fields: ['ply'] },
  end: { group: 'arbiter', article: '10.2', by: arbiter, fields: ['result', 'article'] },
};

/** The acts of a group that this game can have. */
export function actsOf(group: Group, answer: GameAnswer): Act[] {
  const clockless = answer.clock === null;
  const needsClock: readonly Act[] = ['press', 'press-without-move', 'flag', 'stop', 'start', 'set-clock', 'time'];
  return (Object.keys(acts) as Act[]).filter(
    (act) =>
      acts[act].group === group &&
      !(clockless && needsClock.includes(act)) &&
      !(act === 'decide' && !answer.regulations.guidelines_iii),
  );
}

/** What has been filled in so far. */
export interface Draft {
  act: Act;
  by: Actor;
  /** Departure, or departure and arrival, of the move in question; empty while none is chosen. */
  uci: string;
  squares: readonly Square[];
  fault: Fault;
  /** Half-move concerned, from 1; null for the latest that it can be. Of `restore`: how many half-moves stand. */
  ply: number | null;
  claim: Claim;
  to: Color;
  /** As typed. */
  time: string;
  timeGiven: (typeof timeGiven)[number];
  decision: Decision;
  result: Result;
  article: string;
}

/** A form as it opens: with what is most likely, so that it can often be entered as it is. */
export function newDraft(act: Act, answer: GameAnswer): Draft {
  return {
    act,
    by: likelyActor(act, answer),
    uci: '',
    squares: [],
    fault: 'illegal-move',
    ply: act === 'restore' ? Math.max(0, answer.plies.length - 1) : null,
    claim: answer.claims[0]?.kind ?? answer.claims_with_move[0]?.kind ?? 'threefold-repetition',
    to: answer.turn,
    time: act === 'time' ? '2:00' : '',
    timeGiven: 'time-added',
    decision: 'reject',
    result: '1/2-1/2',
    article: '',
  };
}

function likelyActor(act: Act, answer: GameAnswer): Actor {
  const { by } = acts[act];
  const likely = likelyPlayer(act, answer);
  return by.includes(likely) ? likely : by[0]!;
}

function likelyPlayer(act: Act, { turn, clock, offers, uncompleted, conduct }: GameAnswer): Actor {
  switch (act) {
    case 'press':
      return uncompleted[opposite(turn)] ? opposite(turn) : turn;
    case 'press-without-move':
    case 'flag':
      return fallen(clock) ?? clock?.running ?? turn;
    case 'offer-draw':
      return uncompleted[opposite(turn)] ? opposite(turn) : turn;
    case 'accept-draw':
    case 'decline-draw':
      return offers[turn] && !offers[opposite(turn)] ? opposite(turn) : turn;
    case 'point-out':
    case 'stop':
      return 'arbiter';
    case 'arrive':
      return conduct.black.away && !conduct.white.away ? 'black' : 'white';
    default:
      return turn;
  }
}

function fallen(clock: GameAnswer['clock']): Color | null {
  return clock?.white.fallen ? 'white' : clock?.black.fallen ? 'black' : null;
}

/** The fields that the form asks for as it is filled in now. */
export function fieldsOf(draft: Draft): readonly Field[] {
  if (draft.act !== 'point-out') {
    const guideline = draft.claim === 'no-normal-win' || draft.claim === 'ask-increment';
    return acts[draft.act].fields.filter((field) => !(field === 'maybe-move' && guideline));
  }
  if (draft.fault === 'touch-move') return ['fault', 'squares'];
  return faultsOfMoves.includes(draft.fault) ? ['fault', 'ply'] : ['fault'];
}

/** The act as the event script has it; null while something that it needs is missing. `time_ms`: the typed time, if it is one. */
export function deedOf(draft: Draft, time_ms: number | null): Deed | null {
  const { act, uci, to } = draft;
  const complete = uci.length >= 4;
  const cited = draft.article === '' ? {} : { article: draft.article };
  switch (act) {
    case 'make':
      return complete ? { do: 'make', uci } : null;
    case 'touch':
      return draft.squares.length ? { do: 'touch', squares: [...draft.squares] } : null;
    case 'illegal-move':
    case 'two-hands':
      return complete ? { do: 'illegal', what: act, uci } : null;
    case 'pawn-left-on-last-rank':
      return complete ? { do: 'illegal', what: act, uci: uci.slice(0, 4) } : null;
    case 'press-without-move':
      return { do: 'press' };
    case 'point-out':
      return pointedOut(draft);
    case 'claim':
      return { do: 'claim', kind: draft.claim, ...(complete && fieldsOf(draft).includes('maybe-move') ? { uci } : {}) };
    case 'decide':
      return { do: 'decide', what: draft.decision };
    case 'set-clock':
      return time_ms === null ? null : { do: 'set-clock', to, ms: time_ms };
    case 'time':
      return time_ms === null ? null : { do: 'penalty', to, what: draft.timeGiven, ms: time_ms, ...cited };
    case 'warning':
    case 'points':
    case 'loss':
      return { do: 'penalty', to, what: act, ...cited };
    case 'restore':
      return draft.ply === null ? null : { do: 'restore', ply: draft.ply };
    case 'end':
      return { do: 'end', result: draft.result, ...cited };
    default:
      return { do: act };
  }
}

function pointedOut({ fault, ply, squares }: Draft): Deed | null {
  if (fault === 'touch-move') return squares.length ? { do: 'point-out', what: fault, squares: [...squares] } : null;
  return { do: 'point-out', what: fault, ...(faultsOfMoves.includes(fault) && ply !== null ? { ply } : {}) };
}

/** The event of a filled-in form at that time of the game; null while something is missing. */
export function eventOf(draft: Draft, at: number, time_ms: number | null): GameEvent | null {
  const deed = deedOf(draft, time_ms);
  return deed && { at, by: draft.by, ...deed };
}

/** Whether a click on the board chooses this form's move or squares. */
export function usesBoard(draft: Draft): 'move' | 'squares' | null {
  const fields = fieldsOf(draft);
  if (fields.includes('squares')) return 'squares';
  return fields.includes('move') || fields.includes('maybe-move') ? 'move' : null;
}
