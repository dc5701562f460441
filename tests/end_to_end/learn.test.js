// SPDX-License-Identifier: MIT
/** Learn: lessons by hand, by key, and through the accessibility tree alone; progress, the rule book, openings, teachers' links. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { clickSquare, drag, person, setStage, until, waitForSaid } from './stage.js';

let server;
let browser;
let page;
setStage((stage) => ({ server, browser, page } = stage), { page: true });

const at = (path) => `${server.address}${path}`;
const verdict = (on = page) => on.getByTestId('verdict');
const heading = (on = page) => on.locator('h1');

async function openLesson(id, on = page) {
  await on.goto(at(`/learn/${id}`));
  await on.locator('[data-testid=board] piece').first().waitFor();
}

async function typeInto(text, on = page) {
  await on.getByTestId('entry').fill(text);
  await on.getByTestId('entry').press('Enter');
}

/** Waits for a verdict of that kind. */
function judged(right, on = page) {
  return on.locator(`[data-testid=verdict][data-right=${right}]`).waitFor();
}

// ---- A lesson by hand

test('castling by mouse: a wrong move, an illegal one, the solution; the next step is solved and remembered', async () => {
  await openLesson('castling');
  await drag(page, 'e1', 'f1');
  await judged(false);
  assert.match(await verdict().innerText(), /no castling/);
  assert.equal(await page.getByTestId('show-solution').count(), 0);
  await drag(page, 'e1', 'e3');
  await until(
    async () => (await verdict().locator('.badge').count()) > 0,
    () => 'no article behind an illegal move',
  );
  await page.getByTestId('show-solution').click();
  await page.locator('[data-square=g1][aria-label*="king"]').waitFor();
  await page.getByTestId('reset').click();
  await page.locator('[data-square=e1][aria-label*="king"]').waitFor();
  await drag(page, 'e1', 'g1');
  await judged(true);
  await page.getByTestId('step-next').click();
  await clickSquare(page, 'e1');
  await clickSquare(page, 'c1');
  await judged(true);
  await page.getByTestId('step-next').click();
  await page.goto(at('/learn'));
  assert.match(await page.getByTestId('go-on').innerText(), /Castling[^]*Step 3 of 4/);
  await page.getByTestId('go-on').getByRole('link', { name: 'Go on' }).click();
  await page.getByText('Step 3 of 4').waitFor();
});

test('squares are marked, checked, mended', async () => {
  await openLesson('the-rook');
  await clickSquare(page, 'd5');
  await clickSquare(page, 'e5');
  await page.getByTestId('check').click();
  await judged(false);
  assert.match(await verdict().innerText(), /12 squares are missing[^]*e5|e5[^]*missing|missing[^]*e5/);
  assert.match(await page.locator('[data-square=e5]').getAttribute('aria-label'), /crossed out/);
  await clickSquare(page, 'e5');
  await verdict().waitFor({ state: 'detached' });
  await typeInto('d1 d2 d3 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4');
  await page.getByTestId('check').click();
  await judged(true);
});

test('at a real board: touched, moved and pressed, each with its ruling', async () => {
  await openLesson('at-a-real-board');
  await clickSquare(page, 'g1');
  assert.match(await page.getByTestId('ruling').innerText(), /4\.3\.1[^]*knight on g1/);
  await clickSquare(page, 'f3');
  await page.locator('[data-square=f3][aria-label*="knight"]').waitFor();
  await page.getByTestId('act-press').click();
  await judged(true);
  assert.equal(await page.getByTestId('events').getByRole('button').count(), 3);
});

for (const id of ['at-a-real-board', 'claiming-fifty-at-the-board', 'offering-a-draw', 'pointing-out-a-fault']) {
  test(`practice on a phone: the board and what can be done are seen at once: ${id}`, async () => {
    const reader = await person(browser, { width: 390, height: 844 });
    await openLesson(id, reader);
    const board = await reader.getByTestId('board').boundingBox();
    const hands = await reader.locator('.practice__hands').boundingBox();
    assert.ok(board.y >= 0 && hands.y >= board.y + board.height, `the board ends at ${board.y + board.height}, hands at ${hands.y}`);
    const task = await reader.locator('.step__text').boundingBox();
    assert.ok(hands.y >= task.y + task.height, `the task ends at ${task.y + task.height}, hands at ${hands.y}`);
    for (const control of await reader.locator('.practice__hands :is(button, select, .option)').all()) {
      const { y, height } = await control.boundingBox();
      assert.ok(y >= hands.y && y + height <= 844, `${await control.innerText()}: ${y} to ${y + height}`);
    }
    assert.equal(await reader.evaluate(() => scrollY), 0);
    await reader.context().close();
  });
}

test('two ways stand side by side, and either is on the board', async () => {
  await openLesson('strategy-queen-or-knight');
  await page.getByTestId('step-next').click();
  const ways = page.getByTestId('branches').getByRole('button');
  assert.equal(await ways.count(), 2);
  await page.getByTestId('replay-last').click();
  const first = await page.locator('[data-square=c8]').getAttribute('aria-label');
  await ways.nth(1).click();
  await page.getByTestId('replay-last').click();
  assert.notEqual(await page.locator('[data-square=c8]').getAttribute('aria-label'), first);
});

test('where there is no task, any move may be tried, and an illegal one has its article', async () => {
  await openLesson('strategy-queen-or-knight');
  await drag(page, 'c6', 'c4');
  assert.match(await page.getByTestId('ruling').innerText(), /3\.8\.1/);
  await drag(page, 'c6', 'd6');
  await page.locator('[data-square=d6][aria-label*="king"]').waitFor();
  await page.getByTestId('take-back').click();
  await page.locator('[data-square=c6][aria-label*="king"]').waitFor();
});

// ---- A lesson by keyboard alone

/** Presses Tab until the focus is on what `selector` finds. */
async function tabTo(selector) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never comes to ${selector}`);
}

async function walkTo(square) {
  const now = () => page.evaluate(() => document.activeElement?.dataset.square ?? '');
  for (let steps = 0; steps < 20 && (await now()) !== square; steps += 1) {
    const [file, rank] = await now();
    const key = file < square[0] ? 'ArrowRight' : file > square[0] ? 'ArrowLeft' : rank < square[1] ? 'ArrowUp' : 'ArrowDown';
    await page.keyboard.press(key);
  }
  assert.equal(await now(), square);
}

test('a whole lesson by keyboard alone, from the course to the next lesson', async () => {
  await page.goto(at('/learn'));
  await page.getByTestId('go-on').waitFor();
  await tabTo('a[href="/learn/castling"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-testid=board] piece').first().waitFor();
  for (const [from, to] of [['e1', 'g1'], ['e1', 'c1'], ['e8', 'c8'], ['e1', 'g1']]) {
    await page.keyboard.press('b');
    await walkTo(from);
    await page.keyboard.press('Enter');
    await walkTo(to);
    await page.keyboard.press('Enter');
    await judged(true);
    await page.keyboard.press('n');
    await verdict().waitFor({ state: from === 'e1' && (await page.getByTestId('step-next').count()) === 0 ? 'visible' : 'detached' });
  }
  await tabTo('[data-testid=lesson-next]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/castling-lost/);
  await page.goto(at('/learn'));
  assert.equal(await page.locator('a[href="/learn/castling"][data-state]').getAttribute('data-state'), 'done');
});

// ---- A lesson through the accessibility tree alone

const controls = ['button', 'link', 'textbox', 'searchbox', 'radio', 'checkbox', 'combobox', 'gridcell', 'switch', 'DisclosureTriangle'];

class Reader {
  constructor(session) {
    this.session = session;
  }
  static async of(on) {
    const session = await on.context().newCDPSession(on);
    await session.send('Accessibility.enable');
    return new Reader(session);
  }
  async nodes() {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, backendDOMNodeId }) => ({ role: role?.value ?? '', name: name?.value ?? '', id: backendDOMNodeId }));
  }
  async text() {
    return (await this.nodes()).map(({ name }) => name).join('\n');
  }
  /** Waits for it; what is named by neither role nor name does not exist for the reader. */
  async find(role, name) {
    let found;
    await until(
      async () => (found = (await this.nodes()).find((node) => node.role === role && name.test(node.name))),
      () => `no ${role} ${name}`,
    );
    return found;
  }
  async focus(role, name) {
    const { id } = await this.find(role, name);
    await this.session.send('DOM.focus', { backendNodeId: id });
  }
  async hears(words) {
    await until(
      async () => words.test(await this.text()),
      () => `never said: ${words}`,
    );
  }
}

test('B213: at /learn/first the board is read and every control has a name, from the first Tab on', async () => {
  await page.goto(at('/learn/first'));
  await page.getByTestId('step').waitFor();
  await page.keyboard.press('Tab');
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY');
  const nodes = await (await Reader.of(page)).nodes();
  const cells = nodes.filter(({ role }) => role === 'gridcell');
  assert.equal(cells.length, 64);
  assert.ok(cells.every(({ name }) => /^[a-h][1-8], /.test(name)));
  const unnamed = nodes.filter(({ role, name }) => controls.includes(role) && !name.trim());
  assert.deepEqual(unnamed, []);
});

test('a lesson is read and answered with nothing but the accessibility tree', async () => {
  await page.goto(at('/learn/castling'));
  const reader = await Reader.of(page);
  await reader.hears(/Castle kingside: take the white king from e1/);
  await reader.find('gridcell', /^e1, white king/);
  await reader.focus('textbox', /Type a move/);
  await page.keyboard.type('Kf1');
  await page.keyboard.press('Enter');
  await reader.hears(/Not yet\.[^]*This is no castling/);
  await page.keyboard.type('O-O');
  await page.keyboard.press('Enter');
  await reader.hears(/White castles kingside\.[^]*Right\./);
  await reader.find('gridcell', /^g1, white king/);
  await reader.focus('button', /^Next$/);
  await page.keyboard.press('Enter');
  await reader.hears(/from e1 to c1/);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'heading-step');
  await reader.focus('button', /^Step 4 of 4$/);
  await page.keyboard.press('Enter');
  await reader.focus('textbox', /Type a move/);
  await page.keyboard.type('0-0');
  await page.keyboard.press('Enter');
  await reader.hears(/Right\./);
});

test('options are radio buttons that say what they are', async () => {
  await page.goto(at('/learn/exercise-touched-both'));
  const reader = await Reader.of(page);
  await reader.hears(/touched e3, c5/);
  await reader.focus('radio', /Take the bishop/);
  await page.keyboard.press('Space');
  await reader.focus('button', /Check the answer/);
  await page.keyboard.press('Enter');
  await reader.hears(/Right\./);
});

// ---- Progress

test('progress is kept, taken away as a file, forgotten, and brought back; another file is refused', async () => {
  await openLesson('castling');
  await drag(page, 'e1', 'g1');
  await judged(true);
  await page.goto(at('/learn'));
  const row = page.locator('a[href="/learn/castling"][data-state]');
  assert.equal(await row.getAttribute('data-state'), 'begun');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-progress').click()]);
  assert.equal(file.suggestedFilename(), 'adoube-progress.json');
  const kept = await file.path();
  await page.getByTestId('reset-progress').click();
  await page.getByTestId('reset-yes').click();
  await page.getByText('All is forgotten').waitFor();
  assert.equal(await row.getAttribute('data-state'), 'new');
  const bad = join(server.folder, 'bad.json');
  writeFileSync(bad, '{"adoube":"learning progress","version":1,"lessons":{"castling":{"at":"x"}}}');
  await page.getByTestId('load-progress').setInputFiles(bad);
  await page.getByText('holds no learning progress').waitFor();
  assert.equal(await row.getAttribute('data-state'), 'new');
  await page.getByTestId('load-progress').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: readFileSync(kept) });
  await page.getByText('The file was read').waitFor();
  assert.equal(await row.getAttribute('data-state'), 'begun');
});

test('lessons are found by words, articles and kind; where there is none the page says so', async () => {
  await page.goto(at('/learn'));
  await page.getByTestId('find-lesson').fill('3.8.2.1');
  await page.locator('a[href="/learn/castling-lost"]').last().waitFor();
  await page.getByTestId('find-lesson').fill('zzzz');
  await page.locator('.course__none').getByText('No lesson holds these words').waitFor();
  await page.getByTestId('find-lesson').fill('');
  await page.getByRole('button', { name: 'Strategies' }).click();
  await until(
    async () => (await page.getByTestId('lesson').count()) >= 4 && (await page.locator('.lesson-row__kind').allInnerTexts()).every((kind) => kind === 'Strategy'),
    () => 'other kinds are shown',
  );
});

// ---- A teacher's link

test('a task is made, its link is opened elsewhere, and the answer is judged', async () => {
  await page.goto(at('/learn/task'));
  await page.getByTestId('teach-fen').fill('7k/8/5KQ1/8/8/8/8/8 w - - 0 1');
  await page.getByTestId('goal-stalemates').check();
  await page.getByTestId('goal-mates').check();
  await page.getByText('No legal move does all of this').waitFor();
  await page.getByTestId('goal-stalemates').uncheck();
  await page.getByTestId('teach-text').fill('Mate in **one**, please. See [5.1.1].');
  // While the form is filled in, a link goes and another comes.
  let link = '';
  const isSettled = async () => {
    const before = link;
    link = await page.getByTestId('teach-link').inputValue();
    return /#.{20,}/.test(link) && link === before;
  };
  await until(isSettled, () => `no link: ${link}`);
  const pupil = await person(browser, { language: 'zh-Hans' });
  await pupil.goto(link);
  await pupil.locator('[data-testid=board] piece').first().waitFor();
  assert.equal(await pupil.locator('.step__text strong').innerText(), 'one');
  assert.equal(await pupil.locator('.step__text .badge').getAttribute('href'), '/laws/5.1.1');
  await typeInto('Qg5', pupil);
  await judged(false, pupil);
  await typeInto('Qg7', pupil);
  await judged(true, pupil);
  await pupil.goto(link.slice(0, -9));
  await pupil.getByTestId('link-fault').waitFor();
  assert.deepEqual(pupil.faults, []);
  await pupil.context().close();
});

test('a position comes from elsewhere into the form', async () => {
  await page.goto(at(`/learn/task#fen=${encodeURIComponent('7k/8/5K2/8/8/8/8/8 w - - 0 1')}`));
  assert.equal(await page.getByTestId('teach-fen').inputValue(), '7k/8/5K2/8/8/8/8/8 w - - 0 1');
  await page.locator('[data-square=f6][aria-label*="white king"]').waitFor({ state: 'attached' });
});

// ---- The rule book

test('from a lesson to its article, to its chapter, and back to the lesson', async () => {
  await openLesson('castling');
  await page.getByTestId('lesson-articles').getByRole('link', { name: 'Article 3.8.2.1' }).click();
  await heading().filter({ hasText: '3.8.2.1' }).waitFor();
  await page.getByRole('link', { name: 'In its chapter' }).click();
  await page.locator('[id="3.8.2.1"]').getByRole('link', { name: 'Castling', exact: true }).click();
  await heading().filter({ hasText: 'Castling' }).waitFor();
});

test('the Laws are read in order from the first chapter to the last, and back', async () => {
  await page.goto(at('/laws'));
  assert.match(await page.locator('.article__edition').innerText(), /2023/);
  const chapters = await page.getByTestId('chapter').evaluateAll((links) => links.map((link) => link.pathname));
  assert.equal(chapters.length, 20);
  await page.getByTestId('chapter').first().click();
  for (const path of chapters.slice(1)) {
    await page.getByTestId('law-next').click();
    await page.waitForURL(at(path));
    await page.locator('.law').first().waitFor();
  }
  assert.equal(await page.getByTestId('law-next').count(), 0);
  await page.getByTestId('law-previous').click();
  await page.waitForURL(at(chapters[18]));
});

test('an article has its neighbours, its lessons, and a board on which it can be tried', async () => {
  await page.goto(at('/laws/3.8.2.2'));
  await page.getByTestId('law-board').locator('piece').first().waitFor();
  assert.ok((await page.getByTestId('law-lessons').getByRole('link').count()) > 0);
  await page.getByTestId('law-next').click();
  await heading().filter({ hasText: '3.9.1' }).waitFor();
});

// ---- Openings

test('names are walked through by key; another order of moves comes to the same name', async () => {
  await page.goto(at('/openings'));
  await page.locator('[data-testid=board] piece').first().waitFor();
  for (const move of ['d4', 'e6', 'e4']) await typeInto(move);
  const name = page.getByTestId('opening-name');
  await name.getByText('French Defense').first().waitFor();
  assert.match(await name.innerText(), /A transposition/);
  await page.getByTestId('tree-start').click();
  await page.getByTestId('continuations').getByRole('button', { name: /e4/ }).first().press('Enter');
  await name.getByText("King's Pawn").first().waitFor();
  await page.getByTestId('tree-back').click();
  await page.locator('[data-family=flank]').getByRole('button').click();
  await name.getByText('English').first().waitFor();
  assert.equal(await page.locator('[data-family]').count(), 7);
  assert.ok((await page.getByTestId('opening-lessons').getByRole('link').count()) >= 7);
});

// ---- Every lesson, every row

const tables = (path) => readFileSync(new URL(`../../data/lessons/${path}`, import.meta.url), 'utf8');

test('every lesson opens with its title, and every link in it leads somewhere', async () => {
  await page.goto(at('/learn'));
  await page.getByTestId('lesson').first().waitFor();
  const course = await page.evaluate(async () => (await fetch('/lessons.en.json')).json());
  const ids = Object.keys(course.lessons);
  await page.goto(at('/laws'));
  await page.getByTestId('chapter').first().waitFor();
  const articles = new Set();
  for (const chapter of await page.getByTestId('chapter').evaluateAll((links) => links.map((link) => link.pathname))) {
    await show(chapter, '.law');
    for (const id of await page.locator('.law').evaluateAll((found) => found.map((one) => one.id))) articles.add(id);
  }
  for (const id of ids) {
    await show(`/learn/${id}`, 'h1');
    await heading().filter({ hasText: course.lessons[id].title }).waitFor();
    const links = await page.locator('main a').evaluateAll((found) => found.map((link) => link.pathname));
    const broken = links.filter((path) => {
      const [, first, second] = path.split('/');
      return !(first === 'laws' ? articles.has(second) : first === 'learn' && (!second || ids.includes(second)));
    });
    assert.deepEqual(broken, [], id);
  }
});

/** Goes there within the page. */
async function show(path, selector) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(([to, wanted]) => location.pathname === to && document.querySelector(wanted), [path, selector]);
}

test('every row of what is to be taught has a page that is there', async () => {
  const rows = tables('coverage.toml')
    .split('[[row]]')
    .slice(1)
    .map((row) => ({ id: /^id = "(.+)"$/m.exec(row)[1], page: /^page = "(.+)"$/m.exec(row)?.[1] }));
  assert.ok(rows.length > 100);
  await page.goto(at('/learn'));
  await page.getByTestId('lesson').first().waitFor();
  const lessons = await page.getByTestId('lesson').evaluateAll((links) => links.map((link) => link.pathname.split('/')[2]));
  const covering = new Map();
  for (const id of lessons) {
    const covers = /^covers = \[([^\]]*)\]/m.exec(tables(`${id}.toml`))?.[1] ?? '';
    for (const [, row] of covers.matchAll(/"(\w+)"/g)) covering.set(row, id);
  }
  for (const { id, page: own } of rows) {
    const path = covering.has(id) ? `/learn/${covering.get(id)}` : own;
    assert.ok(path, `${id} has no lesson and no page`);
    await show(path, 'h1');
    assert.doesNotMatch(await heading().first().innerText(), /does not exist|no lesson at this address/, id);
  }
});

// ---- Languages

const pages = ['/learn', '/learn/castling', '/learn/at-a-real-board', '/learn/exercise-touched-both', '/learn/task', '/openings', '/laws', '/laws/3', '/laws/3.9.2'];

for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
  test(`no page of Learn mixes languages or is wider than a phone: ${language}`, async () => {
    const reader = await person(browser, { language, width: 390, height: 844 });
    for (const path of pages) {
      await reader.goto(at(path));
      await reader.locator('h1').first().waitFor();
      await reader.waitForLoadState('networkidle');
      const text = await reader.evaluate(() => {
        const copy = document.querySelector('main').cloneNode(true);
        for (const foreign of copy.querySelectorAll('[lang]')) foreign.remove();
        const said = [...copy.querySelectorAll('[aria-label], [placeholder], [title]')].map((one) =>
          ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? '').join(' '),
        );
        return [copy.textContent, ...said].join('\n');
      });
      const foreign = language === 'en' ? /[\u4e00-\u9fff]+/ : /[A-Za-z]{4,} +[A-Za-z]{4,}/;
      assert.doesNotMatch(text, foreign, path);
      assert.equal(await reader.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${path} is too wide`);
    }
    assert.deepEqual(reader.faults, []);
    await reader.context().close();
  });
}

test('what happens in a lesson is said aloud', async () => {
  await openLesson('whole-first-game');
  await typeInto('e4');
  await waitForSaid(page, /White: pawn e2 to e4[^]*Black: pawn e7 to e5[^]*Right/);
});
