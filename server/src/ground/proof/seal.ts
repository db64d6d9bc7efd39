import { createHmac, hkdfSync } from 'node:crypto';
import { leafHash, sha256, type Hash } from './merkle';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const INFO = Buffer.from('poolhouse-slot-1\0');
const LAST = Buffer.of(1);

const BLOCK_BYTES = 64;

/** HKDF's first half (RFC 5869), which all salts of a contest share, as the two blocks with which HMAC begins (RFC 2104). */
export interface Extracted {
  readonly inner: Buffer;
  readonly outer: Buffer;
}

export function extract(secret: Buffer): Extracted {
  const key = Buffer.concat([createHmac('sha256', Buffer.alloc(HASH_BYTES)).update(secret).digest()], BLOCK_BYTES);
  return { inner: key.map((byte) => byte ^ 0x36) as Buffer, outer: key.map((byte) => byte ^ 0x5c) as Buffer };
}

/**
 * What blinds one slot in one seal: 16 bytes of HKDF-SHA-256 over the contest's secret, so that none has to be kept.
 *
 * @param extracted the secret, extracted
 * @param slot 'entry/period/slot'
 */
export function saltOf({ inner, outer }: Extracted, beat: number, slot: string): Buffer {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(beat));
  // One block is all that 16 bytes take of HKDF's second half. Node's HMAC object costs several times these two hashes.
  return sha256(outer, sha256(inner, INFO, number, slot, LAST)).subarray(0, SALT_BYTES);
}

/** What stands for a slot in a seal, and tells nothing of what is in it: it is the seal's leaf. */
export const commitment = (salt: Buffer, content: string): Hash => leafHash(salt, content);

/** A secret of one contest out of the site's. */
export const contestSecret = (siteSecret: Buffer, contestId: number): Buffer =>
  Buffer.from(hkdfSync('sha256', siteSecret, Buffer.alloc(0), `poolhouse-contest-1\0${contestId}`, HASH_BYTES));
