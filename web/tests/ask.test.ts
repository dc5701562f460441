// SPDX-License-Identifier: GPL-3.0-or-later
/** Asking why, with the real rules: of pieces, of squares, of the last move, and of the end of a game. */
import { describe, expect, it } from 'vitest';
import { askableIn, askStep, attackersOf, drawingOfAsking, isWaiting, reasonsRead, type Asking } from '../src/ask/ask';
import type { Square } from '../src/core/squares';
import type { GameEvent } from '../src/core/types';
import { countedTo, kingToAsk, moveLabel } from '../src/game/ending';
import { newTable } from '../src/game/table_events';
import { tableScene } from '../src/game/table_scene';
import { step } from '../src/game/table_step';
import type { Intent, Seat, TableState } from '../src/game/table_state';
import { rulesCore } from './rules';

const core = rulesCore();
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const pinned = '4k3/8/8/8/1b6/2N5/8/4K2R w K - 0 1';

const at = (fen: string, square: Square, before: Asking | null = null, points = true) =>
  askStep(core, before, { kind: 'at', fen, square }, points);

describe('a piece', () => {
  it('tells what it may do and what not', () => {
    const asking = at(start, 'a1');
    expect(asking.question).toMatchObject({ kind: 'piece', answer: { piece: 'rook', moves: [] }, why: null });
    expect(drawingOfAsking(asking).marks.get('a4')).toBe('refused');
  });
  it('tells why not, of the square asked next, and then what stands there', () => {
    const why = at(start, 'a2', at(start, 'a1'));
    expect(reasonsRead(why.question)[0]).toMatchObject({ code: 'own-piece-on-target' });
    expect(drawingOfAsking(why).marks.get('a2')).toBe('asked');
    expect(at(start, 'a2', why).question).toMatchObject({ kind: 'piece', answer: { square: 'a2' } });
  });
  it('that waits tells what it attacks', () => {
    const asking = at(start, 'b8');
    expect(isWaiting(asking)).toBe(true);
    expect(asking.question).toMatchObject({ answer: { attacks: ['a6', 'c6', 'd7'], moves: [], refused: [] } });
    expect(drawingOfAsking(asking).marks.get('c6')).toBe('attacked');
  });
  it('tells who attacks it, the opponent first', () =>
    expect(attackersOf(at(pinned, 'c3').question)).toEqual([
      { by: 'black', squares: ['b4'] },
      { by: 'white', squares: [] },
    ]));
});

describe('an empty square', () => {
  it('tells who attacks it, pinned pieces too (3.1.3)', () =>
    expect(attackersOf(at(pinned, 'e4').question)[0]).toEqual({ by: 'white', squares: ['c3'] }));
  it('tells who may come and who may not', () => {
    const { question } = at(pinned, 'd5');
    expect(question).toMatchObject({ kind: 'square', answer: { moves: [], refused: [{ from: 'c3' }] } });
    expect(at(pinned, 'g1').question).toMatchObject({ answer: { moves: [{ from: 'h1' }, { san: 'O-O' }] } });
  });
  it('is drawn with an arrow from each that attacks it', () => {
    const { marks, arrows } = drawingOfAsking(at(pinned, 'd5'));
    expect(marks.get('d5')).toBe('pointed');
    expect(arrows).toEqual([{ from: 'c3', to: 'd5', meaning: 'attack' }]);
  });
});

describe('a move', () => {
  const why = (fen: string, uci: string) => askStep(core, null, { kind: 'move', fen, uci }, true);
  const rows: [string, string, string, string[]][] = [
    [
      'en passant',
      '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
      'e5d6',
      ['en-passant-just-now', 'en-passant-as-if-one', 'king-is-safe'],
    ],
    [
      'castling',
      'r3k3/8/8/8/8/8/8/4K3 b q - 0 1',
      'e8c8',
      ['castling-never-moved', 'castling-way-is-clear', 'castling-king-is-safe'],
    ],
    ['out of check', '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1', 'e1e2', ['ends-check']],
    ['two squares by a pawn', start, 'e2e4', ['pawn-at-home', 'king-is-safe']],
  ];
  for (const [name, fen, uci, grounds] of rows)
    it(name, () => {
      const { question } = why(fen, uci);
      expect(question.kind === 'move' && question.answer.grounds.map(({ code }) => code)).toEqual(grounds);
    });
  it('is drawn with the pawn that it took in passing', () => {
    const { marks, arrows } = drawingOfAsking(why('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6'));
    expect(marks.get('d5')).toBe('obstacle');
    expect(arrows).toEqual([{ from: 'e5', to: 'd6', meaning: 'move' }]);
  });
});

function table(moves: string, seat: Seat = 'both', fen = 'startpos'): TableState {
  const events = moves
    .split(' ')
    .filter(Boolean)
    .map((uci, index): GameEvent => ({ by: index % 2 ? 'black' : 'white', do: 'move', uci }));
  return newTable(core, { fen }, events, seat);
}

const after = (state: TableState, ...intents: Intent[]) =>
  intents.reduce((now, intent) => step({ core, previewFirst: false, autoQueen: 'never' }, now, intent).state, state);

describe('in a game', () => {
  const mated = table('f2f3 e7e5 g2g4 d8h4');
  const begun = after(table('e2e4'), { kind: 'ask' });
  it('the hand first points at something, anywhere', () => {
    expect(begun.desk).toMatchObject({ kind: 'inquiry', asking: { question: { kind: 'nothing' } } });
    expect(tableScene(begun, false).askable.size).toBe(64);
  });
  it('and goes on pointing', () => {
    const asked = after(begun, { kind: 'ask', square: 'e5' });
    expect(asked.desk).toMatchObject({ asking: { question: { kind: 'square' }, points: true } });
    expect(tableScene(asked, false).askable.size).toBe(64);
  });
  it('a selected piece is asked about while the hand still plays', () => {
    const asked = after(table(''), { kind: 'select', square: 'g1' }, { kind: 'ask' });
    expect(asked.selected).toBe('g1');
    expect(tableScene(asked, false).askable.has('e2')).toBe(true);
    expect(tableScene(asked, false).askable.has('f3')).toBe(false);
  });
  it('against another person only a selected piece is asked about, until it is over', () => {
    expect(after(table('e2e4', 'white'), { kind: 'ask' }).desk).toBeNull();
    expect(after(table('f2f3 e7e5 g2g4 d8h4', 'white'), { kind: 'ask' }).desk?.kind).toBe('inquiry');
  });
  it('the last move shown is asked about, also while looking back', () => {
    const asked = after(mated, { kind: 'look', plies: 2 }, { kind: 'ask-move' });
    expect(asked.desk).toMatchObject({ asking: { question: { kind: 'move', answer: { san: 'e5' } } } });
  });
  it('nothing is asked of a move before the first', () => {
    const before = table('');
    expect(after(before, { kind: 'ask-move' })).toBe(before);
  });
  it('Esc ends it', () => expect(after(begun, { kind: 'cancel' }).desk).toBeNull());
  it('clicks ask about squares only where they can be asked about', () =>
    expect(askableIn(at(start, 'a1', null, false)).has('a2')).toBe(true));
});

describe('the end of a game', () => {
  const back = 'g1f3 g8f6 f3g1 f6g8';
  it('a repetition tells where the position stood before', () => {
    const events: GameEvent[] = [
      ...table(`${back} ${back}`).events,
      { by: 'white', do: 'claim', kind: 'threefold-repetition' },
    ];
    const { answer } = newTable(core, { fen: 'startpos' }, events, 'both');
    expect(countedTo(answer)).toEqual({ kind: 'repeated', plies: [0, 4, 8] });
    expect([moveLabel(answer, 4), moveLabel(answer, 5)]).toEqual(['2…Ng8', '3.Nf3']);
  });
  it('seventy-five moves are counted', () => {
    const { answer } = table('a1a2', 'both', '8/8/5K1k/8/8/8/8/R7 w - - 149 99');
    expect(countedTo(answer)).toEqual({ kind: 'quiet', plies: 150 });
  });
  it('mate and stalemate lead to the king', () => {
    expect(kingToAsk(table('f2f3 e7e5 g2g4 d8h4').answer)).toBe('e1');
    expect(kingToAsk(table('f2f3').answer)).toBeNull();
  });
  it('asked there, the king tells of every square', () => {
    const mated = table('f2f3 e7e5 g2g4 d8h4');
    const asked = after(mated, { kind: 'ask', square: 'e1' });
    expect(asked.desk).toMatchObject({ asking: { question: { answer: { piece: 'king', moves: [] } }, points: true } });
  });
});
