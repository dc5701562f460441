// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RulesCore } from '../src/core/core';
import { agreesToDraw, choose, levels, type Level } from '../src/engine/level';
import { readKept } from '../src/engine/kept_game';
import type { Line } from '../src/engine/said';

/** What the server's table says, as text: `.number = 1, .nodes = 60, .time = 300ms, …`. */
function serversLevels(): Record<string, number>[] {
  const text = readFileSync(new URL('../../adoube/computer/level.cpp', import.meta.url), 'utf8');
  const table = text.slice(text.indexOf('levels{{'), text.indexOf('}};'));
  return [...table.matchAll(/\{(\.number[^}]*)\}/g)].map(([, row]) =>
    Object.fromEntries([...row!.matchAll(/\.(\w+) = ([\d']+)/g)].map(([, name, value]) => [name!, Number(value!.replaceAll("'", ''))])),
  );
}

describe('levels', () => {
  it('are those of the server', () => {
    const ours = levels.map(({ number, nodes, time_ms, lines, weakerShare, weakerSpan }) =>
      Object.fromEntries(
        Object.entries({
          number,
          nodes,
          time: time_ms,
          lines: lines === 1 ? undefined : lines,
          weaker_share: weakerShare || undefined,
          weaker_span: weakerSpan || undefined,
        }).filter(([, value]) => value !== undefined),
      ),
    );
    expect(ours).toEqual(serversLevels());
  });
});

describe('the choice of a move', () => {
  const half: Level = { number: 2, time_ms: 1, lines: 4, weakerShare: 50, weakerSpan: 300 };
  const line = (rank: number, value: number, move: string): Line => ({ rank, depth: 1, score: { unit: 'centipawns', value }, moves: [move] });
  const lines = [line(1, 30, 'e2e4'), line(2, 20, 'd2d4'), line(3, -100, 'g2g4'), line(4, -400, 'f2f3')];
  /** Mates at once: `own` here, `reply` after the move that is named. */
  const core = (own: string | null, mated: string | null): RulesCore =>
    ({
      moves: (fen: string) => (fen === 'here' ? (own ? [{ uci: own, san: 'Q#' }] : []) : fen === mated ? [{ uci: 'd8h4', san: 'Qh4#' }] : []),
      preview: (_fen: string, move: string) => ({ fen: move }),
    }) as unknown as RulesCore;
  const falling = (...falls: number[]) => () => falls.shift() ?? 0;
  const rows: [string, string | null, string | null, number[], string][] = [
    ['the dice want the best', null, null, [50], 'e2e4'],
    ['the first of the weaker ones', null, null, [49, 0], 'd2d4'],
    ['the last that is near enough', null, null, [0, 1], 'g2g4'],
    ['one that allows a mate is passed over', null, 'd2d4', [0, 0], 'g2g4'],
    ['a best move that allows a mate, too', null, 'e2e4', [99], 'd2d4'],
    ['a mate is given whatever the dice', 'h5f7', null, [0], 'h5f7'],
  ];
  it.each(rows)('%s', (_name, own, mated, falls, chosen) =>
    expect(choose(core(own, mated), 'here', 'e2e4', lines, half, falling(...falls))).toBe(chosen),
  );
});

describe('an offer of a draw', () => {
  it.each([
    [{ unit: 'centipawns', value: 20 } as const, 40, true],
    [{ unit: 'centipawns', value: 21 } as const, 40, false],
    [{ unit: 'centipawns', value: 0 } as const, 39, false],
    [{ unit: 'mate', value: -3 } as const, 60, true],
    [{ unit: 'mate', value: 3 } as const, 60, false],
    [null, 60, false],
  ])('%o after %i half-moves: %s', (thought, halfMoves, agrees) => expect(agreesToDraw(thought, halfMoves)).toBe(agrees));
});

describe('the kept game', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another colour', '{"colour":"red","level":1,"events":[]}'],
    ['a level beyond the last', '{"colour":"white","level":11,"events":[]}'],
    ['no events', '{"colour":"white","level":1}'],
    ['events that are none', '{"colour":"white","level":1,"events":[null]}'],
  ])('is none: %s', (_name, text) => expect(readKept(text)).toBeNull());
  it('is read back', () => {
    const game = { colour: 'black' as const, level: 3, events: [{ at: 0, by: 'white', do: 'move', uci: 'e2e4' }] };
    expect(readKept(JSON.stringify(game))).toEqual(game);
  });
});
