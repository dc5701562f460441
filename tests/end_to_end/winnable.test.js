// SPDX-License-Identifier: MIT
/** Who can still win: why a game ended so, a line that could happen stepped to its mate, and proofs drawn on the squares. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose, clickSquare, drag, openBoard, person, seatTwo, setStage, type, until, waitForPly } from './stage.js';

let server;
let browser;
let page;
setStage((stage) => ({ server, browser, page } = stage), { page: true });

const wall = '4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1';
const pawnEnding = '8/8/4k3/8/7p/8/4K3/8 w - - 0 1';
const bareKing = '8/8/4k3/8/8/3QK3/8/8 w - - 0 1';

/** A game kept in the browser; one with a clock is opened when White's flag falls. */
async function openKept(on, fen, { clock = false } = {}) {
  const setup = clock ? { fen, time_control: '1+0', penalty_ms: 60_000 } : { fen };
  const game = JSON.stringify({ setup, events: [], at: clock ? 59_900 : 0 });
  await on.addInitScript((text) => localStorage.setItem('adoube.board', text), game);
  await openBoard(on, server.address);
}

/** Opens the panel and waits for the answer; gives it. */
async function why(on, button = 'why') {
  await on.getByTestId(button).click();
  await on.getByTestId('study-white').waitFor();
  return on.getByTestId('study');
}

const verdict = (on, color) => on.getByTestId(`study-${color}`).getAttribute('data-verdict');
const marked = (on, mark) => on.locator(`cg-board square.mark-${mark}:visible`).count();
const name = (on, square) => on.locator(`[data-square=${square}]`).getAttribute('aria-label');
const count = (on) => on.locator('.study__count').innerText();

async function waitForMarked(on, mark, wanted) {
  let seen;
  await until(async () => (seen = await marked(on, mark)) === wanted, () => `${seen} squares are marked ${mark}`);
}

/** Waits until so many moves of the line have been made. */
async function waitForStep(on, at) {
  await on.locator('.study__count', { hasText: new RegExp(`^${at} `) }).waitFor();
}

test('a dead position shows its wall: the pawns that stand for good, and where each king can get', async () => {
  await openKept(page, wall);
  assert.equal(await page.getByTestId('result').locator('.badge').innerText(), '5.2.2');
  const study = await why(page);
  assert.deepEqual([await verdict(page, 'white'), await verdict(page, 'black')], ['unwinnable', 'unwinnable']);
  assert.match(await page.getByTestId('study-white').innerText(), /The wall never opens: the pawns on b4, d4/);
  assert.match(await study.getByTestId('legend-fixed').innerText(), /b4 d4 f4 h4 b5 d5 f5 h5/);
  assert.deepEqual([await marked(page, 'fixed'), await marked(page, 'reach-white')], [8, 24]);
  assert.match(await name(page, 'd5'), /part of the wall/);
  assert.match(await name(page, 'a1'), /within reach of White/);
  assert.match(await study.getByTestId('reach-squares').first().textContent(), /a1 b1 c1/);
});

test('a capture that leaves two bare kings ends the game at once, and the game says so where it is taken along', async () => {
  await openKept(page, '7k/8/8/8/8/8/3p4/3K4 w - - 0 1');
  await drag(page, 'd1', 'd2');
  await page.getByTestId('result').waitFor();
  assert.match(await page.getByTestId('result').innerText(), /5\.2\.2[\s\S]*½–½/);
  await page.evaluate(() => (navigator.clipboard.writeText = async (text) => void (globalThis.copied = text)));
  await page.getByRole('button', { name: 'Copy PGN' }).click();
  const pgn = await page.evaluate(() => globalThis.copied);
  assert.match(pgn, /\[Termination "[^"]*dead position[^"]*"\]/i);
  assert.match(pgn, /1\. Kxd2 1\/2-1\/2/);
});

test('a man is pointed at by a click or from the keyboard, and only its squares are drawn', async () => {
  await openKept(page, wall);
  await why(page);
  await clickSquare(page, 'e8');
  await waitForMarked(page, 'reach-white', 0);
  assert.equal(await marked(page, 'reach-black'), 24);
  await page.locator('[data-square=e1]').focus();
  await page.keyboard.press('Enter');
  await waitForMarked(page, 'reach-black', 0);
  assert.equal(await marked(page, 'reach-white'), 24);
});

test('a flag falls: the mate that is possible is stepped by keys, and the game stays as it is', async () => {
  await openKept(page, pawnEnding, { clock: true });
  const study = await why(page);
  assert.equal(await verdict(page, 'black'), 'winnable');
  assert.match(await study.getByTestId('line-banner').innerText(), /could happen, not the game/);
  const last = Number(/of (\d+)/.exec(await count(page))[1]);
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last],
    ['Home', 0],
    ['ArrowDown', last],
  ]) {
    await page.keyboard.press(key);
    await waitForStep(page, at);
  }
  await page.locator('cg-board square.check').waitFor();
  assert.match(await study.locator('.line__move.is-current').innerText(), /#$/);
  assert.match(await study.getByTestId('line-said').textContent(), /#$/);
  await page.keyboard.press('Escape');
  await page.getByTestId('result').waitFor();
  await page.locator('cg-board square.check').waitFor({ state: 'hidden' });
  await page.locator('cg-board piece.black.pawn').waitFor();
  await until(
    () => page.evaluate(() => document.activeElement?.dataset.testid === 'why'),
    () => 'the button that opened the panel has the focus again',
  );
});

test('the line is stepped by buttons, plays to its mate by itself, and a move of it is gone to', async () => {
  await openKept(page, '8/8/8/8/8/p7/2KN4/k7 b - - 0 1');
  await page.getByTestId('actions').getByRole('button', { name: 'Resign' }).click();
  await page.getByTestId('question').getByRole('button').last().click();
  const study = await why(page);
  await page.getByTestId('line-next').click();
  await waitForStep(page, 1);
  await page.getByTestId('line-first').click();
  await waitForStep(page, 0);
  await page.getByTestId('line-play').click();
  await page.locator('cg-board square.check').waitFor();
  await page.locator('[data-testid=line-play][aria-pressed=false]').waitFor();
  await study.locator('.line__move').first().click();
  await waitForStep(page, 1);
});

test('drawn on time, since the opponent cannot mate: which side, and why', async () => {
  await openKept(page, bareKing, { clock: true });
  const result = page.getByTestId('result');
  await result.waitFor();
  assert.match(await result.innerText(), /½–½/);
  await why(page);
  assert.deepEqual([await verdict(page, 'white'), await verdict(page, 'black')], ['winnable', 'unwinnable']);
  assert.equal(await page.getByTestId('study-show-black').getAttribute('aria-pressed'), 'true');
  assert.match(await page.getByTestId('study-black').innerText(), /no series of moves brings about a checkmate/);
  assert.equal(await page.getByTestId('line').count(), 0);
  await page.getByTestId('study-show-white').click();
  await page.getByTestId('line').waitFor();
});

test('an ended game can be asked about where one looks back; mate speaks for itself', async () => {
  await openBoard(page, server.address);
  for (const [index, move] of ['f3', 'e5', 'g4', 'Qh4'].entries()) {
    await type(page, move);
    await waitForPly(page, index + 1);
  }
  await page.getByTestId('result').waitFor();
  assert.equal(await page.getByTestId('why').count(), 0);
  await page.keyboard.press('Escape');
  await page.getByTestId('moves').getByRole('button').nth(1).click();
  await why(page);
  assert.deepEqual([await verdict(page, 'white'), await verdict(page, 'black')], ['winnable', 'winnable']);
});

test('after a resignation in a game with a friend, each reads by itself why it counts', async () => {
  const { white, black } = await seatTwo(browser, server);
  await black.getByTestId('actions').getByRole('button', { name: 'Resign' }).click();
  await black.getByTestId('question').getByRole('button').last().click();
  await why(black);
  await black.getByTestId('line-last').click();
  await black.locator('cg-board square.check').waitFor();
  await white.getByTestId('result').waitFor();
  assert.equal(await white.getByTestId('study').count(), 0);
  await why(white);
  assert.equal(await white.getByTestId('study-show-white').getAttribute('aria-pressed'), 'true');
  assert.deepEqual([...white.faults, ...black.faults], []);
  await Promise.all([white.context().close(), black.context().close()]);
});

/** An incident on the arbiter's desk. */
async function openDesk(on, position) {
  await on.goto(`${server.address}/arbiter`);
  await choose(on.locator('[data-testid=where] input[value=incident]'));
  await on.getByTestId('position').fill(position);
  await on.getByTestId('begin').click();
  await on.getByTestId('verdict').waitFor();
}

test('the arbiter asks about the position on the board, and what happens next takes the answer away', async () => {
  await openDesk(page, pawnEnding);
  await why(page);
  assert.equal(await verdict(page, 'white'), 'unwinnable');
  await page.keyboard.press('End');
  await page.locator('cg-board square.check').waitFor();
  assert.equal(await page.getByTestId('log').locator('.log__line').count(), 0);
  await page.getByTestId('entry').fill('Kf3');
  await page.getByTestId('entry').press('Enter');
  await page.getByTestId('log').locator('.log__line').first().waitFor();
  assert.equal(await page.getByTestId('study').count(), 0);
});

test('an open question tells what was spent, that the game goes on, and can be asked further', async () => {
  await openDesk(page, '1k6/1P1p1p1p/BP5p/1P6/8/8/3P1PKP/8 w - - 0 1');
  await why(page);
  assert.equal(await verdict(page, 'black'), 'undetermined');
  const open = page.getByTestId('study-open');
  assert.match(await open.innerText(), /[\d,]{7,} positions were looked at.*The game goes on/);
  await page.getByTestId('look-further').click();
  await page.getByText('Looking for a mate or a proof').waitFor();
});

for (const [language, said] of [
  ['zh-Hans', /墙永远不会打开.*永远留在原处/s],
  ['zh-Hant', /牆永遠不會打開.*永遠留在原處/s],
]) {
  test(`the answer and its signs are told in ${language}`, async () => {
    const reader = await person(browser, { language, width: 390, height: 844 });
    await openKept(reader, wall);
    assert.match(await (await why(reader)).innerText(), said);
    assert.equal(await reader.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    assert.deepEqual(reader.faults, []);
    await reader.context().close();
  });
}
