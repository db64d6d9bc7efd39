import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSigningKey, readSigningKey, type SigningKey } from '../ground/crypto/signing-key';
import type { Database } from '../ground/db/database';
import { readSetting, writeSetting } from '../ground/settings/settings.store';

const KEY = 'releases.key';

export class KeyDamaged extends Error {}

/** Where a site's key may be kept beside the database. */
export interface KeyPlaces {
  /** Of before it moved into the database; what is found there is taken over once. */
  dataFolder: string;
  /** A file that the operator keeps it in instead. */
  keyFile: string | undefined;
}

/**
 * The key with which the site signs what it says about its releases. Every process must have the same, so it is made at the first call and
 * kept in the database, unless the operator names a file for it.
 */
export async function registryKey(db: Database, { dataFolder, keyFile }: KeyPlaces): Promise<SigningKey> {
  if (keyFile !== undefined) return fromFile(keyFile);
  const kept = await db.read((tx) => readSetting(tx, KEY));
  if (kept !== undefined) return readSigningKey(kept);
  const old = join(dataFolder, 'registry-key.pem');
  const made = existsSync(old) ? fromFile(old) : newSigningKey();
  return db.write(async (tx) => {
    // Of two processes that start at once one keeps its own.
    const other = await readSetting(tx, KEY);
    if (other !== undefined) return readSigningKey(other);
    await writeSetting(tx, KEY, made.pem());
    return made;
  });
}

function fromFile(file: string): SigningKey {
  try {
    return readSigningKey(readFileSync(file));
  } catch (cause) {
    const { code } = cause as { code?: string };
    const what = { EACCES: 'cannot be read by this user', ENOENT: 'is not there' }[code ?? ''] ?? 'holds no key of the curve P-256';
    throw new KeyDamaged(`${file} ${what}. Restore it from a backup, or name another with POOLHOUSE_REGISTRY_KEY.`, { cause });
  }
}
