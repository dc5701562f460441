// SPDX-License-Identifier: MIT
/** The reader chooses another language: what has been said is said in it or is gone, and nothing stays in the one before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moreScenes, scenes } from './scenes.js';
import { foreign } from './seen.js';
import { choose, clickSquare, drag, openBoard, person, setStage, type, until } from './stage.js';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

const onTheAnalysisBoard = (deed) => async (page, address) => {
  await openBoard(page, `${address}/analysis`);
  await deed(page);
};

const cases = {
  'a move that cannot be read': [(page) => type(page, 'Qxz9'), '[data-testid=ruling]'],
  'a refusal on the analysis board': [onTheAnalysisBoard((page) => drag(page, 'e2', 'e5')), '[data-testid=ruling]'],
  'asking about a piece on the analysis board': [
    onTheAnalysisBoard(async (page) => {
      await page.getByTestId('ask').click();
      await clickSquare(page, 'f1');
    }),
    '[data-testid=inquiry]',
  ],
  'a position that cannot be one at the arbiter’s desk': [
    async (page, address) => {
      await page.goto(`${address}/arbiter`);
      await choose(page.getByTestId('where').locator('input[value="incident"]'));
      await page.getByTestId('position').fill('8/8/8/8/8/8/8/4K3 w - - 0 1');
      await page.getByTestId('begin').click();
    },
    '[data-testid=setup-fault]:not(:empty)',
  ],
};
for (const name of [
  'ruling card',
  'a claim that is correct now',
  'a game drawn by repetition',
  'resignation asked',
  'short of time, a piece touched',
  'who can still win: a wall',
  'asking why a piece goes where it does',
  'a lesson, answered wrongly',
  'practice with a claim',
  'the arbiter has ruled',
  'the arbiter is asked about an illegal move',
  'a player in a game with an arbiter',
  'signing in, refused',
  'games that were brought',
  'an article, a case unfolded',
])
  cases[name] = { ...scenes, ...moreScenes }[name];

async function readIn(page, language) {
  await page.getByTestId('settings').click();
  await page.getByTestId('settings-panel').locator(`label[lang=${language}]`).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

for (const [name, [lead, sign]] of Object.entries(cases)) {
  test(`in another language: ${name}`, async () => {
    const page = await person(browser);
    await openBoard(page, server.address);
    await lead(page, server.address);
    await page.locator(sign).first().waitFor();
    for (const language of ['zh-Hant', 'zh-Hans', 'en']) {
      await readIn(page, language);
      let left = [];
      const isClean = async () => (left = await page.evaluate(foreign, language)).length === 0;
      await until(isClean, () => left.join('\n'), 3_000);
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}
