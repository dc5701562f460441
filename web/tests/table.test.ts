// SPDX-License-Identifier: GPL-3.0-or-later
/** The table with the real rules: what a player does, and what then lies on the desk. */
import { describe, expect, it } from 'vitest';
import type { Square } from '../src/core/squares';
import type { GameEvent } from '../src/core/types';
import { intentOfKey } from '../src/game/keys';
import { drawingOf } from '../src/game/table_drawing';
import { newTable, withAct } from '../src/game/table_events';
import { step } from '../src/game/table_step';
import {
  answerer,
  bottomColor,
  destinations,
  isLive,
  movingColor,
  shownFen,
  shownPly,
  type Intent,
  type Seat,
  type TableState,
} from '../src/game/table_state';
import { rulesCore } from './rules';

const core = rulesCore();

function moves(text: string): GameEvent[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((uci, index) => ({ by: index % 2 ? 'black' : 'white', do: 'move', uci }));
}

function table(played = '', seat: Seat = 'both', fen = 'startpos'): TableState {
  return newTable(core, { fen }, moves(played), seat);
}

/** Does one thing after another, as a page that keeps its own events does. */
function doing(state: TableState, intents: Intent[], previewFirst = false): TableState {
  return intents.reduce((now, intent) => {
    const { state: next, act } = step({ core, previewFirst, autoQueen: 'never' }, now, intent);
    return act ? withAct(core, next, act) : next;
  }, state);
}

const tries = (from: Square, to: Square, dragged = true): Intent => ({ kind: 'try', from, to, dragged });
const article = (state: TableState) => (state.desk?.kind === 'ruling' ? state.desk.card.reason.article : null);
const uci = (state: TableState) => state.answer.plies.map((ply) => ply.uci).join(' ');

describe('moving', () => {
  it('plays a legal try', () => expect(uci(doing(table(), [tries('e2', 'e4')]))).toBe('e2e4'));

  it('answers an illegal one with its article, and plays nothing', () => {
    const state = doing(table('e2e4 e7e5 g1f3 b8c6 f1b5 d7d6 d2d4 a7a6 d4e5'), [tries('c6', 'd4')]);
    expect(article(state)).toBe('3.9.2');
    expect(state.answer.plies).toHaveLength(9);
    const { marks, arrows } = drawingOf(state);
    expect(marks.get('b5')).toBe('attacker');
    expect(marks.get('e8')).toBe('king');
    expect(arrows).toContainEqual({ from: 'b5', to: 'e8', meaning: 'attack' });
  });

  it.each([
    ['out of turn', '', 'e7', 'e5', '1.2'],
    ['a way that no bishop goes', '', 'c1', 'c3', '3.2'],
    ['over a piece', '', 'a1', 'a4', '3.5'],
    ['onto an own piece', '', 'a1', 'a2', '3.1'],
  ] as const)('refuses %s', (_, played, from, to, expected) =>
    expect(article(doing(table(played), [tries(from, to)]))).toBe(expected),
  );

  it('a click on another own piece selects it; a drag there is a try', () => {
    const clicked = doing(table(), [{ kind: 'select', square: 'e2' }, tries('e2', 'd2', false)]);
    expect(clicked).toMatchObject({ selected: 'd2', desk: null });
    expect(article(doing(table(), [tries('e2', 'd2')]))).toBe('3.1');
  });

  it('castles by dragging the king onto the own rook', () => {
    expect(uci(doing(table('', 'both', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'), [tries('e1', 'h1')]))).toBe('e1g1');
  });

  it('a click from king to own rook does not castle', () => {
    const state = doing(table('', 'both', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'), [tries('e1', 'h1', false)]);
    expect(state).toMatchObject({ selected: 'h1' });
    expect(state.answer.plies).toHaveLength(0);
  });

  it('a ruling goes when the next thing happens', () => {
    expect(doing(table(), [tries('e2', 'e5'), { kind: 'select', square: 'e2' }]).desk).toBeNull();
    expect(doing(table(), [tries('e2', 'e5'), tries('e2', 'e4')]).desk).toBeNull();
  });

  it('only the own colour moves in a game with a seat', () => {
    expect(movingColor(table('', 'black'))).toBeNull();
    expect(destinations(table('', 'black')).size).toBe(0);
    expect(article(doing(table('', 'black'), [tries('e7', 'e5')]))).toBe('1.2');
    expect(doing(table('', null), [tries('e2', 'e4')]).answer.plies).toHaveLength(0);
  });
});

describe('promotion', () => {
  const fen = '7k/4P3/8/8/8/8/8/K7 w - - 0 1';
  it('asks for the piece first', () => {
    const state = doing(table('', 'both', fen), [tries('e7', 'e8')]);
    expect(state).toMatchObject({ promotion: { from: 'e7', to: 'e8' } });
    expect(state.answer.plies).toHaveLength(0);
  });
  it.each([
    ['queen', 'e7e8q'],
    ['knight', 'e7e8n'],
    ['rook', 'e7e8r'],
    ['bishop', 'e7e8b'],
  ] as const)('becomes a %s', (to, played) =>
    expect(uci(doing(table('', 'both', fen), [tries('e7', 'e8'), { kind: 'promote', to }]))).toBe(played),
  );
  it.each([
    ['Esc', { kind: 'cancel' }],
    ['turning the board', { kind: 'flip' }],
    ['looking back', { kind: 'look', plies: 0 }],
  ] as const)('is cancelled by %s', (_, intent) =>
    expect(doing(table('', 'both', fen), [tries('e7', 'e8'), intent]).promotion).toBeNull(),
  );
  it('keys choose', () => {
    const state = doing(table('', 'both', fen), [tries('e7', 'e8')]);
    expect(intentOfKey('n', state, false)).toEqual({ kind: 'promote', to: 'knight' });
    expect(intentOfKey('b', state, true)).toEqual({ kind: 'promote', to: 'bishop' });
  });
});

describe('preview and confirm', () => {
  it('shows what would change and plays nothing yet', () => {
    const state = doing(table('e2e4 d7d5'), [tries('e4', 'd5')], true);
    expect(state.desk).toMatchObject({ kind: 'preview', uci: 'e4d5', san: 'exd5' });
    expect(state.answer.plies).toHaveLength(2);
    expect(drawingOf(state).ghosts).toEqual([{ square: 'd5', piece: { kind: 'pawn', color: 'white' } }]);
  });
  it('shows the pawn that en passant takes away', () => {
    const state = doing(table('e2e4 a7a6 e4e5 d7d5'), [tries('e5', 'd6')], true);
    expect(drawingOf(state).vacated).toContain('d5');
  });
  it('plays when confirmed, and not when cancelled', () => {
    expect(uci(doing(table(), [tries('e2', 'e4'), { kind: 'confirm' }], true))).toBe('e2e4');
    expect(doing(table(), [tries('e2', 'e4'), { kind: 'cancel' }], true)).toMatchObject({ desk: null, events: [] });
  });
});

describe('looking back', () => {
  const played = 'e2e4 e7e5 g1f3';
  it('shows an earlier position without changing the game', () => {
    const state = doing(table(played), [{ kind: 'look', plies: 1 }]);
    expect(shownFen(state)).toContain(' b ');
    expect(state.answer.plies).toHaveLength(3);
    expect(destinations(state).size).toBe(0);
  });
  it.each([
    ['before the start', -5, 0],
    ['after the end', 9, 3],
  ])('stops %s', (_, plies, shown) => expect(shownPly(doing(table(played), [{ kind: 'look', plies }]))).toBe(shown));
  it('a try first returns to the live position', () => {
    const state = doing(table(played), [{ kind: 'look', plies: 0 }, tries('b8', 'c6')]);
    expect(isLive(state)).toBe(true);
    expect(state.answer.plies).toHaveLength(3);
  });
});

describe('offers, claims, resignation', () => {
  const offered = [...moves('e2e4 e7e5')];
  it('an offer is asked for twice', () => {
    const asked = doing(table('e2e4 e7e5'), [{ kind: 'offer-draw' }]);
    expect(asked.answer.offers.white).toBe(false);
    expect(doing(asked, [{ kind: 'confirm' }]).answer.offers.white).toBe(true);
  });
  it('the other player answers it', () => {
    const state = newTable(core, { fen: 'startpos' }, [...offered, { by: 'white', do: 'offer-draw' }], 'black');
    expect(answerer(state)).toBe('black');
    expect(doing(state, [{ kind: 'accept-draw' }, { kind: 'confirm' }]).answer.outcome).toMatchObject({
      result: '1/2-1/2',
      reason: 'agreement',
    });
    expect(doing(state, [{ kind: 'decline-draw' }]).answer.offers.white).toBe(false);
  });
  it('no draw is agreed before each has moved', () => {
    const state = newTable(core, { fen: 'startpos' }, [...moves('e2e4'), { by: 'white', do: 'offer-draw' }], 'black');
    expect(article(doing(state, [{ kind: 'accept-draw' }, { kind: 'confirm' }]))).toBe('5.2.3');
  });
  it('resignation needs a second word', () => {
    const asked = doing(table('e2e4'), [{ kind: 'resign' }]);
    expect(asked.answer.outcome).toBeNull();
    expect(doing(asked, [{ kind: 'confirm' }]).answer.outcome).toMatchObject({
      result: '1-0',
      reason: 'resignation',
      article: '5.1.2',
    });
  });
  const twice = 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1';
  it('claims a position that stands for the third time', () => {
    const state = table(`${twice} f6g8`);
    expect(state.answer.claims).toMatchObject([{ kind: 'threefold-repetition' }]);
    expect(doing(state, [{ kind: 'claim', claim: 'threefold-repetition' }]).answer.outcome).toMatchObject({
      result: '1/2-1/2',
      reason: 'threefold-repetition',
    });
  });
  it('claims with an announced move, which is not played', () => {
    const state = doing(table(twice), [{ kind: 'announce', claim: 'threefold-repetition' }, tries('f6', 'g8')]);
    expect(state.desk).toMatchObject({ kind: 'announce', uci: 'f6g8' });
    const claimed = doing(state, [{ kind: 'confirm' }]);
    expect(claimed.answer.outcome).toMatchObject({ reason: 'threefold-repetition', article: '9.2.1' });
    expect(claimed.answer.plies).toHaveLength(7);
  });
  it('an incorrect claim is ruled on, and binds to the announced move', () => {
    const claimed = doing(table(), [
      { kind: 'announce', claim: 'threefold-repetition' },
      tries('e2', 'e4'),
      { kind: 'confirm' },
    ]);
    expect(claimed.desk).toMatchObject({ kind: 'ruling', card: { ok: true, reason: { article: '9.5.3' } } });
    expect(claimed.answer.must_play).toMatchObject({ uci: 'e2e4' });
    expect(article(doing(claimed, [tries('d2', 'd4')]))).toBe('9.5.3');
    expect(uci(doing(claimed, [tries('e2', 'e4')]))).toBe('e2e4');
  });
});

describe('what can this piece do', () => {
  it('shows where it may go and where not, and why', () => {
    const state = doing(table(), [{ kind: 'select', square: 'a1' }, { kind: 'ask' }]);
    expect(state.desk).toMatchObject({ kind: 'inquiry', asking: { question: { answer: { piece: 'rook', moves: [] } } } });
    expect(drawingOf(state).marks.get('a5')).toBe('refused');
    const asked = doing(state, [{ kind: 'ask', square: 'a5' }]);
    expect(asked.desk).toMatchObject({ kind: 'inquiry', asking: { question: { why: 'a5' } } });
    expect(drawingOf(asked).marks.get('a2')).toBe('obstacle');
  });
  it('asks nothing of an empty square', () => expect(doing(table(), [{ kind: 'ask', square: 'e4' }]).desk).toBeNull());
});

describe('a whole game', () => {
  it('ends by itself with checkmate, and nothing more can be played', () => {
    const state = table('f2f3 e7e5 g2g4 d8h4');
    expect(state.answer.outcome).toMatchObject({ result: '0-1', reason: 'checkmate', article: '5.1.1' });
    expect(destinations(state).size).toBe(0);
    expect(doing(state, [tries('e2', 'e4')]).answer.plies).toHaveLength(4);
  });
  it('typed moves count', () =>
    expect(
      uci(
        doing(
          table(),
          ['e4', 'e5', 'nf3', 'Nc6'].map((text) => ({ kind: 'enter', text }) as Intent),
        ),
      ),
    ).toBe('e2e4 e7e5 g1f3 b8c6'));
  it('a typed move that is none is answered', () =>
    expect(doing(table(), [{ kind: 'enter', text: 'Ke4' }]).desk).toMatchObject({ kind: 'ruling' }));
});

describe('the side at the bottom', () => {
  it.each([
    ['White at one board', 'both', '', false, false, 'white'],
    ['the player on move where the board turns', 'both', 'e2e4', true, false, 'black'],
    ['the own colour', 'black', '', false, false, 'black'],
    ['White for who watches', null, '', false, false, 'white'],
    ['the other one after a flip', 'black', '', false, true, 'white'],
  ] as const)('%s', (_, seat, played, autoFlip, flipped, color) =>
    expect(bottomColor({ ...table(played, seat), flipped }, autoFlip)).toBe(color),
  );
});
