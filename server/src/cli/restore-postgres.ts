import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateSite } from '../app/migrate-site';
import { openDatabase } from '../ground/db/open';
import { Refusal } from '../ground/refusal';
import { CommandRefused } from './command-refused';
import { postgresClient } from './postgres-client';
import { announceAll, HOLDS_DATA, holdsData, readCounters, type Counters } from './restore.store';

/** What a newer program added depends on the rest, and is in no older backup: all of it goes first. */
const EMPTY = `do $$ declare one record; begin
  for one in select tablename as name from pg_tables where schemaname = current_schema() loop
    execute format('drop table if exists %I cascade', one.name);
  end loop;
  for one in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = current_schema()::regnamespace
    and p.prokind in ('f', 'p') and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
    execute format('drop routine if exists %s cascade', one.name);
  end loop;
end $$`;

/** Puts a pg_dump in the place of the database's tables, in one transaction. */
export async function restorePostgres(url: string, file: string, force: boolean): Promise<void> {
  checkDump(file);
  const counters = await countersBefore(url, force);
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-restore-'));
  const script = join(folder, 'restore.sql');
  try {
    postgresClient('pg_restore', null, ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--file', script, file]);
    postgresClient('psql', url, [
      '--no-psqlrc',
      '--quiet',
      '--set=ON_ERROR_STOP=1',
      '--single-transaction',
      '--command',
      EMPTY,
      '--file',
      script,
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const db = await openDatabase({ url });
  try {
    await migrateSite(db);
    await announceAll(db, counters);
  } finally {
    await db.close();
  }
}

async function countersBefore(url: string, force: boolean): Promise<Counters> {
  const before = await openDatabase({ url });
  try {
    await migrateSite(before).catch((error: unknown) => {
      // Of a newer program: it goes, with all the rest.
      if (!(force && error instanceof Refusal)) throw error;
    });
    if (!force && (await before.read(holdsData))) throw new CommandRefused(HOLDS_DATA);
    return await before.read(readCounters);
  } finally {
    await before.close();
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
