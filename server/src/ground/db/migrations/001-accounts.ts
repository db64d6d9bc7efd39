import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createSignIn(db);
  await createActivity(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', identity)
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('email_key', text, (c) => c.notNull().unique())
    .addColumn('username', text, (c) => c.notNull())
    .addColumn('username_key', text, (c) => c.notNull().unique())
    .addColumn('password_hash', text)
    .addColumn('is_admin', 'integer', (c) => c.notNull().check(sql`is_admin in (0, 1)`))
    .addColumn('group_number', 'integer', (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .execute();
}

/** The devices that stay signed in, and the names that failed to. */
async function createSignIn(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('devices')
    .addColumn('id', 'integer', identity)
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('secret_hash', text, (c) => c.notNull().unique())
    .addColumn('application_id', text, (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('last_used_at', instant, (c) => c.notNull())
    .addColumn('expires_at', instant, (c) => c.notNull())
    .addColumn('revoked_at', instant)
    .execute();
  await db.schema.createIndex('devices_user').on('devices').column('user_id').execute();

  await db.schema
    .createTable('signin_failures')
    .addColumn('name_key', text, (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('last_at', instant, (c) => c.notNull())
    .addColumn('locked_at', instant)
    .execute();
}

async function createActivity(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  // The log outlives what it tells of, so it keeps the actor's name and refers to nothing.
  await db.schema
    .createTable('activity')
    .addColumn('id', 'integer', identity)
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('actor', text, (c) => c.notNull())
    .addColumn('ip', text, (c) => c.notNull())
    .addColumn('before', text)
    .addColumn('after', text)
    .execute();
  await db.schema.createIndex('activity_at').on('activity').column('at').execute();
}
