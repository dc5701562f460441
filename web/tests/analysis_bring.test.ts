// SPDX-License-Identifier: GPL-3.0-or-later
/** What is brought to the analysis board and taken from it: texts, links, what is kept; and how a position stands. */
import { describe, expect, it } from 'vitest';
import { newAnalysis } from '../src/analysis/analysis_state';
import { analysisStep } from '../src/analysis/analysis_step';
import { readShelf, shelfSize, withKept, type KeptAnalysis } from '../src/analysis/keeping';
import { moveOfProblem, read, readBatch } from '../src/analysis/reading';
import { fenLink, pgnLink, sharedIn } from '../src/analysis/share';
import { standingAt } from '../src/analysis/standing';
import { endOfLine, nodeAt, start } from '../src/analysis/tree';
import { gameOf, newGame } from '../src/analysis/tree_json';
import { rulesCore } from './rules';

const core = rulesCore();
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a text', () => {
  it('is a position where it is a FEN', () => {
    const fen = '7k/P7/8/8/8/8/8/K7 w - - 0 1';
    expect(read(core, bytes(` ${fen}\n`))).toEqual({ kind: 'position', fen });
  });

  it('that is nearly a FEN is answered with what is wrong, and the article', () => {
    const reading = read(core, bytes('8/8/8/8/8/8/8/K7 w - - 0 1'));
    expect(reading.kind === 'faulty-position' && reading.problems[0]).toMatchObject({ code: 'kings', severity: 'error' });
  });

  it('is games otherwise, bare moves too', () => {
    const reading = read(core, bytes('1. e4 e5 2. Nf3'));
    expect(reading.kind === 'games' && reading.batch.games[0]!.moves.map(({ san }) => san)).toEqual(['e4', 'e5', 'Nf3']);
  });

  it('whose first move is illegal is a game all the same', () => {
    const reading = read(core, bytes('1. e5 *'));
    expect(reading.kind === 'games' && reading.batch.games[0]!.problems.map(({ code }) => code)).toContain('illegal-move');
  });

  it('of prose is nothing', () => {
    expect(read(core, bytes('It rained all day.')).kind).toBe('nothing');
    expect(read(core, bytes('')).kind).toBe('nothing');
  });

  it('keeps what was read before a fault, and names its line, game and move', () => {
    const reading = read(core, bytes('[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. e4 e5\n2. Ke3 Nf6 *\n'));
    const game = reading.kind === 'games' ? reading.batch.games[1]! : null;
    expect(game!.moves.map(({ san }) => san)).toEqual(['e4', 'e5']);
    const fault = game!.problems.find(({ severity }) => severity === 'error')!;
    expect([fault.line, game!.game, moveOfProblem(fault, game!.fen)]).toEqual([8, 2, '2.Ke3']);
  });

  it('of many games is read a batch at a time, with numbers and lines of the whole', () => {
    const text = Array.from({ length: 450 }, (_, index) => `[Round "${index + 1}"]\n\n1. e4 *\n\n`).join('');
    const reading = read(core, bytes(text));
    const first = reading.kind === 'games' ? reading.batch : null;
    const second = readBatch(core, bytes(text), first);
    const third = readBatch(core, bytes(text), second);
    expect([first!.games.length, second.games.length, third.games.length]).toEqual([200, 200, 50]);
    expect(third.next).toBeNull();
    const last = third.games.at(-1)!;
    expect([last.game, last.line, last.tags[0]]).toEqual([450, 449 * 4 + 1, ['Round', '450']]);
  });

  it('longer than a batch of bytes loses no game at the seam', () => {
    const comment = 'x'.repeat(300_000);
    const text = Array.from({ length: 12 }, (_, index) => `[Round "${index + 1}"]\n\n1. e4 {${comment}} *\n\n`).join('');
    const rounds: (string | undefined)[] = [];
    for (let batch = readBatch(core, bytes(text), null); ; batch = readBatch(core, bytes(text), batch)) {
      rounds.push(...batch.games.map(({ tags }) => tags[0]?.[1]));
      if (batch.next === null) break;
    }
    expect(rounds).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
  });
});

describe('a link', () => {
  it('holds a position', async () => {
    const link = new URL(fenLink('7k/P7/8/8/8/8/8/K7 w - - 0 1'), 'http://x');
    expect(await sharedIn(link.search, link.hash)).toEqual({ kind: 'fen', fen: '7k/P7/8/8/8/8/8/K7 w - - 0 1' });
    expect(await sharedIn('?fen=7k/8/8/8/8/8/8/K7%20w%20-%20-%200%201', '')).toMatchObject({ kind: 'fen' });
  });

  it('holds a game, in few letters', async () => {
    const pgn = '1. e4 e5 {王車易位} 2. Nf3 '.repeat(50);
    const link = new URL(await pgnLink(pgn), 'http://x');
    expect(link.hash.length).toBeLessThan(200);
    expect(await sharedIn('', link.hash)).toEqual({ kind: 'pgn', pgn });
  });

  it('that is damaged is told from none', async () => {
    expect(await sharedIn('', '#pgn=!!!')).toEqual({ kind: 'unreadable' });
    expect(await sharedIn('', '#pgn=AAAA')).toEqual({ kind: 'unreadable' });
    expect(await sharedIn('', '')).toBeNull();
    expect(await sharedIn('', '#23')).toBeNull();
  });

  it('that unfolds to more than any game is refused', async () => {
    const link = new URL(await pgnLink('a'.repeat(100_000)), 'http://x');
    expect(await sharedIn('', link.hash, 50_000)).toEqual({ kind: 'unreadable' });
  });
});

describe('the shelf', () => {
  const kept = (id: number): KeptAnalysis => ({ id, changed: id, title: `${id}`, pgn: '*', address: [], flipped: false });

  it('has the latest in front, each once, and an end', () => {
    let shelf: KeptAnalysis[] = [];
    for (let id = 1; id <= shelfSize + 3; id += 1) shelf = withKept(shelf, kept(id));
    shelf = withKept(shelf, kept(10));
    expect(shelf).toHaveLength(shelfSize);
    expect(shelf.slice(0, 2).map(({ id }) => id)).toEqual([10, shelfSize + 3]);
  });

  it('is empty where what is stored is none', () => {
    for (const text of [null, '', '{', '7', '[{}]', '[null]']) expect(readShelf(text)).toEqual([]);
    expect(readShelf(JSON.stringify([kept(1), { id: 'x' }]))).toEqual([kept(1)]);
  });
});

describe('how a position stands', () => {
  const standing = (pgn: string, address?: number[]) => {
    const game = gameOf(core.readPgn(pgn, 1).games[0]!)!;
    return standingAt(core, game, address ? nodeAt(game.tree, address) : endOfLine(game.tree, start));
  };

  it('tells check, mate and stalemate', () => {
    expect(standing('1. e4 e5 2. Qh5 Ke7 3. Qxe5#')).toMatchObject({
      check: true,
      moves: [],
      outcome: { reason: 'checkmate', result: '1-0', article: '5.1.1' },
    });
    const still = standingAt(core, newGame('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'), start);
    expect(still).toMatchObject({ check: false, outcome: { reason: 'stalemate' } });
  });

  it('tells a dead position, and lets the moves go on', () => {
    const state = analysisStep(core, newAnalysis(newGame('7k/8/8/8/8/8/3p4/3K4 w - - 0 1')), { kind: 'enter', text: 'Kxd2' });
    const dead = standingAt(core, state.game, state.at);
    expect(dead).toMatchObject({ outcome: { reason: 'dead-position', article: '5.2.2' }, endedAfter: null });
    const on = analysisStep(core, state, { kind: 'enter', text: 'Kg7' });
    expect(standingAt(core, on.game, on.at)).toMatchObject({ endedAfter: { ply: 1, outcome: { reason: 'dead-position' } } });
  });

  it('counts repetitions along the line, and claims', () => {
    const pgn = '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8';
    expect(standing(pgn)).toMatchObject({ repetitions: 3, halfmoves: 8, claims: [{ kind: 'threefold-repetition' }] });
    expect(standing(pgn, [0, 0, 0, 0])).toMatchObject({ repetitions: 2, claims: [] });
  });

  it('is told after a null move, too', () => {
    expect(standing('1. e4 e5 (1... -- 2. d4 d5) *', [0, 1, 0])).toMatchObject({ turn: 'black', repetitions: 1, outcome: null });
  });

  it('is that of Chess960 where the game is', () => {
    const game = newGame('4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1', true);
    expect(standingAt(core, game, start).moves.map(({ uci }) => uci)).toContain('e1g1');
  });
});
