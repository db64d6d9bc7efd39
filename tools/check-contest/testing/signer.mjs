/** Hashes, proofs and signatures as RFC 6962 and C2SP spell them out, written for tests alone: slowly, and in another way than the program. */
import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';

/** @param {(Buffer | string)[]} parts */
const sha = (...parts) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();

/** @param {(Buffer | string)[]} parts */
export const leaf = (...parts) => sha('\0', ...parts);

/** The largest power of two below a size. @param {number} size */
const split = (size) => 2 ** Math.floor(Math.log2(size - 1));

/** MTH of RFC 6962, over leaves that are hashed already. @param {Buffer[]} leaves @returns {Buffer} */
export function rootOf(leaves) {
  const [only] = leaves;
  if (!only) return sha();
  if (leaves.length === 1) return only;
  const at = split(leaves.length);
  return sha('\x01', rootOf(leaves.slice(0, at)), rootOf(leaves.slice(at)));
}

/** PATH of RFC 6962. @param {number} index @param {Buffer[]} leaves @returns {Buffer[]} */
export function pathOf(index, leaves) {
  if (leaves.length <= 1) return [];
  const at = split(leaves.length);
  const [left, right] = [leaves.slice(0, at), leaves.slice(at)];
  return index < at ? [...pathOf(index, left), rootOf(right)] : [...pathOf(index - at, right), rootOf(left)];
}

/** PROOF of RFC 6962. @param {number} size of the beginning @param {Buffer[]} leaves @param {boolean} [whole] @returns {Buffer[]} */
export function growthOf(size, leaves, whole = true) {
  if (size === leaves.length) return whole ? [] : [rootOf(leaves)];
  const at = split(leaves.length);
  const [left, right] = [leaves.slice(0, at), leaves.slice(at)];
  return size <= at ? [...growthOf(size, left, whole), rootOf(right)] : [...growthOf(size - at, right, false), rootOf(left)];
}

/** Keys in order; the values of tests have nothing that JSON would write in two ways. @param {any} value @returns {string} */
export const canon = (value) =>
  JSON.stringify(value, (_key, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(
          Object.keys(one)
            .toSorted()
            .map((key) => [key, one[key]]),
        )
      : one,
  );

/** @param {Buffer} seed 32 bytes */
export function signerOf(seed) {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const key = createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32);
  const signed = (/** @type {string} */ text) => sign(null, Buffer.from(text), secret);
  /** @param {string} origin @param {Buffer[]} leaves */
  const checkpoint = (origin, leaves) => {
    const text = `${origin}\n${leaves.length}\n${rootOf(leaves).toString('base64')}\n`;
    const hash = sha(origin, '\n', '\x01', key).subarray(0, 4);
    return `${text}\n\u2014 ${origin} ${Buffer.concat([hash, signed(text)]).toString('base64')}\n`;
  };
  return { key, signed, checkpoint };
}

/** @typedef {ReturnType<typeof signerOf>} Signer */

/** @param {Buffer} secret of the contest @param {number} beat @param {string} slot 'entry/period/slot' */
export function saltOf(secret, beat, slot) {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(beat));
  return Buffer.from(hkdfSync('sha256', secret, '', Buffer.concat([Buffer.from('poolhouse-slot-1\0'), number, Buffer.from(slot)]), 16));
}
