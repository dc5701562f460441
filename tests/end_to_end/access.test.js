// SPDX-License-Identifier: MIT
/** axe-core finds nothing to object to, on any page, in any theme and language; and nothing is loaded from elsewhere. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { choose, clickSquare, drag, openBoard, person, setStage } from './stage.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

const blitz = { fen: 'startpos', time_control: '3+0', penalty_ms: 60_000 };

/** A game kept in the browser, opened again at `at`. */
async function openKept(page, setup, at, touches = []) {
  const events = touches.map(([deed, square]) => ({ at: 0, by: 'white', do: deed, squares: [square] }));
  await page.evaluate((text) => localStorage.setItem('adoube.board', text), JSON.stringify({ setup, events, at }));
  await page.reload();
  await page.locator('[data-testid=clock-white]').waitFor();
}

/** A lesson with an answer given in it. */
async function answerCastling(page, move) {
  await page.goto(`${server.address}/learn/castling`);
  await page.getByTestId('entry').fill(move);
  await page.getByTestId('entry').press('Enter');
}

async function openAnalysis(page) {
  await openBoard(page, `${server.address}/analysis`);
  await page.getByTestId('open').click();
  await page.getByTestId('open-text').fill('{first} 1. e4 $1 {good} e5 (1... c5 {[%clk 0:01:00]} 2. Nf3 (2. c3)) 1-0');
  await page.getByTestId('read').click();
  await page.getByTestId('open-dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
}

/** How to get there, and what is seen once one is there. */
const scenes = {
  start: [async () => {}, '[data-testid=set-up]'],
  'ruling card': [(page) => drag(page, 'e2', 'e5'), '[data-testid=ruling]'],
  settings: [(page) => page.getByTestId('settings').click(), '[data-testid=settings-panel][open]'],
  keys: [(page) => page.keyboard.press('?'), '[data-testid=keys-panel][open]'],
  'resignation asked': [(page) => page.getByTestId('actions').getByRole('button').nth(2).click(), '[data-testid=question]'],
  'terms of a blitz game': [
    async (page) => {
      await page.getByTestId('set-up').click();
      await choose(page.locator('[data-testid=time-control] input[value="3+2"]'));
    },
    '[data-testid=penalty] input',
  ],
  'short of time, a piece touched': [
    (page) => openKept(page, { ...blitz, touch_move: true }, 162_500, [['touch', 'g1']]),
    '[data-testid=clock-white].clock--low',
  ],
  'a flag has fallen': [(page) => openKept(page, blitz, 180_000), '[data-testid=result]'],
  'who can still win: a line that could happen': [
    async (page) => {
      await openKept(page, blitz, 180_000);
      await page.getByTestId('why').click();
    },
    '[data-testid=line]',
  ],
  'who can still win: a wall': [
    async (page) => {
      await openKept(page, { ...blitz, fen: '4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1' }, 0);
      await page.getByTestId('why').click();
    },
    '[data-testid=proof]',
  ],
  'an analysis with variations': [(page) => openAnalysis(page), '[data-testid=fork] button'],
  'opening a game': [
    async (page) => {
      await openAnalysis(page);
      await page.getByTestId('open').click();
      await page.getByTestId('open-text').fill('1. e5 *');
      await page.getByTestId('read').click();
    },
    '[data-testid=remarks] li',
  ],
  'sharing a game': [
    async (page) => {
      await openAnalysis(page);
      await page.getByTestId('share').click();
    },
    '[data-testid=pgn]',
  ],
  'setting up a position': [
    async (page) => {
      await openAnalysis(page);
      await page.getByTestId('set-up').click();
      await page.getByTestId('clear').click();
    },
    '[data-testid=judgement] li',
  ],
  'asking why a piece goes where it does': [
    async (page) => {
      await clickSquare(page, 'g1');
      await page.keyboard.press('w');
    },
    '[data-testid=inquiry]',
  ],
  'the pencil in the hand': [(page) => page.getByTestId('pencil').click(), '[data-testid=pencil-bar]'],
  'the position in words': [(page) => page.keyboard.press('p'), '[data-testid=in-words]'],
  'a lesson with its position in words': [
    async (page) => {
      await page.goto(`${server.address}/learn/castling`);
      await page.getByTestId('words').click();
    },
    '[data-testid=in-words]',
  ],
  'an analysis with its position in words': [
    async (page) => {
      // A phone has no room for the button beside the board; the settings have the switch.
      await page.evaluate(() => {
        const settings = JSON.parse(localStorage.getItem('adoube.settings'));
        localStorage.setItem('adoube.settings', JSON.stringify({ ...settings, inWords: true }));
      });
      await openAnalysis(page);
    },
    '[data-testid=in-words]',
  ],
  'making a game': [(page) => page.goto(`${server.address}/friend`), '[data-testid=make]'],
  'all articles': [(page) => page.goto(`${server.address}/laws`), '.index'],
  'a chapter of the Laws': [(page) => page.goto(`${server.address}/laws/3`), '.law'],
  'the course': [(page) => page.goto(`${server.address}/learn`), '[data-testid=lesson]'],
  'a lesson, answered wrongly': [(page) => answerCastling(page, 'e1f1'), '[data-testid=verdict][data-right=false]'],
  'a lesson, answered rightly': [(page) => answerCastling(page, 'e1g1'), '[data-testid=verdict][data-right=true]'],
  'a board to set up': [(page) => page.goto(`${server.address}/learn/exercise-set-it-right`), '[data-testid=palette]'],
  'a ruling to choose': [(page) => page.goto(`${server.address}/learn/exercise-touched-both`), '[data-testid=events]'],
  'practice with a claim': [(page) => page.goto(`${server.address}/learn/claiming-fifty-at-the-board`), '[data-testid=acts]'],
  'two ways': [
    async (page) => {
      await page.goto(`${server.address}/learn/strategy-queen-or-knight`);
      await page.getByTestId('step-next').click();
    },
    '[data-testid=branches]',
  ],
  "a teacher's task": [(page) => page.goto(`${server.address}/learn/task`), '[data-testid=teach]'],
  openings: [(page) => page.goto(`${server.address}/openings`), '[data-testid=families]'],
  'one article': [(page) => page.goto(`${server.address}/laws/3.8.2`), '.article'],
  'an article, a case unfolded': [(page) => page.goto(`${server.address}/laws/3.8.2#C08`), '[data-testid=law-answer]'],
};

const readers = [
  { language: 'en' },
  { language: 'zh-Hans' },
  { language: 'zh-Hant', width: 390, height: 844 },
];

for (const [name, [lead, sign]] of Object.entries(scenes)) {
  for (const reader of readers) {
    test(`${name}, ${reader.language}`, async () => {
      const page = await person(browser, reader);
      const elsewhere = [];
      page.on('request', (request) => request.url().startsWith(server.address) || elsewhere.push(request.url()));
      await openBoard(page, server.address);
      await lead(page);
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
      assert.equal(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        true,
        'the page is no wider than the screen',
      );
      assert.deepEqual(elsewhere, []);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });
  }
}
