// SPDX-License-Identifier: GPL-3.0-or-later
/** What the arbiter of a game on the server has in hand: the acts that it can have now, and the form of one. Without a DOM. */
import type { RulesCore } from '../core/core';
import type { Deed, GameAnswer, GameEvent } from '../core/types';
import { readClockTime } from './readings';
import { deedOf, fieldsOf, newDraft, type Act, type Draft } from './acts';
import { entriesOf, type ArbiterState, type Entry } from './arbiter_state';

/** The form on the desk. Null: none is open. */
export interface OnlineForm {
  draft: Draft;
  fault: ArbiterState['fault'];
}

export type FormIntent = { kind: 'open'; act: Act } | { kind: 'fill'; part: Partial<Draft> } | { kind: 'cancel' } | { kind: 'enter' };

/** The acts that the game can have as it stands, those on the clock first. */
export function onlineActs({ clock, request, outcome, plies }: GameAnswer): Act[] {
  if (outcome) return [];
  const onClock: Act[] = clock ? [clock.stopped ? 'start' : 'stop', 'set-clock', 'time'] : [];
  return [
    ...(request ? (['decide'] as const) : []),
    ...onClock,
    'warning',
    ...(plies.length > 0 ? (['restore'] as const) : []),
    'points',
    'loss',
    'end',
  ];
}

export interface FormStep {
  form: OnlineForm | null;
  /** What the arbiter does by it. */
  deed: Deed | null;
}

/** An act that asks for nothing is done as soon as it is chosen. */
export function formStep(core: RulesCore, answer: GameAnswer, form: OnlineForm | null, intent: FormIntent): FormStep {
  switch (intent.kind) {
    case 'open': {
      const draft: Draft = { ...newDraft(intent.act, answer), by: 'arbiter' };
      return fieldsOf(draft).length === 0 ? { form: null, deed: deedOf(draft, null) } : { form: { draft, fault: null }, deed: null };
    }
    case 'fill':
      return { form: form && { draft: { ...form.draft, ...intent.part }, fault: null }, deed: null };
    case 'cancel':
      return { form: null, deed: null };
    case 'enter':
      return form ? entered(core, form) : { form, deed: null };
  }
}

function entered(core: RulesCore, form: OnlineForm): FormStep {
  const { draft } = form;
  const asksTime = fieldsOf(draft).includes('time');
  const time_ms = asksTime ? readClockTime(draft.time) : null;
  if (asksTime && time_ms === null) return { form: { draft, fault: { kind: 'time' } }, deed: null };
  if (draft.article !== '' && !core.article(draft.article)) return { form: { draft, fault: { kind: 'article' } }, deed: null };
  const deed = deedOf(draft, time_ms);
  return deed ? { form: null, deed } : { form: { draft, fault: { kind: 'incomplete' } }, deed: null };
}

/** What the arbiter did, and what was asked of the arbiter. */
export function officialEntries(events: readonly GameEvent[], answer: GameAnswer): Entry[] {
  return entriesOf({ script: { setup: { fen: answer.start }, events }, answer }).filter(({ event }) => isOfficial(event));
}

export function isOfficial(event: GameEvent): boolean {
  const asked = event.do === 'claim' && (event.kind === 'no-normal-win' || event.kind === 'ask-increment');
  return event.by === 'arbiter' || event.do === 'call-arbiter' || asked;
}
