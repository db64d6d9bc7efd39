import { createHash, randomBytes } from 'node:crypto';

/** Whoever knows the seed knows the order: it stays sealed until the auction is over. */
export const newSeed = (): string => randomBytes(32).toString('hex');

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** Shown before the first lot, so that the order cannot be chosen later. */
export function commitOf(contestId: number, seed: string): string {
  return sha256(`poolhouse-auction-seed-1\n${contestId}\n${seed}`).toString('hex');
}

/**
 * The order that a seed seals: Fisher–Yates over bytes of SHA-256 blocks, where a byte that would favour some places is skipped.
 *
 * @param axis `lots` or `owners`: each is drawn by itself
 */
export function sealedOrder(seed: string, axis: 'lots' | 'owners', ids: readonly number[]): number[] {
  const order = [...ids].sort((a, b) => a - b);
  const next = bytes(seed, axis);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const among = last + 1;
    let byte = next();
    while (byte >= 256 - (256 % among)) byte = next();
    const other = byte % among;
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

function bytes(seed: string, axis: string): () => number {
  const key = sha256(`poolhouse-auction-order-1\n${seed}`);
  let [block, at, n] = [Buffer.alloc(0), 0, 0];
  return () => {
    if (at === block.length) {
      block = sha256(Buffer.concat([key, Buffer.from(`:${axis}:${n}`)]));
      n += 1;
      at = 0;
    }
    at += 1;
    return block[at - 1] as number;
  };
}
