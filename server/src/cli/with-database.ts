import { readConfig, type Config } from '../app/config';
import { migrateSite } from '../app/migrate-site';
import type { Database } from '../ground/db/database';
import { openDatabase } from '../ground/db/open';
import { ownFolder } from '../ground/files/own-folder';

/** Runs a command's work on the site's database, brought up to date; a server may be running on it at the same time. */
export async function withDatabase<T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  ownFolder(config.dataFolder);
  const db = await openDatabase({ url: config.databaseUrl, file: config.databaseFile });
  try {
    await migrateSite(db);
    return await work(db, config);
  } finally {
    await db.close();
  }
}

/** A line for the operator. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
