import { Migrator, type Migration } from 'kysely';
import { Refusal } from '../refusal';
import type { Database } from './database';
import { houseMigrations } from './migrations';
import { bearableSteps, tellBearable } from './migrations-told.store';
import { withRetryAtStart } from './retry';

/**
 * A step that changes the tables. Since there are upgrades each says one of two things of itself, so that the program of the release before
 * goes on beside it and starts again (docs/decisions/0196); steps of before say neither, and no program passes over them.
 */
export interface Step extends Migration {
  /** It only adds what the release before does not see. */
  onlyAdds?: true;
  /** It takes away what programs that know this earlier step do not read any more; whoever does not know that one refuses the database. */
  takesAwayAfter?: string;
}

/** Steps by name. */
export type Migrations = Readonly<Record<string, Step>>;

const nothing: Migration = { up: async () => {} };

/** Whether some other program may pass over a step. */
export const isBearable = ({ onlyAdds, takesAwayAfter }: Step): boolean => onlyAdds === true || takesAwayAfter !== undefined;

/** Contests bring theirs one by one, so a new step may stand before one that was taken already. */
const migrator = (db: Database, steps: Migrations) =>
  new Migrator({ db: db.kysely, provider: { getMigrations: async () => ({ ...steps }) }, allowUnorderedMigrations: true });

/** The steps of this program, and those of a newer one that it may pass over because they only add. */
async function withPassedOver(db: Database, own: Migrations): Promise<Migrations> {
  const passed = Object.entries(await bearableSteps(db)).filter(
    ([name, needed]) => own[name] === undefined && (needed === null || own[needed] !== undefined),
  );
  return { ...own, ...Object.fromEntries(passed.map(([name]) => [name, nothing])) };
}

const bearable = (own: Migrations) =>
  Object.fromEntries(Object.entries(own).flatMap(([name, step]) => (isBearable(step) ? [[name, step.takesAwayAfter ?? null]] : [])));

/** Steps of the house and of all contests. */
export const allSteps = (ofContests: Migrations): Migrations => ({ ...houseMigrations, ...ofContests });

/**
 * Brings the tables up to date and answers the names of the steps it took. Two processes may start at once: one does it,
 * the other waits and finds it done. Throws when a step fails; that step then has changed nothing.
 *
 * @param own all steps of a program
 */
export async function migrate(db: Database, own: Migrations): Promise<string[]> {
  const step = async () => {
    const { error, results = [] } = await migrator(db, await withPassedOver(db, own)).migrateToLatest();
    if (error) throw wordsForNewer(error);
    await tellBearable(db, bearable(own));
    return results.map(({ migrationName }) => migrationName);
  };
  // Of several processes that start at once the others wait until one is through.
  const done = await withRetryAtStart(step);
  await db.tags.refresh();
  return done;
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
export async function isMigrated(db: Database, own: Migrations): Promise<boolean> {
  return (await migrator(db, own).getMigrations()).every((step) => step.executedAt !== undefined);
}
