import { hash as hashOnce } from 'node:crypto';
import { plural } from '@poolhouse/contract/formats';
import { must } from '../must';

/** A SHA-256. */
export type Hash = Buffer;

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

/** Of the bytes of these texts and buffers, one after the other. */
export function sha256(...parts: readonly (string | Buffer)[]): Hash {
  const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  // In one go, and by way of a text: an object for the hash, or a buffer from over there, costs several times what is hashed here.
  return Buffer.from(hashOnce('sha256', Buffer.concat(bytes), 'base64'), 'base64');
}

/** RFC 6962, section 2.1: what a leaf's content comes to. */
export const leafHash = (...parts: readonly (string | Buffer)[]): Hash => sha256(LEAF, ...parts);

/** RFC 6962, section 2.1: what two neighbors come to. */
const nodeHash = (left: Hash, right: Hash): Hash => sha256(NODE, left, right);

/**
 * An append-only tree of RFC 6962. It keeps the root of every whole subtree, so that roots and proofs of any size cost its height: level 0 are
 * the leaves, and level k has the roots of each 2^k of them that are full.
 */
export class MerkleTree {
  private readonly levels: Hash[][] = [[]];

  constructor(leaves: readonly Hash[] = []) {
    for (const leaf of leaves) this.append(leaf);
  }

  get size(): number {
    return this.level(0).length;
  }

  leaf(index: number): Hash {
    return must(this.level(0)[index], 'a leaf of the tree');
  }

  append(leaf: Hash): void {
    let hash = leaf;
    for (let k = 0; ; k += 1) {
      const level = this.level(k);
      level.push(hash);
      if (level.length % 2 === 1) return;
      hash = nodeHash(must(level[level.length - 2], 'the left neighbor'), hash);
    }
  }

  /** The root of the first `size` leaves; of none it is the hash of nothing. */
  root(size = this.size): Hash {
    this.within(size);
    return size === 0 ? sha256() : this.rangeRoot(0, size);
  }

  /** RFC 6962, section 2.1.1: from one leaf to the root of the first `size`. */
  inclusion(index: number, size = this.size): Hash[] {
    this.within(size);
    if (index < 0 || index >= size) throw new RangeError(`There is no leaf ${index} among ${size}.`);
    return this.pathTo(index, 0, size);
  }

  /** RFC 6962, section 2.1.2: that the first `from` leaves are the beginning of the first `size`. Nothing is needed of none, and of all. */
  consistency(from: number, size = this.size): Hash[] {
    this.within(size);
    if (from < 0 || from > size) throw new RangeError(`There are no ${plural(from, 'leaf', 'leaves')} among ${size}.`);
    return from === 0 || from === size ? [] : this.subproof(from, { start: 0, end: size }, true);
  }

  private pathTo(index: number, start: number, end: number): Hash[] {
    if (end - start === 1) return [];
    const middle = start + splitOf(end - start);
    return index < middle
      ? [...this.pathTo(index, start, middle), this.rangeRoot(middle, end)]
      : [...this.pathTo(index, middle, end), this.rangeRoot(start, middle)];
  }

  private subproof(from: number, { start, end }: { start: number; end: number }, whole: boolean): Hash[] {
    if (from === end) return whole ? [] : [this.rangeRoot(start, end)];
    const middle = start + splitOf(end - start);
    return from <= middle
      ? [...this.subproof(from, { start, end: middle }, whole), this.rangeRoot(middle, end)]
      : [...this.subproof(from, { start: middle, end }, false), this.rangeRoot(start, middle)];
  }

  private rangeRoot(start: number, end: number): Hash {
    const width = end - start;
    if (isPowerOfTwo(width)) return must(this.level(Math.log2(width))[start / width], 'a whole subtree');
    const middle = start + splitOf(width);
    return nodeHash(this.rangeRoot(start, middle), this.rangeRoot(middle, end));
  }

  private level(k: number): Hash[] {
    return (this.levels[k] ??= []);
  }

  private within(size: number): void {
    if (size < 0 || size > this.size)
      throw new RangeError(`The tree has ${plural(this.size, 'leaf', 'leaves')}, and was asked for ${size}.`);
  }
}

const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

/** The largest power of two below `n`, for `n` above 1. */
const splitOf = (n: number): number => 2 ** (31 - Math.clz32(n - 1));
