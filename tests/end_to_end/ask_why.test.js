// SPDX-License-Identifier: MIT
/** Asking why: of a square, a piece, the last move, and the end of a game; by mouse and by keyboard alone. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clickSquare, openBoard, play, setStage, waitForPly, waitForSaid } from './stage.js';

let server;
let page;
setStage((stage) => ({ server, page } = stage), { page: true });
beforeEach(() => openBoard(page, server.address));

const panel = () => page.getByTestId('inquiry');

test('an empty square: who attacks it, who can come', async () => {
  await play(page, 'e4 e5 Nf3 Nc6');
  await page.getByTestId('ask').click();
  await panel().getByText('Point at a piece').waitFor();
  await clickSquare(page, 'd4');
  await panel().getByRole('heading', { name: 'd4, empty' }).waitFor();
  const text = await panel().innerText();
  assert.match(text, /Attacked by White: f3/);
  assert.match(text, /Attacked by Black: e5, c6|Attacked by Black: c6, e5/);
  assert.match(text, /Moves that lead here .*Nd4/);
  await clickSquare(page, 'b1');
  await panel().getByRole('heading', { name: 'b1, white knight' }).waitFor();
  await clickSquare(page, 'd2');
  await panel().getByText('your own pawn').waitFor();
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
  await clickSquare(page, 'd2');
  await clickSquare(page, 'd4');
  await waitForPly(page, 5);
});

test('why castling was legal, told with its conditions', async () => {
  await play(page, 'e4 e5 Nf3 Nc6 Bb5 a6 O-O');
  await page.getByTestId('ask').click();
  await page.getByTestId('why-move').click();
  await panel().getByRole('heading', { name: 'Why was O-O legal?' }).waitFor();
  const text = await panel().innerText();
  assert.match(text, /3\.8\.2\.1\s+Neither piece has moved before/);
  assert.match(text, /3\.8\.2\.2\s+Nothing stands in the way of king and rook, on f1 and g1/);
  assert.match(text, /3\.8\.2\.2\s+The king is attacked neither/);
});

test('why en passant was legal, by keyboard alone and said aloud', async () => {
  await play(page, 'e4 a6 e5 d5 exd6');
  await page.locator('h1').focus().catch(() => {});
  await page.getByTestId('entry').press('Escape');
  await page.keyboard.press('w');
  await page.getByTestId('why-move').press('Enter');
  await waitForSaid(page, /only in reply can it be taken en passant/);
});

test('why it is mate: what forbids each square of the king', async () => {
  await play(page, 'f3 e5 g4 Qh4#');
  await page.getByTestId('why-end').click();
  await panel().getByRole('heading', { name: 'e1, white king' }).waitFor();
  await clickSquare(page, 'f2');
  await panel().getByText('3.9.2').first().waitFor();
});

test('why it is a draw: where the position stood before', async () => {
  await play(page, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
  await page.getByTestId('claim-now').click();
  await page.getByTestId('result').getByText('This position stood 3 times: after the start, 2…Ng8, 4…Ng8.').waitFor();
});
