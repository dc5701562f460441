// SPDX-License-Identifier: GPL-3.0-or-later
/** Games whose free seat the reader has chosen in the lobby: the page of the game takes it when it opens. */

const chosen = new Set<string>();

export function sitOnArrival(game: string): void {
  chosen.add(game);
}

/** True once for each choice. */
export function takesSeat(game: string): boolean {
  return chosen.delete(game);
}
