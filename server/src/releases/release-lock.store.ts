import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { ReleaseRefused } from './release-refused';

const LOOK_AGAIN_MS = 50;
/** Publishing takes a second or two; longer than this nobody is in it. */
export const PATIENCE_MS = 30_000;

/**
 * Runs work that no other release or rollback may interrupt. The lock is SQLite's on an empty database: the operating system
 * takes it away from a process that dies, so it never has to be removed by hand.
 */
export async function withReleaseLock<T>(releases: string, work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  mkdirSync(releases, { recursive: true });
  const handle = new Libsql(join(releases, 'lock'));
  try {
    handle.pragma('busy_timeout = 0');
    const until = performance.now() + patienceMs;
    while (!locked(handle)) {
      if (performance.now() > until) throw new ReleaseRefused('Another release or rollback is under way. Nothing was changed; try again when it is done.');
      await pause(LOOK_AGAIN_MS);
    }
    try {
      return await work();
    } finally {
      // Closing alone may leave the lock until the garbage is collected.
      handle.exec('rollback');
    }
  } finally {
    handle.close();
  }
}

function locked(handle: Libsql.Database): boolean {
  try {
    handle.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return false;
    throw error;
  }
}
