import { plural } from '@poolhouse/contract/formats';
import type { Config } from '../app/config';
import { migrateSite } from '../app/migrate-site';
import { openDatabase, type DatabaseOptions } from '../ground/db/open';
import { onCopy } from './backup-copy';
import { rowCounts, type RowCounts } from './check-backup.store';
import { CommandRefused } from './command-refused';

/** How many rows there are now, of what only people add and take away. */
export const countsNow = (config: Config): Promise<RowCounts> => counted({ url: config.databaseUrl, file: config.databaseFile });

/**
 * Restores a backup into a copy of its own and compares: what is in it must have been there while it was made.
 *
 * @param plain the backup, not locked
 * @param around what was there before it was made and after
 * @returns what was done, in a sentence
 */
export async function checkBackup(config: Config, plain: string, around: readonly RowCounts[]): Promise<string> {
  const said = await onCopy(config, plain, async (copy) => compared(await counted(copy), around));
  return said ?? 'Read to its end; it was not restored, since this role may not create a database.';
}

async function counted(of: DatabaseOptions): Promise<RowCounts> {
  const db = await openDatabase(of);
  try {
    await migrateSite(db);
    return await db.read(rowCounts);
  } finally {
    await db.close();
  }
}

function compared(found: RowCounts, around: readonly RowCounts[]): string {
  let rows = 0;
  for (const [table, n] of found) {
    const known = around.map((counts) => counts.get(table) ?? 0);
    if (n < Math.min(...known) || n > Math.max(...known))
      throw new CommandRefused(
        `The backup was restored, and has ${plural(n, 'row')} of ${table} where the site has ${known.join(' or ')}.`,
      );
    rows += n;
  }
  return `Restored into a copy and compared: ${plural(rows, 'row')} in ${plural(found.size, 'table')}.`;
}
