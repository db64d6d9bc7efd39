import { fromBase64, joined, sameBytes, sha256, utf8, type Bytes } from './bytes';

/** A checkpoint, as C2SP's tlog-checkpoint and signed-note write it. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Bytes;
  /** What is signed. */
  readonly text: string;
  readonly signatures: readonly { name: string; keyHash: Bytes; signature: Bytes }[];
}

const ED25519 = 1;
const SIGNATURE = /^\u2014 (\S+) (\S+)$/;

/** Reads a checkpoint; null where it is none. */
export function readCheckpoint(note: string): Checkpoint | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0) return null;
  const text = note.slice(0, end + 1);
  const [origin = '', size = '', root = ''] = text.split('\n');
  const hash = fromBase64(root);
  if (origin === '' || !/^(0|[1-9]\d{0,9})$/.test(size) || hash?.length !== 32) return null;
  const signatures = note
    .slice(end + 2)
    .split('\n')
    .flatMap((line) => {
      const [, name = '', coded = ''] = SIGNATURE.exec(line) ?? [];
      const bytes = fromBase64(coded);
      return bytes && bytes.length > 4 ? [{ name, keyHash: bytes.slice(0, 4), signature: bytes.slice(4) }] : [];
    });
  return { origin, size: Number(size), root: hash, text, signatures };
}

/** Whether a checkpoint is signed by the key of its origin; null where this browser does not know the signature's kind. */
export async function isSigned({ origin, text, signatures }: Checkpoint, key: Bytes): Promise<boolean | null> {
  const hash = (await sha256(joined(utf8(`${origin}\n`), Uint8Array.of(ED25519), key))).slice(0, 4);
  const mine = signatures.find(({ name, keyHash }) => name === origin && sameBytes(keyHash, hash));
  return mine ? verified(key, mine.signature, utf8(text)) : false;
}

/** Whether Ed25519's signature is that of the message; null where this browser does not know Ed25519. */
export async function verified(key: Bytes, signature: Bytes, message: Bytes): Promise<boolean | null> {
  try {
    const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, signature, message);
  } catch (trouble) {
    // A key that is none is an answer as well; what a browser does not know is not.
    return (trouble as { name?: unknown } | null)?.name === 'NotSupportedError' ? null : false;
  }
}
