import { must } from '../../ground/must';

/** Numbers in [0, 1), the same ones in the same order for the same seed. */
export type Random = () => number;

/** A small seeded generator (mulberry32). Made-up games need repeatable numbers, not secret ones. */
export function seededRandom(seed: number): Random {
  // Spreads neighbouring seeds apart, so that games 7 and 8 do not look alike.
  let state = Math.imul(seed ^ 0x5bf03635, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function pickOne<T>(random: Random, items: readonly T[]): T {
  return must(items[Math.floor(random() * items.length)], 'something to pick from');
}

/** A new array with the same items in random order. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = between(random, 0, last);
    [result[last], result[other]] = [must(result[other], 'an item of the list'), must(result[last], 'an item of the list')];
  }
  return result;
}
