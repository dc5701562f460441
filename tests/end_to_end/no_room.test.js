// SPDX-License-Identifier: MIT
/** A browser that has no more room: everything still works, and it is said that it is not kept, until there is room again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose, drag, openBoard, person, play, setStage, type } from './stage.js';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

/** A person whose browser keeps nothing while `room` is false. */
async function withoutRoom(reader) {
  const page = await person(browser, reader);
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    globalThis.room = false;
    Storage.prototype.setItem = function (key, text) {
      if (!globalThis.room && key !== 'adoube.settings') throw new DOMException('no room', 'QuotaExceededError');
      keep.call(this, key, text);
    };
  });
  return page;
}

const comesAndGoes = async (page, notice, said, ofMore) => {
  await notice.filter({ hasText: said }).waitFor();
  await page.evaluate(() => {
    globalThis.room = true;
  });
  await ofMore();
  await notice.filter({ hasText: said }).waitFor({ state: 'detached' });
  assert.deepEqual(page.faults, []);
  await page.context().close();
};

const inTheCourse = [
  ['en', 'what you learn now is gone with the page'],
  ['zh-Hans', '关闭本页后新的进度不会保留'],
  ['zh-Hant', '關閉本頁後新的進度不會保留'],
];
for (const [language, said] of inTheCourse)
  test(`a lesson, ${language}`, async () => {
    const page = await withoutRoom({ language });
    await openBoard(page, `${server.address}/learn/castling`);
    await type(page, 'e1g1');
    await page.locator('[data-testid=verdict][data-right=true]').waitFor();
    await comesAndGoes(page, page.getByTestId('not-kept'), said, () => page.getByTestId('step-next').click());
  });

test('a game at one board', async () => {
  const page = await withoutRoom();
  await openBoard(page, server.address);
  await play(page, 'e4');
  await comesAndGoes(page, page.getByTestId('status'), 'this game is gone with the page', () => play(page, 'e5'));
});

test('the log of the arbiter', async () => {
  const page = await withoutRoom();
  await openBoard(page, `${server.address}/arbiter`);
  await choose(page.getByTestId('time-control').locator('input[value="15+10"]'));
  await page.getByTestId('begin').click();
  await page.getByTestId('happened').waitFor();
  await drag(page, 'e2', 'e4');
  await comesAndGoes(page, page.getByTestId('not-kept'), 'this log is gone with the page', () => drag(page, 'e7', 'e5'));
});
