// SPDX-License-Identifier: MIT
/** The archive: a file of games is brought, searched and opened; what was played from a position; all of it taken away. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { person, setStage } from './stage.js';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

const evil = '<img src=x onerror="document.title=1">';
const game = (white, moves) =>
  `[Event "Club"]\n[Site "?"]\n[Date "2023.05.17"]\n[Round "1"]\n[White "${white}"]\n[Black "Li Wei"]\n[Result "1-0"]\n\n${moves} 1-0\n\n`;
const pgn =
  game('Anna Muller', '1. e4 c5 2. Nf3 d6 3. d4') +
  game('Bad Game', '1. e4 e5 2. Ke4') +
  game(evil.replaceAll('"', '\\"'), '1. e4 e5 2. Nf3') +
  game('Anna Muller', '1. d4 d5');

/** Signed in, on the archive's page. */
async function atTheArchive(name, options = {}) {
  const page = await person(browser, options);
  await page.goto(`${server.address}/account`);
  await page.getByTestId('way').locator('label').nth(1).click();
  await page.getByTestId('account-name').fill(name);
  await page.getByTestId('account-password').fill('four plain words here');
  await page.getByTestId('enter').click();
  await page.getByTestId('own-name').waitFor();
  await page.goto(`${server.address}/archive`);
  await page.getByTestId('bring').waitFor();
  return page;
}

async function bring(page, text) {
  await page.getByTestId('bring-file').setInputFiles({ name: 'club.pgn', mimeType: 'application/x-chess-pgn', buffer: Buffer.from(text) });
  await page.getByTestId('bring-said').getByText('club.pgn is in the archive.').waitFor();
}

const found = (page) => page.getByTestId('archive-state');

test('a file of games is brought, its bad game told of, searched and opened', async () => {
  const page = await atTheArchive('Ada');
  await bring(page, pgn);
  await page.getByTestId('imports').getByText('4 games read, 3 kept, 1 with errors, left out').waitFor();
  await page.getByTestId('findings').locator('summary').click();
  await page.getByTestId('findings').getByText('Game 2, line 19').waitFor();
  assert.equal((await page.getByTestId('findings').getByRole('listitem').innerText()).match(/Ke4/g).length, 1);

  await found(page).getByText('3 games, the latest first').waitFor();
  await page.getByTestId('search-player').fill('muller');
  await page.getByTestId('search-opening').fill('sicilian');
  await page.getByTestId('search-player').press('Enter');
  await found(page).getByText('1 game, the latest first').waitFor();
  assert.match(page.url(), /player=muller&opening=sicilian/);
  await page.getByTestId('games').getByRole('link', { name: /Anna Muller – Li Wei/ }).click();
  await page.getByTestId('tree').getByText('Nf3').first().waitFor();
  assert.match(page.url(), /\/analysis$/);
  assert.deepEqual(page.faults, []);

  // Nobody else finds them.
  const other = await person(browser);
  await other.goto(`${server.address}/archive?player=muller`);
  await found(other).getByText('No game like this is in the archive.').waitFor();
  await other.context().close();
  await page.context().close();
});

test('what was played from a position, by mouse and aloud', async () => {
  const page = await atTheArchive('Bea');
  await bring(page, pgn);
  await page.goto(`${server.address}/analysis`);
  await page.getByTestId('games-button').click();
  await page.getByTestId('explorer-state').getByText('No game of the archive').waitFor();
  await page.getByTestId('explorer-mine').check();
  await page.getByTestId('explorer-state').getByText('3 games').waitFor();
  const rows = page.getByTestId('explorer-moves').getByRole('row');
  assert.equal(await rows.count(), 3);
  assert.match(await rows.nth(1).innerText(), /e4\s+2\s+White wins 100 %, drawn 0 %, Black wins 0 %/);
  await page.getByRole('button', { name: 'Play e4' }).click();
  await page.getByTestId('explorer-state').getByText('2 games').waitFor();
  await page.getByRole('button', { name: 'Play c5' }).waitFor();
  await page.getByRole('button', { name: 'All games with this position' }).click();
  await found(page).getByText('2 games, the latest first').waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('texts of strangers in tags stay texts', async () => {
  const page = await atTheArchive('Cy');
  await bring(page, pgn);
  await page.getByTestId('games').getByText(evil).waitFor();
  assert.equal(await page.locator('.games img').count(), 0);
  assert.equal(await page.title(), 'Archive · adoube');
  await page.context().close();
});

test('all of one’s own comes as one file', async () => {
  const page = await atTheArchive('Dee');
  await bring(page, pgn);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download-own').click()]);
  assert.equal(download.suggestedFilename(), 'adoube.pgn');
  const text = readFileSync(await download.path(), 'utf8');
  assert.equal(text.match(/\[White "/g).length, 3);
  await page.context().close();
});

test('a date that is none is told of, and by whom one is found is kept in the address', async () => {
  const page = await person(browser, { language: 'zh-Hans' });
  await page.goto(`${server.address}/archive?player=tal&reason=stalemate`);
  await found(page).getByText('棋谱库里没有这样的棋局。').waitFor();
  assert.equal(await page.getByTestId('search-player').inputValue(), 'tal');
  assert.equal(await page.getByTestId('search-reason').inputValue(), 'stalemate');
  await page.getByTestId('search-from').fill('gestern');
  await page.getByTestId('search-act').click();
  await page.getByRole('alert').getByText('日期写年份').waitFor();
  await page.context().close();
});
