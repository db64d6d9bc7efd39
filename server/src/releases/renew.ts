import type { SigningKey } from '../ground/crypto/signing-key';
import type { Database } from '../ground/db/database';
import { readManifest, writeManifest } from './signed-manifest';

/**
 * Gives the list of releases a number that is greater than any that browsers may have seen: after a restore the list is as old as the
 * backup, and shells refuse a list that is older than one they know. Answers the new number; null while nothing was released.
 */
export async function renewManifest(db: Database, key: SigningKey, now: number): Promise<number | null> {
  return db.write(async (tx) => {
    const manifest = await readManifest(tx, key);
    return manifest.number === 0 ? null : (await writeManifest(tx, manifest, now, key)).number;
  });
}
