// SPDX-License-Identifier: MIT
/** Clocks: choosing one, losing on time, a draw under 6.9, an incorrect claim's minutes, and a reload in the middle. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  choose,
  movesShown,
  openBoard,
  person,
  play,
  playInTurn,
  setStage,
  type,
  until,
  waitForPly,
  waitForSaid,
} from './stage.js';

let server;
let browser;
let page;
setStage((stage) => ({ server, browser, page } = stage), { page: true });

/** Starts a game at one board by the dialog; `atOnce`: the clock runs from the start. */
async function startAtBoard(control, { atOnce = false, touchMove = false } = {}) {
  await openBoard(page, server.address);
  await page.getByTestId('set-up').click();
  await page.getByTestId('own-control').fill(control);
  if (atOnce) await choose(page.getByTestId('clock-starts').locator('input[value=second]'));
  if (touchMove) await choose(page.getByTestId('touch-move'));
  await page.getByTestId('start-game').click();
  await page.getByTestId('clock-white').waitFor();
}

/** A game kept in the browser, as if it had been played here. */
async function openKept(game) {
  await page.addInitScript((text) => localStorage.setItem('adoube.board', text), JSON.stringify(game));
  await openBoard(page, server.address);
}

const left = async (where, color) => Number(await where.getByTestId(`clock-${color}`).getAttribute('data-left-ms'));
/** A display changes once a second, so between two looks at the running one the other page's lies, give or take a second. */
async function waitForSameClocks(white, black) {
  let seen;
  const isSame = async () => {
    const [earlier, between, later] = [await left(white, 'black'), await left(black, 'black'), await left(white, 'black')];
    const standing = [await left(white, 'white'), await left(black, 'white')];
    seen = { earlier, between, later, standing };
    return between <= earlier + 1_000 && between >= later - 1_000 && standing[0] === standing[1];
  };
  await until(isSame, () => JSON.stringify(seen));
}

const face = (color) => page.getByTestId(`clock-${color}`);

test('a time control that cannot be read says what and where, and nothing can be started', async () => {
  await openBoard(page, server.address);
  await page.getByTestId('set-up').click();
  await page.getByTestId('own-control').fill('5+x');
  const meaning = page.locator('.control__meaning');
  await page.locator('.control__meaning--fault').waitFor();
  assert.match(await meaning.innerText(), /^5\+x: expected .*character 3/);
  assert.equal(await page.getByTestId('start-game').isDisabled(), true);
  await page.getByTestId('own-control').fill('5+3');
  assert.equal(await meaning.innerText(), '5 minutes, 3 seconds more for each move');
  assert.equal(await page.getByTestId('start-game').isDisabled(), false);
});

test('only blitz asks what an incorrect claim costs, and nothing moves when it does', async () => {
  await openBoard(page, server.address);
  await page.getByTestId('set-up').click();
  const top = async () => (await page.getByTestId('start-game').boundingBox()).y;
  const at = await top();
  for (const [control, asks] of [
    ['3+2', true],
    ['15+10', false],
    ['90/40+30;30+30', false],
    ['none', false],
    ['5+0', true],
  ]) {
    await choose(page.locator(`[data-testid=time-control] input[value="${control}"]`));
    assert.equal((await page.getByTestId('penalty').locator('input').count()) > 0, asks, control);
    assert.equal(await top(), at, control);
  }
});

test('the clock starts after the first moves, or at once', async () => {
  await startAtBoard('5+0');
  assert.match(await face('white').innerText(), /starts after the first move/);
  await page.waitForTimeout(300);
  assert.equal(await left(page, 'white'), 300_000);
  await play(page, 'e4 e5');
  await page.locator('[data-testid=clock-white].clock--running').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-testid=clock-white]')?.dataset.leftMs < 300_000);
  assert.equal(await left(page, 'black'), 300_000);
});

test('a blitz game is lost on time, and the mate that is possible is shown', async () => {
  await startAtBoard('0.03+0', { atOnce: true });
  const result = page.getByTestId('result');
  await result.waitFor();
  assert.equal(await result.locator('.badge').innerText(), '6.9');
  assert.match(await result.innerText(), /0–1/);
  assert.match(await face('white').innerText(), /0:00\.0/);
  await waitForSaid(page, /6\.9/);
  await page.getByTestId('why').click();
  const moves = page.getByTestId('line').locator('.line__move');
  await moves.first().waitFor();
  const count = await moves.count();
  for (let index = 0; index < count; index += 1) await page.getByTestId('line-next').click();
  assert.match(await moves.last().innerText(), /#$/);
  await page.locator('cg-board square.check').waitFor();
  await page.getByTestId('study-close').click();
  await result.waitFor();
});

test('a flag falls against a bare king: drawn, with the reason', async () => {
  await openKept({
    setup: { fen: '8/8/4k3/8/8/3QK3/8/8 w - - 0 1', time_control: '1+0', penalty_ms: 60_000 },
    events: [],
    at: 59_000,
  });
  const result = page.getByTestId('result');
  await result.waitFor();
  assert.match(await result.innerText(), /½–½/);
  assert.equal(await result.locator('.badge').innerText(), '6.9');
  assert.match(await result.locator('.card__text').innerText(), /Black.*mate/);
});

test('an incorrect claim gives the opponent two minutes, says so, and its move must be played', async () => {
  await startAtBoard('90/40+30;30+30');
  await play(page, 'e4 e5');
  await page.getByTestId('claim-with-move').click();
  await type(page, 'Nf3');
  const question = page.getByTestId('question');
  assert.match(await question.innerText(), /2 minutes/);
  await question.getByRole('button').last().click();
  const card = page.getByTestId('ruling');
  await card.waitFor();
  assert.equal(await card.locator('.badge').first().innerText(), '9.5.3');
  assert.match(await face('black').locator('.clock__change').innerText(), /\+2:00.*9\.5\.3/);
  assert.equal(await left(page, 'black'), 5_400_000 + 120_000);
  await type(page, 'd4');
  await page.waitForFunction(() => document.querySelector('[data-testid=ruling]')?.textContent.includes('Nf3'));
  assert.equal((await movesShown(page)).length, 2);
  await type(page, 'Nf3');
  await waitForPly(page, 3);
});

test('time for a move is shown as such; moves to go are counted', async () => {
  await startAtBoard('90/40+30;30+30', { atOnce: true });
  assert.match(await face('white').innerText(), /40 moves to go/);
  await type(page, 'e4');
  await waitForPly(page, 1);
  assert.match(await face('white').innerText(), /39 moves to go/);
  assert.match(await face('white').locator('.clock__change').innerText(), /\+0:30/);
});

test('the key t tells both clocks and the number of the move', async () => {
  await startAtBoard('5+0');
  await play(page, 'e4 e5');
  await page.getByTestId('entry').press('Escape');
  await page.keyboard.press('t');
  await waitForSaid(page, /Move 2.*Clock of White.*minutes.*Clock of Black: 5 minutes/);
});

test('short time is red, has its sign, and is said once', async () => {
  // Of an hour, the last five minutes are short: enough for a slow machine to see them begin.
  await openKept({ setup: { fen: 'startpos', time_control: '60+0' }, events: [], at: 55 * 60_000 - 500 });
  await page.locator('[data-testid=clock-white].clock--low').waitFor();
  await waitForSaid(page, /short of time/);
  assert.match(await face('white').innerText(), /4:\d\d|5:00/);
});

test('a game at one board goes on when it is opened again; while it was closed its clock stood', async () => {
  await startAtBoard('5+0', { atOnce: true });
  await type(page, 'e4');
  await waitForPly(page, 1);
  await page.waitForFunction(() => document.querySelector('[data-testid=clock-black]')?.dataset.leftMs < 299_500);
  const white = await left(page, 'white');
  await page.goto(`${server.address}/laws`);
  const kept = JSON.parse(await page.evaluate(() => localStorage.getItem('adoube.board')));
  const atClosing = 300_000 - (kept.at - kept.events[0].at);
  await page.waitForTimeout(1_000);
  await openBoard(page, server.address);
  await waitForPly(page, 1);
  assert.equal(await left(page, 'white'), white);
  const [black, sinceOpened] = await page.evaluate(() => [
    Number(document.querySelector('[data-testid=clock-black]').dataset.leftMs),
    performance.now(),
  ]);
  assert.ok(black <= atClosing && black >= atClosing - sinceOpened, `${atClosing}, and ${black} ${sinceOpened} ms later`);
  await page.getByText('The clock stood still').waitFor();
});

test('friends play with a clock; after a reload both pages show the same', async () => {
  const white = page;
  await white.goto(`${server.address}/friend`);
  await choose(white.locator('input[name=colour][value=white]'));
  await choose(white.locator('[data-testid=time-control] input[value="3+2"]'));
  await white.getByTestId('make').click();
  const link = await white.getByTestId('link').inputValue();
  const black = await person(browser);
  await openBoard(black, link);
  assert.match(await black.getByTestId('agreed-terms').innerText(), /3 minutes, 2 seconds more for each move/);
  await black.getByTestId('take-seat').click();
  await white.getByText('Your move').waitFor();
  await playInTurn({ white, black }, ['e4', 'e5', 'Nf3']);
  await black.locator('[data-testid=clock-black].clock--running').waitFor();
  await black.waitForFunction(() => document.querySelector('[data-testid=clock-black]')?.dataset.leftMs < 181_000);
  await black.reload();
  await waitForPly(black, 3);
  await black.locator('[data-testid=clock-black].clock--running').waitFor();
  await waitForSameClocks(white, black);
  await playInTurn({ white, black }, ['Nc6'], 3);
  const watcher = await person(browser);
  await openBoard(watcher, link);
  await watcher.locator('[data-testid=clock-white].clock--running').waitFor();
  assert.deepEqual(black.faults, []);
  assert.deepEqual(watcher.faults, []);
  await Promise.all([black.context().close(), watcher.context().close()]);
});

test('a friend who does not move loses on time, on both pages', async () => {
  const white = page;
  await white.goto(`${server.address}/friend`);
  await choose(white.locator('input[name=colour][value=white]'));
  await white.getByTestId('own-control').fill('0.03+0');
  await choose(white.getByTestId('clock-starts').locator('input[value=second]'));
  await white.getByTestId('make').click();
  const link = await white.getByTestId('link').inputValue();
  const black = await person(browser);
  await openBoard(black, link);
  await black.getByTestId('take-seat').click();
  for (const one of [white, black]) {
    await one.getByTestId('result').waitFor();
    assert.match(await one.getByTestId('result').innerText(), /6\.9/);
  }
  assert.deepEqual(black.faults, []);
  await black.context().close();
});
