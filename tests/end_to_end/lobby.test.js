// SPDX-License-Identifier: MIT
/** The lobby and what players agree on beside the Laws, by two or three people in browsers of their own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  choose,
  movesShown,
  openBoard,
  person,
  playInTurn,
  seatTwo,
  setStage,
  until,
  waitForPly,
} from './stage.js';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

const open = async (settings) => {
  const page = await person(browser, settings);
  await page.goto(`${server.address}/lobby`);
  await page.getByTestId('ready').waitFor();
  return page;
};

const close = async (...pages) => {
  for (const page of pages) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
};

/** Which of two has White, once both sit. */
async function turnOf(one, other) {
  const first = one.getByText('Your move');
  const second = other.getByText('Your move');
  await first.or(first).first().or(one.getByText('Waiting for White')).first().waitFor();
  return (await second.count()) > 0 ? { white: other, black: one } : { white: one, black: other };
}

test('one click waits in the lobby, another one sits down opposite, a third person watches', async () => {
  const ada = await open();
  const watcher = await open();
  await ada.getByTestId('ready-5+0').click();
  await ada.getByText('Your challenge is in the lobby').waitFor();
  await watcher.getByTestId('waiting').getByRole('listitem').first().waitFor();

  const bo = await open();
  await bo.getByTestId('waiting').getByRole('listitem').first().waitFor();
  await bo.getByTestId('ready-5+0').click();
  await bo.getByTestId('moves').waitFor();
  await ada.getByTestId('status').filter({ hasText: /Your move|Waiting for White/ }).waitFor();

  const link = watcher.getByTestId('playing').getByRole('link', { name: /^Watch / });
  await link.waitFor();
  assert.equal(await watcher.getByTestId('waiting').getByRole('listitem').count(), 0);
  await link.click();
  await watcher.getByText('You are watching').waitFor();
  const { white, black } = await turnOf(ada, bo);
  await playInTurn({ white, black }, ['e4', 'e5']);
  await waitForPly(watcher, 2);
  await close(ada, bo, watcher);
});

test('a challenge is withdrawn when its page is left', async () => {
  const watcher = await open();
  const ada = await open();
  await ada.getByTestId('ready-none').click();
  await watcher.getByTestId('waiting').getByRole('listitem').first().waitFor();
  await ada.context().close();
  const left = () => watcher.getByTestId('waiting').getByRole('listitem').count();
  await until(async () => (await left()) === 0, () => 'the challenge stays in the lobby');
  await close(watcher);
});

test('a challenge on other terms: Chess960 by a drawn position, taken from the list', async () => {
  const ada = await person(browser);
  await ada.goto(`${server.address}/lobby/new`);
  await choose(ada.locator('input[value=white]'));
  await choose(ada.getByTestId('chess960'));
  await ada.getByTestId('make').click();
  await ada.getByText(/Chess960, position \d+/).waitFor();
  const bo = await open();
  await bo.getByTestId('waiting').getByRole('button', { name: /Chess960/ }).click();
  await ada.getByText('Your move').waitFor();
  await bo.getByTestId('status').filter({ hasText: 'Waiting for White' }).waitFor();
  await close(ada, bo);
});

test('a rematch needs both, swaps colours, and the old link leads to it', async () => {
  const { white, black, link } = await seatTwo(browser, server);
  const watcher = await person(browser);
  await openBoard(watcher, link);
  await playInTurn({ white, black }, ['f3', 'e5', 'g4', 'Qh4']);
  await white.getByTestId('ask-rematch').click();
  await black.getByTestId('rematch').getByText('White would like a rematch').waitFor();
  await black.getByTestId('ask-rematch').click();
  for (const page of [white, black]) await page.waitForURL((url) => !link.endsWith(url.pathname));
  await black.getByText('Your move').waitFor();
  await playInTurn({ white: black, black: white }, ['d4', 'd5']);
  assert.equal(new URL(watcher.url()).pathname, new URL(link).pathname, 'one who watches stays');
  await watcher.getByRole('link', { name: 'Watch the rematch' }).click();
  await waitForPly(watcher, 2);
  assert.deepEqual(await movesShown(watcher), ['d4', 'd5']);

  await server.kill();
  await server.start();
  await openBoard(watcher, link);
  await watcher.getByRole('link', { name: 'Watch the rematch' }).waitFor();
  await close(white, black, watcher);
});

test('a move is taken back where both agreed to that before the game, and only then', async () => {
  const { white, black } = await seatTwo(browser, server, (page) => choose(page.getByTestId('takebacks')));
  await playInTurn({ white, black }, ['e4', 'e5']);
  await white.getByTestId('ask-take-back').click();
  await white.getByTestId('status').getByText('You have asked to take your move back').waitFor();
  await black.getByTestId('take-back-asked').getByRole('button', { name: 'Take it back' }).click();
  for (const page of [white, black])
    await until(async () => (await movesShown(page)).length === 0, () => 'the moves are still shown');
  await playInTurn({ white, black }, ['d4', 'd5']);
  await black.getByTestId('ask-take-back').click();
  await white.getByTestId('take-back-asked').getByRole('button', { name: 'Let it stand' }).click();
  await white.getByText('Your move').waitFor();
  assert.deepEqual(await movesShown(white), ['d4', 'd5']);
  await close(white, black);

  const formal = await seatTwo(browser, server);
  assert.equal(await formal.white.getByTestId('ask-take-back').count(), 0);
  await close(formal.white, formal.black);
});

test('in a game played as in a competition nothing helps until the end (11.3.1)', async () => {
  const { white, black } = await seatTwo(browser, server, (page) => choose(page.getByTestId('competition')));
  await white.getByTestId('status').getByText('nothing helps the players').waitFor();
  await playInTurn({ white, black }, ['e4', 'e5']);
  assert.equal(await white.getByTestId('ask').isDisabled(), true);
  assert.equal(await white.getByTestId('opening').innerText(), '');
  await black.getByRole('button', { name: 'Resign' }).click();
  await black.getByTestId('question').getByRole('button').last().click();
  await white.getByTestId('result').waitFor();
  assert.equal(await white.getByTestId('ask').isDisabled(), false);
  await close(white, black);
});

test('who is cut off comes back to the same clock, and the opponent sees who is away (6.9)', async () => {
  const { white, black, link } = await seatTwo(browser, server, (page) => page.getByTestId('own-control').fill('10+0'));
  await playInTurn({ white, black }, ['e4', 'e5', 'Nf3']);
  await black.goto(`${server.address}/laws`);
  await white.getByTestId('status').getByText('is away. The clock runs on').waitFor();
  await openBoard(black, link);
  await black.getByText('Your move').waitFor();
  await white.getByTestId('status').getByText('is away').waitFor({ state: 'hidden' });
  const shown = async (page) => Number(await page.getByTestId('clock-black').first().getAttribute('data-left-ms'));
  const [one, other] = await Promise.all([shown(white), shown(black)]);
  assert.ok(Math.abs(one - other) <= 2000, `${one} and ${other} ms`);
  assert.ok(one < 600_000, `${one} ms`);
  await close(white, black);
});
