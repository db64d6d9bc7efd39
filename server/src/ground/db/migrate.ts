import { Migrator } from 'kysely';
import { Refusal } from '../refusal';
import type { Database } from './database';
import { migrations } from './migrations';
import { withRetry } from './retry';

/**
 * Brings the tables up to date and answers the names of the steps it took. Two processes may start at once: one does it,
 * the other waits and finds it done. Throws when a step fails; that step then has changed nothing.
 */
export async function migrate(db: Database): Promise<string[]> {
  const done = await withRetry(async () => {
    const migrator = new Migrator({ db: db.kysely, provider: { getMigrations: async () => migrations } });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw wordsForNewer(error);
    return results ?? [];
  });
  await db.scopes.refresh();
  return done.map((step) => step.migrationName);
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
export async function isMigrated(db: Database): Promise<boolean> {
  const migrator = new Migrator({ db: db.kysely, provider: { getMigrations: async () => migrations } });
  return (await migrator.getMigrations()).every((step) => step.executedAt !== undefined);
}
