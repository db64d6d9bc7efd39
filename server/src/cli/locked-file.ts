import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream, openSync, readSync, closeSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { CommandRefused } from './command-refused';

/** A file that only a passphrase opens: these words, salt, nonce, AES-256-GCM, its tag of 16 bytes at the end. */
const MAGIC = Buffer.from('poolhouse-locked-1\n');
const SALT = 16;
const NONCE = 12;
const TAG = 16;
const HEAD = MAGIC.length + SALT + NONCE;
/** Some 50 ms and 32 MB for a guess. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);
const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> => derive(passphrase.normalize('NFKC'), salt, 32, COST);

export async function lockFile(from: string, to: string, passphrase: string): Promise<void> {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt), nonce);
  const out = createWriteStream(to, { mode: 0o600 });
  out.write(Buffer.concat([MAGIC, salt, nonce]));
  await pipeline(
    createReadStream(from),
    cipher,
    async function* (parts) {
      yield* parts;
      yield cipher.getAuthTag();
    },
    out,
  );
}

export const isLocked = (file: string): boolean => bytesAt(file, 0, MAGIC.length).equals(MAGIC);

/** Hands `work` the file as it was before it was locked; one that is not locked as it is. @throws CommandRefused without the right passphrase */
export async function withUnlocked<T>(file: string, passphrase: string | undefined, work: (plain: string) => Promise<T>): Promise<T> {
  if (!isLocked(file)) return work(file);
  if (passphrase === undefined) throw new CommandRefused(`${file} is locked. Say its passphrase in POOLHOUSE_BACKUP_PASSPHRASE.`);
  const plain = `${file}.${process.pid}.plain`;
  try {
    await unlock(file, plain, passphrase);
    return await work(plain);
  } finally {
    rmSync(plain, { force: true });
  }
}

async function unlock(file: string, plain: string, passphrase: string): Promise<void> {
  const head = bytesAt(file, 0, HEAD);
  const { size } = statSync(file);
  if (size < HEAD + TAG) throw new CommandRefused(`${file} was cut: it is shorter than any backup.`);
  const [salt, nonce] = [head.subarray(MAGIC.length, MAGIC.length + SALT), head.subarray(MAGIC.length + SALT)];
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(passphrase, salt), nonce);
  decipher.setAuthTag(bytesAt(file, size - TAG, TAG));
  try {
    // A stream cannot be told to read nothing.
    const locked = size > HEAD + TAG ? createReadStream(file, { start: HEAD, end: size - TAG - 1 }) : Readable.from([]);
    // Opened at once: a stream that fails before it has opened its file would make it after it was taken away.
    await pipeline(locked, decipher, createWriteStream(plain, { fd: openSync(plain, 'w', 0o600) }));
  } catch {
    throw new CommandRefused(`${file} does not open: the passphrase is another one, or the file was changed or cut.`);
  }
}

function bytesAt(file: string, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  const handle = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, length, from));
  } finally {
    closeSync(handle);
  }
}
