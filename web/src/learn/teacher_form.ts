// SPDX-License-Identifier: GPL-3.0-or-later
/** The form in which a teacher makes a task: what is filled in, and the task it comes to. */
import type { RulesCore } from '../core/core';
import { isSquare, type Color } from '../core/squares';
import { fenOf } from './line';
import { colourNeeded, longest, squareNeeded, type squaresAsked, type TeacherKind, type TeacherTask } from './teacher_task';

export const formKinds = ['move', 'squares', 'state', 'choice', 'look'] as const;
export const goals = ['mates', 'checks', 'captures', 'castles', 'promotes', 'en_passant', 'stalemates'] as const;

export interface TeacherForm {
  title: string;
  text: string;
  fen: string;
  kind: (typeof formKinds)[number];
  goals: readonly (typeof goals)[number][];
  from: string;
  to: string;
  what: (typeof squaresAsked)[number];
  of: string;
  by: Color;
  options: readonly { text: string; right: boolean }[];
  after: string;
}

export const emptyForm: TeacherForm = {
  title: '',
  text: '',
  fen: '',
  kind: 'move',
  goals: [],
  from: '',
  to: '',
  what: 'reaches',
  of: '',
  by: 'white',
  options: [
    { text: '', right: true },
    { text: '', right: false },
  ],
  after: '',
};

/** What keeps the form from being a task. */
export type FormFault = 'position' | 'goal' | 'square' | 'options' | 'unsolvable' | 'none';

/** The task, as long as the rules find an answer to it. */
export function taskOfForm(core: RulesCore, form: TeacherForm): TeacherTask | FormFault {
  const fen = fenOf(form.fen.trim() || 'startpos');
  if (!core.isPlayable(fen)) return 'position';
  const task = form.kind === 'look' ? null : kindOfForm(form);
  if (typeof task === 'string') return task;
  if (task && task.kind !== 'choice') {
    const { solution } = core.judge(fen, [], task, null, true);
    if (!solution) return 'unsolvable';
    if ('squares' in solution && solution.squares.length === 0) return 'none';
  }
  return { title: form.title.trim().slice(0, longest.title), text: form.text.trim().slice(0, longest.text), fen, task };
}

function kindOfForm(form: TeacherForm): TeacherKind | FormFault {
  const after = form.after.trim().slice(0, longest.text);
  const said = after ? { after } : {};
  switch (form.kind) {
    case 'move':
      return goalOfForm(form, said);
    case 'squares': {
      const of = form.of.trim().toLowerCase();
      if (squareNeeded(form.what) && !isSquare(of)) return 'square';
      const place = squareNeeded(form.what) ? { of } : {};
      return { kind: 'squares', what: form.what, ...place, ...(colourNeeded(form.what) ? { by: form.by } : {}), ...said };
    }
    case 'choice': {
      const options = form.options
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, right }) => ({ text: text.trim().slice(0, longest.option), ...(right ? { right } : {}) }));
      return options.length >= 2 && options.some(({ right }) => right) ? { kind: 'choice', options, ...said } : 'options';
    }
    default:
      return { kind: 'state', ...said };
  }
}

function goalOfForm(form: TeacherForm, said: { after?: string }): TeacherKind | FormFault {
  const goal: Record<string, unknown> = Object.fromEntries(form.goals.map((name) => [name, true]));
  for (const end of ['from', 'to'] as const) {
    const square = form[end].trim().toLowerCase();
    if (square === '') continue;
    if (!isSquare(square)) return 'square';
    goal[end] = square;
  }
  return Object.keys(goal).length === 0 ? 'goal' : { kind: 'move', goal, ...said };
}
