import type { Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** The mail of the week apart from reminders: who has turned these off has had none of those either, and a link of a mail turns off its own sort. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable('user_options')
    .addColumn('weekly_recap', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  const options = db as Kysely<{ user_options: { weekly_recap: number; weekly_reminder: number } }>;
  await options
    .updateTable('user_options')
    .set((eb) => ({ weekly_recap: eb.ref('weekly_reminder') }))
    .execute();
  await db.schema
    .alterTable('unsubscribe_tokens')
    .addColumn('turns_off', text, (c) => c.notNull().defaultTo('reminders'))
    .execute();
}
