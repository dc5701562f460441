// SPDX-License-Identifier: GPL-3.0-or-later
/** A teacher's task in a link: written, read, and refused where it is none. */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readTask, writeTask, type TeacherTask } from '../src/learn/teacher_task';

const fen = '7k/8/5KQ1/8/8/8/8/8 w - - 0 1';
const mate: TeacherTask = { title: '將死', text: 'Mate in **one**.', fen, task: { kind: 'move', goal: { mates: true }, after: 'Yes.' } };

const link = (value: unknown) => deflateSync(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))).toString('base64url');
const plain = (part: object) => link({ v: 1, title: '', text: '', fen, task: null, ...part });
const withTask = (task: unknown) => plain({ task });
/** Chinese signs in no order. */
const varied = (length: number) => Array.from({ length }, (_, index) => String.fromCodePoint(0x4e00 + ((index * index * 7919 + index * 104729) % 20_000))).join('');

describe('what is written is read again', () => {
  it.each<[string, TeacherTask]>([
    ['a move to find', mate],
    ['squares to mark', { ...mate, task: { kind: 'squares', what: 'attackers', of: 'h8', by: 'white' } }],
    ['a state to name', { ...mate, task: { kind: 'state' } }],
    ['a question with answers', { ...mate, task: { kind: 'choice', options: [{ text: 'a', right: true }, { text: 'b' }] } }],
    ['a position to look at', { ...mate, title: '', task: null }],
    ['the longest text', { ...mate, text: '棋'.repeat(2000) }],
    ['the longest texts, which do not compress', { ...mate, text: varied(2000), task: { ...mate.task!, after: varied(2000) } }],
  ])('%s', async (_, task) => {
    const text = await writeTask(task);
    expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await readTask(text)).toEqual(task);
  });
});

describe('what is no task is told so', () => {
  it.each([
    ['an empty link', ''],
    ['other signs', 'a+b/c='],
    ['letters that are no fold', 'abcdefgh'],
    ['a fold cut short', link(JSON.stringify({ v: 1 })).slice(0, -6)],
    ['no JSON', link('{')],
    ['bytes that are no text', deflateSync(Buffer.from([0x22, 0xff, 0xfe, 0x22])).toString('base64url')],
    ['a list', link([])],
    ['null', link('null')],
    ['a text that is too long', plain({ text: 'x'.repeat(2001) })],
    ['a link that is too long', 'a'.repeat(40_000)],
    ['a small link that unfolds without end', link(' '.repeat(5_000_000))],
    ['no position', plain({ fen: 7 })],
    ['an unknown kind', withTask({ kind: 'act' })],
    ['a move without a goal', withTask({ kind: 'move', goal: {} })],
    ['an unknown goal', withTask({ kind: 'move', goal: { wins: true } })],
    ['a goal of every object', withTask({ kind: 'move', goal: { toString: true } })],
    ['a goal with a square that is none', withTask({ kind: 'move', goal: { to: 'i9' } })],
    ['a promotion to a king', withTask({ kind: 'move', goal: { promotes: 'king' } })],
    ['squares of nothing', withTask({ kind: 'squares', what: 'reaches' })],
    ['attackers of no colour', withTask({ kind: 'squares', what: 'attackers', of: 'e4' })],
    ['one answer only', withTask({ kind: 'choice', options: [{ text: 'a', right: true }] })],
    ['no right answer', withTask({ kind: 'choice', options: [{ text: 'a' }, { text: 'b' }] })],
    ['an empty answer', withTask({ kind: 'choice', options: [{ text: ' ', right: true }, { text: 'b' }] })],
    ['a task that is missing', plain({ task: undefined })],
  ])('%s', async (_, text) => expect(await readTask(text)).toBe('no-task'));
  it('a newer one is told apart', async () => expect(await readTask(plain({ v: 2 }))).toBe('newer-version'));
  it('what is not known is left out', async () =>
    expect(await readTask(withTask({ kind: 'state', reply: 'e2e4', colour: 'red' }))).toEqual({
      title: '',
      text: '',
      fen,
      task: { kind: 'state' },
    }));
});
