// SPDX-License-Identifier: GPL-3.0-or-later
/** Challenges of the lobby: the ones that are ready at one click, and which of those that wait is the same game. */
import type { RulesCore } from '../core/core';
import type { Challenge, GameSetup } from '../net/messages';
import { defaultTerms, readControl, wishOf, type OnlineWish } from './terms';

/** Ready at one click; null is a game without a clock. */
export const readyControls = [
  '1+0',
  '2+1',
  '3+0',
  '3+2',
  '5+0',
  '5+3',
  '10+0',
  '15+10',
  '30+20',
  '90+30',
  null,
] as const;

/** Who does not begin is not waited for: longer where the game is long. */
const firstMove_ms = 30_000;
const firstMoveOfLongGames_ms = 120_000;
const longGame_minutes = 30;

export function firstMoveFor(control: string | null): number {
  return control === null || Number.parseFloat(control) >= longGame_minutes ? firstMoveOfLongGames_ms : firstMove_ms;
}

/** The wish for a game at one click: the plain terms, with that control. */
export function readyWish(core: RulesCore, control: string | null): OnlineWish {
  const regulations = control === null ? null : readControl(core, control).regulations;
  return { ...wishOf({ ...defaultTerms, control }, regulations), listed: true, first_move_ms: firstMoveFor(control) };
}

/** The one that has waited longest among those that are the very same game; `isOwn`: this browser's own. */
export function sameChallenge(
  wish: OnlineWish,
  waiting: readonly Challenge[],
  isOwn: (game: string) => boolean,
): Challenge | null {
  const wanted = essence(wish);
  return [...waiting].reverse().find(({ game, setup }) => !isOwn(game) && essence(setup) === wanted) ?? null;
}

/** What makes two wishes the same game: everything but where it is shown, whatever the order and what is left out. */
function essence(setup: OnlineWish | GameSetup): string {
  const { listed: _listed, variant = 'standard', ...rest } = setup as OnlineWish;
  const told = Object.entries(rest).filter(([, value]) => value !== false && value !== undefined && value !== null);
  return JSON.stringify([variant, ...told.sort(([one], [other]) => one.localeCompare(other))]);
}
