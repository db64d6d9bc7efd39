/** The order of an auction's lots, which a seed seals: nobody knows it before the end, and nobody can choose it afterwards. */
import { sha256 } from './tree.mjs';

/** What is told before the first lot. @param {number} contest @param {string} seed */
export const commitOfSeed = (contest, seed) => sha256(`poolhouse-auction-seed-1\n${contest}\n${seed}`).toString('hex');

/** Bytes without end: SHA-256 of a key, what they are for, and a number that grows. @param {string} seed @param {string} axis */
function* bytesOfSeed(seed, axis) {
  const key = sha256(`poolhouse-auction-order-1\n${seed}`);
  for (let block = 0; ; block += 1) yield* sha256(Buffer.concat([key, Buffer.from(`:${axis}:${block}`)]));
}

/**
 * A shuffle from the last place to the first, over bytes below the largest multiple of the places that are left.
 * @param {string} seed @param {'lots' | 'owners'} axis @param {readonly number[]} ids
 */
export function drawnOrder(seed, axis, ids) {
  const order = ids.toSorted((one, other) => one - other);
  const bytes = bytesOfSeed(seed, axis);
  for (let left = order.length; left > 1; left -= 1) {
    let byte = 256;
    while (byte >= 256 - (256 % left)) byte = Number(bytes.next().value);
    const [last, other] = [order[left - 1] ?? 0, order[byte % left] ?? 0];
    [order[left - 1], order[byte % left]] = [other, last];
  }
  return order;
}

/** Lots that are not sold, in the order in which they come up. */
export class Queue {
  /** Lots that found no bid. @type {Set<number>} */
  passed = new Set();

  /** @param {readonly number[]} order */
  constructor(order) {
    this.order = order;
    this.lots = [...order];
  }

  /** @param {number} lot */
  takeOut(lot) {
    this.lots = this.lots.filter((one) => one !== lot);
  }

  /** Who found no bid comes last. @param {number} lot */
  pass(lot) {
    this.takeOut(lot);
    this.lots.push(lot);
    this.passed.add(lot);
  }

  /** A sale was taken back: the lot comes where the order has it, before those that found no bid. @param {number} lot */
  putBack(lot) {
    const place = this.order.indexOf(lot);
    const isLater = (/** @type {number} */ other) => this.passed.has(other) || this.order.indexOf(other) > place;
    const at = this.passed.has(lot) ? -1 : this.lots.findIndex(isLater);
    this.lots.splice(at < 0 ? this.lots.length : at, 0, lot);
  }
}
