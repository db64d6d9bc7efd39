import { sha256, type Hash } from './merkle';
import type { SealKey } from './seal-key';

const ED25519 = Buffer.of(1);
const KEY_HASH_BYTES = 4;

/** The first bytes of what names a key in a signed note, of its name and itself (C2SP signed-note). */
export const keyHash = (name: string, publicKey: Buffer): Buffer => sha256(`${name}\n`, ED25519, publicKey).subarray(0, KEY_HASH_BYTES);

/** Size and root of a log, signed: C2SP's tlog-checkpoint in a signed note. */
export function checkpoint(origin: string, { size, root }: { size: number; root: Hash }, key: SealKey): string {
  const text = `${origin}\n${size}\n${root.toString('base64')}\n`;
  const signature = Buffer.concat([keyHash(origin, key.publicKey), key.sign(text)]).toString('base64');
  return `${text}\n— ${origin} ${signature}\n`;
}
