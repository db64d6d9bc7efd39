import { createPublicKey, verify } from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key in SPKI (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Whether an Ed25519 key has signed a text. @param publicKey 32 bytes @param signature 64 bytes; others are none */
export function isSignedBy(publicKey: Buffer, text: string, signature: Buffer): boolean {
  try {
    const key = createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), key, signature);
  } catch {
    return false;
  }
}
