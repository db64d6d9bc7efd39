import { copyFileSync } from 'node:fs';
import Libsql from 'libsql';
import { migrateSite } from '../app/migrate-site';
import { openDatabase } from '../ground/db/open';
import { CommandRefused } from './command-refused';

/**
 * Copies a backup, checks the copy from end to end and brings it up to date with this program. The backup itself is only
 * read.
 */
export async function preparedCopy(file: string, copy: string): Promise<void> {
  copyFileSync(file, copy);
  if (!isWhole(copy)) throw new CommandRefused(`${file} is not a whole backup of Poolhouse. Nothing was changed.`);
  try {
    const db = await openDatabase({ file: copy });
    try {
      await migrateSite(db);
    } finally {
      await db.close();
    }
  } catch {
    throw new CommandRefused(`${file} was made by a newer Poolhouse. Update this one first; nothing was changed.`);
  }
}

function isWhole(copy: string): boolean {
  let handle: Libsql.Database | undefined;
  try {
    handle = new Libsql(copy);
    const [check] = handle.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    const tables = (handle.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]).map(
      ({ name }) => name,
    );
    return check?.integrity_check === 'ok' && ['users', 'scopes', 'settings', 'kysely_migration'].every((name) => tables.includes(name));
  } catch {
    return false;
  } finally {
    handle?.close();
  }
}
