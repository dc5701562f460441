// SPDX-License-Identifier: MIT
/** One board, two people: refusals with their articles, promotion, preview, keyboard alone. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { choose, clickSquare, drag, movesShown, openBoard, person, play, setStage, type, waitForPly, waitForSaid } from './stage.js';

let server;
let browser;
let page;
setStage((stage) => ({ server, browser, page } = stage), { page: true });
beforeEach(() => openBoard(page, server.address));

const pieceOn = (square) => page.locator(`[data-square=${square}]`).getAttribute('aria-label');

test('an illegal try snaps back and is answered with its article', async () => {
  await play(page, 'e4 e5 Nf3 Nc6 Bb5 d6 d4 a6 dxe5');
  await drag(page, 'c6', 'd4');
  const card = page.getByTestId('ruling');
  await card.waitFor();
  assert.equal(await card.locator('.badge').first().innerText(), '3.9.2');
  assert.match(await card.locator('.card__text').innerText(), /c6.*pinned.*e8.*b5/);
  assert.equal(await pieceOn('c6'), 'c6, black knight');
  assert.match(await pieceOn('b5'), /attacks/);
  assert.equal((await movesShown(page)).length, 9);
  await waitForSaid(page, /pinned/);
  await card.getByRole('link', { name: 'Read the article' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.match(page.url(), /\/laws\/3\.9\.2$/);
  await page.goBack();
  await waitForPly(page, 9);
});

test('two clicks make a move and leave nothing behind; a click on another own piece chooses that one', async () => {
  for (const [index, [from, to]] of [['e2', 'e4'], ['e7', 'e5'], ['g1', 'f3'], ['d8', 'h4'], ['f3', 'h4']].entries()) {
    await clickSquare(page, from);
    await clickSquare(page, to);
    await waitForPly(page, index + 1);
    // A second try of the same move would be answered within this time.
    await page.waitForTimeout(150);
    assert.equal(await page.getByTestId('ruling').count(), 0, `after ${from}${to}`);
  }
  await clickSquare(page, 'a7');
  await clickSquare(page, 'b7');
  await page.locator('[data-square=b7][aria-selected=true]').waitFor();
  assert.equal(await page.getByTestId('ruling').count(), 0);
  await clickSquare(page, 'b5');
  await waitForPly(page, 6);
  assert.deepEqual(await movesShown(page), ['e4', 'e5', 'Nf3', 'Qh4', 'Nxh4', 'b5']);
});

test('a pawn asks what it becomes; Esc cancels, a key chooses', async () => {
  await play(page, 'e4 d5 exd5 c6 dxc6 a6 cxb7 a5');
  await drag(page, 'b7', 'a8');
  await page.getByTestId('promotion').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('promotion').waitFor({ state: 'detached' });
  assert.equal(await pieceOn('b7'), 'b7, white pawn');
  await clickSquare(page, 'b7');
  await clickSquare(page, 'a8');
  await page.getByTestId('promotion').waitFor();
  await page.keyboard.press('n');
  await waitForPly(page, 9);
  assert.equal((await movesShown(page)).at(-1), 'bxa8=N');
});

test('the promotion column stays on the board for both sides', async () => {
  await play(page, 'e4 d5 exd5 c6 dxc6 a6 cxb7 a5');
  for (const flips of [0, 1]) {
    if (flips) await page.getByTestId('flip').click();
    await clickSquare(page, 'b7');
    await clickSquare(page, 'a8');
    const column = await page.getByTestId('promotion').boundingBox();
    const board = await page.getByTestId('board').boundingBox();
    assert.ok(column.y >= board.y - 1 && column.y + column.height <= board.y + board.height + 1);
    await page.keyboard.press('Escape');
    await page.getByTestId('promotion').waitFor({ state: 'detached' });
  }
});

for (const [language, height] of [['en', 844], ['en', 700], ['zh-Hans', 844], ['zh-Hant', 844]]) {
  test(`nothing moves on a phone with the first move, ${language}, ${height} px high`, async () => {
    const reader = await person(browser, { language, width: 390, height });
    await openBoard(reader, server.address);
    const places = () =>
      reader.evaluate(() =>
        ['moves', 'desk', 'tools', 'me', 'actions'].map((part) => {
          const { top } = document.querySelector(`.table__${part}`).getBoundingClientRect();
          return `${part} ${Math.round(top + scrollY)}`;
        }),
      );
    const before = await places();
    await reader.evaluate(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().map(({ value }) => value))).observe({ type: 'layout-shift' });
    });
    await type(reader, 'e4');
    await waitForPly(reader, 1);
    assert.deepEqual(await places(), before);
    assert.ok((await reader.evaluate(() => globalThis.shifts)).every((shift) => shift < 0.001));
    await reader.context().close();
  });
}

test('preview and confirm: seen first, played when confirmed', async () => {
  await page.getByTestId('settings').click();
  await choose(page.getByRole('switch', { name: 'Preview and confirm each move' }));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await drag(page, 'e2', 'e4');
  await page.getByTestId('preview').waitFor();
  assert.deepEqual(await movesShown(page), []);
  await page.getByTestId('preview').getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await pieceOn('e2'), 'e2, white pawn');
  await drag(page, 'e2', 'e4');
  await page.getByTestId('preview').getByRole('button', { name: 'Play the move' }).click();
  await waitForPly(page, 1);
});

test('a whole game without a mouse, said aloud (12.2.6, D.2.1, D.2.7, D.2.10.2)', async () => {
  await page.keyboard.press('b');
  const walk = async (from, to) => {
    const keys = [
      ['ArrowRight', 'ArrowLeft', to.charCodeAt(0) - from.charCodeAt(0)],
      ['ArrowUp', 'ArrowDown', to[1] - from[1]],
    ];
    for (const [ahead, back, steps] of keys) {
      for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(steps > 0 ? ahead : back);
    }
  };
  let at = 'e2';
  for (const [from, to] of [
    ['f2', 'f3'],
    ['e7', 'e5'],
    ['g2', 'g4'],
    ['d8', 'h4'],
  ]) {
    await walk(at, from);
    await page.keyboard.press('Enter');
    await walk(from, to);
    await page.keyboard.press('Enter');
    at = to;
  }
  await page.getByTestId('result').waitFor();
  assert.deepEqual(await movesShown(page), ['f3', 'e5', 'g4', 'Qh4#']);
  await waitForSaid(page, /checkmate/i);
});

test('what a piece can do and cannot, and why (11.9)', async () => {
  await clickSquare(page, 'a1');
  await page.locator('[data-square=a1][aria-selected=true]').waitFor();
  await page.keyboard.press('w');
  await page.getByTestId('inquiry').waitFor();
  await clickSquare(page, 'a4');
  await page.getByTestId('inquiry').getByText('3.5').first().waitFor();
});

test('arrows look back and on; a try while looking back first returns (8.2)', async () => {
  await play(page, 'e4 e5 Nf3');
  await page.locator('h1').click({ force: true });
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Looking back').waitFor();
  assert.equal(await pieceOn('g1'), 'g1, white knight');
  await clickSquare(page, 'b8');
  await page.getByText('Black to move').waitFor();
  assert.equal((await movesShown(page)).length, 3);
});

test('a reload keeps the game', async () => {
  await play(page, 'd4 d5');
  await page.reload();
  await waitForPly(page, 2);
  assert.deepEqual(await movesShown(page), ['d4', 'd5']);
});

test('resignation takes two clicks, not on the same spot', async () => {
  await play(page, 'e4');
  const first = page.getByRole('button', { name: 'Resign' });
  const place = await first.boundingBox();
  await first.click();
  const second = await page.getByTestId('question').getByRole('button').last().boundingBox();
  assert.ok(second.y + second.height < place.y || second.x > place.x + place.width || second.y > place.y + place.height);
  await page.getByTestId('question').getByRole('button').last().click();
  assert.match(await page.getByTestId('result').innerText(), /1–0/);
});
