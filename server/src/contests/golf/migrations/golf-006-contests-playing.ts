import type { Kysely } from 'kysely';

/** Agents ask which contests play a tournament that is near: of all years' contests, a few. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('golf_contest_tournaments_tid').on('golf_contest_tournaments').column('tid').execute();
}
