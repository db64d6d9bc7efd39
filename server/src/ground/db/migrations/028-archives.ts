import type { Kysely } from 'kysely';
import { columnTypes } from './column-types';

export const onlyAdds = true;

/** Seasons that were played on another site, as its export had them, and whose entries they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant, line, identity } = columnTypes(db);
  await db.schema
    .createTable('archives')
    .addColumn('id', 'integer', identity)
    .addColumn('group_number', 'integer', (c) => c.notNull().references('groups.group_number'))
    .addColumn('site', text, (c) => c.notNull())
    .addColumn('origin_contest', 'integer', (c) => c.notNull())
    .addColumn('site_key', text, (c) => c.notNull())
    .addColumn('contest_type', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('closed_at', instant, (c) => c.notNull())
    .addColumn('imported_at', instant, (c) => c.notNull())
    .addColumn('imported_by', text, (c) => c.notNull())
    .addColumn('fingerprint', text, (c) => c.notNull())
    .addColumn('season', text, (c) => c.notNull())
    .addColumn('log', text, (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addUniqueConstraint('archives_once', ['group_number', 'site', 'origin_contest'])
    .execute();
  await db.schema
    .createTable('archive_entries')
    .addColumn('id', 'integer', identity)
    .addColumn('archive_id', 'integer', (c) => c.notNull().references('archives.id'))
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('origin_entry', 'integer', (c) => c.notNull())
    .addColumn('origin_user', 'integer', (c) => c.notNull())
    .addColumn('entry_name', text, (c) => c.notNull())
    .addColumn('rank', 'integer')
    .addColumn('points', line)
    .addColumn('record', text, (c) => c.notNull())
    .addUniqueConstraint('archive_entries_once', ['archive_id', 'origin_entry'])
    .execute();
  await db.schema.createIndex('archive_entries_user').on('archive_entries').column('user_id').execute();
}
