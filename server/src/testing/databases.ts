import { randomBytes } from 'node:crypto';
import { accessSync, constants, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrateSite } from '../app/migrate-site';
import { openDatabase, type DatabaseOptions } from '../ground/db/open';

/** Where one database of a test lies. */
export interface Place {
  options: DatabaseOptions;
  remove(): Promise<void>;
}

/** How one engine gives tests their databases. Migrations run once in a run of tests, for all that is `migrated`. */
export interface Places {
  empty(): Promise<Place>;
  migrated(): Promise<Place>;
}

/**
 * The folder of this run (tools/jest/run-folder.cjs). What is made once lies there and not under a name that is made of migrations' names,
 * so it is never older than what it was made by.
 */
export function runFolder(): string {
  const folder = process.env['POOLHOUSE_TEST_RUN'];
  if (!folder) throw new Error('POOLHOUSE_TEST_RUN is not set: start the tests with jest and the configuration of the project.');
  return folder;
}

/** Brings the tables of a database up to date and leaves it. */
export async function migrateAt(options: DatabaseOptions): Promise<void> {
  const db = await openDatabase(options);
  try {
    await migrateSite(db);
    // What a program leaves word of there (0196) is no row of a test's own.
    await db.kysely.deleteFrom('settings').execute();
    // Else all of it would still lie in the file beside it, which is not copied.
    if (db.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db.kysely);
  } finally {
    await db.close();
  }
}

/** In memory where there is such a folder: a commit waits for the disk, and a test commits often. */
const MEMORY = '/dev/shm';
const inMemory = (() => {
  try {
    accessSync(MEMORY, constants.W_OK);
    return MEMORY;
  } catch {
    return tmpdir();
  }
})();

export const sqlitePlaces: Places = {
  empty: async () => {
    const folder = mkdtempSync(join(inMemory, 'poolhouse-test-'));
    return { options: { file: join(folder, 'poolhouse.db') }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  },
  migrated: async () => {
    const template = join(runFolder(), 'template.db');
    if (!existsSync(template)) {
      // Two processes may make it at once: either's will do.
      const own = join(runFolder(), `${randomBytes(6).toString('hex')}.db`);
      await migrateAt({ file: own });
      renameSync(own, template);
    }
    const place = await sqlitePlaces.empty();
    copyFileSync(template, place.options.file!);
    return place;
  },
};
