import type { Bytes } from './bytes';
import { rootOf } from './tree';

/** The proofs of RFC 6962, section 2.1, made as they are defined there: for tests alone. */
const split = (count: number): number => 2 ** Math.ceil(Math.log2(count) - 1);

export async function pathOf(index: number, leaves: readonly Bytes[]): Promise<Bytes[]> {
  if (leaves.length <= 1) return [];
  const k = split(leaves.length);
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)];
  return index < k ? [...(await pathOf(index, left)), await rootOf(right)] : [...(await pathOf(index - k, right)), await rootOf(left)];
}

export async function growth(from: number, leaves: readonly Bytes[], whole = true): Promise<Bytes[]> {
  if (from === 0) return [];
  if (from === leaves.length) return whole ? [] : [await rootOf(leaves)];
  const k = split(leaves.length);
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)];
  return from <= k
    ? [...(await growth(from, left, whole)), await rootOf(right)]
    : [...(await growth(from - k, right, false)), await rootOf(left)];
}
