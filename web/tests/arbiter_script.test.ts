// SPDX-License-Identifier: GPL-3.0-or-later
/** The log as a script: what is written is read back, and what is no script is told by its line. */
import { describe, expect, it } from 'vitest';
import { isFault, readScript, writeScript, type Script, type ScriptFault } from '../src/arbiter/script';
import type { GameEvent } from '../src/core/types';

const everyAct: GameEvent[] = [
  { at: 0, by: 'white', do: 'move', uci: 'e2e4' },
  { at: 1, by: 'black', do: 'make', uci: 'e7e5' },
  { at: 1, by: 'black', do: 'press' },
  { at: 2, by: 'white', do: 'adjust' },
  { at: 3, by: 'white', do: 'touch', squares: ['e1', 'h1'] },
  { at: 4, by: 'white', do: 'illegal', what: 'two-hands', uci: 'e1g1' },
  { at: 5, by: 'arbiter', do: 'point-out', what: 'illegal-move', ply: 1 },
  { at: 6, by: 'black', do: 'point-out', what: 'touch-move', squares: ['d1'] },
  { at: 7, by: 'white', do: 'claim', kind: 'threefold-repetition', uci: 'g1f3' },
  { at: 8, by: 'arbiter', do: 'penalty', to: 'black', what: 'time-added', ms: 120000, article: '11.5' },
  { at: 9, by: 'arbiter', do: 'set-clock', to: 'white', ms: 0 },
  { at: 9, by: 'arbiter', do: 'restore', ply: 0 },
  { at: 9, by: 'arbiter', do: 'decide', what: 'postpone' },
  { at: 10, by: 'arbiter', do: 'end', result: '1/2-0' },
];

describe('a script', () => {
  it('reads back as it was written, one object a line', () => {
    const script: Script = { setup: { fen: 'startpos', mode: 'board', time_control: '15+10' }, events: everyAct };
    const text = writeScript(script);
    expect(text.split('\n')).toHaveLength(everyAct.length + 2);
    expect(readScript(text)).toEqual(script);
  });

  it('is of a board, from the initial position, where its setup does not say', () => {
    expect(readScript('{"setup":{}}')).toEqual({ setup: { fen: 'startpos', mode: 'board' }, events: [] });
  });

  it('gives an event without a time that of the event before', () => {
    const read = readScript('{"setup":{}}\n{"at":5,"by":"white","do":"press"}\n{"by":"black","do":"press"}') as Script;
    expect(read.events.map(({ at }) => at)).toEqual([5, 5]);
  });

  it('may have empty lines and the line ends of another system', () => {
    const read = readScript('\r\n{"setup":{}}\r\n\r\n{"by":"white","do":"resign"}\r\n');
    expect(read).toMatchObject({ events: [{ do: 'resign' }] });
  });
});

const setup = '{"setup":{"fen":"startpos"}}\n';
const faulty: [name: string, text: string, fault: ScriptFault][] = [
  ['nothing', ' \n', { line: 1, fault: 'empty', detail: '' }],
  ['no JSON', `${setup}move e2e4`, { line: 2, fault: 'not-json', detail: '' }],
  ['a list', `${setup}[]`, { line: 2, fault: 'not-json', detail: '' }],
  ['an event first', '{"by":"white","do":"press"}', { line: 1, fault: 'no-setup', detail: '' }],
  ['an unknown act', `${setup}{"by":"white","do":"jump"}`, { line: 2, fault: 'unknown-act', detail: 'jump' }],
  [
    'an act named like a part of every object',
    `${setup}{"by":"white","do":"toString"}`,
    { line: 2, fault: 'unknown-act', detail: 'toString' },
  ],
  ['no act', `${setup}{"by":"white"}`, { line: 2, fault: 'unknown-act', detail: '' }],
  ['nobody', `${setup}{"do":"press"}`, { line: 2, fault: 'missing-field', detail: 'by' }],
  ['a move without squares', `${setup}{"by":"white","do":"move"}`, { line: 2, fault: 'missing-field', detail: 'uci' }],
  [
    'a move off the board',
    `${setup}{"by":"white","do":"move","uci":"e2e9"}`,
    { line: 2, fault: 'missing-field', detail: 'uci' },
  ],
  ['a negative time', `${setup}{"at":-1,"by":"white","do":"press"}`, { line: 2, fault: 'missing-field', detail: 'at' }],
  [
    'a clock of the arbiter',
    `${setup}{"by":"arbiter","do":"set-clock","to":"arbiter","ms":1}`,
    { line: 2, fault: 'missing-field', detail: 'to' },
  ],
  [
    'time that goes back, after an empty line',
    `${setup}{"at":9,"by":"white","do":"press"}\n\n{"at":8,"by":"black","do":"press"}`,
    { line: 4, fault: 'time-goes-back', detail: '8' },
  ],
];

describe('a text that is no script', () => {
  it.each(faulty)('%s', (_, text, fault) => {
    const read = readScript(text);
    expect(isFault(read)).toBe(true);
    expect(read).toEqual(fault);
  });
});
