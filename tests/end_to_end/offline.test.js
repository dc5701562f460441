// SPDX-License-Identifier: MIT
/** The page without the network, and how a new version of it is taken. */
import assert from 'node:assert/strict';
import { createServer, request } from 'node:http';
import { after, before, test } from 'node:test';
import { openChromium, person, play, Server, until } from './stage.js';

let browser;
before(async () => {
  browser = await openChromium();
});
after(() => browser.close());

/** A page that has been opened once and has put itself away in the browser. */
async function visited(address, options = {}) {
  const page = await person(browser, { keepsPage: true, ...options });
  await page.goto(address);
  await page.locator('[data-testid=board] piece').first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return page;
}

/** Pages that need nobody else, and what is seen on each. */
const alone = {
  '/': '[data-testid=board] piece',
  '/laws': '.index',
  '/laws/3.8.2': '.article',
  '/arbiter': '[data-testid=arbiter-setup]',
  '/learn': '[data-testid=lesson]',
  '/learn/castling': '[data-testid=board] piece',
  '/openings': '[data-testid=families]',
  '/analysis': '[data-testid=board] piece',
};

test('with the server gone every page that needs nobody else opens, and a game is played to mate', async () => {
  const server = await new Server().start();
  const page = await visited(server.address);
  await server.close();
  for (const [path, sign] of Object.entries(alone)) {
    await page.goto(server.address + path);
    await page.locator(sign).first().waitFor();
  }
  await page.goto(server.address);
  await play(page, 'f2f3 e7e5 g2g4 d8h4');
  await page.locator('[data-testid=result] .badge', { hasText: '5.1.1' }).waitFor();
  await page.goto(`${server.address}/learn/castling`);
  await page.getByTestId('settings').first().click();
  await page.getByText('繁體中文').click();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: '王車易位' }).waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('with the server gone a game with a friend is not promised', async () => {
  const server = await new Server().start();
  const page = await visited(server.address);
  await server.close();
  await page.goto(`${server.address}/friend`);
  await page.getByTestId('make').click();
  await page.getByRole('alert').waitFor();
  await page.context().close();
});

/** Hands out what another server does, except that the page says which version it is. */
class Publisher {
  version = 1;

  async start(server) {
    this.proxy = createServer((asked, answer) => {
      const { 'accept-encoding': _, ...headers } = asked.headers;
      const onward = { host: '127.0.0.1', port: server.port, path: asked.url, method: asked.method, headers };
      asked.pipe(
        request(onward, (answered) => {
          const parts = [];
          answered.on('data', (part) => parts.push(part));
          answered.on('end', () => {
            const { etag, 'content-length': length, ...kept } = answered.headers;
            answer.writeHead(answered.statusCode, kept);
            answer.end(this.edited(asked.url, Buffer.concat(parts)));
          });
        }),
      );
    });
    await new Promise((done) => this.proxy.listen(0, '127.0.0.1', done));
    this.address = `http://127.0.0.1:${this.proxy.address().port}`;
    return this;
  }

  edited(path, body) {
    if (path === '/index.html' || path.startsWith('/index.html?'))
      return String(body).replace('<html', `<html data-version="${this.version}"`);
    if (path === '/service_worker.js')
      return String(body).replace(/(index\.html",revision:")[^"]*/, `$1version-${this.version}`);
    return body;
  }

  close() {
    this.proxy.closeAllConnections();
    return new Promise((done) => this.proxy.close(done));
  }
}

const versionOf = (page) => page.evaluate(() => document.documentElement.dataset.version);

test('a new version waits until it is wanted, and the game goes on in it', async () => {
  const server = await new Server().start();
  const publisher = await new Publisher().start(server);
  const page = await visited(publisher.address);
  await page.reload();
  assert.equal(await versionOf(page), '1');
  await play(page, 'e2e4 e7e5');

  publisher.version = 2;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.getByTestId('update').waitFor();
  assert.equal(await versionOf(page), '1', 'nothing has changed by itself');
  await play(page, 'g1f3');

  await page.getByTestId('update').getByRole('button').last().click();
  await page.waitForFunction(() => document.documentElement.dataset.version === '2');
  await page.locator('[data-testid=moves] button').nth(2).waitFor();
  assert.equal(await page.getByTestId('update').count(), 0);
  await page.context().close();
  await publisher.close();
  await server.close();
});

test('a new version put off is not taken, and is there once no page was open', async () => {
  const server = await new Server().start();
  const publisher = await new Publisher().start(server);
  const page = await visited(publisher.address);
  publisher.version = 2;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.getByTestId('update').getByRole('button').first().click();
  await page.getByTestId('update').waitFor({ state: 'detached' });
  await page.reload();
  assert.equal(await versionOf(page), '1');

  // A page that is no longer open may be held on to for a moment.
  const opened = async () => {
    await page.goto('about:blank');
    await page.goto(publisher.address);
    return versionOf(page);
  };
  await until(async () => (await opened()) === '2', () => 'the old version stays');
  await page.context().close();
  await publisher.close();
  await server.close();
});
