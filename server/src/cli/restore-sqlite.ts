import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { migrateSite } from '../app/migrate-site';
import type { Database } from '../ground/db/database';
import { openDatabase } from '../ground/db/open';
import { putInPlace } from '../ground/files/in-place';
import { CommandRefused } from './command-refused';
import { HOLDS_DATA, holdsData } from './restore.store';
import { madeByNewer, preparedCopy, stepsIn } from './sqlite-backup-file';
import { takeOver } from './sqlite-take-over';

/**
 * Puts a backup in the place of the embedded database. Its rows are exchanged inside one transaction rather than its
 * file, since a server that is running would go on writing into the file that was moved away.
 */
export async function restoreSqlite(database: string, file: string, force: boolean): Promise<void> {
  mkdirSync(dirname(database), { recursive: true });
  const copy = `${database}.${process.pid}.restore`;
  try {
    await preparedCopy(file, copy);
    if (!existsSync(database)) return putInPlace(copy, database);
    const db = await openReadable(database);
    if (db) await exchange(db, { database, copy, file }, force);
    else if (force) replaceUnreadable(database, copy);
    else throw new CommandRefused(`${database} cannot be read. Restore with --force to set it aside and put the backup in its place.`);
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  }
}

async function openReadable(database: string): Promise<Database | null> {
  try {
    const db = await openDatabase({ file: database });
    await migrateSite(db);
    return db;
  } catch {
    return null;
  }
}

async function exchange(
  db: Database,
  { database, copy, file }: Record<'database' | 'copy' | 'file', string>,
  force: boolean,
): Promise<void> {
  try {
    if (!force && (await db.read(holdsData))) throw new CommandRefused(HOLDS_DATA);
    // What a newer program added has no place here, and would be left out in silence.
    const here = new Set(stepsIn(database));
    if (stepsIn(copy).some((step) => !here.has(step))) throw madeByNewer(file);
    takeOver(database, copy);
  } finally {
    await db.close();
  }
}

function replaceUnreadable(database: string, copy: string): void {
  for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true });
  renameSync(database, `${database}.unreadable`);
  putInPlace(copy, database);
}
