import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** Releases of remotes: the signed list, the files, who may release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReleaseBook(db);
  await createReleaseKeys(db);
  await createReleaseFiles(db);
}

/** The signed list. */
async function createReleaseBook(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('release_book')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('number', instant, (c) => c.notNull())
    .addColumn('signed', text, (c) => c.notNull())
    .execute();
}

/** Who may release. */
async function createReleaseKeys(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('release_keys')
    .addColumn('id', 'integer', identity)
    .addColumn('remote', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('fingerprint', text, (c) => c.notNull())
    .addColumn('public_key', text, (c) => c.notNull())
    .addColumn('added_at', instant, (c) => c.notNull())
    .addColumn('added_by', text, (c) => c.notNull())
    .addColumn('revoked_at', instant)
    .addUniqueConstraint('release_keys_one', ['remote', 'fingerprint'])
    .execute();

  await db.schema
    .createTable('release_nonces')
    .addColumn('key_id', 'integer', (c) => c.notNull().references('release_keys.id').onDelete('cascade'))
    .addColumn('nonce', text, (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('release_nonces_once', ['key_id', 'nonce'])
    .execute();
  await db.schema.createIndex('release_nonces_at').on('release_nonces').column('at').execute();
}

/** The files, and under which paths a version has them. */
async function createReleaseFiles(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable('release_files')
    .addColumn('hash', text, (c) => c.primaryKey())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('stored_at', instant, (c) => c.notNull())
    .addColumn('key_id', 'integer', (c) => c.references('release_keys.id').onDelete('set null'))
    .execute();

  await db.schema
    .createTable('release_chunks')
    .addColumn('hash', text, (c) => c.notNull().references('release_files.hash').onDelete('cascade'))
    .addColumn('part', 'integer', (c) => c.notNull())
    .addColumn('content', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('release_chunks_one', ['hash', 'part'])
    .execute();

  await db.schema
    .createTable('release_paths')
    .addColumn('remote', text, (c) => c.notNull())
    .addColumn('version', text, (c) => c.notNull())
    .addColumn('path', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull().references('release_files.hash'))
    .addPrimaryKeyConstraint('release_paths_one', ['remote', 'version', 'path'])
    .execute();
  await db.schema.createIndex('release_paths_hash').on('release_paths').column('hash').execute();
}
