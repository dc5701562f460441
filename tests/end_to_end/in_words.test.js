// SPDX-License-Identifier: MIT
/** Play by ear and by keyboard: what can be typed and asked, the position in words, and a game known only by its accessibility tree. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { movesShown, openBoard, person, play, setStage, type, until, waitForPly, waitForSaid } from './stage.js';

let server;
let browser;
let page;
setStage((stage) => ({ server, browser, page } = stage), { page: true });
beforeEach(() => openBoard(page, server.address));

/** A game kept in the browser, opened on that position. */
async function openPosition(fen) {
  const kept = JSON.stringify({ setup: { fen }, events: [], at: 0 });
  await page.evaluate((text) => localStorage.setItem('adoube.board', text), kept);
  await openBoard(page, server.address);
}

test('the last move asked for twice is said twice', async () => {
  await type(page, 'e4');
  await waitForPly(page, 1);
  await waitForSaid(page, /e2 to e4/);
  await page.evaluate(() => {
    globalThis.updates = [];
    const live = document.querySelector('[data-testid=announcer]');
    new MutationObserver(() => globalThis.updates.push(live.textContent)).observe(live, { childList: true, subtree: true });
  });
  for (const count of [1, 2]) {
    await type(page, 'l');
    await page.waitForFunction((wanted) => globalThis.updates.length >= wanted, count);
  }
  const said = await page.evaluate(() => globalThis.updates);
  for (const text of said) assert.match(text, /White: pawn e2 to e4/);
});

test('a typed letter decides the promotion, and no dialog asks', async () => {
  await openPosition('1r5k/P7/8/8/8/8/8/K7 w - - 0 1');
  await type(page, 'axb8=N');
  await waitForPly(page, 1);
  assert.equal(await page.getByTestId('promotion').count(), 0);
  assert.equal(await page.locator('[data-square=b8]').getAttribute('aria-label'), 'b8, white knight');
});

test('a knight that is pinned does not make a typed move ambiguous', async () => {
  await openPosition('4k1n1/8/2n5/1B6/8/8/8/4K3 b - - 0 1');
  await type(page, 'Ne7');
  await waitForPly(page, 1);
  assert.equal(await page.locator('[data-square=e7]').getAttribute('aria-label'), 'e7, black knight');
  assert.equal(await page.locator('[data-square=c6]').getAttribute('aria-label'), 'c6, black knight');
});

const answers = [
  ['t', /White to move/],
  ['whose turn', /White to move/],
  ['輪到誰', /White to move/],
  ['c', /No clock in this game/],
  ['s e1', /e1, white king/],
  ['rank 3', /Rank 3: f3, white knight/],
  ['p q', /white queen: d1; black queen: d8/],
  ['decline', /No draw has been offered/],
  ['claim', /no draw to claim/],
];

test('commands are answered aloud and beside the field', async () => {
  await play(page, 'e4 e5 Nf3 Nc6');
  for (const [command, answer] of answers) {
    await type(page, command);
    await waitForSaid(page, answer);
    await page.getByTestId('status').getByText(answer).first().waitFor();
  }
  assert.equal((await movesShown(page)).length, 4);
});

test('moves as they are spoken and as others write them', async () => {
  await play(page, 'e4 e5');
  for (const [index, move] of ['knight f 3', '馬c6', 'Läufer b5', 'pawn a 6', 'kurze Rochade'].entries()) {
    await type(page, move);
    await waitForPly(page, 3 + index);
  }
  assert.deepEqual((await movesShown(page)).slice(2), ['Nf3', 'Nc6', 'Bb5', 'a6', 'O-O']);
});

test('a draw and the end of a game by typed words alone', async () => {
  await play(page, 'e4 e5');
  await type(page, 'draw');
  await waitForSaid(page, /White offers a draw\?/);
  await type(page, 'y');
  await waitForSaid(page, /White offers a draw/);
  await type(page, 'accept');
  await type(page, 'yes');
  await page.getByTestId('result').waitFor();
  assert.match(await page.getByTestId('result').innerText(), /½–½/);
});

for (const [language, words] of Object.entries({
  en: ['Position in words', 'White to move', 'king: e1', 'Rank 1', 'a1, white rook'],
  'zh-Hans': ['用文字读局面', '轮到白方走', '王：e1', '第 1 横线', 'a1，白车'],
  'zh-Hant': ['用文字讀局面', '輪到白方走', '王：e1', '第 1 橫線', 'a1，白車'],
})) {
  test(`the position in words, ${language}: opened and closed by key, kept, in the order of reading`, async () => {
    const reader = await person(browser, { language });
    await openBoard(reader, server.address);
    await reader.keyboard.press('p');
    const panel = reader.getByTestId('in-words');
    await panel.waitFor();
    await reader.waitForFunction(() => document.activeElement?.id === 'in-words-heading');
    const text = await panel.innerText();
    for (const word of words) assert.ok(text.includes(word), `${word} in ${text.slice(0, 300)}`);
    assert.equal(await panel.getByRole('columnheader').count(), 8);
    assert.equal(await panel.getByRole('rowheader').count(), 8);
    await reader.reload();
    await panel.waitFor();
    await reader.keyboard.press('p');
    await panel.waitFor({ state: 'detached' });
    await reader.context().close();
  });
}

/** What a screen reader is given: every node of the page that is not ignored. */
async function treeOf(client) {
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: role?.value,
      name: name?.value ?? '',
      focused: properties.some((one) => one.name === 'focused' && one.value.value),
    }));
}

test('a whole game known only by the accessibility tree', async () => {
  const client = await page.context().newCDPSession(page);
  const cell = async () => (await treeOf(client)).find(({ role, focused }) => role === 'gridcell' && focused)?.name ?? '';
  const said = async (words) => (await treeOf(client)).some(({ name }) => words.test(name));

  /** Walks by what the focused square is called, until it is the one. */
  async function walkTo(square) {
    for (let steps = 0; ; steps += 1) {
      assert.ok(steps < 20, `${square} is not reached`);
      const at = await cell();
      if (at.startsWith(square)) return at;
      const across = square.charCodeAt(0) - at.charCodeAt(0);
      const up = Number(square[1]) - Number(at[1]);
      await page.keyboard.press(across ? (across > 0 ? 'ArrowRight' : 'ArrowLeft') : up > 0 ? 'ArrowUp' : 'ArrowDown');
      await until(async () => (await cell()) !== at, () => `the focus stays on ${at}`);
    }
  }

  await page.keyboard.press('b');
  await until(async () => (await cell()) !== '', () => 'no square has the focus');
  for (const [from, piece, to, words] of [
    ['f2', 'white pawn', 'f3', /White: pawn f2 to f3/],
    ['e7', 'black pawn', 'e5', /Black: pawn e7 to e5/],
    ['g2', 'white pawn', 'g4', /White: pawn g2 to g4/],
    ['d8', 'black queen', 'h4', /Black: queen d8 to h4, checkmate/],
  ]) {
    assert.match(await walkTo(from), new RegExp(`^${from}, ${piece}`));
    await page.keyboard.press('Enter');
    await until(async () => (await said(new RegExp(`${piece} ${from}: `))), () => `${from} is not said to be picked up`);
    assert.match(await walkTo(to), /can go here/);
    await page.keyboard.press('Enter');
    await until(() => said(words), () => `${words} is not said`);
  }
  assert.ok(await said(/Black wins/));
  assert.ok(await said(/5\.1\.1/));
  assert.ok((await treeOf(client)).some(({ role, name }) => role === 'grid' && name === 'Chess board'));
});
