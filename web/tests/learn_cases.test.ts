// SPDX-License-Identifier: GPL-3.0-or-later
/** The rules answer every question of every case as the file says, in every language; and cases are found by their articles. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Language } from '../src/core/types';
import { answerTo, casesOfArticle, moveParts, movesText, otherArticles, standOf, type Ask, type CaseAnswer, type LawCase } from '../src/learn/law_cases';
import { casesAsset, readCases } from '../vite_plugins/cases';
import { rulesCore } from './rules';

type Proof = Ask & Record<string, unknown>;

const core = rulesCore();
const articles = new Set(core.articles().map(({ article }) => article));
const known = readFileSync(fileURLToPath(new URL('../../docs/cases.md', import.meta.url)), 'utf8');
const cases = casesAsset() as unknown as LawCase[];
const proofs = Object.entries(readCases()).flatMap(([id, { ask }]) =>
  (ask as Proof[]).map((proof, at) => ({ id, at, proof, name: `${id} ${JSON.stringify(proof)}` })),
);
const caseOf = (id: string) => cases.find((one) => one.id === id)!;

it('there is a file with cases', () => expect(cases.length).toBeGreaterThan(100));

it.each(cases.map((one) => [one.id, one] as const))('%s is a case of docs/cases.md, and its articles are of the register', (id, one) => {
  expect(known).toContain(`\n| ${id} |`);
  expect(one.articles.length).toBeGreaterThan(0);
  expect(one.articles.filter((article) => !articles.has(article))).toEqual([]);
  expect(new Set(one.articles).size).toBe(one.articles.length);
  expect(one.ask.length).toBeGreaterThan(0);
});

/** What the file says of a question, from what the rules answer. */
function found(proof: Proof, { verdict, sentences, ended }: CaseAnswer): Record<string, unknown> {
  if ('move' in proof) return { legal: verdict === 'legal', code: codeAmong(proof, sentences) };
  if ('ends' in proof) return verdict === 'goes-on' ? { ended: false } : { ended: true, reason: ended, ...(verdict as object) };
  if ('claim' in proof) return { valid: verdict === 'correct' };
  if ('flag_fall' in proof || 'resignation' in proof) return { reason: ended, ...(verdict as object) };
  if ('can_mate' in proof) return { can: verdict === 'can' };
  if ('position' in proof) return { valid: verdict === 'possible', code: codeAmong(proof, sentences) };
  if ('touch' in proof) return { bound: verdict === 'bound', code: codeAmong(proof, sentences) };
  return { san: (verdict as { written: string }).written };
}

const codeAmong = (proof: Proof, sentences: CaseAnswer['sentences']) => sentences.map(({ code }) => code).find((code) => code === proof['code']);

describe('the rules answer', () => {
  it.each(proofs)('$name', ({ id, at, proof }) => {
    const one = caseOf(id);
    const answer = answerTo(core, one, one.ask[at]!);
    const expected = Object.fromEntries(Object.entries(proof).filter(([key]) => !(key in one.ask[at]!)));
    expect(Object.keys(expected).length).toBeGreaterThan(0);
    expect(found(proof, answer)).toEqual(expected);
    const said = 'code' in proof ? answer.sentences.filter(({ code }) => code === proof['code']) : answer.sentences;
    for (const { article } of said) if (article) expect(one.articles).toContain(article);
  });
});

it.each(['en', 'zh-Hans', 'zh-Hant'] as Language[])('every answer is a sentence in %s', (language) => {
  const speaking = rulesCore(language);
  for (const one of cases)
    for (const ask of one.ask) for (const { text } of answerTo(speaking, one, ask).sentences) expect(/\p{Script=Han}/u.test(text)).toBe(language !== 'en');
});

it.each([
  ['C02', ['castles-kingside', 'castling-never-moved', 'castling-way-is-clear', 'castling-king-is-safe']],
  ['C05', ['castling-out-of-check']],
  ['E05', ['moves', 'king-is-safe']],
])('%s: what a move does, then why it may, or why not', (id, codes) => {
  const one = caseOf(id);
  const ask = one.ask.find((each) => 'move' in each)!;
  expect(answerTo(core, one, ask).sentences.map(({ code }) => code)).toEqual(codes);
});

it('the page gets the questions and not the answers', () => {
  const text = JSON.stringify(cases);
  for (const key of ['legal', 'code', 'valid', 'reason', 'result', 'ended', 'bound', 'san', 'can']) expect(text).not.toContain(`"${key}"`);
});

it.each([
  ['3.8.2.1', ['C12', 'C13'], ['C05']],
  ['3.8.2', ['C01', 'C05', 'C12'], ['A01']],
  ['5.2.1', ['E03'], ['E02']],
  ['12.9.1', [], ['A01']],
])('article %s shows %j and not %j', (article, shown, hidden) => {
  const ids = casesOfArticle(cases, article).map(({ id }) => id);
  for (const id of shown) expect(ids).toContain(id);
  for (const id of hidden) expect(ids).not.toContain(id);
});

it('a part is no article that only begins alike', () =>
  expect(casesOfArticle([{ id: 'X01', articles: ['9.20'], fen: 'startpos', ask: [{ ends: true }] }], '9.2')).toEqual([]));

it('each case leads to every article it is about, and each of these to the case', () => {
  for (const one of cases)
    for (const article of one.articles) {
      expect(casesOfArticle(cases, article)).toContain(one);
      expect([article, ...otherArticles(one, article)].sort()).toEqual([...one.articles].sort());
    }
});

it.each([
  [caseOf('M02'), '1. Nf3 Nf6 2. Ng1 Ng8'],
  [{ ...caseOf('M07'), moves: 'd5 Ka4 Ke2' }, '1… d5 2. Ka4 Ke2'],
  [caseOf('C05'), ''],
])('moves are written with their numbers', (one, text) => expect(movesText(standOf(core, one))).toBe(text));

it.each([
  ['e1g1', { kind: 'king', from: 'e1', to: 'g1', promoted: null }],
  ['a7a8n', { kind: 'pawn', from: 'a7', to: 'a8', promoted: 'knight' }],
])('the parts of %s', (uci, parts) => expect(moveParts('4k3/P7/8/8/8/8/8/4K2R w K - 0 1', uci)).toEqual(parts));
