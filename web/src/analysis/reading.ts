// SPDX-License-Identifier: GPL-3.0-or-later
/** What somebody pasted or brought as a file: a position, or games, a batch at a time. No DOM. */
import type { RulesCore } from '../core/core';
import type { FenProblem, PgnGame, PgnProblem } from '../core/types';

export const largestFile = 64 * 1024 * 1024;
const batch = 200;
const slice = 2 * 1024 * 1024;

export interface Batch {
  games: PgnGame[];
  /** How many games stood before these. */
  before: number;
  /** Where the next game begins, in bytes; null at the end. */
  next: number | null;
  /** Lines before that place. */
  lines: number;
}

export type Reading =
  | { kind: 'position'; fen: string }
  | { kind: 'faulty-position'; problems: FenProblem[] }
  | { kind: 'games'; batch: Batch }
  | { kind: 'nothing' };

export function read(core: RulesCore, bytes: Uint8Array): Reading {
  const text = decoded(bytes.subarray(0, 400)).trim();
  if (looksLikeFen(text) && bytes.length < 400) {
    const { fen, problems } = core.fen(text);
    return fen ? { kind: 'position', fen } : { kind: 'faulty-position', problems };
  }
  const first = readBatch(core, bytes, null);
  const holds = first.games.some(({ moves, problems }) => moves.length > 0 || !isNoGame(problems));
  return holds ? { kind: 'games', batch: first } : { kind: 'nothing' };
}

function isNoGame(problems: readonly PgnProblem[]): boolean {
  return problems.some(({ code }) => code === 'no-game');
}

/** Eight rows with strokes between them. */
function looksLikeFen(text: string): boolean {
  return /^[^\s/]+(\/[^\s/]*){5,9}(\s|$)/.test(text) && !text.includes('[');
}

/** The games behind `before`, or the first ones. A part is read that surely holds whole games; its last one may be cut off. */
export function readBatch(core: RulesCore, bytes: Uint8Array, before: Batch | null): Batch {
  const from = before?.next ?? 0;
  const games = (before?.before ?? 0) + (before?.games.length ?? 0);
  const lines = before?.lines ?? 0;
  const part = bytes.subarray(from, from + slice);
  const isCut = from + part.length < bytes.length;
  let answer = core.readPgn(decoded(part), batch);
  if (isCut && !answer.more)
    answer =
      answer.games.length > 1
        ? core.readPgn(decoded(part), answer.games.length - 1)
        : core.readPgn(decoded(bytes.subarray(from)), batch);
  const end = from + answer.bytes;
  return {
    games: answer.games.map((game) => placed(game, games, lines)),
    before: games,
    next: end < bytes.length && answer.games.length > 0 ? end : null,
    lines: lines + linesIn(bytes.subarray(from, end)),
  };
}

function placed(game: PgnGame, games: number, lines: number): PgnGame {
  const problems = game.problems.map((problem) => ({ ...problem, line: problem.line + lines }));
  return { ...game, game: game.game + games, line: game.line + lines, problems };
}

/** As the core counts: a line ends with LF, CR LF or CR. */
function linesIn(bytes: Uint8Array): number {
  let count = 0;
  bytes.forEach((byte, index) => {
    if (byte === 10 || (byte === 13 && bytes[index + 1] !== 10)) count += 1;
  });
  return count;
}

/** A byte stands for a byte where the text is no UTF-8, so that places stay what they are. */
function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** "12...Nf6", of the half-move that a problem is about; empty where it is about none. */
export function moveOfProblem({ ply, token }: PgnProblem, fen: string | null): string {
  if (ply === 0) return '';
  const fields = (fen ?? '').split(' ');
  const offset = fields[1] === 'b' ? 1 : 0;
  const number = (Number(fields[5]) || 1) + Math.floor((ply - 1 + offset) / 2);
  return `${number}${(ply + offset) % 2 === 1 ? '.' : '...'}${token}`;
}
