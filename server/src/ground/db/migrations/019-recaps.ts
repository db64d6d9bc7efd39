import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** Addresses at which a round's card is shown without an account, and whether who runs a contest lets them be made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .alterTable('contests')
    .addColumn('recap_sharing', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(1)
        .check(sql`recap_sharing in (0, 1)`),
    )
    .execute();
  await db.schema
    .createTable('recap_shares')
    .addColumn('token', text, (c) => c.primaryKey())
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addUniqueConstraint('recap_shares_one', ['contest_id', 'round'])
    .execute();
}
