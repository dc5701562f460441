// SPDX-License-Identifier: MIT
/** The analysis board and the position editor: by hand, by keys alone, and as a screen reader hears them. */
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { choose, clickSquare, drag, middleOf, openBoard, play, setStage, type, waitForSaid } from './stage.js';

let server;
let page;
setStage((stage) => ({ server, page } = stage), { page: true });
beforeEach(() => openBoard(page, `${server.address}/analysis`));

const pieceOn = (square) => page.locator(`[data-square=${square}]`).getAttribute('aria-label');
const moves = () => page.getByTestId('tree').getByTestId('move').allInnerTexts();
const current = () => page.getByTestId('tree').locator('[aria-current=step]').innerText();

async function openText(text) {
  await page.getByTestId('open').click();
  await page.getByTestId('open-text').fill(text);
  await page.getByTestId('read').click();
}

async function openGame(text) {
  await openText(text);
  await page.getByTestId('open-dialog').waitFor({ state: 'detached' });
}

async function fenShown() {
  await page.getByTestId('share').click();
  const fen = await page.getByTestId('share-dialog').getByTestId('fen').inputValue();
  await page.keyboard.press('Escape');
  await page.getByTestId('share-dialog').waitFor({ state: 'detached' });
  return fen;
}

async function pgnShown() {
  await page.getByTestId('share').click();
  const pgn = await page.getByTestId('share-dialog').getByTestId('pgn').inputValue();
  await page.keyboard.press('Escape');
  await page.getByTestId('share-dialog').waitFor({ state: 'detached' });
  return pgn;
}

async function waitForMoves(count) {
  await page.getByTestId('tree').getByTestId('move').nth(count - 1).waitFor();
}

const loneMove = '7k/P7/8/8/8/8/8/K7 w - - 0 1';

describe('promotion', () => {
  beforeEach(() => openGame(loneMove));

  test('turning the board and Esc cancel it, and neither does more than that', async () => {
    await drag(page, 'a7', 'a8');
    await page.getByTestId('promotion').waitFor();
    await page.keyboard.press('f');
    await page.keyboard.press('Escape');
    await page.getByTestId('promotion').waitFor({ state: 'detached' });
    assert.equal(await page.locator('[data-square]').first().getAttribute('data-square'), 'h1');
    assert.equal(await fenShown(), loneMove);
  });

  test('a click beside it cancels it', async () => {
    await drag(page, 'a7', 'a8');
    await page.getByTestId('promotion').waitFor();
    await clickSquare(page, 'h1');
    await page.getByTestId('promotion').waitFor({ state: 'detached' });
    assert.equal(await fenShown(), loneMove);
    assert.equal(await pieceOn('a7'), 'a7, white pawn');
  });

  test('a pawn dragged from a2 to a8 opens nothing', async () => {
    const far = '4k3/8/8/8/8/8/P7/4K3 w - - 0 1';
    await openGame(far);
    await drag(page, 'a2', 'a8');
    await page.getByTestId('ruling').waitFor();
    assert.equal(await page.getByTestId('promotion').count(), 0);
    assert.equal(await fenShown(), far);
  });
});

test('letters and figures at the edge follow the orientation', async () => {
  const corner = () =>
    page.evaluate(() => {
      const lowest = (selector, side) =>
        [...document.querySelectorAll(selector)].sort((one, other) => side(one.getBoundingClientRect()) - side(other.getBoundingClientRect()))[0].textContent;
      return [lowest('.coordinates__file', ({ left }) => left), lowest('.coordinates__rank', ({ top }) => -top)];
    });
  assert.deepEqual(await corner(), ['a', '1']);
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.querySelector('[data-square]').dataset.square === 'h1');
  assert.deepEqual(await corner(), ['h', '8']);
});

test('moves that are tried become variations; undo takes them back', async () => {
  await drag(page, 'e2', 'e4');
  await waitForMoves(1);
  await drag(page, 'e7', 'e5');
  await waitForMoves(2);
  await page.keyboard.press('ArrowLeft');
  await drag(page, 'c7', 'c5');
  await waitForMoves(3);
  assert.deepEqual(await moves(), ['e4', 'e5', 'c5']);
  assert.match(await pgnShown(), /1\. e4 e5 \(1\.\.\. c5\) \*/);
  await page.getByTestId('mainLine').click();
  await page.getByTestId('tree').getByTestId('move').nth(1).filter({ hasText: 'c5' }).waitFor();
  assert.match(await pgnShown(), /1\. e4 c5 \(1\.\.\. e5\) \*/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => document.querySelectorAll('[data-testid=move]').length === 2);
  await page.keyboard.press('Control+Shift+Z');
  await waitForMoves(3);
});

test('an illegal try is answered with its article; what a piece may do is asked', async () => {
  await drag(page, 'e2', 'e5');
  assert.equal(await page.getByTestId('ruling').locator('.badge').first().innerText(), '3.7.1');
  await clickSquare(page, 'g1');
  await page.keyboard.press('w');
  await page.getByTestId('inquiry').waitFor();
  await clickSquare(page, 'e2');
  await page.getByTestId('inquiry').getByText('own pawn').waitFor();
});

test('keys lead through the line, into variations and out; the fork says what can follow', async () => {
  await openGame('1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 Nc6 *');
  await page.keyboard.press('ArrowRight');
  assert.equal(await current(), 'e4');
  assert.deepEqual(await page.getByTestId('fork').getByRole('button').allInnerTexts(), ['e5', 'c5']);
  await page.keyboard.press('Shift+ArrowRight');
  assert.equal(await current(), 'c5');
  await page.keyboard.press('End');
  assert.equal(await current(), 'd6');
  await page.keyboard.press('Shift+ArrowLeft');
  assert.equal(await current(), 'e5');
  await page.keyboard.press('ArrowDown');
  assert.equal(await current(), 'Nc6');
  await page.keyboard.press('Home');
  assert.equal(await current(), 'Starting position');
});

test('comments, signs and drawings are kept, here and in the PGN, also over a reload', async () => {
  await playHere(['e4']);
  await page.getByRole('button', { name: 'good move', exact: true }).click();
  await page.getByTestId('comment').fill('takes the centre');
  await page.getByTestId('comment').blur();
  await page.getByTestId('tree').getByText('takes the centre').waitFor();
  const [x, y] = await middleOf(page, 'd2');
  const [toX, toY] = await middleOf(page, 'd4');
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(toX, toY, { steps: 4 });
  await page.mouse.up({ button: 'right' });
  await page.locator('[data-square=d2][aria-label*="arrow"]').waitFor();
  const pgn = await pgnShown();
  assert.match(pgn, /1\. e4 \$1 \{\[%cal Gd2d4\] takes the centre\}/);
  await page.reload();
  await page.getByTestId('tree').getByText('takes the centre').waitFor();
  assert.equal(await pgnShown(), pgn);
  assert.match(await current(), /^e4/);
});

async function playHere(list) {
  for (const move of list) {
    const before = (await moves()).length;
    await type(page, move);
    await waitForMoves(before + 1);
  }
}

test('a faulty PGN keeps what was read and names line, game and move', async () => {
  await openText('[White "A"]\n\n1. e4 e5\n2. Ke3 Nf6 *');
  const remark = page.getByTestId('remarks').getByRole('listitem').first();
  assert.match(await remark.innerText(), /^Line 4, game 1, move 2\.Ke3/);
  await page.keyboard.press('Escape');
  assert.deepEqual(await moves(), ['e4', 'e5']);
});

test('a faulty FEN is answered with the article; prose is no game', async () => {
  await openText('8/8/8/8/8/8/8/K7 w - - 0 1');
  await page.getByTestId('remarks').getByText(/king/).first().waitFor();
  await page.getByTestId('open-text').fill('It rained all day.');
  await page.getByTestId('read').click();
  await page.getByText('This is neither a FEN nor a game in PGN.').waitFor();
});

test('of a file with several games one is chosen', async () => {
  const text = '[White "Ann"]\n[Black "Bea"]\n\n1. e4 *\n\n[White "Cy"]\n[Black "Di"]\n\n1. d4 d5 *\n';
  await page.getByTestId('open').click();
  await page.getByTestId('open-file').setInputFiles({ name: 'two.pgn', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByTestId('games').getByRole('button', { name: /Cy – Di/ }).click();
  await waitForMoves(2);
  assert.deepEqual(await moves(), ['d4', 'd5']);
});

test('a new analysis never takes the place of another', async () => {
  await playHere(['e4', 'e5']);
  await openGame('[White "Ann"]\n[Black "Bea"]\n\n1. d4 *');
  assert.deepEqual(await moves(), ['d4']);
  await page.getByTestId('open').click();
  const kept = page.getByTestId('shelf').getByRole('listitem');
  assert.equal(await kept.count(), 2);
  await kept.nth(1).getByRole('button').first().click();
  await waitForMoves(2);
  assert.deepEqual(await moves(), ['e4', 'e5']);
  await page.getByTestId('open').click();
  await page.getByTestId('remove').click();
  assert.equal(await kept.count(), 1);
  await page.getByRole('button', { name: 'Put it back' }).click();
  assert.equal(await kept.count(), 2);
});

test('links hold a position or a whole game, and a game that is over leads here', async () => {
  await page.goto(`${server.address}/analysis#fen=${loneMove.replaceAll(' ', '_')}`);
  await page.locator('[data-square=a7][aria-label="a7, white pawn"]').waitFor();
  await page.goto(`${server.address}/analysis#pgn=nonsense`);
  await page.getByText('The link is damaged').waitFor();
  await page.goto(server.address);
  await page.locator('[data-testid=board] piece').first().waitFor();
  await play(page, 'f3 e5 g4 Qh4');
  await page.getByTestId('analyse').click();
  await waitForMoves(4);
  assert.deepEqual(await moves(), ['f3', 'e5', 'g4', 'Qh4#']);
  assert.equal(new URL(page.url()).pathname, '/analysis');
});

test('mate, repetition and what could be claimed are told', async () => {
  await openGame('1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *');
  await page.keyboard.press('End');
  await page.getByTestId('status').getByText(/position here 3 times, a draw can be claimed: threefold repetition/).waitFor();
  await openGame('1. f3 e5 2. g4 Qh4# 0-1');
  await page.keyboard.press('End');
  await page.getByTestId('status').getByText('Checkmate · Black wins').waitFor();
  assert.equal(await page.getByTestId('status').locator('.badge').innerText(), '5.1.1');
});

test('who can still win is asked of the position shown', async () => {
  await openGame('4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1');
  await page.getByTestId('why').click();
  await page.getByTestId('proof').waitFor();
  assert.equal(await page.getByTestId('study-white').getAttribute('data-verdict'), 'unwinnable');
  await page.keyboard.press('Escape');
  await page.getByTestId('notes').waitFor();
});

test('with keys alone: a game is pasted, gone through, annotated, and a variation is made', async () => {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  for (let turn = 0; turn < 60 && (await focused()) !== 'open'; turn += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let turn = 0; turn < 9 && (await focused()) !== 'open-text'; turn += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('1. e4 e5 2. Nf3 *');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await waitForMoves(3);
  await page.keyboard.press('ArrowRight');
  await waitForSaid(page, /White: pawn e2 to e4/);
  await page.keyboard.press('c');
  await page.keyboard.type('king pawn');
  await page.keyboard.press('Escape');
  await page.getByTestId('tree').getByText('king pawn').waitFor();
  await page.keyboard.press('b');
  await page.locator('.grid__cell:focus').waitFor();
  const walkTo = async (square) => {
    for (let turn = 0; turn < 16; turn += 1) {
      const at = await page.evaluate(() => document.activeElement.dataset.square);
      if (at === square) return;
      const key = at[0] < square[0] ? 'ArrowRight' : at[0] > square[0] ? 'ArrowLeft' : at[1] < square[1] ? 'ArrowUp' : 'ArrowDown';
      await page.keyboard.press(key);
    }
  };
  await walkTo('c7');
  await page.keyboard.press('Enter');
  await walkTo('c5');
  await page.keyboard.press('Enter');
  await waitForMoves(4);
  assert.match((await pgnShown()).replaceAll('\n', ' '), /1\. e4 \{king pawn\} 1\.\.\. e5 \(1\.\.\. c5\) 2\. Nf3 \*/);
});

test('the accessibility tree has the board, the moves with their signs, and names for every control', async () => {
  await openGame('1. e4 $1 {good} e5 (1... c5) *');
  await page.keyboard.press('ArrowRight');
  const tree = page.getByRole('group', { name: 'Moves and variations' });
  await tree.getByRole('button', { name: 'e4, good move' }).waitFor();
  await tree.getByRole('group', { name: 'Variation, level 1' }).getByRole('button', { name: 'c5' }).waitFor();
  await page.getByRole('grid', { name: 'Chess board' }).waitFor();
  await page.getByRole('group', { name: 'What can follow' }).getByRole('button', { name: 'c5' }).waitFor();
  assert.equal(await page.getByRole('gridcell').count(), 64);
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, textarea, select')].filter(
      (one) => !one.textContent.trim() && !one.ariaLabel && !one.labels?.[0]?.textContent.trim(),
    ).length,
  );
  assert.equal(nameless, 0);
  await waitForSaid(page, /White: pawn e2 to e4. good move. good. What can follow: e5, c5/);
});

describe('the editor', () => {
  beforeEach(async () => {
    await page.getByTestId('set-up').click();
    await page.getByTestId('editor').waitFor();
  });
  const fen = () => page.getByTestId('editor-fen').inputValue();

  test('places, moves and takes off by mouse, and offers only possible rights', async () => {
    await page.getByTestId('castling-K').waitFor({ state: 'attached' });
    await drag(page, 'h1', 'h4');
    await page.getByTestId('castling-K').waitFor({ state: 'detached' });
    assert.equal(await fen(), 'rnbqkbnr/pppppppp/8/8/7R/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1');
    await choose(page.getByTestId('hand-erase'));
    await clickSquare(page, 'a8');
    await choose(page.getByTestId('hand-black-knight'));
    await clickSquare(page, 'e5');
    await page.getByTestId('castling-q').waitFor({ state: 'detached' });
    await page.locator('[data-square=e5][aria-label^="e5, black knight"]').waitFor();
    assert.equal(await fen(), '1nbqkbnr/pppppppp/8/4n3/7R/8/PPPPPPPP/RNBQKBN1 w Qk - 0 1');
  });

  test('a piece is dragged from the palette to its square', async () => {
    const held = await page.getByTestId('hand-white-queen').locator('xpath=ancestor::label').boundingBox();
    await page.mouse.move(held.x + held.width / 2, held.y + held.height / 2);
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(page, 'd5')), { steps: 4 });
    await page.mouse.up();
    await page.locator('[data-square=d5][aria-label="d5, white queen"]').waitFor();
  });

  test('by keys: a piece is put and the square says so', async () => {
    await page.getByTestId('clear').click();
    await choose(page.getByTestId('hand-white-king'));
    await page.locator('[data-square=e2]').focus();
    await page.keyboard.press('Enter');
    await waitForSaid(page, /e2: white king/);
    assert.match(await page.getByTestId('judgement').innerText(), /3\.|king/);
    assert.equal(await page.getByTestId('analyse').isDisabled(), true);
  });

  test('problems are told with their articles; a good position is analysed', async () => {
    await page.getByTestId('editor-fen').fill('4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2');
    await page.getByTestId('editor-fen').press('Enter');
    await page.getByText('This position can be played.').waitFor();
    await page.getByTestId('en-passant').selectOption('d6');
    await page.getByTestId('analyse').click();
    await type(page, 'exd6');
    await waitForMoves(1);
    assert.deepEqual(await moves(), ['exd6']);
  });

  test('an impossible position is shown, and what is wrong with it', async () => {
    await page.getByTestId('editor-fen').fill('P3k3/8/8/8/8/8/8/8 w - - 0 1');
    await page.getByTestId('editor-fen').press('Enter');
    await page.locator('[data-square=a8][aria-label^="a8, white pawn"]').waitFor();
    assert.ok((await page.getByTestId('judgement').getByRole('listitem').count()) >= 2);
    assert.ok((await page.getByTestId('judgement').locator('.badge').count()) >= 1);
    assert.equal(await page.getByTestId('analyse').isDisabled(), true);
    await page.getByTestId('editor-fen').fill('no FEN at all');
    await page.getByTestId('editor-fen').press('Enter');
    await page.getByText('This is no FEN').waitFor();
  });

  test('leads to a game at one board', async () => {
    await page.getByTestId('editor-fen').fill(loneMove);
    await page.getByTestId('editor-fen').press('Enter');
    await page.getByTestId('play-from-here').click();
    await page.locator('[data-square=a7][aria-label="a7, white pawn"]').waitFor();
    assert.equal(new URL(page.url()).pathname, '/');
    await page.getByTestId('actions').waitFor();
  });
});
