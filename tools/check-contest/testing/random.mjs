/** Numbers that look random and are the same for the same seed. */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0, below `end`. @param {number} end */
  below(end) {
    return Math.floor(this.next() * end);
  }

  /** @param {number} chance from 0 to 1 */
  is(chance) {
    return this.next() < chance;
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  of(list) {
    const one = list[this.below(list.length)];
    if (one === undefined) throw new Error('There is nothing to choose from.');
    return one;
  }

  /** @param {number} length */
  bytes(length) {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }
}
