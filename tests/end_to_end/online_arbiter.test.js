// SPDX-License-Identifier: MIT
/** A game on the server with an arbiter, in three browsers: by link, by mouse and by keyboard, and after the server was away. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose, openBoard, person, playInTurn, seatTwo, setStage, until, waitForSaid } from './stage.js';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

/** Two players with a clock, and the arbiter, who has followed the link. */
async function seatThree() {
  const table = await seatTwo(browser, server, async (page) => {
    await choose(page.getByTestId('time-control').locator('input[value="15+10"]'));
    await choose(page.getByTestId('arbiter'));
  });
  const arbiterLink = await table.white.getByTestId('arbiter-link').inputValue();
  const arbiter = await person(browser);
  await openBoard(arbiter, arbiterLink);
  await arbiter.getByTestId('appointment').getByRole('textbox').fill('Vera');
  await arbiter.getByTestId('be-arbiter').click();
  await arbiter.getByTestId('arbiter-panel').waitFor();
  return { ...table, arbiter, arbiterLink };
}

/** On every page, in the log that everyone sees. */
function logged(pages, ...texts) {
  return Promise.all(
    pages.flatMap((page) => texts.map((text) => page.getByTestId('official-log').getByText(text, { exact: false }).first().waitFor())),
  );
}

async function leave(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
}

test('the arbiter is called, warns, stops the clocks and ends the game; everyone sees it with its article', async () => {
  const { white, black, arbiter, arbiterLink } = await seatThree();
  const all = [white, black, arbiter];
  assert.ok(!arbiter.url().includes('arbiter='), 'no secret stays in the address');
  await white.getByTestId('arbiter-is').getByText('Vera').waitFor();
  await white.getByTestId('arbiter-invitation').waitFor({ state: 'detached' });
  await playInTurn({ white, black }, ['e4', 'e5']);

  await black.getByTestId('call-arbiter').click();
  await arbiter.getByTestId('arbiter-wanted').getByText('Black calls you').waitFor();
  await waitForSaid(arbiter, 'Black calls the arbiter');
  assert.ok(await black.getByTestId('call-arbiter').isDisabled());

  await arbiter.getByTestId('act-warning').click();
  await choose(arbiter.getByTestId('to').locator('input[value=white]'));
  await arbiter.getByTestId('enter').click();
  await logged(all, 'Vera', '12.9.1');
  await waitForSaid(white, 'warn');
  await until(() => black.getByTestId('call-arbiter').isEnabled(), () => 'the call was answered');

  await arbiter.getByTestId('act-stop').click();
  await white.getByTestId('status').getByText('6.11.1').waitFor();
  const notes = await white.locator('.clock__note').allInnerTexts();
  assert.ok(notes.length > 0 && notes.every((note) => !/first move|not started/.test(note)), `the game has begun: ${notes}`);
  await arbiter.getByTestId('act-start').click();
  await logged(all, '6.11.3');

  const late = await person(browser);
  await openBoard(late, arbiterLink);
  await late.getByTestId('official-note').waitFor();
  await logged([late], '12.9.1');

  await arbiter.getByTestId('act-end').click();
  await choose(arbiter.getByTestId('result-choice').locator('input[value="0-1"]'));
  await arbiter.getByTestId('enter').click();
  for (const page of [...all, late]) assert.match(await page.getByTestId('result').innerText(), /0–1/);
  await leave(...all, late);
});

test('by keyboard alone, and after the server was away', async () => {
  const { white, black, arbiter } = await seatThree();
  await playInTurn({ white, black }, ['d4']);
  await server.kill();
  await server.start();
  await arbiter.reload();
  await arbiter.getByTestId('arbiter-panel').waitFor();
  await arbiter.getByTestId('act-time').focus();
  await arbiter.keyboard.press('Enter');
  await arbiter.getByTestId('act-form').waitFor();
  await arbiter.getByTestId('time').fill('1:00');
  await arbiter.keyboard.press('Enter');
  await logged([white, black, arbiter], '12.9.2');
  await leave(white, black, arbiter);
});

test('nobody else has the tools', async () => {
  const { white, black, arbiter, link } = await seatThree();
  const watcher = await person(browser);
  await openBoard(watcher, link);
  await watcher.getByTestId('official-log').waitFor();
  for (const page of [white, black, watcher]) assert.equal(await page.getByTestId('arbiter-panel').count(), 0);
  assert.equal(await watcher.getByTestId('call-arbiter').count(), 0);
  await leave(white, black, arbiter, watcher);
});

test('Guidelines III can be announced for a game without increment that has an arbiter, and for no other', async () => {
  const page = await person(browser);
  await page.goto(`${server.address}/friend`);
  const announced = page.getByTestId('guidelines');
  await page.getByTestId('arbiter').waitFor();
  const offeredFor = async (control) => {
    await page.getByTestId('own-control').fill(control);
    await page.locator('.control__meaning').filter({ hasText: 'minutes' }).waitFor();
    return (await announced.count()) === 1;
  };
  assert.equal(await announced.count(), 0, 'no clock');
  assert.equal(await offeredFor('15+10'), false, 'time is added');
  assert.equal(await offeredFor('10+0'), false, 'blitz');
  assert.equal(await offeredFor('90/40+30;30+0'), true, 'no time is added in the last period');
  assert.ok(await announced.isDisabled(), 'nobody is there to decide');
  await choose(page.getByTestId('arbiter'));
  await choose(announced);
  await page.goto(`${server.address}/computer`);
  await page.getByTestId('own-control').fill('15+0');
  await page.locator('.control__meaning').filter({ hasText: '15 minutes' }).waitFor();
  assert.equal(await announced.count(), 0, 'the computer claims nothing');
  await leave(page);
});

test('Guidelines III: seen by who may join, asked for with less than two minutes left, kept in a rematch (III.2.1, III.4)', async () => {
  const white = await person(browser);
  await white.goto(`${server.address}/lobby/new`);
  await choose(white.locator('input[value=white]'));
  await white.getByTestId('own-control').fill('15+0');
  await choose(white.getByTestId('arbiter'));
  await choose(white.getByTestId('guidelines'));
  await white.getByTestId('make').click();
  const link = await white.getByTestId('link').inputValue();
  await white.getByTestId('agreed-terms').getByText('Guidelines III announced').waitFor();
  const arbiter = await person(browser);
  await openBoard(arbiter, await white.getByTestId('arbiter-link').inputValue());
  await arbiter.getByTestId('be-arbiter').click();

  const black = await person(browser);
  await black.goto(`${server.address}/lobby`);
  await black.getByTestId('waiting').getByRole('button', { name: /Guidelines III announced/ }).waitFor();
  await openBoard(black, link);
  await black.getByTestId('agreed-terms').getByText('Guidelines III announced').waitFor();
  await black.getByTestId('take-seat').click();
  await white.getByTestId('claim-ask-increment').click();
  await white.getByTestId('ruling').getByText('III.4').first().waitFor();
  assert.ok(await black.getByTestId('claim-no-normal-win').isDisabled(), 'on the own turn only');

  await arbiter.getByTestId('act-set-clock').click();
  await choose(arbiter.getByTestId('to').locator('input[value=white]'));
  await arbiter.getByTestId('time').fill('1:30');
  await arbiter.getByTestId('enter').click();
  await white.getByTestId('clock-white').getByText(/1:[23]/).first().waitFor();
  await white.keyboard.press('Escape');
  await white.getByTestId('claim-ask-increment').click();
  await arbiter.getByText('A request is for you to decide').waitFor();
  await arbiter.getByTestId('act-decide').click();
  await choose(arbiter.getByTestId('decision').locator('input[value=grant]'));
  await arbiter.getByTestId('enter').click();
  await logged([white, black, arbiter], 'III.4');
  await black.getByTestId('clock-black').getByText('17:00').first().waitFor();

  await arbiter.getByTestId('act-end').click();
  await choose(arbiter.getByTestId('result-choice').locator('input[value="1/2-1/2"]'));
  await arbiter.getByTestId('enter').click();
  for (const page of [white, black]) await page.getByTestId('ask-rematch').click();
  for (const page of [white, black]) await page.waitForURL((url) => !link.endsWith(url.pathname));
  await black.getByTestId('status').getByText('Guidelines III announced').waitFor();
  await black.getByTestId('claim-ask-increment').waitFor();
  await leave(white, black, arbiter);
});
