import { migrateSite } from '../app/migrate-site';
import { openDatabase } from '../ground/db/open';
import { CommandRefused } from './command-refused';
import { postgresClient } from './postgres-client';
import { announceAll, HOLDS_DATA, holdsData, readCounters } from './restore.store';

/** Puts a pg_dump in the place of the database's tables, in one transaction. */
export async function restorePostgres(url: string, file: string, force: boolean): Promise<void> {
  checkDump(file);
  const before = await openDatabase({ url });
  const counters = await (async () => {
    try {
      await migrateSite(before);
      if (!force && (await before.read(holdsData))) throw new CommandRefused(HOLDS_DATA);
      return await before.read(readCounters);
    } finally {
      await before.close();
    }
  })();
  postgresClient('pg_restore', url, ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', file]);
  const db = await openDatabase({ url });
  try {
    await migrateSite(db);
    await announceAll(db, counters);
  } finally {
    await db.close();
  }
}

/** Refuses a file that is no whole backup of this program, before anything is touched. */
export function checkDump(file: string): void {
  let list: string;
  try {
    list = postgresClient('pg_restore', null, ['--list', file]);
    // Reads the file to its end, which a list alone does not.
    postgresClient('pg_restore', null, ['--file', '/dev/null', file]);
  } catch (error) {
    if (error instanceof CommandRefused && !error.message.startsWith('pg_restore refused')) throw error;
    throw new CommandRefused(`${file} is not a whole backup of a PostgreSQL database. Nothing was changed.`);
  }
  for (const table of ['users', 'scopes', 'kysely_migration']) {
    if (!new RegExp(`TABLE DATA \\w+ ${table} `).test(list))
      throw new CommandRefused(`${file} is not a backup of Poolhouse. Nothing was changed.`);
  }
}
