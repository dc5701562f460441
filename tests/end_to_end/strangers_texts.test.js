// SPDX-License-Identifier: MIT
/** Texts of strangers are shown as texts: a name, a tag, a comment, an address never becomes a part of the page, and never runs. */
import assert from 'node:assert/strict';
import { deflateSync } from 'node:zlib';
import { test } from 'node:test';
import { openBoard, setStage } from './stage.js';

let server;
let page;
setStage((stage) => ({ server, page } = stage), { page: true });

const image = "<img src=x onerror='stranger=1'>";
const script = '<script>stranger=1</script>';
const link = '[here](javascript:stranger=1)';

/** A test that ends with this: nothing of a stranger's ran, and nothing of it is an element. */
const strange = (name, body) =>
  test(name, async () => {
    await body();
    const found = await page.evaluate(() => ({
      ran: 'stranger' in globalThis,
      elements: document.querySelectorAll('img[src=x], [onerror], a[href^="javascript:"], body script:not([src])').length,
    }));
    assert.deepEqual(found, { ran: false, elements: 0 });
  });

const makeGame = async (wishes) => {
  const answer = await fetch(`${server.address}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wishes),
  });
  assert.equal(answer.status, 201);
  return answer.json();
};

for (const name of [image, script, link])
  strange(`a player called ${name}`, async () => {
    const { game } = await makeGame({ colour: 'white', name });
    await openBoard(page, `${server.address}/game/${game}`);
    await page.getByText(name).first().waitFor();
  });

for (const [what, tag, comment] of [
  ['an element', image, image],
  ['a script', script, script],
  ['a link', link, link],
])
  strange(`a PGN with ${what} in its tags and comments`, async () => {
    await openBoard(page, `${server.address}/analysis`);
    await page.getByTestId('open').click();
    await page.getByTestId('open-text').fill(`[Event "${tag}"]\n[White "${tag}"]\n[Black "${tag}"]\n\n{${comment}} 1. e4 {${comment}} e5 *\n`);
    await page.getByTestId('read').click();
    await page.getByTestId('open-dialog').waitFor({ state: 'detached' });
    await page.getByText(comment).first().waitFor();
    await page.getByText(tag).first().waitFor();
  });

strange('a text that is no PGN', async () => {
  await openBoard(page, `${server.address}/analysis`);
  await page.getByTestId('open').click();
  await page.getByTestId('open-text').fill(`1. e4 ${image} e5`);
  await page.getByTestId('read').click();
  await page.getByTestId('remarks').waitFor();
});

for (const [name, text] of Object.entries({ image, script, link }))
  strange(`a teacher's task with ${name} in its title and text`, async () => {
    const task = { v: 1, title: text, text, fen: '7k/8/5KQ1/8/8/8/8/8 w - - 0 1', task: null };
    await openBoard(page, `${server.address}/learn/task#${deflateSync(JSON.stringify(task)).toString('base64url')}`);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: text }).waitFor();
    await page.locator('.step__text').filter({ hasText: 'stranger=1' }).waitFor();
  });

strange('an address that leads nowhere', async () => {
  await page.goto(`${server.address}/${encodeURIComponent(image)}?fen=${encodeURIComponent(image)}#${encodeURIComponent(script)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

strange('a position in an address', async () => {
  await page.goto(`${server.address}/analysis#fen=${encodeURIComponent(image)}`);
  await page.getByRole('main').waitFor();
});
