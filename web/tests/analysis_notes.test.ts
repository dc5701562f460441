// SPDX-License-Identifier: GPL-3.0-or-later
/** What is noted at a move: words, signs, drawings and clocks, each without harm to the others. */
import { describe, expect, it } from 'vitest';
import { analysisStep } from '../src/analysis/analysis_step';
import { newAnalysis } from '../src/analysis/analysis_state';
import { clockOf, strokesOf, withStrokes, withWords, wordsOf } from '../src/analysis/comments';
import { withNag } from '../src/analysis/nags';
import { nodeOf, start } from '../src/analysis/tree';
import { withFigurines } from '../src/analysis/tree_layout';
import { rulesCore } from './rules';

const full = ['[%clk 0:05:23] a plan [%cal Gd2d4,Re4e5]', '[%csl Yd5] [%eval 0.3] more'];

describe('a comment', () => {
  it('has words without its commands', () => {
    expect(wordsOf(full)).toBe('a plan more');
    expect(wordsOf(['[%clk 0:05:23]'])).toBe('');
  });

  it('keeps its commands when the words change', () => {
    const changed = withWords(full, ' other\n words ');
    expect(changed).toEqual(['[%clk 0:05:23] [%cal Gd2d4,Re4e5] [%csl Yd5] [%eval 0.3] other words']);
    expect(withWords(['only words'], '')).toEqual([]);
  });

  it('has drawings', () => {
    expect(strokesOf(full)).toEqual([
      { from: 'd2', to: 'd4', colour: 'green' },
      { from: 'e4', to: 'e5', colour: 'red' },
      { from: 'd5', to: null, colour: 'yellow' },
    ]);
    expect(strokesOf(['[%cal Xd2d4,Gd2,Gz9a1,Ge4e4][%csl ]'])).toEqual([{ from: 'd2', to: null, colour: 'green' }]);
  });

  it('keeps everything else when the drawings change', () => {
    const drawn = withStrokes(full, [{ from: 'a1', to: 'a8', colour: 'blue' }]);
    expect(drawn).toEqual(['[%cal Ba1a8] [%clk 0:05:23] a plan', '[%eval 0.3] more']);
    expect(withStrokes(drawn, [])).toEqual(['[%clk 0:05:23] a plan', '[%eval 0.3] more']);
    expect(withStrokes([], [{ from: 'a1', to: null, colour: 'green' }])).toEqual(['[%csl Ga1]']);
  });

  it('has the clock', () => {
    expect(clockOf(full)).toBe('0:05:23');
    expect(clockOf(['[%clk soon]'])).toBeNull();
  });
});

describe('signs', () => {
  it('are set, replaced within their group, and taken away', () => {
    expect(withNag([], 1)).toEqual([1]);
    expect(withNag([1, 14], 2)).toEqual([2, 14]);
    expect(withNag([2, 14], 16)).toEqual([2, 16]);
    expect(withNag([2, 16], 2)).toEqual([16]);
    expect(withNag([146], 3)).toEqual([3, 146]);
  });
});

describe('steps', () => {
  const core = rulesCore();

  it('draw on the position and clear it, and both can be undone', () => {
    const drawn = analysisStep(core, newAnalysis(), { kind: 'sketch', from: 'e2', to: 'e4', colour: 'green' });
    expect(nodeOf(drawn.game.tree, start).comments).toEqual(['[%cal Ge2e4]']);
    const cleared = analysisStep(core, drawn, { kind: 'clear-sketch' });
    expect(nodeOf(cleared.game.tree, start).comments).toEqual([]);
    expect(nodeOf(analysisStep(core, cleared, { kind: 'undo' }).game.tree, start).comments).toEqual(['[%cal Ge2e4]']);
  });

  it('change nothing where nothing is changed', () => {
    const state = newAnalysis();
    expect(analysisStep(core, state, { kind: 'comment', at: start, text: ' ' })).toBe(state);
    expect(analysisStep(core, state, { kind: 'clear-sketch' })).toBe(state);
    expect(analysisStep(core, state, { kind: 'nag', at: start, nag: 1 })).toBe(state);
  });

  it('set tags, and empty ones go', () => {
    const named = analysisStep(core, newAnalysis(), { kind: 'tag', name: 'White', value: ' Ann ' });
    expect(named.game.tags).toEqual([['White', 'Ann']]);
    expect(analysisStep(core, named, { kind: 'tag', name: 'White', value: '' }).game.tags).toEqual([]);
  });
});

it('figurines take the place of letters of pieces alone', () => {
  expect(withFigurines('Nbd7+', false)).toBe('♞bd7+');
  expect(withFigurines('bxc8=Q', true)).toBe('bxc8=♕');
  expect(withFigurines('O-O', true)).toBe('O-O');
});
