// SPDX-License-Identifier: MIT
/** Challenges by name: made, seen in the lobby by the one they are for, taken or declined; and refused where nobody wants any. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose, person, setStage, until } from './stage.js';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

async function signedUp(name) {
  const page = await person(browser);
  await page.goto(`${server.address}/account`);
  await page.getByTestId('way').getByText('Make an account').click();
  await page.getByTestId('account-name').fill(name);
  await page.getByTestId('account-password').fill('four plain words here');
  await page.getByTestId('enter').click();
  await page.getByTestId('own-name').getByText(name, { exact: true }).waitFor();
  return page;
}

async function challenge(page, name) {
  await page.goto(`${server.address}/lobby/new`);
  await choose(page.locator('input[value=white]'));
  await page.getByTestId('opponent').fill(name);
  await page.getByTestId('make').click();
}

async function leave(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
}

test('a challenge is seen and taken by the one it is for', async () => {
  const ada = await signedUp('Ada');
  const bo = await signedUp('Bo');
  const other = await person(browser);
  for (const page of [bo, other]) {
    await page.goto(`${server.address}/lobby`);
    await page.getByTestId('ready').waitFor();
  }
  await challenge(ada, 'bo');
  await ada.getByTestId('personal-challenge').waitFor();
  await bo.getByTestId('for-you').getByText('Ada').waitFor();
  assert.equal(await other.getByTestId('for-you').count(), 0);
  await other.goto(ada.url());
  await other.getByTestId('personal-challenge').getByText('somebody else').waitFor();
  assert.equal(await other.getByTestId('take-seat').count(), 0);
  await bo.getByTestId('for-you').getByTestId('accept').focus();
  await bo.keyboard.press('Enter');
  await ada.getByText('Your move').waitFor();
  await ada.goto(`${server.address}/lobby/new`);
  await ada.locator('#known-opponents option[value=Bo]').waitFor({ state: 'attached' });
  await leave(ada, bo, other);
});

test('a challenge is noticed on another page, and leads to the lobby', async () => {
  const gus = await signedUp('Gustav');
  const hal = await signedUp('Halina');
  await challenge(gus, 'Halina');
  await gus.getByTestId('personal-challenge').waitFor();
  let opened = 0;
  hal.on('websocket', () => (opened += 1));
  await hal.goto(`${server.address}/laws`);
  const notice = hal.getByTestId('challenged');
  await notice.waitFor();
  await hal.getByRole('link', { name: 'Play (1 challenge to you)' }).waitFor();
  assert.equal(opened, 1);
  await hal.goto(`${server.address}/learn`);
  await notice.click();
  await hal.getByTestId('for-you').getByText('Gustav').waitFor();
  await leave(gus, hal);
});

test('a challenge is declined, and its maker learns of it', async () => {
  const cy = await signedUp('Cyrus');
  const dee = await signedUp('Deirdre');
  await dee.goto(`${server.address}/lobby`);
  await challenge(cy, 'Deirdre');
  await dee.getByTestId('for-you').getByTestId('decline').click();
  await dee.getByTestId('for-you').waitFor({ state: 'detached' });
  await cy.getByTestId('personal-challenge').getByText('was declined').waitFor();
  await leave(cy, dee);
});

test('who takes no challenges is not challenged', async () => {
  const eve = await signedUp('Evelyn');
  const fay = await signedUp('Fay');
  await eve.getByTestId('take-challenges').locator('xpath=ancestor::label').click();
  await until(async () => !(await eve.getByTestId('take-challenges').isChecked()), () => 'the switch is off');
  await eve.reload();
  await until(async () => !(await eve.getByTestId('take-challenges').isChecked()), () => 'it stays off');
  await challenge(fay, 'Evelyn');
  await fay.getByText('takes no challenges').waitFor();
  await challenge(fay, 'Nobody at all');
  await fay.getByText('no account of this name').waitFor();
  await leave(eve, fay);
});
