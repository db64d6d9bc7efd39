import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { LibsqlDialect } from './libsql-dialect';
import type { DatabaseLog } from './open';
import type { Schema } from './schema';
import type { ScopeCounters } from './scope-counters';
import type { EngineParts } from './sql-database';
import { Turns } from './turns';

/** How often the file is asked whether another process (a command of the operator) has written to it. */
const WATCH_EVERY_MS = 500;

/**
 * An embedded database in one file. The short busy_timeout is on purpose: the wait for another process stops this whole
 * one, so longer waits are left to `withRetry`. A commit is on the disk before it is acknowledged.
 */
export function sqliteParts(file: string, log: DatabaseLog): EngineParts {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const handle = new Libsql(file);
  for (const pragma of ['busy_timeout = 10', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) handle.pragma(pragma);
  const turns = new Turns();
  return {
    // One of this process asks for the file's write lock at a time; reads go on meanwhile.
    takeTurn: (write) => turns.take(write),
    engine: 'sqlite',
    kysely: new Kysely<Schema>({ dialect: new LibsqlDialect(handle) }),
    // The transaction has begun with the file's write lock.
    enterWriter: async () => {},
    announce: async () => {},
    listen: async (counters) => watchFile(handle, counters, log),
  };
}

/** `data_version` moves when another connection has committed. */
function watchFile(handle: Libsql.Database, counters: ScopeCounters, log: DatabaseLog): () => Promise<void> {
  const version = () => JSON.stringify(handle.pragma('data_version'));
  let seen = version();
  let checking: Promise<void> = Promise.resolve();
  const check = async () => {
    try {
      const now = version();
      if (now === seen) return;
      await counters.refresh();
      seen = now;
    } catch (error) {
      log.warn({ err: error }, 'The database file could not be asked for changes; trying again.');
    }
  };
  const timer = setInterval(() => {
    checking = checking.then(check);
  }, WATCH_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await checking;
  };
}
