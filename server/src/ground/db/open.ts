import type { Database } from './database';
import type { DatabaseLog } from './database-log';
import { postgresParts } from './postgres';
import { withRetryAtStart } from './retry';
import { SqlDatabase, type EngineParts } from './sql-database';
import { sqliteParts } from './sqlite';
import type { TagCounters } from './tag-counters';

export interface DatabaseOptions {
  /** `postgres://…`; goes before `file`. */
  url?: string;
  /** Path of the SQLite file, made when missing. */
  file?: string;
  log?: DatabaseLog;
}

const silent: DatabaseLog = { warn: () => {} };

/** Opens the database; does not migrate it. Fails when a PostgreSQL server cannot be reached. */
export async function openDatabase({ url, file, log = silent }: DatabaseOptions): Promise<Database> {
  // Another process may be making the file just now, or putting it in order after it was killed.
  const database = await withRetryAtStart(async () => new SqlDatabase((counters) => partsOf(url, file, log, counters)));
  try {
    await database.start();
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
  return database;
}

function partsOf(url: string | undefined, file: string | undefined, log: DatabaseLog, counters: () => TagCounters): EngineParts {
  if (url) {
    if (!/^postgres(ql)?:\/\//.test(url))
      throw new Error('DATABASE_URL must begin with postgres:// (leave it unset for the embedded database).');
    return postgresParts(url, log, counters);
  }
  if (!file) throw new Error('openDatabase needs a url or a file.');
  return sqliteParts(file, log, counters);
}
