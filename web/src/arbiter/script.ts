// SPDX-License-Identifier: GPL-3.0-or-later
/** The arbiter's log as `adoube referee` reads it: the setup on the first line, then one event a line. */
import { isTable } from '../core/narrow';
import type { GameEvent, GameSetup } from '../core/types';

/** What is kept and taken away: the events are the game, everything else follows from them. */
export interface Script {
  setup: GameSetup;
  events: readonly GameEvent[];
}

/** Why a text is no script; `line` counts from 1. */
export interface ScriptFault {
  line: number;
  fault: 'empty' | 'not-json' | 'no-setup' | 'unknown-act' | 'missing-field' | 'time-goes-back';
  /** The field or word concerned, where there is one. */
  detail: string;
}

export function writeScript({ setup, events }: Script): string {
  return [{ setup }, ...events].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** The script in a text, or the first line that keeps it from being one. What the Laws say to its events, the rules core tells. */
export function readScript(text: string): Script | ScriptFault {
  const lines = text.split('\n').map((line) => line.trim());
  const events: GameEvent[] = [];
  let setup: GameSetup | null = null;
  let latest = 0;
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const fault = (kind: ScriptFault['fault'], detail = ''): ScriptFault => ({ line: index + 1, fault: kind, detail });
    const value = objectIn(line);
    if (!value) return fault('not-json');
    if (!setup) {
      const given = value['setup'];
      if (!isTable(given)) return fault('no-setup');
      setup = { fen: 'startpos', mode: 'board', ...given } as GameSetup;
      continue;
    }
    const problem = problemOf(value);
    if (problem) return fault(problem.fault, problem.detail);
    const at = (value['at'] as number | undefined) ?? latest;
    if (at < latest) return fault('time-goes-back', String(at));
    latest = at;
    events.push({ ...value, at } as GameEvent);
  }
  return setup ? { setup, events } : { line: 1, fault: 'empty', detail: '' };
}

export function isFault(read: Script | ScriptFault): read is ScriptFault {
  return 'fault' in read;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isMove: Check = (value) => typeof value === 'string' && /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(value);
const isSquareList: Check = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && /^[a-h][1-8]$/.test(one));
const isPlayer: Check = (value) => value === 'white' || value === 'black';
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** The fields of each act, besides `at`, `by` and `do`. */
const fieldsOf: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  move: { uci: isMove },
  make: { uci: isMove },
  press: {},
  touch: { squares: isSquareList },
  adjust: {},
  illegal: { uci: optional(isMove), what: optional(isText) },
  'point-out': { what: isText, ply: optional(isCount), squares: optional(isSquareList) },
  'offer-draw': {},
  'accept-draw': {},
  'decline-draw': {},
  claim: { kind: isText, uci: optional(isMove) },
  resign: {},
  flag: {},
  leave: {},
  arrive: {},
  stop: {},
  start: {},
  'ask-score': {},
  'call-arbiter': {},
  penalty: { to: isPlayer, what: isText, ms: optional(isCount), article: optional(isText) },
  'set-clock': { to: isPlayer, ms: isCount },
  restore: { ply: isCount },
  end: { result: isText, article: optional(isText) },
  decide: { what: isText },
};

function problemOf(value: Record<string, unknown>): Pick<ScriptFault, 'fault' | 'detail'> | null {
  const { by, at } = value;
  const act = value['do'];
  const fields = typeof act === 'string' && Object.hasOwn(fieldsOf, act) ? fieldsOf[act] : undefined;
  if (!fields) return { fault: 'unknown-act', detail: String(act ?? '') };
  if (!isPlayer(by) && by !== 'arbiter') return { fault: 'missing-field', detail: 'by' };
  if (at !== undefined && !isCount(at)) return { fault: 'missing-field', detail: 'at' };
  const wrong = Object.entries(fields).find(([name, check]) => !check(value[name]));
  return wrong ? { fault: 'missing-field', detail: wrong[0] } : null;
}

function objectIn(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isTable(value) ? value : null;
  } catch {
    return null;
  }
}
