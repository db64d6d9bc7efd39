import { Migrator, type Migration } from 'kysely';
import { Refusal } from '../refusal';
import type { Database } from './database';
import { houseMigrations } from './migrations';
import { withRetryAtStart } from './retry';

/** Migrations by name. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Contests bring theirs one by one, so a new step may stand before one that was taken already. */
const migrator = (db: Database, ofContests: Migrations) =>
  new Migrator({
    db: db.kysely,
    provider: { getMigrations: async () => ({ ...houseMigrations, ...ofContests }) },
    allowUnorderedMigrations: true,
  });

/**
 * Brings the tables up to date and answers the names of the steps it took. Two processes may start at once: one does it,
 * the other waits and finds it done. Throws when a step fails; that step then has changed nothing.
 */
export async function migrate(db: Database, ofContests: Migrations): Promise<string[]> {
  const step = async () => {
    const { error, results } = await migrator(db, ofContests).migrateToLatest();
    if (error) throw wordsForNewer(error);
    return results ?? [];
  };
  // Of several processes that start at once the others wait until one is through.
  const done = await withRetryAtStart(step);
  await db.tags.refresh();
  return done.map(({ migrationName }) => migrationName);
}

/** Kysely calls a step that this program does not know a corruption. */
function wordsForNewer(error: unknown): unknown {
  const step = /previously executed migration (\S+) is missing/.exec(error instanceof Error ? error.message : '')?.[1];
  if (step === undefined) return error;
  return new Refusal(
    'conflict',
    `This database was brought up to date by a newer Poolhouse: it has the step ${step}, which this program does not know. Start the newer program again, or restore a backup from before.`,
  );
}

/** True when every migration has been applied. */
export async function isMigrated(db: Database, ofContests: Migrations): Promise<boolean> {
  return (await migrator(db, ofContests).getMigrations()).every((step) => step.executedAt !== undefined);
}
