// SPDX-License-Identifier: GPL-3.0-or-later
/** What is looked for in the archive, as a form has it and as an address tells it. */

export const results = ['', '1-0', '1/2-1/2', '0-1'] as const;
export const reasons = [
  '',
  'checkmate',
  'resignation',
  'flag-fall',
  'stalemate',
  'dead-position',
  'agreement',
  'threefold-repetition',
  'fivefold-repetition',
  'fifty-moves',
  'seventy-five-moves',
  'illegal-moves',
  'forfeit',
  'arbiter',
] as const;
export const colours = ['', 'white', 'black'] as const;

export type ResultSought = (typeof results)[number];
export type Reason = (typeof reasons)[number];
export type ColourSought = (typeof colours)[number];

export interface SearchForm {
  player: string;
  colour: ColourSought;
  opening: string;
  result: ResultSought;
  reason: Reason;
  from: string;
  to: string;
  fen: string;
  own: boolean;
}

export const nothingSought: SearchForm = {
  player: '',
  colour: '',
  opening: '',
  result: '',
  reason: '',
  from: '',
  to: '',
  fen: '',
  own: false,
};

/** Without what is left empty. A colour is a player's. */
export function queryOf(form: SearchForm, before?: string): string {
  const query = new URLSearchParams();
  for (const name of ['player', 'opening', 'result', 'reason', 'from', 'to', 'fen'] as const) {
    const value = form[name].trim();
    if (value) query.set(name, value);
  }
  if (form.colour && query.has('player')) query.set('colour', form.colour);
  if (form.own) query.set('own', '1');
  if (before) query.set('before', before);
  return query.toString();
}

/** What is not of the form is left out. */
export function formIn(search: string): SearchForm {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const oneOf = <T extends string>(name: string, among: readonly T[]): T => among.find((one) => one === text(name)) ?? among[0]!;
  return {
    player: text('player'),
    colour: oneOf('colour', colours),
    opening: text('opening'),
    result: oneOf('result', results),
    reason: oneOf('reason', reasons),
    from: text('from'),
    to: text('to'),
    fen: text('fen'),
    own: text('own') === '1',
  };
}

const aDate = /^\d{4}([.-](0?[1-9]|1[0-2])([.-](0?[1-9]|[12]\d|3[01]))?)?$/;

/** The first date that is none. */
export function faultIn(form: SearchForm): 'from' | 'to' | null {
  for (const name of ['from', 'to'] as const) if (form[name].trim() && !aDate.test(form[name].trim())) return name;
  return null;
}
