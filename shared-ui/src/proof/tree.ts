import { joined, sameBytes, sha256, type Bytes } from './bytes';

/** The trees of RFC 6962 over SHA-256, and its two proofs as RFC 9162 checks them. */
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
/** What is larger is no log of ours, and would not fit the bits below. */
const LARGEST = 2 ** 30;

export const leafOf = (...content: readonly Uint8Array[]): Promise<Bytes> => sha256(joined(LEAF, ...content));
const nodeOf = (left: Uint8Array, right: Uint8Array): Promise<Bytes> => sha256(joined(NODE, left, right));
const isSize = (size: number): boolean => Number.isInteger(size) && size >= 0 && size <= LARGEST;

/** The root over leaves; of none the hash of nothing. */
export async function rootOf(leaves: readonly Bytes[]): Promise<Bytes> {
  if (leaves.length === 0) return sha256(new Uint8Array());
  let level: readonly Bytes[] = leaves;
  // A last one without a neighbour goes up as it is, which is what the splits of the RFC come to.
  while (level.length > 1)
    level = await Promise.all(pairs(level).map(([left, right]) => (right ? nodeOf(left, right) : Promise.resolve(left))));
  return level[0] ?? sha256(new Uint8Array());
}

const pairs = (level: readonly Bytes[]): (readonly [Bytes, Bytes?])[] =>
  level.flatMap((left, at) => {
    if (at % 2 === 1) return [];
    const right = level[at + 1];
    return [right ? ([left, right] as const) : ([left] as const)];
  });

export interface Place {
  index: number;
  size: number;
  path: readonly Uint8Array[];
}

/** Whether a leaf is in the tree of that size and root, at that place (RFC 9162, 2.1.3.2). */
export async function isIncluded(leaf: Uint8Array, { index, size, path }: Place, root: Uint8Array): Promise<boolean> {
  if (!isSize(size) || !isSize(index) || index >= size) return false;
  let [first, last, hash] = [index, size - 1, leaf];
  for (const beside of path) {
    if (last === 0) return false;
    if (first % 2 === 1 || first === last) {
      hash = await nodeOf(beside, hash);
      while (first % 2 === 0 && first !== 0) [first, last] = [first >> 1, last >> 1];
    } else hash = await nodeOf(hash, beside);
    [first, last] = [first >> 1, last >> 1];
  }
  return last === 0 && sameBytes(hash, root);
}

export interface Tree {
  size: number;
  root: Uint8Array;
}

/** Whether the older tree is the beginning of the newer one (RFC 9162, 2.1.4.2). */
export async function isBeginning(older: Tree, newer: Tree, proof: readonly Uint8Array[]): Promise<boolean> {
  if (!isSize(older.size) || !isSize(newer.size) || older.size > newer.size) return false;
  if (older.size === newer.size) return proof.length === 0 && sameBytes(older.root, newer.root);
  if (older.size === 0) return proof.length === 0;
  const [begin, ...rest] = (older.size & (older.size - 1)) === 0 ? [older.root, ...proof] : proof;
  if (!begin) return false;
  let [first, last] = [older.size - 1, newer.size - 1];
  while (first % 2 === 1) [first, last] = [first >> 1, last >> 1];
  let [was, is] = [begin, begin];
  for (const beside of rest) {
    if (last === 0) return false;
    if (first % 2 === 1 || first === last) {
      [was, is] = await Promise.all([nodeOf(beside, was), nodeOf(beside, is)]);
      while (first % 2 === 0 && first !== 0) [first, last] = [first >> 1, last >> 1];
    } else is = await nodeOf(is, beside);
    [first, last] = [first >> 1, last >> 1];
  }
  return last === 0 && sameBytes(was, older.root) && sameBytes(is, newer.root);
}
