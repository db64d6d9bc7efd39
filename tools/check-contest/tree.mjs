/** Trees of RFC 6962 over SHA-256, and the proofs that come with them (RFC 9162, 2.1.3 and 2.1.4). */
import { createHash } from 'node:crypto';

/** @typedef {Buffer} Hash 32 bytes */

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

/** @param {(Buffer | string)[]} parts @returns {Hash} */
export function sha256(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** @param {(Buffer | string)[]} parts */
export const leafOf = (...parts) => sha256(LEAF, ...parts);

/** @param {Hash} left @param {Hash} right */
const nodeOf = (left, right) => sha256(NODE, left, right);

/** A tree that grows, and knows the root of every beginning of it. */
export class Tree {
  /** Of each height, the roots of all full subtrees of that height, from left to right. @type {Hash[][]} */
  #heights = [];
  size = 0;

  /** @param {Hash} leaf */
  append(leaf) {
    this.size += 1;
    let hash = leaf;
    for (let height = 0; ; height += 1) {
      const row = (this.#heights[height] ??= []);
      row.push(hash);
      const left = row.at(-2);
      if (row.length % 2 === 1 || !left) return;
      hash = nodeOf(left, hash);
    }
  }

  /** The root of the first `size` leaves, put together from the full subtrees that they are made of. @param {number} [size] */
  root(size = this.size) {
    /** @type {Hash | null} */
    let root = null;
    for (const [height, row] of this.#heights.entries()) {
      const full = Math.floor(size / 2 ** height);
      const peak = row[full - 1];
      if (full % 2 === 1 && peak) root = root === null ? peak : nodeOf(peak, root);
    }
    return root ?? sha256();
  }
}

/**
 * Whether the path leads from the leaf to the root.
 * @param {{ leaf: Hash, index: number, size: number, path: Hash[], root: Hash }} claim
 */
export function isIncluded({ leaf, index, size, path, root }) {
  if (index >= size) return false;
  let [at, last, hash] = [index, size - 1, leaf];
  for (const beside of path) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeOf(beside, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at >> 1, last >> 1];
    } else hash = nodeOf(hash, beside);
    [at, last] = [at >> 1, last >> 1];
  }
  return last === 0 && hash.equals(root);
}

/**
 * Whether the proof shows that the tree of the first root is the beginning of the second one's.
 * @param {{ size: number, root: Hash }} first @param {{ size: number, root: Hash }} second @param {Hash[]} proof
 */
export function isBeginning(first, second, proof) {
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && first.root.equals(second.root);
  if (first.size === 0) return proof.length === 0 && first.root.equals(sha256());
  let [at, last] = [first.size - 1, second.size - 1];
  while (at % 2 === 1) [at, last] = [at >> 1, last >> 1];
  const [begin, ...rest] = at === 0 ? [first.root, ...proof] : proof;
  if (!begin) return false;
  let [old, grown] = [begin, begin];
  for (const beside of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      [old, grown] = [nodeOf(beside, old), nodeOf(beside, grown)];
      while (at % 2 === 0 && at !== 0) [at, last] = [at >> 1, last >> 1];
    } else grown = nodeOf(grown, beside);
    [at, last] = [at >> 1, last >> 1];
  }
  return last === 0 && old.equals(first.root) && grown.equals(second.root);
}
