// SPDX-License-Identifier: MIT
/** How much travels before a page can be used, compressed. scripts/page_budget.mjs measures times as well. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, setStage } from './stage.js';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

const kilobyte = 1000;
const limits = { page: 200 * kilobyte, core: 350 * kilobyte, lessons: 100 * kilobyte };

/** Bytes that come for an address: the rules core, the course in the reader's language, and everything else. */
async function travelled(path) {
  const page = await person(browser);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  const addresses = new Map();
  const bytes = { page: 0, core: 0, lessons: 0 };
  tools.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[partOf(addresses.get(requestId) ?? '')] += encodedDataLength;
  });
  await page.goto(server.address + path);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return bytes;
}

function partOf(address) {
  if (address.endsWith('.wasm')) return 'core';
  return /lessons[^/]*\.json$/.test(address) ? 'lessons' : 'page';
}

// Among them those to which most travels.
for (const path of ['/', '/friend', '/learn/first', '/learn/task', '/laws/3.8.2', '/analysis', '/arbiter']) {
  test(`${path} is within its limits`, async () => {
    const bytes = await travelled(path);
    assert.ok(bytes.page > 10 * kilobyte && bytes.core > 100 * kilobyte, `nothing was counted: ${JSON.stringify(bytes)}`);
    for (const part of Object.keys(limits))
      assert.ok(bytes[part] < limits[part], `${part}: ${bytes[part]} bytes, at most ${limits[part]}`);
  });
}

test('the core is within its limit for browsers without Brotli, too', async () => {
  const answer = await fetch(`${server.address}/core.wasm`, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } });
  assert.equal(answer.headers.get('content-encoding'), 'gzip');
  assert.ok(Number(answer.headers.get('content-length')) < limits.core, answer.headers.get('content-length'));
});
