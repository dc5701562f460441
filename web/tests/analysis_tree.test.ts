// SPDX-License-Identifier: GPL-3.0-or-later
/** The tree of an analysis: what its steps make of it, and that PGN gives it back. */
import { describe, expect, it } from 'vitest';
import { analysisStep } from '../src/analysis/analysis_step';
import { newAnalysis, type AnalysisIntent, type AnalysisState } from '../src/analysis/analysis_state';
import { lineText } from '../src/analysis/line_text';
import { addressOf, isMainLine, nodeAt, nodeOf, pathTo, start } from '../src/analysis/tree';
import { paragraphsOf } from '../src/analysis/tree_layout';
import { gameOf, jsonOf, newGame } from '../src/analysis/tree_json';
import { initialFen } from '../src/core/squares';
import { rulesCore } from './rules';

const core = rulesCore();

function after(state: AnalysisState, ...intents: AnalysisIntent[]): AnalysisState {
  return intents.reduce((now, intent) => analysisStep(core, now, intent), state);
}

function typed(state: AnalysisState, moves: string): AnalysisState {
  return after(state, ...moves.split(' ').map((text): AnalysisIntent => ({ kind: 'enter', text })));
}

function read(pgn: string): AnalysisState {
  return newAnalysis(gameOf(core.readPgn(pgn, 1).games[0]!)!);
}

const sans = (state: AnalysisState, at = state.at) => pathTo(state.game.tree, at).map(({ move }) => move!.san).join(' ');
const written = (state: AnalysisState) => core.writePgn(jsonOf(state.game)).split('\n\n')[1]!.replaceAll('\n', ' ');

/** Paragraphs as text, a step further in for each level. */
const shown = (state: AnalysisState) =>
  paragraphsOf(state.game.tree).map(
    ({ depth, items }) =>
      '  '.repeat(depth) +
      items.map((item) => (item.kind === 'move' ? `${item.number ?? ''}${item.san}` : `{${item.text}}`)).join(' '),
  );

describe('a move that is tried', () => {
  it('goes on with the line where nothing follows', () => {
    expect(written(typed(newAnalysis(), 'e4 e5 Nf3'))).toBe('1. e4 e5 2. Nf3 *');
  });

  it('becomes a variation beside what follows', () => {
    const state = typed(after(typed(newAnalysis(), 'e4 e5 Nf3'), { kind: 'previous' }, { kind: 'previous' }), 'c5 Nc3');
    expect(written(state)).toBe('1. e4 e5 (1... c5 2. Nc3) 2. Nf3 *');
    expect(sans(state)).toBe('e4 c5 Nc3');
  });

  it('that is there already is gone to, and nothing is changed', () => {
    const line = typed(newAnalysis(), 'e4 e5');
    const again = typed(after(line, { kind: 'first' }), 'e4');
    expect(sans(again)).toBe('e4');
    expect(again.game).toBe(line.game);
    expect(again.past).toHaveLength(2);
  });

  it('that is not legal is answered with its article', () => {
    const state = after(newAnalysis(), { kind: 'try', from: 'e2', to: 'e5', dragged: true });
    expect(state.desk).toMatchObject({ kind: 'ruling', card: { reason: { article: '3.7.1' }, tried: { from: 'e2', to: 'e5' } } });
    expect(state.game.tree.nodes.size).toBe(1);
  });

  it('of a pawn to the last rank asks what it becomes, and only there', () => {
    const board = newAnalysis(newGame('7k/P7/8/8/8/8/8/K7 w - - 0 1'));
    const asks = after(board, { kind: 'try', from: 'a7', to: 'a8', dragged: true });
    expect(asks.promotion).toEqual({ from: 'a7', to: 'a8' });
    expect(after(asks, { kind: 'cancel' })).toMatchObject({ promotion: null, at: start });
    expect(after(asks, { kind: 'flip' })).toMatchObject({ promotion: null, flipped: true, at: start });
    expect(sans(after(asks, { kind: 'promote', to: 'knight' }))).toBe('a8=N');
    const far = newAnalysis(newGame('4k3/8/8/8/8/8/P7/4K3 w - - 0 1'));
    expect(after(far, { kind: 'try', from: 'a2', to: 'a8', dragged: true }).promotion).toBeNull();
  });
});

const sicilian = '1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6 3. f4) 2... d6) (1... e6) 2. Nf3 Nc6 *';

describe('going through', () => {
  it('follows the line, into variations and out of them', () => {
    const e4 = after(read(sicilian), { kind: 'next' });
    expect(sans(after(e4, { kind: 'last' }))).toBe('e4 e5 Nf3 Nc6');
    const c5 = after(e4, { kind: 'enter-variation' });
    expect(sans(c5)).toBe('e4 c5');
    expect(sans(after(c5, { kind: 'leave-variation' }))).toBe('e4 e5');
    const nc3 = after(c5, { kind: 'enter-variation' });
    expect(sans(nc3)).toBe('e4 c5 Nc3');
    expect(sans(after(nc3, { kind: 'last' }))).toBe('e4 c5 Nc3 Nc6 f4');
    expect(sans(after(nc3, { kind: 'last' }, { kind: 'leave-variation' }))).toBe('e4 c5 Nf3');
  });

  it('steps from one variation to the next beside it, and round', () => {
    const e5 = after(read(sicilian), { kind: 'next' }, { kind: 'next' });
    const e6 = after(e5, { kind: 'go', to: nodeAt(e5.game.tree, [0, 2]) });
    expect(sans(e6)).toBe('e4 e6');
    expect(sans(after(e6, { kind: 'enter-variation' }))).toBe('e4 e5');
  });

  it('stays where there is nothing further', () => {
    const state = newAnalysis();
    for (const kind of ['next', 'previous', 'first', 'last', 'enter-variation', 'leave-variation'] as const)
      expect(after(state, { kind }).at).toBe(start);
  });
});

describe('lines', () => {
  const at = (state: AnalysisState, ...address: number[]) => nodeAt(state.game.tree, address);

  it('come forward one place', () => {
    const state = read(sicilian);
    const once = after(state, { kind: 'promote-line', at: at(state, 0, 2) });
    expect(written(once)).toBe('1. e4 e5 (1... e6) (1... c5 2. Nf3 (2. Nc3 Nc6 3. f4) 2... d6) 2. Nf3 Nc6 *');
    const twice = after(once, { kind: 'promote-line', at: at(once, 0, 1) });
    expect(written(twice)).toBe('1. e4 e6 (1... e5 2. Nf3 Nc6) (1... c5 2. Nf3 (2. Nc3 Nc6 3. f4) 2... d6) *');
  });

  it('become the main line, with every move that leads to them', () => {
    const state = read(sicilian);
    const next = after(state, { kind: 'main-line', at: at(state, 0, 1, 1, 0) });
    expect(written(next)).toBe('1. e4 c5 (1... e5 2. Nf3 Nc6) (1... e6) 2. Nc3 (2. Nf3 d6) 2... Nc6 3. f4 *');
    expect(isMainLine(next.game.tree, nodeAt(next.game.tree, [0, 0, 0, 0, 0]))).toBe(true);
  });

  it('are deleted with all that follows, and come back', () => {
    const state = after(read(sicilian), { kind: 'next' }, { kind: 'enter-variation' }, { kind: 'last' });
    const cut = after(state, { kind: 'delete', at: at(state, 0, 1) });
    expect(written(cut)).toBe('1. e4 e5 (1... e6) 2. Nf3 Nc6 *');
    expect(sans(cut)).toBe('e4');
    const back = after(cut, { kind: 'undo' });
    expect(written(back)).toBe(sicilian);
    expect(sans(back)).toBe('e4 c5 Nf3 d6');
    expect(written(after(back, { kind: 'redo' }))).toBe(written(cut));
  });

  it('are copied as moves', () => {
    const state = read(sicilian);
    expect(lineText(core, state.game, at(state, 0, 1, 1))).toBe('1. e4 c5 2. Nc3 Nc6 3. f4');
  });

  it('are found again by their address', () => {
    const state = after(read(sicilian), { kind: 'next' }, { kind: 'enter-variation' }, { kind: 'enter-variation' });
    expect(addressOf(state.game.tree, state.at)).toEqual([0, 1, 1]);
    expect(sans(state, nodeAt(read(sicilian).game.tree, [0, 1, 1, 7, 7]))).toBe('e4 c5 Nc3');
  });

  it('stand as paragraphs, variations below the move they replace', () => {
    expect(shown(read(`{Ideas} ${sicilian.replace('c5', 'c5 {sharp}')}`))).toEqual([
      '{Ideas}',
      '1.e4 e5',
      '  1...c5 {sharp} 2.Nf3',
      '    2.Nc3 Nc6 3.f4',
      '  2...d6',
      '  1...e6',
      '2.Nf3 Nc6',
    ]);
  });
});

describe('undo', () => {
  it('takes back changes, not steps, and goes where they were made', () => {
    const state = after(typed(newAnalysis(), 'e4 e5'), { kind: 'nag', at: 1, nag: 1 }, { kind: 'first' }, { kind: 'undo' });
    expect(nodeOf(state.game.tree, 1).nags).toEqual([]);
    expect(sans(state)).toBe('e4 e5');
    const gone = after(state, { kind: 'undo' }, { kind: 'undo' }, { kind: 'undo' });
    expect(gone.game.tree.nodes.size).toBe(1);
    expect(written(after(gone, { kind: 'redo' }, { kind: 'redo' }, { kind: 'redo' }))).toBe('1. e4 $1 e5 *');
  });

  it('ends what could be redone when something new is done', () => {
    const state = typed(after(typed(newAnalysis(), 'e4'), { kind: 'undo' }), 'd4');
    expect(state.future).toEqual([]);
    expect(after(state, { kind: 'redo' }).game).toBe(state.game);
  });
});

describe('PGN', () => {
  const texts = [
    ['a plain game', '1. e4 e5 2. Nf3 1-0'],
    ['variations within variations', sicilian],
    ['signs, comments, clocks and drawings', '{Before} 1. e4 $1 {[%clk 0:05:00] [%cal Gd2d4,Re4e5] centre} 1... e5 $6 $14 ({or} 1... c5 {sharp}) 1/2-1/2'],
    ['a null move in a variation', '1. e4 e5 (1... -- 2. d4) *'],
  ] as const;
  for (const [name, text] of texts)
    it(`gives back ${name}`, () => {
      expect(written(read(text))).toBe(text);
    });

  it('gives back a long line', () => {
    const depth = 500;
    let state = newAnalysis();
    for (let turn = 0; turn < depth; turn += 1) {
      const moves = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
      const [from, to] = [moves[turn % 4]!.slice(0, 2), moves[turn % 4]!.slice(2)];
      state = { ...state, past: [] };
      state = after(state, { kind: 'try', from: from as 'g1', to: to as 'f3', dragged: true });
    }
    expect(pathTo(state.game.tree, state.at)).toHaveLength(depth);
    expect(read(core.writePgn(jsonOf(state.game))).game.tree.nodes.size).toBe(depth + 1);
  });

  it('gives back variations nested deeper than a stack', () => {
    const depth = 20_000;
    const deep = `1. e4 ${'(1. d4 '.repeat(depth)}${')'.repeat(depth)} *`;
    const state = read(deep);
    expect(nodeOf(state.game.tree, start).children).toHaveLength(2);
    expect(paragraphsOf(state.game.tree)).toHaveLength(2);
    expect(written(state)).toBe('1. e4 (1. d4) *');
  });

  it('starts from the position it tells', () => {
    const state = typed(newAnalysis(newGame('7k/P7/8/8/8/8/8/K7 w - - 0 1')), 'a8=Q');
    const again = read(core.writePgn(jsonOf(state.game)));
    expect(nodeOf(again.game.tree, start).fen).toBe('7k/P7/8/8/8/8/8/K7 w - - 0 1');
    expect(initialFen).toBe(nodeOf(newAnalysis().game.tree, start).fen);
  });
});
