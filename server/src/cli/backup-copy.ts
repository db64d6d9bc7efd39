import { rmSync } from 'node:fs';
import type { Config } from '../app/config';
import { SystemClock } from '../ground/clock/clock';
import type { DatabaseOptions } from '../ground/db/open';
import { createScratch, dropScratch } from './check-backup.store';
import { postgresClient } from './postgres-client';
import { checkDump } from './restore-postgres';
import { wholeCopy } from './sqlite-backup-file';

/**
 * Restores a backup into a copy of its own, as it was made, hands that to `work` and takes it away again. Null where PostgreSQL's role may not
 * create a database: the backup was read to its end then.
 *
 * @param plain the backup, not locked
 */
export async function onCopy<T>(config: Config, plain: string, work: (copy: DatabaseOptions) => Promise<T>): Promise<T | null> {
  if (config.databaseUrl === undefined) {
    const copy = `${plain}.${process.pid}.check`;
    try {
      wholeCopy(plain, copy);
      return await work({ file: copy });
    } finally {
      for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
    }
  }
  checkDump(plain);
  const scratch = await createScratch(config.databaseUrl, new SystemClock().now());
  if (scratch === null) return null;
  try {
    postgresClient('pg_restore', scratch, ['--no-owner', '--no-privileges', '--exit-on-error', plain]);
    return await work({ url: scratch });
  } finally {
    await dropScratch(config.databaseUrl, scratch);
  }
}
