#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// What the page costs, page by page, in Chromium on a slow phone's terms (processor four times slower, 1.6 Mbit/s, 150 ms):
//   node scripts/page_budget.mjs [--adoube PROGRAM] [PATH...]
// Bytes are those that travelled, compressed. Times are of this machine: compare rows of one run, not runs.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const at = words.indexOf('--adoube');
process.env.ADOUBE_PROGRAM = resolve(at >= 0 ? words.splice(at, 2)[1] : `${root}/build/release/adoube`);
createRequire(`${root}/tests/end_to_end/package.json`).resolve('playwright-core');
const { openChromium, Server } = await import(`${root}/tests/end_to_end/stage.js`);

// Every page that has an address of its own; a game's and its report's are made of the same parts.
const everyPage = [
  ...['/', '/friend', '/lobby', '/lobby/new', '/computer', '/learn', '/learn/first', '/learn/task', '/openings'],
  ...['/analysis', '/archive', '/arbiter', '/laws', '/laws/3.8.2', '/account'],
];
const paths = words.length > 0 ? words : everyPage;
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };

/** Put into the page before its own scripts: keeps what the browser tells about painting, shifting and long tasks. */
function watch() {
  const seen = { paint: 0, largest: 0, shift: 0, blocked: 0 };
  globalThis.seenByBudget = seen;
  const heed = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  heed('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.paint = entry.startTime));
  heed('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  heed('layout-shift', (entry) => entry.hadRecentInput || (seen.shift += entry.value));
  heed('longtask', (entry) => (seen.blocked += Math.max(0, entry.duration - 50)));
}

async function measure(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  const quiet = whenQuiet(tools);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', slow);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kinds = new Map();
  const bytes = { page: 0, core: 0, lessons: 0 };
  tools.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, kindOf(response.url)));
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => (bytes[kinds.get(requestId) ?? 'page'] += encodedDataLength));
  await page.addInitScript(watch);
  await page.goto(address, { timeout: 120_000 });
  await page.locator('main h1, main .board').first().waitFor({ state: 'attached', timeout: 120_000 });
  await quiet();
  const seen = await page.evaluate(() => globalThis.seenByBudget);
  const targets_ms = (await page.locator('[data-square=e2]').isVisible()) ? await timeOfTargets(page) : null;
  await context.close();
  return { bytes, seen, targets_ms };
}

/** Waits until nothing has travelled for two seconds: a slow processor is busy for a while before it asks for more. */
function whenQuiet(tools) {
  const underWay = new Set();
  let last = Date.now();
  const heed = (event, mark) =>
    tools.on(event, ({ requestId }) => {
      mark(requestId);
      last = Date.now();
    });
  heed('Network.requestWillBeSent', (id) => underWay.add(id));
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed']) heed(end, (id) => underWay.delete(id));
  return async () => {
    while (underWay.size > 0 || Date.now() - last < 2000) await new Promise((done) => setTimeout(done, 100));
  };
}

function kindOf(url) {
  if (url.endsWith('.wasm')) return 'core';
  return /lessons[^/]*\.json/.test(url) ? 'lessons' : 'page';
}

/** From the press on e2 to the frame in which its targets stand there; null where that board shows none. */
async function timeOfTargets(page) {
  await page.evaluate(() => {
    const settled = (begun) => {
      const look = (frame) => {
        const found = document.querySelector('cg-board square.move-dest');
        if (found || frame > 120) globalThis.targetsAfter_ms = found ? performance.now() - begun : null;
        else requestAnimationFrame(() => look(frame + 1));
      };
      requestAnimationFrame(() => look(0));
    };
    addEventListener('pointerdown', () => settled(performance.now()), { capture: true, once: true });
  });
  const { x, y, width, height } = await page.locator('[data-square=e2]').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.waitForFunction(() => globalThis.targetsAfter_ms !== undefined);
  return page.evaluate(() => globalThis.targetsAfter_ms);
}

const server = await new Server().start();
const browser = await openChromium();
const kilobytes = (count) => (count / 1000).toFixed(1);
const seconds = (ms) => (ms / 1000).toFixed(2);
const rows = [['page', 'page kB', 'core kB', 'lessons kB', 'first paint s', 'largest paint s', 'blocked s', 'shift', 'targets ms']];
try {
  for (const path of paths) {
    const { bytes, seen, targets_ms } = await measure(browser, server.address + path);
    rows.push([
      path,
      kilobytes(bytes.page),
      kilobytes(bytes.core),
      kilobytes(bytes.lessons),
      seconds(seen.paint),
      seconds(seen.largest),
      seconds(seen.blocked),
      seen.shift.toFixed(3),
      targets_ms === null ? '' : targets_ms.toFixed(0),
    ]);
  }
} finally {
  await browser.close();
  await server.close();
}
const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
for (const row of rows)
  console.log(row.map((word, column) => (column === 0 ? word.padEnd(widths[column]) : word.padStart(widths[column]))).join('  '));
