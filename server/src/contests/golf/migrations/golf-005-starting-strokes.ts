import type { Kysely } from 'kysely';

/** Strokes to par with which a golfer begins a tournament. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('golf_field')
    .addColumn('starting_strokes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
