// SPDX-License-Identifier: MIT
/** Games of two people in two browsers, from the invitation to the result. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  choose,
  clickSquare,
  drag,
  middleOf,
  movesShown,
  openBoard,
  person,
  playInTurn,
  seatTwo,
  setStage,
  waitForPly,
} from './stage.js';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

test('a whole game through two pages, to mate', async () => {
  const table = await seatTwo(browser, server);
  const { white, black } = table;
  await drag(white, 'e2', 'e4');
  await waitForPly(black, 1);
  await clickSquare(black, 'e7');
  await clickSquare(black, 'e5');
  await waitForPly(white, 2);
  await playInTurn(table, ['Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7'], 2);
  for (const page of [white, black]) {
    await page.getByTestId('result').waitFor();
    assert.match(await page.getByTestId('result').innerText(), /1–0/);
    assert.equal(await page.getByTestId('result').locator('.badge').innerText(), '5.1.1');
    assert.equal((await movesShown(page)).at(-1), 'Qxf7#');
    assert.deepEqual(page.faults, []);
  }
  await white.context().close();
  await black.context().close();
});

test('a threefold repetition is claimed with the move that brings it, which is not played', async () => {
  const table = await seatTwo(browser, server);
  const { white, black } = table;
  await playInTurn(table, ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1']);
  await black.getByTestId('claim-with-move').click();
  await drag(black, 'f6', 'g8');
  await black.getByRole('button', { name: 'Announce Ng8 and claim' }).click();
  for (const page of [white, black]) {
    await page.getByTestId('result').waitFor();
    assert.match(await page.getByTestId('result').innerText(), /½–½/);
    assert.equal(await page.getByTestId('result').locator('.badge').innerText(), '9.2.1');
    assert.equal((await movesShown(page)).length, 7);
  }
  await white.context().close();
  await black.context().close();
});

test('a draw offer is accepted by the other player (9.1.2)', async () => {
  const table = await seatTwo(browser, server);
  const { white, black } = table;
  await playInTurn(table, ['e4', 'e5']);
  await white.getByRole('button', { name: 'Offer a draw' }).click();
  await white.getByTestId('question').getByRole('button').last().click();
  await black.getByTestId('offer').getByRole('button').first().click();
  await black.getByTestId('question').getByRole('button').last().click();
  await white.getByTestId('result').waitFor();
  assert.equal(await white.getByTestId('result').locator('.badge').innerText(), '5.2.3');
  await white.context().close();
  await black.context().close();
});

test('the friend picks one of two closed hands, and a third person watches (6.12.1, 11.4, 12.7)', async () => {
  const creator = await person(browser);
  await creator.goto(`${server.address}/friend`);
  await choose(creator.locator('input[value=hands]'));
  await creator.getByTestId('make').click();
  const link = await creator.getByTestId('link').inputValue();
  const friend = await person(browser);
  await openBoard(friend, link);
  await friend.getByTestId('hand-left').click();
  const status = (page) => page.getByTestId('status').filter({ hasText: /Your move|Waiting for/ });
  const turns = await Promise.all([creator, friend].map((page) => status(page).innerText()));
  assert.equal(turns.filter((text) => text.startsWith('Your move')).length, 1);

  const watcher = await person(browser);
  await openBoard(watcher, link);
  await watcher.getByText('You are watching').waitFor();
  await drag(watcher, 'e2', 'e4');
  assert.deepEqual(await movesShown(watcher), []);
  for (const page of [creator, friend, watcher]) await page.context().close();
});

test('the server is killed and comes back: the page reconnects by itself and nothing acknowledged is lost', async () => {
  const table = await seatTwo(browser, server);
  const { white, black } = table;
  await playInTurn(table, ['e4', 'c5', 'Nf3']);
  await server.kill();
  await black.getByText('The connection is lost').waitFor();
  await server.start();
  await black.getByTestId('banner').waitFor({ state: 'hidden' });
  await white.getByTestId('banner').waitFor({ state: 'hidden' });
  assert.deepEqual(await movesShown(black), ['e4', 'c5', 'Nf3']);
  await playInTurn(table, ['d6', 'd4'], 3);
  await black.reload();
  await waitForPly(black, 5);
  assert.deepEqual(await movesShown(black), ['e4', 'c5', 'Nf3', 'd6', 'd4']);
  await white.context().close();
  await black.context().close();
});

test('a link to no game says so', async () => {
  const page = await person(browser);
  await page.goto(`${server.address}/game/aaaaaaaaaaaa`);
  await page.getByText('There is no game with this link.').waitFor();
  await page.context().close();
});

test('a link leads a watcher to the half-move and the side it names; the game is taken with its clocks or without', async () => {
  const table = await seatTwo(browser, server);
  const { white, link } = table;
  await playInTurn(table, ['e4', 'e5', 'Nf3']);
  const watcher = await person(browser);
  await openBoard(watcher, `${link}/black#1`);
  await watcher.getByText('Looking back: half-move 1 of 3').waitFor();
  const [left] = await middleOf(watcher, 'h1');
  const [right] = await middleOf(watcher, 'a1');
  assert.ok(left < right, 'seen from the side of Black');
  assert.deepEqual(watcher.faults, []);
  await watcher.context().close();

  await white.getByRole('button', { name: 'Share' }).click();
  const [file] = await Promise.all([white.waitForEvent('download'), white.getByTestId('download-pgn').click()]);
  assert.match(readFileSync(await file.path(), 'utf8'), /1\. e4 e5 2\. Nf3 \*/);
  await white.context().close();
  await table.black.context().close();
});
