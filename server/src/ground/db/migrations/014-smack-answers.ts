import type { Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** Messages that answer others, what players think of them, and whom they name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema.alterTable('smack').addColumn('reply_to', 'integer').execute();
  await db.schema
    .createTable('smack_reactions')
    .addColumn('message_id', 'integer', (c) => c.notNull().references('smack.id').onDelete('cascade'))
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id').onDelete('cascade'))
    .addColumn('reaction', text, (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('smack_reactions_pk', ['message_id', 'entry_id', 'reaction'])
    .execute();
  await db.schema
    .createTable('smack_mentions')
    .addColumn('message_id', 'integer', (c) => c.notNull().references('smack.id').onDelete('cascade'))
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('smack_mentions_pk', ['message_id', 'entry_id'])
    .execute();
}
