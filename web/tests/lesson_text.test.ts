// SPDX-License-Identifier: GPL-3.0-or-later
/** The signs of a lesson's text, and finding lessons by their words. */
import { describe, expect, it } from 'vitest';
import { plainText, readBlocks, readInline } from '../src/learn/rich_text';
import { chaptersWith, type Filter } from '../src/learn/search';
import { sampleCourse } from './learn_fixtures';

const text = (words: string) => ({ kind: 'text', text: words });
const article = (id: string) => ({ kind: 'article', id });

describe('within a line', () => {
  it.each([
    ['plain words', [text('plain words')]],
    ['pinned [3.9.2].', [text('pinned '), article('3.9.2'), text('.')]],
    ['[A.5.3] and [III.4]', [article('A.5.3'), text(' and '), article('III.4')]],
    ['never **two** at once', [text('never '), { kind: 'strong', content: [text('two')] }, text(' at once')]],
    ['**see [3.1]**', [{ kind: 'strong', content: [text('see '), article('3.1')] }]],
    ['[a note] and 2 ** 3', [text('[a note] and 2 ** 3')]],
    ['', []],
  ])('%s', (written, read) => expect(readInline(written)).toEqual(read));
});

describe('blocks', () => {
  const shapes = (written: string) =>
    readBlocks(written).map((block) => (block.kind === 'list' ? block.items.map((item) => item[0]) : block.content[0]));
  it.each([
    ['one\ntwo', [text('one two')]],
    ['one\n\ntwo', [text('one'), text('two')]],
    ['lead:\n- one\n  goes on\n- two', [text('lead:'), [text('one goes on'), text('two')]]],
    ['象\n馬', [text('象馬')]],
    ['\n\n', []],
  ])('%j', (written, read) => expect(shapes(written)).toEqual(read));
});

it('said aloud, a text has no signs', () => expect(plainText('**Two** [3.1]\n\n- one\n- two')).toBe('Two 3.1 one two'));

describe('finding lessons', () => {
  const found = (words: string, filter: Filter | null = null) =>
    chaptersWith(sampleCourse(), words, filter).flatMap(({ lessons }) => lessons);
  it.each([
    ['every lesson', '', null, ['setting-up', 'the-rook', 'the-knight', 'queen-and-king', 'at-the-table']],
    ['by title, in any case', 'ROOK', null, ['the-rook', 'the-knight']],
    ['by a word of a part', 'open files', null, ['the-rook']],
    ['by an article', '4.3.1', null, ['at-the-table']],
    ['by the beginning of an article', '5.2', null, ['queen-and-king']],
    ['by kind', '', 'strategies', ['the-knight']],
    ['words and kind together', 'rook', 'practice', []],
  ] as const)('%s', (_, words, filter, ids) => expect(found(words, filter)).toEqual(ids));
});
