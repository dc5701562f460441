// SPDX-License-Identifier: GPL-3.0-or-later
/** What is announced before the game, or found at a board in the middle of one, and the script that begins with it. */
import type { RulesCore } from '../core/core';
import { colors, initialFen, piecesOf, type Color, type Square } from '../core/squares';
import type { GameEvent, GameSetup, Pace, Regulations } from '../core/types';
import { readControl } from '../game/terms';
import { readClockTime } from './readings';
import type { Script } from './script';

/** The form as it is filled in; what is typed stays text. */
export interface SetupForm {
  /** A game from its start with a clock that runs with the page, or one incident at a board. */
  where: 'start' | 'incident';
  /** A FEN, its first field alone, or the moves so far; empty for the initial position. */
  position: string;
  /** Null: as the position says. */
  turn: Color | null;
  clocks: Record<Color, string>;
  /** Illegal acts that each player has been punished for already (7.5.5). */
  earlier: Record<Color, boolean>;
  /** Null: without a clock. */
  control: string | null;
  /** Null: that of the time control (A.1, B.1). */
  pace: Pace | null;
  supervision: Regulations['supervision'];
  /** Where it has to be given (B.2). */
  penalty_ms: number;
  /** In minutes. */
  defaultTime: number;
  /** No draw by agreement before each player has made that many moves. */
  noDrawBefore: number;
  guidelines: boolean;
}

export const defaultForm: SetupForm = {
  where: 'start',
  position: '',
  turn: null,
  clocks: { white: '', black: '' },
  earlier: { white: false, black: false },
  control: '90/40+30;30+30',
  pace: null,
  supervision: 'full',
  penalty_ms: 120_000,
  defaultTime: 0,
  noDrawBefore: 0,
  guidelines: false,
};

/** The field at fault, and what the core says of it where it says something. */
export interface SetupFault {
  field: 'control' | 'position' | 'white' | 'black';
  text: string;
  /** The move that cannot be played, where it is one. */
  move?: string;
}

export type Opened = { script: Script; fault: null } | { script: null; fault: SetupFault };

/** The rules that hold: those chosen, or those of the time control; a game without a clock is played by the standard ones. */
export function paceOf(core: RulesCore, form: SetupForm): Pace {
  if (form.pace) return form.pace;
  return (form.control !== null && readControl(core, form.control).regulations?.rules) || 'standard';
}

/** Fully supervised blitz: the Laws leave the penalty open, so the arbiter says it (B.2). */
export function asksPenalty(core: RulesCore, form: SetupForm): boolean {
  return paceOf(core, form) === 'blitz' && form.supervision === 'full';
}

/** The log of a game that starts as the form says; it already has the moves, times and offences that were before. */
export function openScript(core: RulesCore, form: SetupForm): Opened {
  const control = form.control === null ? null : readControl(core, form.control);
  if (control?.fault) return failed('control', control.fault.text ?? '');
  const position = form.where === 'start' ? { fen: 'startpos', moves: [] } : readPosition(core, form.position, form.turn);
  if ('field' in position) return { script: null, fault: position };
  const punished = form.where === 'start' ? [] : colors.filter((color) => form.earlier[color]);
  const setup: GameSetup = {
    fen: position.fen,
    mode: 'board',
    touch_move: true,
    rules: paceOf(core, form),
    supervision: form.supervision,
    ...(form.control === null ? {} : { time_control: form.control }),
    ...(asksPenalty(core, form) ? { penalty_ms: form.penalty_ms } : {}),
    ...(form.defaultTime > 0 ? { default_time_ms: form.defaultTime * 60_000 } : {}),
    ...(form.noDrawBefore > 0 ? { no_agreement_before: 2 * form.noDrawBefore } : {}),
    ...(form.guidelines ? { guidelines_iii: true } : {}),
    ...(punished.length > 0 ? { illegal_acts: Object.fromEntries(punished.map((color) => [color, 1])) } : {}),
  };
  const judged = core.regulations(setup);
  if ('code' in judged) return failed('position', judged.text ?? '');
  const before = form.where === 'start' ? [] : earlierEvents(form, position.moves);
  return Array.isArray(before) ? { script: { setup, events: before }, fault: null } : failed(before, '');
}

function failed(field: SetupFault['field'], text: string): Opened {
  return { script: null, fault: { field, text } };
}

/** The moves so far and what the clocks showed; the colour whose time cannot be read. */
function earlierEvents(form: SetupForm, moves: readonly GameEvent[]): GameEvent[] | Color {
  const times: GameEvent[] = [];
  for (const color of form.control === null ? [] : colors) {
    const text = form.clocks[color].trim();
    if (text === '') continue;
    const ms = readClockTime(text);
    if (ms === null) return color;
    times.push({ at: 0, by: 'arbiter', do: 'set-clock', to: color, ms });
  }
  return [...moves, ...times];
}

interface PositionRead {
  fen: string;
  moves: GameEvent[];
}

/** A FEN, whole or its first field alone, or a game's moves, from the initial position or that of its FEN tag. */
export function readPosition(core: RulesCore, text: string, turn: Color | null): PositionRead | SetupFault {
  const plain = text.trim();
  if (plain === '' || plain === 'startpos')
    return { fen: turn === 'black' ? withTurn(initialFen, turn) : 'startpos', moves: [] };
  if (plain.split(/\s+/)[0]!.includes('/'))
    return { fen: turn ? withTurn(wholeFen(plain), turn) : wholeFen(plain), moves: [] };
  return readMoves(core, plain);
}

/** The colour on move in that position; null where it cannot be read. */
export function turnOf(core: RulesCore, text: string): Color | null {
  const read = readPosition(core, text, null);
  if ('field' in read) return null;
  const begins = read.fen.split(' ')[1] === 'b' ? 1 : 0;
  return (begins + read.moves.length) % 2 === 0 ? 'white' : 'black';
}

/** Whether the text is a list of moves, which tell by themselves whose turn it is. */
export function isMoveList(text: string): boolean {
  const plain = text.trim();
  return plain !== '' && plain !== 'startpos' && !plain.split(/\s+/)[0]!.includes('/');
}

/** The fields that a diagram alone does not have: White to move, and castling wherever king and rook still stand at home. */
function wholeFen(text: string): string {
  const [placement = '', turn = 'w', castling = castlingByPlacement(placement), passant = '-', ...counters] =
    text.split(/\s+/);
  return [placement, turn, castling, passant, ...(counters.length === 2 ? counters : ['0', '1'])].join(' ');
}

function castlingByPlacement(placement: string): string {
  const pieces = piecesOf(placement);
  const stands = (square: Square, color: Color, kind: 'king' | 'rook') => {
    const piece = pieces.get(square);
    return piece?.color === color && piece.kind === kind;
  };
  const rights = colors.flatMap((color) => {
    const rank = color === 'white' ? '1' : '8';
    if (!stands(`e${rank}`, color, 'king')) return [];
    const sides = (
      [
        ['h', 'k'],
        ['a', 'q'],
      ] as const
    ).filter(([file]) => stands(`${file}${rank}`, color, 'rook'));
    return sides.map(([, letter]) => (color === 'white' ? letter.toUpperCase() : letter));
  });
  return rights.join('') || '-';
}

/** With the other side on move there is nothing to capture en passant. */
function withTurn(fen: string, turn: Color): string {
  const [placement, was, castling, passant, ...counters] = fen.split(' ');
  const letter = turn === 'white' ? 'w' : 'b';
  return [placement, letter, castling, was === letter ? passant : '-', ...counters].join(' ');
}

function readMoves(core: RulesCore, text: string): PositionRead | SetupFault {
  const start = /\[FEN\s+"([^"]+)"/.exec(text)?.[1];
  const judged = start ? core.regulations({ fen: start }) : null;
  if (judged && 'code' in judged) return { field: 'position', text: judged.text ?? '' };
  const moves: GameEvent[] = [];
  let fen = start ?? initialFen;
  for (const word of movesIn(text)) {
    const preview = core.preview(fen, word);
    if (!preview.legal || !preview.fen || !preview.uci) {
      return { field: 'position', text: preview.reasons?.[0]?.text ?? '', move: `${fen.split(' ')[5]}. ${word}` };
    }
    moves.push({ at: 0, by: fen.split(' ')[1] === 'b' ? 'black' : 'white', do: 'move', uci: preview.uci });
    fen = preview.fen;
  }
  return { fen: start ?? 'startpos', moves };
}

/** The moves of a game score, without numbers, comments, variations and result. */
function movesIn(text: string): string[] {
  return text
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\{[^}]*\}|\([^)]*\)|;[^\n]*/g, ' ')
    .replace(/\d+\.+|\$\d+|(?:1-0|0-1|1\/2-1\/2|\*)\s*$/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
}
