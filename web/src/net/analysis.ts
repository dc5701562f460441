// SPDX-License-Identifier: GPL-3.0-or-later
/** A finished game and its analysis, as the server tells them. */
import { Fault, readGameAnalysis, readGameState, readHttpProblem, type ErrorCode, type GameAnalysis, type GameState } from './messages';

export type Told<Value> = { value: Value } | { problem: ErrorCode | 'unreachable' };

async function told<Value>(request: Promise<Response>, read: (text: string) => Value | Fault): Promise<Told<Value>> {
  try {
    const response = await request;
    const text = await response.text();
    if (!response.ok) {
      const problem = readHttpProblem(text);
      return { problem: problem instanceof Fault ? 'unreachable' : problem.code };
    }
    const value = read(text);
    return value instanceof Fault ? { problem: 'unreachable' } : { value: value as Value };
  } catch {
    return { problem: 'unreachable' };
  }
}

const address = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export const readGame = (game: string): Promise<Told<GameState>> => told(fetch(address(game)), readGameState);

export const readAnalysis = (game: string): Promise<Told<GameAnalysis>> =>
  told(fetch(`${address(game)}/analysis`), readGameAnalysis);

export const askForAnalysis = (game: string): Promise<Told<GameAnalysis>> =>
  told(fetch(`${address(game)}/analysis`, { method: 'POST' }), readGameAnalysis);
