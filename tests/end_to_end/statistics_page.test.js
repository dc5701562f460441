// SPDX-License-Identifier: MIT
/** The page of `pgn stats --html`: axe-core finds nothing to object to, nothing is wider than the screen, nothing is loaded. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openChromium } from './stage.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const program = process.env.ADOUBE_PROGRAM ?? '../../build/release/adoube';

const lines = ['1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 1-0', '1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 1/2-1/2', '1. f3 e5 2. g4 Qh4# 0-1',
  '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *', '[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"]\n\n1. a8=N Kd7 1-0', '1. e4 e5 2. Ke3 1-0'];
/** Games of many years and ratings, of every result, with an error and without. */
const games = Array.from({ length: 240 }, (_, i) => {
  const tags = `[Event "A"]\n[Date "${1890 + (i % 130)}.01.01"]\n[WhiteElo "${1400 + ((i * 53) % 1300)}"]\n[BlackElo "${1400 + ((i * 97) % 1300)}"]\n`;
  const line = lines[i % lines.length];
  return `${tags}${line.startsWith('[') ? '' : '\n'}${line}\n\n`;
}).join('');

const readers = [
  { language: 'en', colorScheme: 'light', width: 1280 },
  { language: 'zh-Hant', colorScheme: 'dark', width: 390 },
  { language: 'zh-Hans', colorScheme: 'dark', width: 1280 },
  { language: 'en', colorScheme: 'light', width: 390 },
];

let browser;
let folder;
before(async () => {
  browser = await openChromium();
  folder = mkdtempSync(join(tmpdir(), 'adoube-'));
});
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const { language, colorScheme, width } of readers) {
  test(`the page of statistics, ${language}, ${colorScheme}, ${width} wide`, async () => {
    const file = join(folder, `${language}-${width}.html`);
    const made = spawnSync(program, ['pgn', 'stats', '-', '--html', file, '--lang', language], { input: games });
    assert.equal(made.status, 1, 'one of the games has an error');

    const context = await browser.newContext({ bypassCSP: true, colorScheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    const said = [];
    page.on('request', (request) => said.push(request.url()));
    page.on('console', (message) => said.push(message.text()));
    await page.goto(pathToFileURL(file).href);
    assert.deepEqual(said, [pathToFileURL(file).href], 'nothing else is loaded, nothing is said');

    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0, 'nothing is wider than the screen');
    assert.ok((await page.locator('svg rect').count()) > 100, 'there are plots');
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
    await context.close();
  });
}
