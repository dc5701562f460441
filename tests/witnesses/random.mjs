// SPDX-License-Identifier: MIT
// Numbers that look random and are the same in every run.

export class Random {
  #state;

  constructor(start) {
    this.#state = start >>> 0;
  }

  /** 0 to count - 1 (mulberry32). */
  below(count) {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let z = this.#state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) % count;
  }

  pick(items) {
    return items[this.below(items.length)];
  }
}
