import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** Passkeys and recovery codes, the places from which players sign in, and requests for a new password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPasskeys(db);
  await createRecoveryCodes(db);
  await createPlacesAndRequests(db);
}

async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'integer', identity)
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credential_id', text, (c) => c.notNull().unique())
    .addColumn('public_key', text, (c) => c.notNull())
    .addColumn('counter', instant, (c) => c.notNull())
    .addColumn('transports', text, (c) => c.notNull())
    .addColumn('synced', 'integer', (c) => c.notNull().check(sql`synced in (0, 1)`))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('last_used_at', instant)
    .execute();
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();

  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', text, (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull().check(sql`kind in ('add', 'sign_in')`))
    .addColumn('expires_at', instant, (c) => c.notNull())
    .execute();
}

async function createRecoveryCodes(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', text, (c) => c.primaryKey())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('used_at', instant)
    .execute();
  await db.schema.createIndex('recovery_codes_user').on('recovery_codes').column('user_id').execute();
}

/** The places from which players sign in, and requests for a new password. */
async function createPlacesAndRequests(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('familiar_places')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('place_hash', text, (c) => c.notNull())
    .addColumn('last_at', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('familiar_places_one', ['user_id', 'place_hash'])
    .execute();

  await db.schema
    .createTable('password_requests')
    .addColumn('id', 'integer', identity)
    .addColumn('typed_name', text, (c) => c.notNull())
    .addColumn('ip', text, (c) => c.notNull())
    .addColumn('asked_at', instant, (c) => c.notNull())
    .execute();
}
