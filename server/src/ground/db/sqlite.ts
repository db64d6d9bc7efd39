import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { must } from '../must';
import { ChangeTracker } from './change-tracker';
import { Checkpointer } from './checkpointer';
import type { ReadOptions, Tx } from './database';
import type { DatabaseLog } from './database-log';
import { LibsqlConnection } from './libsql-connection';
import { LibsqlDialect } from './libsql-dialect';
import type { Schema } from './schema';
import type { EngineParts } from './sql-database';
import type { TagCounters } from './tag-counters';
import { NotSynced, WalSync } from './wal-sync';
import { WriteGroups } from './write-groups';
import { asRequest, yieldToRequests } from './yield-to-requests';

/** How often the file is asked whether another process (a command of the operator) has written to it. */
const WATCH_EVERY_MS = 500;
/** What the checkpointer has left behind is copied by a commit when the log has this many pages, some 80 MB. */
const LONGEST_LOG = 20_000;
const WRITING = [
  'busy_timeout = 10',
  'journal_mode = WAL',
  'synchronous = NORMAL',
  `wal_autocheckpoint = ${LONGEST_LOG}`,
  'foreign_keys = ON',
];
/** Readers beside the writer: a long read keeps neither the others nor a write waiting. */
const READERS = 3;

/**
 * An embedded database in one file. The short busy_timeout is on purpose: the wait for another process stops this whole
 * one, so longer waits are left to `withRetry`. A commit is on the disk before it is acknowledged, or shown to anybody (WalSync).
 */
export function sqliteParts(file: string, log: DatabaseLog, counters: () => TagCounters): EngineParts {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const { kysely, groups, tracker, disk, close } = writing(file, log);
  const readers = Array.from({ length: READERS }, () => reading(open(file, ['busy_timeout = 10', 'query_only = ON'])));
  let stopWatching = async () => {};
  return {
    engine: 'sqlite',
    kysely,
    read: async (work, options) => {
      const result = await readBy(idlest(readers), tracker, counters(), { work, ...options });
      await disk.all();
      return result;
    },
    write: (work, how) => groups.write(work, how).catch((error: unknown) => refreshAfter(error, counters())),
    announce: () => {},
    listen: async () => {
      stopWatching = watchFile(tracker, counters(), log);
    },
    current: () => true,
    ping: async () => {
      await sql`select 1 from scopes where 1 = 0`.execute(must(readers[0], 'a reader').kysely);
    },
    close: async () => {
      await stopWatching();
      await groups.idle();
      // The writer goes last: the one who closes the file last empties its log.
      for (const reader of readers) await reader.kysely.destroy();
      await close();
    },
  };
}

/** The connection that writes, and what goes with it. */
function writing(file: string, log: DatabaseLog) {
  const writer = open(file, WRITING);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
  const checkpointer = new Checkpointer(file, log);
  const disk = new WalSync(
    `${file}-wal`,
    () => copyLog(writer),
    (commits, bytes) => checkpointer.committed(commits, bytes),
  );
  const connection = new LibsqlConnection(writer, disk);
  const kysely = over(connection);
  const groups = new WriteGroups(kysely, writer);
  connection.who = () => groups.who;
  const close = async () => {
    await disk.close();
    await checkpointer.close();
    await kysely.destroy();
  };
  return { kysely, groups, tracker: new ChangeTracker(writer, groups), disk, close };
}

/** A commit of which the disk may not know stands in the file nevertheless, and who reads it must be told so. */
async function refreshAfter(error: unknown, counters: TagCounters): Promise<never> {
  if (error instanceof NotSynced) await counters.refresh();
  throw error;
}

function open(file: string, pragmas: readonly string[]): Libsql.Database {
  const handle = new Libsql(file);
  try {
    for (const pragma of pragmas) handle.pragma(pragma);
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
}

/** Copies all commits out of the log into the database, and syncs it. @returns whether all were copied */
function copyLog(writer: Libsql.Database): boolean {
  const [busy, inLog, copied] = writer.prepare('pragma wal_checkpoint(full)').raw().get() as [number, number, number];
  return busy === 0 && inLog === copied;
}

function over(connection: LibsqlConnection): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new LibsqlDialect(connection) });
}

/** A connection for snapshots, and how many are taken of it just now. */
interface Reader {
  connection: LibsqlConnection;
  kysely: Kysely<Schema>;
  busy: number;
}

function reading(handle: Libsql.Database): Reader {
  const connection = new LibsqlConnection(handle);
  return { connection, kysely: over(connection), busy: 0 };
}

function idlest(readers: readonly Reader[]): Reader {
  return readers.reduce((best, one) => (one.busy < best.busy ? one : best));
}

/** One snapshot, by one reader. */
async function readBy<T>(
  reader: Reader,
  tracker: ChangeTracker,
  counters: TagCounters,
  { work, job = false }: ReadOptions & { work: (tx: Tx) => Promise<T> },
): Promise<T> {
  reader.busy += 1;
  try {
    return await reader.kysely
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        // Who has waited for a reader goes on in the turn in which another lets it go, and so does the next.
        const who = () => (job ? 'job' : 'request');
        await yieldToRequests(who);
        reader.connection.who = who;
        const held = tracker.begin(tx, reader.connection, counters);
        try {
          return await work(tx);
        } finally {
          reader.connection.who = asRequest;
          tracker.end(reader.connection, held);
        }
      });
  } finally {
    reader.busy -= 1;
  }
}

function watchFile(tracker: ChangeTracker, counters: TagCounters, log: DatabaseLog): () => Promise<void> {
  let checking: Promise<void> = Promise.resolve();
  const check = async () => {
    try {
      const now = tracker.fileVersion();
      if (tracker.isAtVersion(now)) return;
      await counters.refresh();
      tracker.noteVersion(now);
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
