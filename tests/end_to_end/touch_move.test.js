// SPDX-License-Identifier: MIT
/** Touch-move: a selected piece is bound, by mouse and keyboard, at one board and between friends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose, clickSquare, drag, movesShown, openBoard, person, setStage, waitForPly, waitForSaid } from './stage.js';

let server;
let browser;
let page;
setStage((stage) => ({ server, browser, page } = stage), { page: true });

async function startTouchMove() {
  await openBoard(page, server.address);
  await page.getByTestId('set-up').click();
  await choose(page.getByTestId('touch-move'));
  await page.getByTestId('start-game').click();
  await page.getByTestId('adjust').waitFor();
}

async function openKept(setup) {
  await page.addInitScript(
    (text) => localStorage.setItem('adoube.board', text),
    JSON.stringify({ setup, events: [], at: 0 }),
  );
  await openBoard(page, server.address);
}

const nameOf = (where, square) => where.locator(`[data-square=${square}]`).getAttribute('aria-label');

/** Waits for what a cell of the board is called. */
const named = (where, square, words) =>
  where.waitForFunction(
    ([square, words]) => document.querySelector(`[data-square=${square}]`)?.getAttribute('aria-label').includes(words) ?? false,
    [square, words],
  );

test('a touched piece must move: nothing frees it, and another one is refused with the article', async () => {
  await startTouchMove();
  await clickSquare(page, 'g1');
  await named(page, 'g1', 'touched');
  await page.keyboard.press('Escape');
  await clickSquare(page, 'e4');
  await clickSquare(page, 'e2');
  const card = page.getByTestId('ruling');
  await card.waitFor();
  assert.equal(await card.locator('.badge').first().innerText(), '4.3.1');
  await named(page, 'f3', 'can go here');
  await drag(page, 'd2', 'd4');
  assert.deepEqual(await movesShown(page), []);
  await drag(page, 'g1', 'f3');
  await waitForPly(page, 1);
  assert.deepEqual(await movesShown(page), ['Nf3']);
});

test("the hint says what is bound; j'adoube beforehand frees", async () => {
  await startTouchMove();
  assert.match(await page.getByTestId('status').innerText(), /Touch-move is on/);
  await page.getByTestId('adjust').click();
  await page.getByText('Adjusting').waitFor();
  await clickSquare(page, 'g1');
  await clickSquare(page, 'b1');
  await page.locator('[data-square=b1][aria-selected=true]').waitFor();
  assert.equal(await page.getByTestId('ruling').count(), 0);
  await drag(page, 'e2', 'e4');
  await waitForPly(page, 1);
  await clickSquare(page, 'b8');
  await named(page, 'b8', 'touched');
  assert.match(await page.getByTestId('status').innerText(), /4\.3\.1/);
});

test('king, then rook: castles; rook first: it does not', async () => {
  await openKept({ fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', touch_move: true });
  await clickSquare(page, 'e1');
  await named(page, 'e1', 'touched');
  await clickSquare(page, 'h1');
  await named(page, 'h1', 'touched');
  await clickSquare(page, 'g1');
  await waitForPly(page, 1);
  assert.deepEqual(await movesShown(page), ['O-O']);
  await clickSquare(page, 'a8');
  await named(page, 'a8', 'touched');
  await clickSquare(page, 'e8');
  await named(page, 'e8', 'touched');
  await drag(page, 'e8', 'c8');
  const card = page.getByTestId('ruling');
  await card.waitFor();
  assert.equal(await card.locator('.badge').first().innerText(), '4.4.2');
});

test('by keyboard the touch binds as well', async () => {
  await startTouchMove();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await named(page, 'e2', 'touched');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByTestId('ruling').waitFor();
  await waitForSaid(page, /4\.3\.1/);
});

test('between friends a touch is an act: it is there after a reload, and a quick drag is touch and move', async () => {
  const white = page;
  await white.goto(`${server.address}/friend`);
  await choose(white.locator('input[name=colour][value=white]'));
  await choose(white.getByTestId('touch-move'));
  await white.getByTestId('make').click();
  const link = await white.getByTestId('link').inputValue();
  const black = await person(browser);
  await openBoard(black, link);
  await black.getByTestId('take-seat').click();
  await white.getByTestId('adjust').waitFor();
  await clickSquare(white, 'g1');
  await named(white, 'g1', 'touched');
  await named(black, 'g1', 'touched');
  await white.reload();
  await named(white, 'g1', 'touched');
  await drag(white, 'g1', 'f3');
  await waitForPly(black, 1);
  await drag(black, 'g8', 'f6');
  await waitForPly(white, 2);
  assert.deepEqual(await movesShown(white), ['Nf3', 'Nf6']);
  assert.doesNotMatch(await nameOf(white, 'f6'), /touched/);
  assert.deepEqual(black.faults, []);
  await black.context().close();
});
