import type { Kysely } from 'kysely';

/** Whether the picks page shows what the model of points says, beside the line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('football_terms')
    .addColumn('show_model', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
