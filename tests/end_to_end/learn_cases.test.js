// SPDX-License-Identifier: MIT
/** The cases of an article in the rule book: opened by key and by address, answered by the core, linked with their other articles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, setStage } from './stage.js';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

const opened = (page, id) => page.locator(`details#${id}[open]`);

test('a case is unfolded by key, answers with articles, and leads to the analysis board', async () => {
  const page = await person(browser, { language: 'en' });
  await page.goto(`${server.address}/laws/3.8.2`);
  const one = page.locator('#C05');
  await one.locator('summary').focus();
  await page.keyboard.press('Enter');
  const answers = opened(page, 'C05').getByTestId('law-answer');
  await answers.first().getByText('Not legal').waitFor();
  assert.equal(await answers.count(), 2);
  assert.match(await answers.first().innerText(), /3\.8\.2\.2.*in check from the rook on e8/s);
  assert.equal(await answers.first().locator('.mini-mark--attacker').count(), 1);
  await one.getByRole('link', { name: 'analysis board' }).click();
  await page.waitForURL('**/analysis*');
  await page.waitForFunction(() => document.querySelectorAll('cg-board piece:not(.ghost)').length === 5);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('an address opens its case; from the case to its other article and back', async () => {
  const page = await person(browser, { language: 'zh-Hans', width: 390, height: 844 });
  await page.goto(`${server.address}/laws/3.8.2.2#C08`);
  await opened(page, 'C08').getByText('不合法').waitFor();
  await page.waitForFunction(() => {
    const { top } = document.querySelector('#C08').getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  });
  await page.locator('#C08 a.badge[href="/laws/3.1.3#C08"]').click();
  await page.waitForURL('**/laws/3.1.3#C08');
  await page.locator('h1', { hasText: '3.1.3' }).waitFor();
  await opened(page, 'C08').locator('a.badge[href="/laws/3.8.2.2#C08"]').click();
  await page.locator('h1', { hasText: '3.8.2.2' }).waitFor();
  await opened(page, 'C08').waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

for (const path of ['/laws/3.8.2', '/laws/3']) {
  test(`nothing on ${path} moves while lessons and cases arrive`, async () => {
    const page = await person(browser, { language: 'en' });
    await page.route(/(lessons|cases).*\.json$/, async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.addInitScript(() => {
      globalThis.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(server.address + path);
    await page.getByTestId('law-next').waitFor();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.ok((await page.evaluate(() => globalThis.shifted)) < 0.02);
    await page.context().close();
  });
}
