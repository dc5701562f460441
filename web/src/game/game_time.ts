// SPDX-License-Identifier: GPL-3.0-or-later
/** The time of a game as this page reckons it, in whole ms: it runs evenly, whatever happens to the computer's date. */

/** More than this behind the page's reckoning, a server has not been slow: it stood still in between. */
const standstill_ms = 2_000;

export class GameTime {
  private known: number;
  private since: number;

  /** `monotonic`: ms of a clock that only runs forward, such as performance.now. `start`: the game's time now. */
  constructor(
    private readonly monotonic: () => number,
    start = 0,
  ) {
    this.known = start;
    this.since = monotonic();
  }

  now = (): number => Math.floor(this.known + this.monotonic() - this.since);

  set(time: number): void {
    this.known = time;
    this.since = this.monotonic();
  }

  /**
   * The keeper of the game said a moment ago that it was `time`. A word that was long on its way changes nothing: so the page is
   * never ahead of the keeper, and a correction only ever takes time from the clock that runs.
   */
  hear(time: number): void {
    if (time > this.now()) this.set(time);
  }

  /** As hear(), after a connection came back: where the keeper stood still meanwhile, its time holds. */
  rejoin(time: number): void {
    if (time < this.now() - standstill_ms) this.set(time);
    else this.hear(time);
  }
}
