import type { Kysely } from 'kysely';

/** The public change log looks a few kinds of lines up in a log that grows with every save. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('activity_action').on('activity').columns(['action', 'id']).execute();
}
