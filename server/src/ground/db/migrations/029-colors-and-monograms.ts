import type { Kysely } from 'kysely';
import { columnTypes } from './column-types';

export const onlyAdds = true;

/** How a player wants to be shown to others; '' where they never said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  for (const column of ['color', 'monogram'])
    await db.schema
      .alterTable('user_options')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute();
}
