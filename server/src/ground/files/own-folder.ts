import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** What only a folder of this program's own holds. */
const OURS = ['poolhouse.db', 'registry-key.pem', 'outbox'];

/** Makes the site's data folder for its owner's eyes only, and shuts one that an older program has left open to others. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!OURS.some((name) => existsSync(join(folder, name)))) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Somebody else's folder, such as a mounted one: its owner decides.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
