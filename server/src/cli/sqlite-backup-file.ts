import { copyFileSync } from 'node:fs';
import Libsql from 'libsql';
import { migrateSite } from '../app/migrate-site';
import { openDatabase } from '../ground/db/open';
import { CommandRefused } from './command-refused';

/** Copies a backup and checks the copy from end to end. The backup itself is only read. */
export function wholeCopy(file: string, copy: string): void {
  copyFileSync(file, copy);
  if (!isWhole(copy)) throw new CommandRefused(`${file} is not a whole backup of Poolhouse. Nothing was changed.`);
}

/** The same, and brings the copy up to date with this program. */
export async function preparedCopy(file: string, copy: string): Promise<void> {
  wholeCopy(file, copy);
  try {
    const db = await openDatabase({ file: copy });
    try {
      await migrateSite(db);
    } finally {
      await db.close();
    }
  } catch {
    throw madeByNewer(file);
  }
}

export const madeByNewer = (file: string): CommandRefused =>
  new CommandRefused(`${file} was made by a newer Poolhouse. Update this one first; nothing was changed.`);

/** The steps that a database has taken. */
export function stepsIn(file: string): string[] {
  const handle = new Libsql(file);
  try {
    return (handle.prepare('select name from kysely_migration').all() as { name: string }[]).map(({ name }) => name);
  } finally {
    handle.close();
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
