import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** Links that set a password, what players chose for themselves, and the mails that wait to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await labelDevices(db);
  await createUserLinks(db);
  await createUserOptions(db);
  await createMailOutbox(db);
  await createUnsubscribeTokens(db);
}

async function labelDevices(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable('devices')
    .addColumn('label', text, (c) => c.notNull().defaultTo(''))
    .execute();
}

/** Links that set a password. */
async function createUserLinks(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('user_links')
    .addColumn('id', 'integer', identity)
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mode', text, (c) => c.notNull().check(sql`mode in ('join', 'reset')`))
    .addColumn('guid_hash', text, (c) => c.notNull().unique())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('expires_at', instant, (c) => c.notNull())
    .addColumn('used_at', instant)
    .execute();
  await db.schema.createIndex('user_links_user').on('user_links').column('user_id').execute();
}

/** What players chose for themselves. */
async function createUserOptions(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('user_options')
    .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('weekly_reminder', 'integer', (c) => c.notNull().check(sql`weekly_reminder in (0, 1)`))
    .addColumn('mobile_smack', 'integer', (c) => c.notNull().check(sql`mobile_smack in (0, 1)`))
    .addColumn('time_zone', text, (c) => c.notNull())
    .addColumn('quiet_from', text)
    .addColumn('quiet_to', text)
    .addColumn('quiet_zone', text)
    .addColumn('golf_name', text, (c) => c.notNull())
    .addColumn('bowl_mania_name', text, (c) => c.notNull())
    .execute();
}

/** The mails that wait to be sent. */
async function createMailOutbox(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'integer', identity)
    .addColumn('dedupe_key', text, (c) => c.notNull().unique())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('to_address', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('body_text', text, (c) => c.notNull())
    .addColumn('body_html', text, (c) => c.notNull())
    .addColumn('unsubscribe_url', text, (c) => c.notNull())
    .addColumn('message_id', text, (c) => c.notNull().unique())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('useful_until', instant)
    .addColumn('next_try_at', instant, (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('claimed_by', text)
    .addColumn('claimed_until', instant)
    .addColumn('sent_at', instant)
    .addColumn('gave_up_at', instant)
    .addColumn('last_error', text)
    .execute();
  await db.schema.createIndex('mail_outbox_due').on('mail_outbox').columns(['sent_at', 'gave_up_at', 'next_try_at']).execute();
  await db.schema.createIndex('mail_outbox_user').on('mail_outbox').columns(['user_id', 'created_at']).execute();
}

async function createUnsubscribeTokens(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('unsubscribe_tokens')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', instant, (c) => c.notNull())
    .execute();
}
