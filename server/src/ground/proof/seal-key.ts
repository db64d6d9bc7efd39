import { createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** The site's Ed25519 key, which signs checkpoints and receipts. */
export interface SealKey {
  /** 32 bytes. */
  readonly publicKey: Buffer;
  /** 64 bytes. */
  sign(text: string): Buffer;
}

/** PKCS #8 of an Ed25519 key, up to its 32 bytes (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_BYTES = 32;

/** The key of a seed of 32 bytes. */
export function sealKey(seed: Buffer): SealKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES);
  return { publicKey, sign: (text) => sign(null, Buffer.from(text), privateKey) };
}
