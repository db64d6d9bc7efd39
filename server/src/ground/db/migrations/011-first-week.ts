import { sql, type Kysely } from 'kysely';

/** The week of its season in which a contest begins; those before it count for nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contests')
    .addColumn('first_week', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(1)
        .check(sql`first_week >= 1`),
    )
    .execute();
}
