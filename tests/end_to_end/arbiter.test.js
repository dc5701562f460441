// SPDX-License-Identifier: MIT
/** An arbiter at a board: incidents entered, ruled on, and taken away as a log. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { choose as chooseInput, clickSquare, drag, person, setStage, waitForSaid } from './stage.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server;
let browser;
let page;
setStage((stage) => ({ server, browser, page } = stage), { page: true });

const choose = (group, value) => chooseInput(page.getByTestId(group).locator(`input[value="${value}"]`));
const article = () => page.getByTestId('verdict').locator('.verdict__card .badge').first().innerText();
const sentence = () => page.getByTestId('verdict').locator('.card__text').first().innerText();
const shown = (color) => page.getByTestId(`set-${color}`).innerText();
const entries = () => page.getByTestId('log').locator('.log__line').count();

/** A board in the middle of its game, by the shortest way. */
async function incident({ position = '', control = null, white = '', black = '', supervision = null }) {
  await page.goto(`${server.address}/arbiter`);
  await choose('where', 'incident');
  if (position) await page.getByTestId('position').fill(position);
  if (control) await choose('time-control', control);
  if (white) await page.getByTestId('found-white').fill(white);
  if (black) await page.getByTestId('found-black').fill(black);
  if (supervision) {
    await page.getByTestId('announced').locator('summary').click();
    await choose('supervision', supervision);
  }
  await page.getByTestId('begin').click();
  await page.getByTestId('happened').waitFor();
}

async function open(group, act) {
  await page.locator(`#happened-${group}`).click();
  await page.getByTestId(`act-${act}`).click();
}

async function enter() {
  const count = await entries();
  await page.getByTestId('enter').click();
  await waitForEntries(count + 1);
}

function waitForEntries(count) {
  return page.waitForFunction((wanted) => document.querySelectorAll('.log__line').length >= wanted, count);
}

test('a second illegal castling in rapid against a bare king is a draw, and its log can be taken away', async () => {
  await incident({ position: '4k3/8/8/8/8/8/8/4K2R w - - 0 31', control: '15+10', white: '5:00', black: '4:00' });
  assert.equal(await entries(), 2, 'the two times as they were found');

  await drag(page, 'e1', 'g1');
  const question = page.getByTestId('illegal-question');
  assert.equal(await question.locator('.badge').innerText(), '3.8.2.1');
  await page.getByTestId('clock-white').fill('4:30');
  await question.getByTestId('rule').click();
  await waitForEntries(3);
  assert.match(await article(), /^7\.5\.[15]$/);
  assert.equal(await shown('white'), '4:30');
  assert.equal(await shown('black'), '5:00', 'one minute in rapid (A.3)');
  assert.match(await page.getByTestId('set-clocks').innerText(), /\+1:00/);
  assert.match(await page.getByTestId('player-white').innerText(), /1 illegal act/);
  assert.match(await page.getByTestId('next').innerText(), /king.*4\.7\.2/, 'the king was released: it has to move');
  assert.equal(await page.locator('[data-square=e1]').getAttribute('aria-label'), 'e1, white king');

  await page.getByTestId('entry').fill('Kf1');
  await page.getByTestId('entry').press('Enter');
  await waitForEntries(4);
  await page.getByTestId('entry').fill('Ke7');
  await page.getByTestId('entry').press('Enter');
  await waitForEntries(5);
  await page.getByTestId('entry').fill('f1f3');
  await page.getByTestId('entry').press('Enter');
  await page.getByTestId('rule').click();
  await waitForEntries(6);
  assert.equal(await article(), '7.5.5');
  assert.match(await page.getByTestId('verdict').locator('.score').innerText(), /½–½/);
  await waitForSaid(page, /7\.5\.5/);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download-script').click()]);
  assert.match(download.suggestedFilename(), /\.jsonl$/);
  const script = readFileSync(await download.path(), 'utf8');
  const [{ setup }, ...events] = script
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.equal(setup.mode, 'board');
  assert.equal(setup.time_control, '15+10');
  assert.deepEqual(
    events.map((event) => event.do),
    ['set-clock', 'set-clock', 'illegal', 'move', 'move', 'illegal'],
  );

  await page.reload();
  await waitForEntries(6);
  assert.equal(await article(), '7.5.5');

  await page.getByTestId('another').click();
  await page.getByTestId('leave').click();
  const file = join(server.folder, 'log.jsonl');
  writeFileSync(file, script);
  await page.getByTestId('load').setInputFiles(file);
  await waitForEntries(6);
  assert.equal(await article(), '7.5.5');
});

test('king and rook touched must castle; the rook first must not', async () => {
  await incident({ position: '4k3/8/8/8/8/8/8/4K2R w K - 0 31' });
  await open('moves', 'touch');
  await clickSquare(page, 'e1');
  await clickSquare(page, 'h1');
  await page.getByTestId('touched').nth(1).waitFor();
  assert.deepEqual(await page.getByTestId('touched').allInnerTexts(), ['1', '2']);
  await enter();
  assert.equal(await article(), '4.4.1');

  await page.getByTestId('entry').fill('Rh2');
  await page.getByTestId('entry').press('Enter');
  await page.getByTestId('verdict').getByText('Not admitted').waitFor();
  assert.equal(await article(), '4.4.1');

  await page.getByTestId('undo').click();
  await page.getByTestId('undo').click();
  assert.equal(await entries(), 0);
  await open('moves', 'touch');
  await page.getByTestId('entry').fill('h1 e1');
  await page.getByTestId('entry').press('Enter');
  await enter();
  assert.equal(await article(), '4.4.2');
});

test('a claim with a written move is judged after that move', async () => {
  await incident({
    position: '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1',
    control: '90/40+30;30+30',
    white: '1:20:00',
    black: '1:10:00',
  });
  assert.match(await page.getByTestId('next').innerText(), /Black/);
  await open('draws', 'claim');
  await page.getByTestId('entry').fill('Ng8');
  await page.getByTestId('entry').press('Enter');
  assert.match(await page.getByTestId('chosen').innerText(), /Ng8/);
  await enter();
  assert.equal(await article(), '9.2.1');
  assert.match(await page.getByTestId('verdict').locator('.score').innerText(), /½–½/);
  await page.getByTestId('log').locator('.log__line').first().click();
  await page.getByTestId('looking-back').waitFor();
  await page.getByTestId('looking-back').getByRole('button').click();
  assert.equal(await page.getByTestId('looking-back').count(), 0);
});

test('a whole game is entered by keyboard, with a clock that runs with the page', async () => {
  await page.goto(`${server.address}/arbiter`);
  await choose('time-control', '5+0');
  await page.getByTestId('announced').getByTestId('penalty').waitFor();
  await page.getByTestId('begin').press('Enter');
  await page.getByTestId('happened').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('e4');
  await page.keyboard.press('Enter');
  await waitForEntries(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('3');
  await page.getByTestId('act-offer-draw').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByTestId('act-form').waitFor();
  await page.keyboard.press('Enter');
  await waitForEntries(2);
  assert.equal(await article(), '9.1.2.1');
  const left = () => page.getByTestId('clock-black').getAttribute('data-left-ms').then(Number);
  const before = await left();
  await page.waitForFunction(
    (first) => Number(document.querySelector('[data-testid=clock-black]')?.dataset.leftMs) < first,
    before,
  );
});

test('what cannot be read is told, and nothing is lost', async () => {
  await page.goto(`${server.address}/arbiter`);
  await choose('where', 'incident');
  await page.getByTestId('position').fill('1. e4 e5 2. Ke3');
  await page.getByTestId('begin').click();
  assert.match(await page.getByTestId('setup-fault').innerText(), /2\. Ke3/);
  await page.getByTestId('position').fill('1. e4 e5');
  await page.getByTestId('found-black').fill('late');
  await page.getByTestId('begin').click();
  assert.match(await page.getByTestId('setup-fault').innerText(), /1:23:45/);
  const file = join(server.folder, 'torn.jsonl');
  writeFileSync(file, '{"setup":{"fen":"startpos"}}\n{"at":0,"by":"white","do":"move","uci":"e2e4"}\n{"at":1,"by":"black"');
  await page.getByTestId('load').setInputFiles(file);
  await page.getByText('Line 3').waitFor();
  assert.equal(await page.getByTestId('position').inputValue(), '1. e4 e5');
});

const readers = [
  { language: 'en', theme: 'light' },
  { language: 'zh-Hant', theme: 'dark', width: 390, height: 844 },
  { language: 'zh-Hans', theme: 'light' },
];

for (const reader of readers) {
  test(`nothing to object to, ${reader.language}, ${reader.theme}`, async () => {
    await page.context().close();
    page = await person(browser, reader);
    const check = async (scene, sign) => {
      await page.getByTestId(sign).waitFor();
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${scene}: ${id}: ${nodes.map((node) => node.html).join(' ')}`),
        [],
      );
      assert.equal(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        true,
        `${scene} is too wide`,
      );
    };
    await page.goto(`${server.address}/arbiter`);
    await page.getByTestId('announced').locator('summary').click();
    await check('set-up', 'supervision');
    await incident({ position: '4k3/8/8/8/8/8/8/4K2R w K - 0 31', white: '5:00', supervision: 'limited' });
    await check('desk', 'happened');
    for (const [group, act] of [
      ['moves', 'touch'],
      ['irregularities', 'point-out'],
      ['draws', 'claim'],
      ['arbiter', 'time'],
      ['arbiter', 'end'],
    ]) {
      await open(group, act);
      await check(act, 'act-form');
    }
    await page.keyboard.press('Escape');
    await page.getByTestId('entry').fill('e1e3');
    await page.getByTestId('entry').press('Enter');
    await check('question', 'illegal-question');
    await page.getByTestId('rule').click();
    await check('ruling', 'set-clocks');
    await page.getByTestId('log').locator('.log__line').first().click();
    await check('looking back', 'looking-back');
  });
}
