// SPDX-License-Identifier: MIT
/** An account in two browsers: made, signed in, settings that follow it, signed out from afar, deleted. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { person, setStage } from './stage.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const password = 'four plain words here';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

async function violations(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run());
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

async function atTheDoor(options = {}) {
  const page = await person(browser, options);
  await page.goto(`${server.address}/account`);
  await page.getByTestId('enter').waitFor();
  return page;
}

async function signUp(page, name) {
  await page.getByTestId('way').getByText('Make an account').click();
  await page.getByTestId('account-name').fill(name);
  await page.getByTestId('account-password').fill(password);
  await page.getByTestId('enter').click();
  await page.getByTestId('own-name').getByText(name, { exact: true }).waitFor();
}

async function signIn(page, name, secret = password) {
  await page.getByTestId('account-name').fill(name);
  await page.getByTestId('account-password').fill(secret);
  await page.getByTestId('enter').click();
}

test('an account is made, and refused with a sentence where it cannot be', async () => {
  const page = await atTheDoor();
  await page.getByTestId('way').getByText('Make an account').click();
  await page.getByTestId('account-name').fill('Ada');
  await page.getByTestId('account-password').fill('short');
  await page.getByTestId('enter').click();
  await page.getByTestId('account-said').getByText('at least 10 characters').waitFor();
  await signUp(page, 'Ada');
  await page.reload();
  await page.getByTestId('own-name').getByText('Ada', { exact: true }).waitFor();
  const other = await atTheDoor();
  await signIn(other, 'Ada', 'not this one at all');
  await other.getByTestId('account-said').getByText('do not belong together').waitFor();
  await page.context().close();
  await other.context().close();
});

test('settings follow the account, and a browser is signed out from another', async () => {
  const one = await atTheDoor();
  await signUp(one, 'Grace');
  const kept = one.waitForResponse((response) => response.url().endsWith('/api/account/preferences'));
  await one.getByTestId('settings').click();
  await one.getByTestId('settings-panel').getByText('繁體中文').click();
  assert.equal((await kept).status(), 200);
  const other = await atTheDoor();
  await signIn(other, 'grace');
  await other.getByTestId('sessions').getByText('已登入的瀏覽器').waitFor();
  await other.getByTestId('end-others').click();
  await other.getByTestId('end-others').waitFor({ state: 'detached' });
  await one.reload();
  await one.getByTestId('enter').waitFor();
  await one.context().close();
  await other.context().close();
});

test('a seat taken while signed in is there in another browser, with the picture beside the name', async () => {
  const one = await atTheDoor();
  await signUp(one, 'Hou');
  await one.goto(`${server.address}/friend`);
  await one.getByText('White', { exact: true }).first().click();
  await one.getByTestId('make').click();
  await one.waitForURL(/\/game\//);
  await one.getByTestId('player-white').getByText('Hou').waitFor();
  await one.getByTestId('player-white').getByTestId('avatar').waitFor();
  const other = await atTheDoor();
  await signIn(other, 'Hou');
  await other.getByTestId('own-name').waitFor();
  await other.goto(one.url());
  await other.getByTestId('player-white').getByText('Hou (you)').waitFor();
  await one.context().close();
  await other.context().close();
});

test('an account is deleted with a second confirmation', async () => {
  const page = await atTheDoor();
  await signUp(page, 'Vera');
  await page.getByTestId('delete-begin').click();
  await page.getByTestId('deletion-password').fill(password);
  await page.getByTestId('delete-act').click();
  await page.getByTestId('enter').waitFor();
  await signIn(page, 'Vera');
  await page.getByTestId('account-said').getByText('do not belong together').waitFor();
  await page.context().close();
});

for (const theme of ['light', 'dark'])
  test(`axe-core finds nothing, ${theme}`, async () => {
    const page = await atTheDoor({ theme, width: 390, height: 844 });
    assert.deepEqual(await violations(page), []);
    await signUp(page, theme === 'light' ? 'Nona' : 'Maia');
    await page.getByTestId('delete-begin').click();
    await page.getByTestId('session').waitFor();
    assert.deepEqual(await violations(page), []);
    await page.context().close();
  });
