#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Takes pictures of the pages and their states (tests/end_to_end/scenes.js) for people to look at: in both sizes, light and
// dark, in the three languages, as one contact sheet a scene and size.
//   node scripts/look.mjs [--adoube PROGRAM | --address URL] [--to FOLDER] [--only wide|narrow] [SCENE...]
// A scene is named by any part of its name. With --address the pages come from there (`npx vite preview`, `npx vite`).
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const option = (name, otherwise) => (words.includes(name) ? words.splice(words.indexOf(name), 2)[1] : otherwise);
process.env.ADOUBE_PROGRAM = resolve(option('--adoube', `${root}/build/release/adoube`));
const folder = resolve(option('--to', 'looks'));
const elsewhere = option('--address', null);
const only = option('--only', null);
const { openChromium, openBoard, person, Server } = await import(`${root}/tests/end_to_end/stage.js`);
const { moreScenes, scenes } = await import(`${root}/tests/end_to_end/scenes.js`);

const languages = ['en', 'zh-Hans', 'zh-Hant'];
const themes = ['light', 'dark'];
const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } };

/** Both themes of a scene as one reader sees it. */
async function pictures(browser, address, [lead, sign], reader) {
  const page = await person(browser, reader);
  page.setDefaultTimeout(10_000);
  try {
    await openBoard(page, address);
    await lead(page, address);
    await page.locator(sign).first().waitFor();
    await page.waitForLoadState('networkidle');
    const taken = [];
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      taken.push(await page.screenshot({ fullPage: true }));
    }
    return taken;
  } finally {
    await page.context().close();
  }
}

/** Languages side by side, dark below light; narrow pages are tall, and stand all in one row. */
async function contactSheet(browser, rows, size, file) {
  const columns = size === sizes.narrow ? rows.flat().length : languages.length;
  const page = await browser.newPage({ viewport: { width: (size.width + 12) * columns, height: 800 } });
  const picture = (image) => `<img src="data:image/png;base64,${image.toString('base64')}">`;
  await page.setContent(
    `<style>body{margin:0;background:#888;display:grid;gap:12px;grid-template-columns:repeat(${columns},${size.width}px);align-items:start}</style>` +
      rows.flat().map(picture).join(''),
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

const asked = Object.entries({ ...scenes, ...moreScenes }).filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
const server = elsewhere ? null : await new Server().start();
const address = elsewhere ?? server.address;
const browser = await openChromium();
mkdirSync(folder, { recursive: true });
for (const [name, scene] of asked) {
  for (const [sizeName, size] of Object.entries(sizes)) {
    if (only && only !== sizeName) continue;
    const file = join(folder, `${name.replace(/[^\w]+/g, '-')}.${sizeName}.png`);
    try {
      const byReader = await Promise.all(languages.map((language) => pictures(browser, address, scene, { language, ...size })));
      await contactSheet(browser, themes.map((_, theme) => byReader.map((taken) => taken[theme])), size, file);
      console.log(file);
    } catch (fault) {
      console.log(`${name}, ${sizeName}: ${String(fault.message).split('\n')[0]}`);
      process.exitCode = 1;
    }
  }
}
await browser.close();
await server?.close();
