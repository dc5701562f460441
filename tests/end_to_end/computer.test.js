// SPDX-License-Identifier: MIT
/** Playing the computer, and an engine's lines on the analysis board. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import { choose, openBoard, person, setStage, type, waitForPly } from './stage.js';

let server;
let browser;
let page;
setStage((stage) => ({ server, browser, page } = stage), { page: true });

const hasStockfish = existsSync('/usr/games/stockfish');

describe('a game against the computer', { skip: !hasStockfish && 'stockfish is not installed' }, () => {
  test('is made by one button, and it answers', async () => {
    await page.goto(`${server.address}/computer`);
    await page.getByTestId('level').selectOption('1');
    await page.getByTestId('play-computer').click();
    await page.waitForURL(/\/game\//);
    await page.getByText('Computer, level 1').first().waitFor();
    await type(page, 'e4');
    await waitForPly(page, 2);
  });

  test('gives a move back, and another game with the other colour', async () => {
    await page.goto(`${server.address}/computer`);
    await page.getByTestId('level').selectOption('1');
    await page.getByTestId('play-computer').click();
    await page.waitForURL(/\/game\//);
    await type(page, 'e4');
    await waitForPly(page, 2);
    await page.getByTestId('ask-take-back').click();
    await waitForPly(page, 0);
    await type(page, 'd4');
    await waitForPly(page, 2);
    const first = page.url();
    await page.getByTestId('actions').getByRole('button', { name: 'Resign' }).click();
    await page.getByTestId('question').getByRole('button', { name: 'Resign' }).click();
    await page.getByTestId('ask-rematch').click();
    await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/game/'));
    await waitForPly(page, 1);
    await page.getByTestId('player-white').getByText('Computer, level 1').waitFor();
  });

  test('goes on where it was after the page was loaded anew', async () => {
    await page.goto(`${server.address}/computer`);
    await choose(page.locator('input[name=colour][value=black]'));
    await page.getByTestId('play-computer').click();
    await page.waitForURL(/\/game\//);
    await waitForPly(page, 1);
    await page.reload();
    await waitForPly(page, 1);
    await type(page, 'a6');
    await waitForPly(page, 3);
  });
});

describe('the analysis of a finished game', { skip: !hasStockfish && 'stockfish is not installed' }, () => {
  test('tells mistakes in words, and shows the move that is chosen', async () => {
    await page.goto(`${server.address}/computer`);
    await page.getByTestId('level').selectOption('1');
    await page.getByTestId('play-computer').click();
    await page.waitForURL(/\/game\//);
    await type(page, 'g4');
    await waitForPly(page, 2);
    await type(page, 'a3'); // f3 would let it mate
    await waitForPly(page, 4);
    await page.getByTestId('actions').getByRole('button', { name: 'Resign' }).click();
    await page.getByTestId('question').getByRole('button', { name: 'Resign' }).click();
    await page.getByTestId('report').click();
    await page.getByTestId('ask-for-analysis').click();
    await page.locator('[data-testid=report-stage][data-stage=done]').waitFor({ timeout: 60_000 });
    const slider = page.getByTestId('report-slider');
    assert.equal(await slider.getAttribute('max'), '4');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByTestId('report-shown').getByText('1. g4').waitFor();
    assert.match(await slider.getAttribute('aria-valuetext'), /1\. g4/);
    await page.locator('summary').filter({ hasText: 'All moves' }).click();
    assert.equal(await page.locator('table tbody tr').count(), 4);
    await page.reload();
    await page.locator('[data-testid=report-stage][data-stage=done]').waitFor();
  });

  test('is not had while the game goes on', async () => {
    await page.goto(`${server.address}/computer`);
    await page.getByTestId('play-computer').click();
    await page.waitForURL(/\/game\//);
    await page.goto(`${page.url()}/analysis`);
    await page.getByTestId('report-stage').filter({ hasText: 'goes on' }).waitFor();
    assert.equal(await page.getByTestId('ask-for-analysis').count(), 0);
  });
});

test('a game in the browser alone needs no server, and outlives a reload', async () => {
  await page.goto(`${server.address}/computer`);
  await page.getByTestId('play-here').click();
  await type(page, 'e4');
  await waitForPly(page, 2);
  await page.reload();
  await waitForPly(page, 2);
});

test('a server without an engine says so, and the one of the browser plays', async () => {
  await page.route('**/api/computer', (route) => route.fulfill({ json: { available: false } }));
  await page.goto(`${server.address}/computer`);
  await page.getByTestId('no-computer').filter({ hasText: 'no engine' }).waitFor();
  assert.equal(await page.getByTestId('play-computer').count(), 0);
  await page.getByTestId('play-here').click();
  await type(page, 'e4');
  await waitForPly(page, 2);
});

describe('engine lines', () => {
  test('are not loaded before they are asked for, and are of the position shown', async () => {
    const loaded = [];
    page.on('request', (request) => request.url().includes('/engine/') && loaded.push(request.url()));
    await openBoard(page, `${server.address}/analysis`);
    await type(page, 'e4');
    await page.getByTestId('tree').getByTestId('move').first().waitFor();
    assert.deepEqual(loaded, []);
    await page.getByTestId('engine-button').click();
    const lines = page.getByTestId('engine-lines').getByRole('button');
    await lines.nth(2).waitFor({ timeout: 120_000 });
    assert.match(await lines.first().innerText(), /1…/);
    assert.deepEqual(loaded.map((url) => new URL(url).pathname).sort(), ['/engine/stockfish.js', '/engine/stockfish.wasm']);
    await lines.first().click();
    await page.getByTestId('tree').getByTestId('move').nth(1).waitFor();
    await page.getByTestId('engine-close').click();
    await page.getByTestId('engine').waitFor({ state: 'detached' });
  });

  test('in three languages', async () => {
    for (const [language, heading] of [
      ['zh-Hans', '引擎'],
      ['zh-Hant', '引擎'],
    ]) {
      const reader = await person(browser, { language });
      await openBoard(reader, `${server.address}/analysis`);
      await reader.getByTestId('engine-button').click();
      assert.equal(await reader.getByTestId('engine').getAttribute('aria-label'), heading);
      await reader.context().close();
      assert.deepEqual(reader.faults, []);
    }
  });

  test('there are none in a live game', async () => {
    await openBoard(page, `${server.address}/`);
    assert.equal(await page.getByTestId('engine-button').count(), 0);
  });
});
