// SPDX-License-Identifier: MIT
/** Drawing on the board: with the right button, by key, and with the pencil in the hand on a touch screen. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clickSquare, drag, middleOf, movesShown, openBoard, person, setStage, type, until, waitForPly } from './stage.js';

let server;
let browser;
let page;
setStage((stage) => ({ server, browser, page } = stage), { page: true });
beforeEach(() => openBoard(page, server.address));

const strokesOf = (on) =>
  on.evaluate(() =>
    [...document.querySelectorAll('[data-testid=sketch] [data-stroke]:not(.stroke--current)')].map(
      (stroke) => `${stroke.dataset.stroke} ${/stroke--(\w+)/.exec(stroke.getAttribute('class'))[1]}`,
    ),
  );

async function shows(on, ...strokes) {
  let found = [];
  await until(
    async () => JSON.stringify((found = await strokesOf(on))) === JSON.stringify(strokes),
    () => `expected ${strokes}, found ${found}`,
  );
}

async function rightDrag(from, to, keys = []) {
  for (const key of keys) await page.keyboard.down(key);
  const [x, y] = await middleOf(page, from);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...(await middleOf(page, to)), { steps: 4 });
  await page.mouse.up({ button: 'right' });
  for (const key of keys) await page.keyboard.up(key);
}

test('right drag an arrow, right click a circle, and the same again takes it away', async () => {
  await rightDrag('e2', 'e4');
  await shows(page, 'e2e4 green');
  await rightDrag('c6', 'c6');
  await shows(page, 'e2e4 green', 'c6 green');
  await rightDrag('e2', 'e4');
  await shows(page, 'c6 green');
  assert.deepEqual(await movesShown(page), []);
});

test('keys held change the colour', async () => {
  await rightDrag('a1', 'a3', ['Shift']);
  await rightDrag('b1', 'b3', ['Alt']);
  await rightDrag('c1', 'c3', ['Shift', 'Alt']);
  await shows(page, 'a1a3 red', 'b1b3 blue', 'c1c3 yellow');
});

test('a left click clears; what is drawn stays with its position and off the game', async () => {
  await rightDrag('g1', 'f3');
  await shows(page, 'g1f3 green');
  await drag(page, 'e2', 'e4');
  await waitForPly(page, 1);
  await shows(page);
  await rightDrag('g8', 'f6');
  await shows(page, 'g8f6 green');
  await clickSquare(page, 'd5');
  await shows(page);
  await rightDrag('g8', 'f6');
  await type(page, 'e5');
  await waitForPly(page, 2);
  await shows(page);
});

test('the right button lets go of a piece that is held, and no menu opens', async () => {
  await page.evaluate(() => {
    globalThis.menus = [];
    addEventListener('contextmenu', (event) => globalThis.menus.push(event.defaultPrevented));
  });
  await clickSquare(page, 'e2');
  await page.locator('[data-square=e2][aria-selected=true]').waitFor();
  await rightDrag('d5', 'd5');
  await page.locator('[data-square=e2][aria-selected=false]').waitFor({ state: 'attached' });
  await shows(page);
  assert.deepEqual(await page.evaluate(() => globalThis.menus), [true]);
});

test('by key: begin an arrow, walk, end it; the square tells of it', async () => {
  await page.keyboard.press('b');
  await page.keyboard.press('d');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('d');
  await shows(page, 'e2e4 green');
  assert.equal(await page.locator('[data-square=e2]').getAttribute('aria-label'), 'e2, white pawn, green arrow to e4');
  await page.keyboard.press('Shift+D');
  await page.keyboard.press('Shift+D');
  await shows(page, 'e2e4 green', 'e4 red');
  await page.keyboard.press('Delete');
  await shows(page);
});

test('on a touch screen the pencil draws instead of the right button, and nothing moves', async () => {
  const phone = await person(browser, { width: 390, height: 844 });
  await openBoard(phone, server.address);
  await phone.getByTestId('pencil').tap();
  await phone.getByTestId('pencil-bar').getByRole('button', { name: 'blue' }).tap();
  const [x, y] = await middleOf(phone, 'e2');
  await phone.touchscreen.tap(x, y);
  await shows(phone, 'e2 blue');
  await drag(phone, 'b1', 'c3');
  await shows(phone, 'e2 blue', 'b1c3 blue');
  assert.deepEqual(await movesShown(phone), []);
  await phone.getByTestId('clear-sketch').tap();
  await shows(phone);
  await phone.getByTestId('pencil').tap();
  await drag(phone, 'e2', 'e4');
  await waitForPly(phone, 1);
  await phone.context().close();
});
