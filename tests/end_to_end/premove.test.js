// SPDX-License-Identifier: MIT
/** Moves set ahead in a game of two browsers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSquare, drag, middleOf, movesShown, openBoard, person, playInTurn, setStage, type, until, waitForPly } from './stage.js';

let server;
let browser;
setStage((stage) => ({ server, browser } = stage));

/** A game from a position, with both seats taken. `settings`: of the one whose pages they are. */
async function seatAt(fen, settings = {}) {
  const white = await person(browser, { settings: settings.white });
  const black = await person(browser, { settings: settings.black });
  const answer = await white.request.post(`${server.address}/api/games`, { data: { colour: 'white', fen } });
  const { game, key } = await answer.json();
  await white.addInitScript(([id, kept]) => localStorage.setItem(`adoube.key.${id}`, kept), [game, key]);
  await openBoard(white, `${server.address}/game/${game}`);
  await openBoard(black, `${server.address}/game/${game}`);
  await black.getByTestId('take-seat').click();
  await white.getByTestId('take-seat').waitFor({ state: 'detached' });
  await white.getByTestId('status').waitFor();
  const close = async () => {
    assert.deepEqual([white.faults, black.faults], [[], []]);
    await white.context().close();
    await black.context().close();
  };
  return { white, black, close };
}

/** Squares marked as targets, by their place on the board with White at the bottom. */
const targets = (page) =>
  page.evaluate(() => {
    const side = document.querySelector('cg-board').getBoundingClientRect().width / 8;
    const shown = [...document.querySelectorAll('cg-board square.premove-dest')].filter((square) => square.checkVisibility({ visibilityProperty: true }));
    return shown.map((square) => {
      const { left, top } = square.getBoundingClientRect();
      const board = document.querySelector('cg-board').getBoundingClientRect();
      return 'abcdefgh'[Math.round((left - board.left) / side)] + (8 - Math.round((top - board.top) / side));
    });
  });

const ahead = (page) => page.locator('cg-board square.current-premove:visible');

test('castling is set ahead only where there is a rook', async () => {
  const table = await seatAt('4k3/8/8/8/8/8/8/R3K3 b Q - 0 1');
  await clickSquare(table.white, 'e1');
  await until(async () => (await targets(table.white)).length > 0, () => 'no target is shown');
  const shown = await targets(table.white);
  assert.ok(shown.includes('c1') && !shown.includes('g1'), shown.join(' '));
  await clickSquare(table.white, 'c1');
  await ahead(table.white).first().waitFor();
  await type(table.black, 'Ke7');
  await waitForPly(table.black, 2);
  assert.deepEqual(await movesShown(table.black), ['Ke7', 'O-O-O']);
  await table.close();
});

test('a pawn set ahead to the last rank becomes a queen where that is the setting, else it is asked', async () => {
  const fen = '8/P6k/8/8/8/8/8/K7 b - - 0 1';
  const queens = await seatAt(fen, { white: { autoQueen: 'always' } });
  await drag(queens.white, 'a7', 'a8');
  await ahead(queens.white).first().waitFor();
  assert.equal(await queens.white.getByTestId('promotion').count(), 0);
  await type(queens.black, 'h7g7');
  await waitForPly(queens.black, 2);
  assert.deepEqual(await movesShown(queens.black), ['Kg7', 'a8=Q']);
  await queens.close();

  const asked = await seatAt(fen);
  await drag(asked.white, 'a7', 'a8');
  await asked.white.getByTestId('promotion').waitFor();
  await asked.white.keyboard.press('n');
  await ahead(asked.white).first().waitFor();
  await type(asked.black, 'h7g7');
  await waitForPly(asked.black, 2);
  assert.deepEqual(await movesShown(asked.black), ['Kg7', 'a8=N']);
  await asked.close();
});

test('a claim with an announced move is heard while the opponent has a move set ahead', async () => {
  const table = await seatAt('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  await playInTurn(table, ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1']);
  await drag(table.white, 'e2', 'e4');
  await ahead(table.white).first().waitFor();
  await table.black.getByTestId('claim-with-move').click();
  await drag(table.black, 'f6', 'g8');
  await table.black.getByRole('button', { name: 'Announce Ng8 and claim' }).click();
  for (const page of [table.white, table.black]) {
    await page.getByTestId('result').waitFor();
    assert.match(await page.getByTestId('result').innerText(), /9\.2\.1[\s\S]*½–½/);
    assert.equal((await movesShown(page)).length, 7);
  }
  assert.equal(await ahead(table.white).count(), 0);
  await table.close();
});

test('it is taken back by Esc, by another square and by a right click', async () => {
  const table = await seatAt('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1');
  const { white } = table;
  const ways = [
    () => white.keyboard.press('Escape'),
    () => clickSquare(white, 'e5'),
    async () => white.mouse.click(...(await middleOf(white, 'e5')), { button: 'right' }),
  ];
  for (const [index, takeBack] of ways.entries()) {
    await drag(white, 'e2', 'e4');
    await ahead(white).first().waitFor();
    await takeBack();
    await until(async () => (await ahead(white).count()) === 0, () => `way ${index} takes nothing back`);
  }
  await table.close();
});

test('it is dropped without a word where the reply forbids it', async () => {
  const table = await seatAt('3rk3/8/8/8/8/8/8/R3K3 b - - 0 1');
  const { white, black } = table;
  await drag(white, 'e1', 'd1');
  await ahead(white).first().waitFor();
  await type(black, 'Rd7');
  await white.getByText('Your move').waitFor();
  await until(async () => (await ahead(white).count()) === 0, () => 'it is still set');
  assert.deepEqual(await movesShown(white), ['Rd7']);
  assert.equal(await white.getByTestId('ruling').count(), 0);
  await table.close();
});

test('it is set by keyboard alone and said aloud', async () => {
  const table = await seatAt('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1');
  const { white, black } = table;
  await white.locator('[data-square=g1]').focus();
  await white.keyboard.press('Enter');
  await white.keyboard.press('ArrowUp');
  await white.keyboard.press('ArrowUp');
  await white.keyboard.press('ArrowLeft');
  await white.keyboard.press('Enter');
  await white.getByTestId('announcer').filter({ hasText: 'Set ahead: g1–f3' }).waitFor({ state: 'attached' });
  await type(black, 'd5');
  await waitForPly(black, 2);
  assert.deepEqual(await movesShown(black), ['d5', 'Nf3']);
  await table.close();
});
