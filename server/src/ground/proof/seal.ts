import { createHmac, hkdfSync } from 'node:crypto';
import { leafHash, type Hash } from './merkle';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const INFO = Buffer.from('poolhouse-slot-1\0');
const LAST = Buffer.of(1);

/** HKDF's first half (RFC 5869), which all salts of a contest share. */
export const extract = (secret: Buffer): Buffer => createHmac('sha256', Buffer.alloc(HASH_BYTES)).update(secret).digest();

/**
 * What blinds one slot in one seal: 16 bytes of HKDF-SHA-256 over the contest's secret, so that none has to be kept.
 *
 * @param extracted the secret, extracted
 * @param slot 'entry/period/slot'
 */
export function saltOf(extracted: Buffer, beat: number, slot: string): Buffer {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(beat));
  // One block is all that 16 bytes take of HKDF's second half.
  return createHmac('sha256', extracted).update(INFO).update(number).update(slot).update(LAST).digest().subarray(0, SALT_BYTES);
}

/** What stands for a slot in a seal, and tells nothing of what is in it: it is the seal's leaf. */
export const commitment = (salt: Buffer, content: string): Hash => leafHash(salt, content);

/** A secret of one contest out of the site's. */
export const contestSecret = (siteSecret: Buffer, contestId: number): Buffer =>
  Buffer.from(hkdfSync('sha256', siteSecret, Buffer.alloc(0), `poolhouse-contest-1\0${contestId}`, HASH_BYTES));
