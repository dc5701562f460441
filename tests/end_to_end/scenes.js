// SPDX-License-Identifier: MIT
/**
 * The pages of the product and the states that they are seen in: how to get there from the start page, and what is seen once one
 * is there. They are looked at by tests (access.test.js) and by people (scripts/look.mjs).
 */
import { choose, clickSquare, drag, openBoard, person, play, playInTurn, type } from './stage.js';

const blitz = { fen: 'startpos', time_control: '3+0', penalty_ms: 60_000 };

/** A game kept in the browser, opened again at `at`. */
async function openKept(page, setup, at, touches = []) {
  const events = touches.map(([deed, square]) => ({ at: 0, by: 'white', do: deed, squares: [square] }));
  await page.evaluate((text) => localStorage.setItem('adoube.board', text), JSON.stringify({ setup, events, at }));
  await page.reload();
  await page.locator('[data-testid=clock-white], [data-testid=board] piece').first().waitFor();
}

/** Leads to an address, and on from there. */
function at(path, onward = async () => {}) {
  return async (page, address) => {
    await page.goto(address + path);
    await onward(page);
  };
}

async function openAnalysis(page, address) {
  await openBoard(page, `${address}/analysis`);
  await page.getByTestId('open').click();
  await page.getByTestId('open-text').fill(analysed);
  await page.getByTestId('read').click();
  await page.getByTestId('open-dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
}

const analysed = `[White "Anna Muller"]
[Black "Li Wei"]
[Result "1-0"]

{[%cal Gg1f3,Rd8h4] [%csl Ye5] Botvinnik 1951.} 1. e4 $1 {good} e5 (1... c5 {[%clk 0:01:00]} 2. Nf3 (2. c3 d5 3. exd5
Qxd5 4. d4) 2... d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6) 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3
Na5 10. Bc2 c5 11. d4 Qc7 12. Nbd2 cxd4 13. cxd4 1-0`;

/** Where somebody has been sent a link, and one seat is free. */
async function invited(page, address) {
  const maker = await person(page.context().browser());
  page.once('close', () => void maker.context().close());
  await withFriend()(maker, address);
  await page.goto(await maker.getByTestId('link').inputValue());
}

/** A game that waits for a friend; with moves, the friend has come and they are played. */
function withFriend(moves = []) {
  return async (page, address) => {
    await page.goto(`${address}/friend`);
    await choose(page.locator('input[value=white]'));
    await page.getByTestId('make').click();
    const link = await page.getByTestId('link').inputValue();
    if (moves.length === 0) return;
    const friend = await person(page.context().browser());
    await openBoard(friend, link);
    await friend.getByTestId('take-seat').click();
    await playInTurn({ white: page, black: friend }, moves);
    await friend.context().close();
  };
}

/** Somebody else at the lobby, for as long as the page is open. */
async function inTheLobby(page, address, name, deed) {
  const other = await person(page.context().browser());
  page.once('close', () => void other.context().close());
  await other.goto(`${address}/lobby`);
  await other.locator('.lobby__name input').fill(name);
  await deed(other);
}

/** The lobby with a game under way, and one who waits. */
async function fullLobby(page, address) {
  await page.goto(`${address}/lobby`);
  const begin = (control) => async (other) => {
    await other.getByTestId(`ready-${control}`).click();
    await other.waitForURL(/\/game\//);
  };
  await inTheLobby(page, address, 'Anna Muller', begin('5+0'));
  await inTheLobby(page, address, 'Li Wei', async (other) => {
    await other.getByTestId('waiting').getByRole('button').first().click();
    await other.waitForURL(/\/game\//);
  });
  await inTheLobby(page, address, 'Ada', begin('15+10'));
  await page.getByTestId('waiting').getByRole('listitem').first().waitFor();
}

/** At the door of an account, with a name and a password. */
async function atTheDoor(page, way, name, password) {
  await page.getByTestId('way').locator('label').nth(way === 'sign up' ? 1 : 0).click();
  await page.getByTestId('account-name').fill(name);
  await page.getByTestId('account-password').fill(password);
  await page.getByTestId('enter').click();
}

/** Somebody who has an account, under a name that nobody else has. */
async function signedUp(page, address) {
  const name = `Ada${Math.random().toString(36).slice(2, 10)}`;
  await page.goto(`${address}/account`);
  await atTheDoor(page, 'sign up', name, 'four plain words here');
  await page.getByTestId('own-name').waitFor();
  return name;
}

/** A game without increment whose maker announces Guidelines III: the form, the maker's page, or the lobby as others see it. */
function underGuidelines({ arbiter = true, seen = 'form' } = {}) {
  return async (page, address) => {
    const maker = seen === 'lobby' ? await person(page.context().browser()) : page;
    if (maker !== page) page.once('close', () => void maker.context().close());
    await maker.goto(`${address}/lobby/new`);
    await maker.getByTestId('own-control').fill('15+0');
    if (arbiter) {
      await choose(maker.getByTestId('arbiter'));
      await choose(maker.getByTestId('guidelines'));
    }
    await maker.getByTestId('guidelines').evaluate((one) => one.closest('label').scrollIntoView({ block: 'center' }));
    if (seen === 'form') return;
    await maker.getByTestId('make').click();
    await maker.getByTestId('agreed-terms').waitFor();
    if (seen === 'lobby') await page.goto(`${address}/lobby`);
  };
}

/** The lobby, where a challenge to the reader waits. */
async function challenged(page, address) {
  const name = await signedUp(page, address);
  const other = await person(page.context().browser());
  page.once('close', () => void other.context().close());
  await signedUp(other, address);
  await other.goto(`${address}/lobby/new`);
  await other.getByTestId('opponent').fill(name);
  await other.getByTestId('make').click();
  await other.getByTestId('personal-challenge').waitFor();
  await page.goto(`${address}/lobby`);
}

/** The archive of somebody who has brought a file with a game that is good and one that is not. */
async function broughtGames(page, address) {
  await page.goto(`${address}/account`);
  await atTheDoor(page, 'sign up', `Ada${Math.random().toString(36).slice(2, 10)}`, 'four plain words here');
  await page.getByTestId('own-name').waitFor();
  await page.goto(`${address}/archive`);
  await page.getByTestId('bring').waitFor();
  const text = `${analysed}\n\n[White "Li Wei"]\n[Black "Anna Muller"]\n\n1. e4 e5 2. Ke4 1-0\n`;
  await page.getByTestId('bring-file').setInputFiles({ name: 'club.pgn', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByTestId('findings').locator('summary').click();
}

async function exploredGames(page, address) {
  await broughtGames(page, address);
  await page.goto(`${address}/analysis`);
  await page.getByTestId('games-button').click();
  await page.getByTestId('explorer').locator('.flag').click();
}

/** The browser tells of a new version of the page that waits. */
async function withNewVersion(page) {
  await page.addInitScript(() => {
    const scriptURL = new URL('/service_worker.js', location.href).href;
    const worker = (state) => Object.assign(new EventTarget(), { scriptURL, state, postMessage() {} });
    const registration = Object.assign(new EventTarget(), { waiting: worker('installed'), active: worker('activated'), update: async () => {} });
    const container = Object.assign(new EventTarget(), { controller: registration.active, register: async () => registration });
    Object.defineProperty(navigator, 'serviceWorker', { value: container });
  });
  await page.reload();
}

/** A game with an arbiter and its moves: at the arbiter's page, or at White's before or after somebody has come. */
function withArbiter(seen, acts = async () => {}) {
  return async (page, address) => {
    const browser = page.context().browser();
    const white = seen === 'arbiter' ? await person(browser) : page;
    await white.goto(`${address}/friend`);
    await choose(white.locator('input[value=white]'));
    await choose(white.getByTestId('time-control').locator('input[value="15+10"]'));
    await choose(white.getByTestId('arbiter'));
    await white.getByTestId('make').click();
    const link = await white.getByTestId('link').inputValue();
    const arbiterLink = await white.getByTestId('arbiter-link').inputValue();
    if (seen === 'maker') return;
    const arbiter = seen === 'arbiter' ? page : await person(browser);
    await arbiter.goto(arbiterLink);
    await arbiter.getByTestId('be-arbiter').waitFor();
    if (acts === null) return;
    await arbiter.getByTestId('be-arbiter').click();
    const black = await person(browser);
    await openBoard(black, link);
    await black.getByTestId('take-seat').click();
    await playInTurn({ white, black }, ['e4', 'e5']);
    await black.getByTestId('call-arbiter').click();
    await arbiter.getByTestId('act-warning').click();
    await arbiter.getByTestId('enter').click();
    await acts(arbiter);
    await page.getByTestId('official-log').getByText('12.9.1').waitFor();
    for (const other of [white, black, arbiter]) if (other !== page) await other.context().close();
  };
}

/** The arbiter's desk in the middle of somebody's game. */
async function atTheDesk(page, address, position = '4k3/8/8/8/8/8/8/4K2R w - - 0 31') {
  await page.goto(`${address}/arbiter`);
  await choose(page.getByTestId('where').locator('input[value="incident"]'));
  await page.getByTestId('position').fill(position);
  await choose(page.getByTestId('time-control').locator('input[value="15+10"]'));
  await page.getByTestId('found-white').fill('5:00');
  await page.getByTestId('found-black').fill('4:00');
  await page.getByTestId('begin').click();
  await page.getByTestId('happened').waitFor();
}

async function ruledAtTheDesk(page, address) {
  await atTheDesk(page, address);
  await drag(page, 'e1', 'g1');
  await page.getByTestId('illegal-question').getByTestId('rule').click();
  await page.getByTestId('verdict').waitFor();
}

/** A game that has ended, as an engine has told of it: the answers are given here, so that no engine has to run. */
async function analysedByServer(page, address) {
  const moves = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
  const seat = { taken: true, present: true, name: '' };
  const game = {
    game: 'abcdefghijkl',
    seq: 4,
    now: 0,
    setup: { fen: 'startpos', variant: 'standard', computer: { colour: 'black', level: 3 } },
    events: moves.map((uci, index) => ({ at: 0, by: index % 2 === 0 ? 'white' : 'black', do: 'move', uci })),
    outcome: { result: '0-1', reason: 'checkmate', article: '5.1.1' },
    room: { players: { white: { ...seat, name: 'Ada' }, black: seat }, spectators: 0, started: true },
  };
  const evaluations = [
    { cp: 30, line: ['e2e4', 'e7e5'] },
    { cp: -60, line: ['e7e5'] },
    { cp: -70, line: ['g2g3', 'd7d5'] },
    { mate: -1, line: ['d8h4'] },
    { line: [] },
  ];
  await page.route('**/api/games/abcdefghijkl', (route) => route.fulfill({ json: game }));
  await page.route('**/api/games/abcdefghijkl/analysis', (route) =>
    route.fulfill({ json: { game: 'abcdefghijkl', stage: 'done', positions: 5, evaluations } }),
  );
  await page.goto(`${address}/game/abcdefghijkl/analysis`);
  await page.getByTestId('report-mistakes').getByRole('button').first().click();
}

/** A lesson with an answer given in it by the field. */
const answered = (lesson, answer) => at(`/learn/${lesson}`, (page) => type(page, answer));

const press = (testId) => (page) => page.getByTestId(testId).click();

/** A step of a lesson, counted from one, by the dots above it. */
const stepOf = (lesson, step) => at(`/learn/${lesson}`, (page) => page.locator('.dots .dot').nth(step - 1).click());

/** Those that tests go to; scripts/look.mjs shows more. */
export const scenes = {
  // Two people at one board.
  start: [async () => {}, '[data-testid=set-up]'],
  'in the middle of a game': [(page) => play(page, 'e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O'), '[data-testid=moves] button'],
  'ruling card': [(page) => drag(page, 'e2', 'e5'), '[data-testid=ruling]'],
  'a promotion': [
    async (page) => {
      await openKept(page, { fen: '6k1/1P6/8/8/8/8/8/4K3 w - - 0 1' }, 0);
      await drag(page, 'b7', 'b8');
    },
    '[data-testid=promotion]',
  ],
  'a claim that is correct now': [(page) => play(page, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'), '[data-testid=claim-now]'],
  'a game drawn by repetition': [
    async (page) => {
      await play(page, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
      await page.getByTestId('claim-now').click();
    },
    '[data-testid=result]',
  ],
  'looking back': [
    async (page) => {
      await play(page, 'f3 e5 g4 Qh4');
      await page.getByTestId('previous').click();
    },
    '[data-testid=status] .button',
  ],
  settings: [press('settings'), '[data-testid=settings-panel][open]'],
  keys: [(page) => page.keyboard.press('?'), '[data-testid=keys-panel][open]'],
  'resignation asked': [(page) => page.getByTestId('actions').getByRole('button').nth(2).click(), '[data-testid=question]'],
  'terms of a blitz game': [
    async (page) => {
      await page.getByTestId('set-up').click();
      await choose(page.locator('[data-testid=time-control] input[value="3+2"]'));
    },
    '[data-testid=penalty] input',
  ],
  'short of time, a piece touched': [
    (page) => openKept(page, { ...blitz, touch_move: true }, 162_500, [['touch', 'g1']]),
    '[data-testid=clock-white].clock--low',
  ],
  'a flag has fallen': [(page) => openKept(page, blitz, 180_000), '[data-testid=result]'],
  'who can still win: a line that could happen': [
    async (page) => {
      await openKept(page, blitz, 180_000);
      await page.getByTestId('why').click();
    },
    '[data-testid=line]',
  ],
  'who can still win: a wall': [
    async (page) => {
      await openKept(page, { ...blitz, fen: '4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1' }, 0);
      await page.getByTestId('why').click();
    },
    '[data-testid=proof]',
  ],
  'asking why a piece goes where it does': [
    async (page) => {
      await clickSquare(page, 'g1');
      await page.keyboard.press('w');
    },
    '[data-testid=inquiry]',
  ],
  'the pencil in the hand': [press('pencil'), '[data-testid=pencil-bar]'],
  'the position in words': [(page) => page.keyboard.press('p'), '[data-testid=in-words]'],

  // Analysis.
  'an empty analysis': [at('/analysis'), '[data-testid=tree]'],
  'an analysis with variations': [openAnalysis, '[data-testid=fork] button'],
  'opening a game': [
    async (page, address) => {
      await openAnalysis(page, address);
      await page.getByTestId('open').click();
      await page.getByTestId('open-text').fill('1. e5 *');
      await page.getByTestId('read').click();
    },
    '[data-testid=remarks] li',
  ],
  'sharing a game': [
    async (page, address) => {
      await openAnalysis(page, address);
      await page.getByTestId('share').click();
    },
    '[data-testid=pgn]',
  ],
  'setting up a position': [
    async (page, address) => {
      await openAnalysis(page, address);
      await page.getByTestId('set-up').click();
      await page.getByTestId('clear').click();
    },
    '[data-testid=judgement] li',
  ],
  'an analysis with its position in words': [
    async (page, address) => {
      await openAnalysis(page, address);
      await page.getByTestId('words').click();
    },
    '[data-testid=in-words]',
  ],

  // A friend elsewhere.
  'making a game': [at('/friend'), '[data-testid=make]'],
  'making a game under Guidelines III': [underGuidelines(), '[data-testid=guidelines]'],
  'making a game, where Guidelines III lack an arbiter': [underGuidelines({ arbiter: false }), '[data-testid=guidelines]'],
  'a challenge under Guidelines III, in the lobby': [underGuidelines({ seen: 'lobby' }), '[data-testid=waiting] li'],
  'waiting for a friend under Guidelines III': [underGuidelines({ seen: 'maker' }), '[data-testid=agreed-terms]'],
  'waiting for a friend': [withFriend(), '[data-testid=link]'],
  'invited by a friend': [invited, '[data-testid=take-seat]'],
  'a game with a friend, ended': [withFriend(['f4', 'e5', 'g4', 'Qh4']), '[data-testid=result]'],
  'waiting for a friend and an arbiter': [withArbiter('maker'), '[data-testid=arbiter-link]'],
  'an invitation to be the arbiter': [withArbiter('arbiter', null), '[data-testid=be-arbiter]'],
  'the arbiter of a game elsewhere': [withArbiter('arbiter'), '[data-testid=act-stop]'],
  'the arbiter of a game elsewhere enters an act': [
    withArbiter('arbiter', (arbiter) => arbiter.getByTestId('act-time').click()),
    '[data-testid=act-form]',
  ],
  'a player in a game with an arbiter': [
    withArbiter('white', (arbiter) => arbiter.getByTestId('act-stop').click()),
    '[data-testid=call-arbiter]',
  ],

  // The lobby, and anyone.
  'the lobby': [fullLobby, '[data-testid=playing] li'],
  'making a challenge': [at('/lobby/new'), '[data-testid=make]'],
  'making a challenge by name': [
    async (page, address) => {
      await signedUp(page, address);
      await page.goto(`${address}/lobby/new`);
    },
    '[data-testid=opponent]',
  ],
  'a challenge to the reader': [challenged, '[data-testid=for-you] li'],
  'a challenge to the reader, opened': [
    async (page, address) => {
      await challenged(page, address);
      const game = (await page.getByTestId('for-you').getByRole('listitem').getAttribute('data-testid')).replace('for-you-', '');
      await page.goto(`${address}/game/${game}`);
    },
    '[data-testid=decline-challenge]',
  ],

  'a challenge to the reader, on another page': [
    async (page, address) => {
      await challenged(page, address);
      await page.goto(`${address}/laws`);
    },
    '[data-testid=challenged]',
  ],

  'a page that is not there': [at('/nowhere'), '[data-testid=not-here]'],

  // The archive.
  'the archive': [at('/archive?player=tal'), '[data-testid=archive-state]'],
  'games that were brought': [broughtGames, '[data-testid=findings] li'],
  'games of a position': [exploredGames, '[data-testid=explorer-moves] td'],

  // An account.
  'signing in': [at('/account'), '[data-testid=enter]'],
  'signing in, refused': [
    at('/account', (page) => atTheDoor(page, 'sign in', 'Ada', 'nobody knows this')),
    '[data-testid=account-said].form__fault',
  ],
  'making an account, refused': [
    at('/account', (page) => atTheDoor(page, 'sign up', 'Ada', 'short')),
    '[data-testid=account-said].form__fault',
  ],
  'one’s own account': [
    at('/account', (page) => atTheDoor(page, 'sign up', `Ada${Math.random().toString(36).slice(2, 10)}`, 'four plain words here')),
    '[data-testid=session]',
  ],

  // The computer.
  'playing the computer': [at('/computer'), '[data-testid=play-computer]:enabled'],
  'playing the computer of this browser alone': [
    async (page, address) => {
      await page.route('**/api/computer', (route) => route.fulfill({ json: { available: false } }));
      await page.goto(`${address}/computer`);
    },
    '[data-testid=play-here]',
  ],

  'the analysis of a finished game': [analysedByServer, '[data-testid=report-mistakes]'],

  // The arbiter.
  'the arbiter sets up an incident': [
    at('/arbiter', async (page) => {
      await choose(page.getByTestId('where').locator('input[value="incident"]'));
      await page.getByTestId('announced').locator('summary').click();
    }),
    '[data-testid=position]',
  ],
  'keys at the arbiter’s desk': [
    async (page, address) => {
      await atTheDesk(page, address);
      await page.keyboard.press('?');
    },
    '[data-testid=keys-panel][open]',
  ],
  'the arbiter’s desk': [(page, address) => atTheDesk(page, address), '[data-testid=happened]'],
  'the arbiter has ruled': [ruledAtTheDesk, '[data-testid=verdict]'],

  // The course.
  'the course': [at('/learn'), '[data-testid=lesson]'],
  'a lesson, answered wrongly': [answered('castling', 'e1f1'), '[data-testid=verdict][data-right=false]'],
  'a lesson, answered rightly': [answered('castling', 'e1g1'), '[data-testid=verdict][data-right=true]'],
  'a lesson with its position in words': [at('/learn/castling', press('words')), '[data-testid=in-words]'],
  'squares to mark': [
    at('/learn/the-rook', async (page) => {
      await clickSquare(page, 'a4');
      await page.getByTestId('check').click();
    }),
    '[data-testid=verdict][data-right=false]',
  ],
  'a move to write': [at('/learn/exercise-short-notation', (page) => page.getByTestId('notation').fill('Nb')), '[data-testid=task]'],
  'a board to set up': [at('/learn/exercise-set-it-right'), '[data-testid=palette]'],
  'a ruling to choose': [at('/learn/exercise-touched-both'), '[data-testid=events]'],
  'several moves into the first game': [stepOf('whole-first-game', 7), '[data-testid=task]'],
  'practice at the table, a piece touched': [at('/learn/at-a-real-board', (page) => clickSquare(page, 'g1')), '.practice__hands [data-testid=ruling], .practice__hands .card'],
  'practice at the table, its second step': [stepOf('offering-a-draw', 2), '[data-testid=task]'],
  'practice with a claim': [at('/learn/claiming-fifty-at-the-board'), '[data-testid=acts]'],
  'two ways': [at('/learn/strategy-queen-or-knight', press('step-next')), '[data-testid=branches]'],
  "a teacher's task": [at('/learn/task'), '[data-testid=teach]'],
  openings: [at('/openings'), '[data-testid=families]'],
  'an opening followed': [
    at('/openings', (page) => page.getByTestId('continuations').getByRole('button', { name: /e4/ }).first().click()),
    '[data-testid=opening-name]',
  ],

  // The Laws.
  'all articles': [at('/laws'), '.index'],
  'a chapter of the Laws': [at('/laws/3'), '.law'],
  'one article': [at('/laws/3.8.2'), '.article'],
  'an article, a case unfolded': [at('/laws/3.8.2#C08'), '[data-testid=law-answer]'],
};

/** Those that only people look at: like the ones above to a test, not to the eye. */
export const moreScenes = {
  'a long ruling': [
    async (page) => {
      await openKept(page, { fen: '4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1' }, 0);
      await drag(page, 'e2', 'c3');
    },
    '[data-testid=ruling]',
  ],
  'a claim with a move': [
    async (page) => {
      await play(page, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1');
      await page.getByTestId('claim-with-move').click();
      await clickSquare(page, 'f6');
      await clickSquare(page, 'g8');
    },
    '[data-testid=question] .button--primary',
  ],
  'a game won by mate': [(page) => play(page, 'f3 e5 g4 Qh4'), '[data-testid=result]'],
  'asking why a move was legal': [
    async (page) => {
      await play(page, 'e4 a6 e5 d5 exd6');
      await page.getByTestId('ask').click();
      await page.getByTestId('why-move').click();
    },
    '[data-testid=inquiry]',
  ],
  'the end of an analysis': [
    async (page, address) => {
      await openAnalysis(page, address);
      await page.keyboard.press('End');
    },
    '[data-testid=tree]',
  ],
  'asking why in an analysis': [
    async (page, address) => {
      await openAnalysis(page, address);
      await page.getByTestId('ask').click();
      await clickSquare(page, 'f1');
    },
    '[data-testid=inquiry]',
  ],
  'making a game with a clock of one’s own': [
    at('/friend', (page) => page.getByTestId('own-control').fill('25d10')),
    '[data-testid=own-control]',
  ],
  'a game with a friend': [withFriend(['f4', 'e5', 'g4', 'd6']), '[data-testid=moves] button'],
  'a link without a game': [at('/game/nobodynobody'), '[data-testid=not-here]'],
  'the connection is lost': [
    async (page, address) => {
      let isLost = false;
      const sockets = [];
      await page.routeWebSocket(/./, (socket) => {
        if (isLost) return void socket.close();
        sockets.push(socket);
        socket.connectToServer();
      });
      await withFriend(['f4', 'e5'])(page, address);
      isLost = true;
      for (const socket of sockets) await socket.close();
    },
    '.banner:not(.banner--calm)',
  ],
  'no more room in the browser': [
    async (page, address) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
      });
      await answered('castling', 'e1g1')(page, address);
    },
    '[data-testid=not-kept]:not(:empty)',
  ],
  'a new version': [withNewVersion, '[data-testid=update]'],
  'the arbiter sets up': [at('/arbiter'), '[data-testid=arbiter-setup]'],
  'the arbiter is asked about an illegal move': [
    async (page, address) => {
      await atTheDesk(page, address);
      await drag(page, 'e1', 'g1');
    },
    '[data-testid=illegal-question]',
  ],
  'the arbiter hears a claim': [
    async (page, address) => {
      await atTheDesk(page, address);
      await page.locator('#happened-draws').click();
      await page.getByTestId('act-claim').click();
    },
    '[data-testid=act-form]',
  ],
  'the arbiter’s log, in full': [
    async (page, address) => {
      await ruledAtTheDesk(page, address);
      await page.getByTestId('log').scrollIntoViewIfNeeded();
    },
    '[data-testid=log] .log__line',
  ],
  'the course, begun': [
    async (page, address) => {
      await answered('castling', 'e1g1')(page, address);
      await page.locator('[data-testid=verdict][data-right=true]').waitFor();
      await page.goto(`${address}/learn`);
    },
    '[data-state=begun]',
  ],
  'a lesson': [at('/learn/the-knight'), '[data-testid=task]'],
  'a state to name': [at('/learn/exercise-is-it-mate'), '[data-testid=task]'],
  'whether a move is legal': [at('/learn/exercise-castling-by-an-attack'), '[data-testid=task]'],
  'a claim to file': [at('/learn/exercise-fifty-moves-almost'), '[data-testid=task]'],
  'a piece to place': [at('/learn/exercise-place-the-queen'), '[data-testid=task]'],
  'one of several answers': [stepOf('the-scoresheet', 4), '[data-testid=task]'],
  'a whole first game': [at('/learn/whole-first-game'), '[data-testid=task]'],
  'a lesson to read': [at('/learn/how-a-game-ends'), 'main h1'],
};
