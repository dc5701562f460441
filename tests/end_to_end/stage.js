// SPDX-License-Identifier: MIT
/** What every browser test stands on: the program's own server with a store of its own, and Chromium with separate browsers. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, afterEach, before, beforeEach } from 'node:test';
import { chromium } from 'playwright-core';

const program = resolve(process.env.ADOUBE_PROGRAM ?? '../../build/release/adoube');
const browserPath = process.env.ADOUBE_CHROMIUM ?? '/usr/bin/chromium';
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The server on a free port. kill() ends it as a power cut would; start() again serves the same games on the same port. */
export class Server {
  folder = mkdtempSync(join(tmpdir(), 'adoube-'));
  port = 0;
  process = null;

  async start() {
    this.process = spawn(program, [
      'serve',
      '--listen',
      `127.0.0.1:${this.port}`,
      '--store',
      `sqlite:${join(this.folder, 'games.db')}`,
    ]);
    this.process.stderr.resume();
    this.port = await portTold(this.process);
    return this;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  async kill() {
    const ended = new Promise((done) => this.process.once('exit', done));
    this.process.kill('SIGKILL');
    await ended;
  }

  async close() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function portTold(server) {
  return new Promise((done, failed) => {
    let said = '';
    server.stdout.on('data', (data) => {
      said += data;
      const port = /127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port) done(Number(port));
    });
    server.once('error', failed);
    server.once('exit', (code) => failed(new Error(`the server ended with ${code} before it listened: ${said}`)));
  });
}

export function openChromium() {
  return chromium.launch({ executablePath: browserPath, args: browserArguments });
}

/**
 * The server and Chromium for the tests of one file. `onTheStage` gets {server, browser} before the first of them; with
 * `page`, also a person's page of its own before each, whose faults fail the test.
 */
export function setStage(onTheStage, { page: withPage = false } = {}) {
  const stage = {};
  before(async () => {
    stage.server = await new Server().start();
    stage.browser = await openChromium();
    onTheStage(stage);
  });
  after(async () => {
    await stage.browser?.close();
    await stage.server?.close();
  });
  if (!withPage) return;
  beforeEach(async () => {
    stage.page = await person(stage.browser);
    onTheStage(stage);
  });
  afterEach(async () => {
    await stage.page.context().close();
    assert.deepEqual(stage.page.faults, []);
  });
}

/**
 * A person's own browser: nothing is shared with the others. Faults of the page fail the test that closes it. `keepsPage`: the
 * page may stay in the browser for the time without a network (a service worker); else every file comes from the server.
 */
export async function person(
  browser,
  { language = 'en', theme = 'light', width = 1280, height = 800, settings = {}, keepsPage = false } = {},
) {
  const context = await browser.newContext({
    serviceWorkers: keepsPage ? 'allow' : 'block',
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: width < 600,
    reducedMotion: 'reduce',
  });
  const stored = JSON.stringify({ language, theme: 'system', ...settings });
  await context.addInitScript(
    (text) => localStorage.getItem('adoube.settings') ?? localStorage.setItem('adoube.settings', text),
    stored,
  );
  const page = await context.newPage();
  page.faults = [];
  page.on('pageerror', (fault) => page.faults.push(fault.message));
  return page;
}

export async function openBoard(page, address) {
  await page.goto(address);
  await page.locator('[data-testid=board] piece').first().waitFor();
}

/** The middle of a square on the screen. */
export async function middleOf(page, square) {
  const box = await page.locator(`[data-square=${square}]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export async function clickSquare(page, square) {
  await page.mouse.click(...(await middleOf(page, square)));
}

export async function drag(page, from, to) {
  const [x, y] = await middleOf(page, from);
  const [toX, toY] = await middleOf(page, to);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 3 });
  await page.mouse.move(toX, toY, { steps: 3 });
  await page.mouse.up();
}

/** Chooses a radio button or turns on a switch as a hand does, by its label, which lies over it. */
export async function choose(input) {
  await input.locator('xpath=ancestor::label').click();
  await input.and(input.page().locator(':checked')).waitFor({ state: 'attached' });
}

/** Types a move into the entry field. */
export async function type(page, move) {
  await page.getByTestId('entry').fill(move);
  await page.getByTestId('entry').press('Enter');
}

/** Types moves ("e4 e5 Nf3") one after another, each when the one before is shown. */
export async function play(page, moves) {
  const already = (await movesShown(page)).length;
  for (const [index, move] of moves.split(' ').entries()) {
    await type(page, move);
    await waitForPly(page, already + index + 1);
  }
}

export async function movesShown(page) {
  return page.getByTestId('moves').getByRole('button').allInnerTexts();
}

/** Waits until the page shows that many half-moves. */
export async function waitForPly(page, count) {
  await page.waitForFunction((wanted) => document.querySelectorAll('[data-testid=moves] button').length >= wanted, count);
}

/** Waits until the page says it aloud, which it does a moment after it shows it. */
export function waitForSaid(page, words) {
  return page.getByTestId('announcer').filter({ hasText: words }).waitFor({ state: 'attached' });
}

/** Waits until it is so; otherwise fails with what `found` tells. */
export async function until(isSo, found, patience_ms = 30_000) {
  const end = Date.now() + patience_ms;
  while (!(await isSo())) {
    if (Date.now() > end) assert.fail(found());
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Two people seated at a game of the server; `agree` sets its terms on the page where it is made. */
export async function seatTwo(browser, server, agree = async () => {}) {
  const white = await person(browser);
  await white.goto(`${server.address}/friend`);
  await choose(white.locator('input[value=white]'));
  await agree(white);
  await white.getByTestId('make').click();
  const link = await white.getByTestId('link').inputValue();
  const black = await person(browser);
  await openBoard(black, link);
  await black.getByTestId('take-seat').click();
  await white.getByText('Your move').waitFor();
  return { white, black, link };
}

/** Plays moves in turn, each typed by the one whose turn it is and awaited by both. */
export async function playInTurn({ white, black }, moves, already = 0) {
  // Before both pages know that both seats are taken no move is.
  await Promise.all([white.getByTestId('link'), black.getByTestId('take-seat')].map((gone) => gone.waitFor({ state: 'detached' })));
  for (const [index, move] of moves.entries()) {
    const ply = already + index;
    await type(ply % 2 ? black : white, move);
    await Promise.all([waitForPly(white, ply + 1), waitForPly(black, ply + 1)]);
  }
}
