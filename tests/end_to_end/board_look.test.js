// SPDX-License-Identifier: MIT
/** The reader's choices for the board: its size on a wide page, and pieces that are letters, all alike, or hidden. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drag, openBoard, person, setStage, waitForPly } from './stage.js';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

async function opened(settings) {
  const page = await person(browser, { settings });
  await openBoard(page, server.address);
  return page;
}

const widthOf = async (page) => (await page.getByTestId('board').boundingBox()).width;

test('the board takes the part of a wide page that was chosen, stays square, and moves land where they should', async () => {
  const full = await opened({});
  const small = await opened({ boardSize: 70 });
  const [large, less] = [await widthOf(full), await widthOf(small)];
  assert.ok(Math.abs(less / large - 0.7) < 0.03, `${less} of ${large}`);
  const box = await small.getByTestId('board').boundingBox();
  assert.equal(Math.round(box.width), Math.round(box.height));
  await drag(small, 'e2', 'e4');
  await waitForPly(small, 1);
  await Promise.all([full, small].map((page) => page.context().close()));
});

for (const [pieces, sign] of Object.entries({ letters: /letter/, discs: /disc/ })) {
  test(`pieces as ${pieces}`, async () => {
    const page = await opened({ pieces });
    const drawn = await page.locator('piece.white.king').first().evaluate((piece) => getComputedStyle(piece).backgroundImage);
    assert.match(drawn, sign);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test('hidden pieces can be played, and the squares still tell what stands there', async () => {
  const page = await opened({ pieces: 'hidden' });
  assert.equal(await page.locator('piece.white.king').first().evaluate((piece) => getComputedStyle(piece).opacity), '0');
  await drag(page, 'e2', 'e4');
  await waitForPly(page, 1);
  assert.equal(await page.locator('[data-square=e4]').getAttribute('aria-label'), 'e4, white pawn');
  await page.context().close();
});
