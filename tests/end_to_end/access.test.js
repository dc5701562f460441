// SPDX-License-Identifier: MIT
/**
 * On any page, in any theme, size and language: axe-core finds nothing to object to, no text is cut, no word is of another
 * language, and nothing is loaded from elsewhere.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { scenes } from './scenes.js';
import { cutOff, foreign, halfSeen } from './seen.js';
import { openBoard, person, setStage } from './stage.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

const readers = [
  { language: 'en' },
  { language: 'zh-Hans' },
  { language: 'zh-Hant', width: 390, height: 844 },
];
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const [name, [lead, sign]] of Object.entries(scenes)) {
  for (const reader of readers) {
    test(`${name}, ${reader.language}`, async () => {
      const page = await person(browser, reader);
      const elsewhere = [];
      page.on('request', (request) => request.url().startsWith(server.address) || elsewhere.push(request.url()));
      await openBoard(page, server.address);
      await lead(page, server.address);
      await page.locator(sign).first().waitFor();
      await page.evaluate(axe);
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await page.evaluate(() => globalThis.axe.run());
        assert.deepEqual(
          violations.map(({ id, nodes }) => `${id}, ${nodes.map((node) => node.html).join(' ')}`),
          [],
          colorScheme,
        );
      }
      assert.equal(await page.evaluate(() => document.documentElement.lang), reader.language);
      assert.deepEqual(await page.evaluate(foreign, reader.language), []);
      for (const size of sizes) {
        await page.setViewportSize(size);
        assert.deepEqual(await settled(page, cutOff), [], `${size.width} px`);
        assert.deepEqual(await settled(page, halfSeen), [], `${size.width} px`);
      }
      assert.deepEqual(elsewhere, []);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });
  }
}

/** What stays amiss: the board takes a moment to fit into another size. */
async function settled(page, check) {
  for (let tries = 0; ; tries += 1) {
    const faults = await page.evaluate(check);
    if (faults.length === 0 || tries === 20) return faults;
    await page.waitForTimeout(100);
  }
}
