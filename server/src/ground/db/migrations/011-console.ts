import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** Groups, who runs them, and what the administrator's console keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createGroups(db);
  await createPeople(db);
  await createSeasons(db);
  await createFigures(db);
  await fillGroups(db);
}

async function createGroups(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('groups')
    .addColumn('group_number', 'integer', (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('closed_at', instant)
    .execute();

  await db.schema
    .createTable('group_members')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('group_number', 'integer', (c) => c.notNull().references('groups.group_number'))
    .addColumn('joined_at', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('group_members_once', ['user_id', 'group_number'])
    .execute();
  await db.schema.createIndex('group_members_group').on('group_members').columns(['group_number', 'user_id']).execute();

  await db.schema
    .createTable('roles')
    .addColumn('id', 'integer', identity)
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('role', text, (c) => c.notNull().check(sql`role in ('site', 'commissioner', 'helper')`))
    .addColumn('group_number', 'integer', (c) => c.references('groups.group_number'))
    .addColumn('contest_id', 'integer', (c) => c.references('contests.id'))
    .addColumn('granted_by', text, (c) => c.notNull())
    .addColumn('granted_at', instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('roles_user').on('roles').column('user_id').execute();
  await db.schema.createIndex('roles_group').on('roles').column('group_number').execute();
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema.alterTable('users').addColumn('closed_at', instant).execute();
  await db.schema
    .createTable('invites')
    .addColumn('id', 'integer', identity)
    .addColumn('group_number', 'integer', (c) => c.notNull().references('groups.group_number'))
    .addColumn('contest_id', 'integer', (c) => c.references('contests.id'))
    .addColumn('code_hash', text, (c) => c.notNull().unique())
    .addColumn('uses', 'integer', (c) => c.notNull().check(sql`uses >= 1`))
    .addColumn('used', 'integer', (c) => c.notNull())
    .addColumn('expires_at', instant, (c) => c.notNull())
    .addColumn('revoked_at', instant)
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('created_by', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('invites_group').on('invites').column('group_number').execute();

  await db.schema
    .createTable('entry_claims')
    .addColumn('id', 'integer', identity)
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'))
    .addColumn('group_number', 'integer', (c) => c.notNull().references('groups.group_number'))
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('answered_at', instant)
    .addColumn('approved', 'integer')
    .execute();
  await db.schema.createIndex('entry_claims_group').on('entry_claims').column('group_number').execute();

  await db.schema.alterTable('activity').addColumn('group_number', 'integer').execute();
  await db.schema.alterTable('activity').addColumn('contest_id', 'integer').execute();
  await db.schema.alterTable('activity').addColumn('undone_by', 'integer').execute();
  await db.schema.createIndex('activity_group').on('activity').columns(['group_number', 'id']).execute();
}

async function createSeasons(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('entry_payments')
    .addColumn('entry_id', 'integer', (c) => c.primaryKey().references('entries.id'))
    .addColumn('paid_at', instant, (c) => c.notNull())
    .addColumn('marked_by', text, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('season_freezes')
    .addColumn('contest_id', 'integer', (c) => c.primaryKey().references('contests.id'))
    .addColumn('frozen_at', instant, (c) => c.notNull())
    .addColumn('frozen_by', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('standings', text, (c) => c.notNull())
    .execute();
}

async function createFigures(db: Kysely<unknown>): Promise<void> {
  await createCounts(db);
  await createFeedPayloads(db);
  await createRemoteFailures(db);
}

async function createCounts(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('hit_counts')
    .addColumn('area', text, (c) => c.notNull())
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('hits', 'integer', (c) => c.notNull())
    .addColumn('last_at', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('hit_counts_day', ['area', 'day'])
    .execute();

  await db.schema
    .createTable('presence')
    .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.id'))
    .addColumn('last_seen_at', instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('presence_seen').on('presence').column('last_seen_at').execute();

  await db.schema
    .createTable('server_processes')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('started_at', instant, (c) => c.notNull())
    .addColumn('seen_at', instant, (c) => c.notNull())
    .execute();
}

async function createFeedPayloads(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('feed_payloads')
    .addColumn('id', 'integer', identity)
    .addColumn('feed', text, (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('ok', 'integer', (c) => c.notNull().check(sql`ok in (0, 1)`))
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('refused', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('feed_payloads_feed').on('feed_payloads').columns(['feed', 'id']).execute();
}

async function createRemoteFailures(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('remote_failures')
    .addColumn('id', 'integer', identity)
    .addColumn('remote', text, (c) => c.notNull())
    .addColumn('version', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('file', text, (c) => c.notNull())
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('times', 'integer', (c) => c.notNull())
    .addColumn('last_at', instant, (c) => c.notNull())
    .addUniqueConstraint('remote_failures_same', ['remote', 'version', 'kind', 'file'])
    .execute();
}

/** Every group that users or contests name gets its row, and every user is in the home group. */
async function fillGroups(db: Kysely<unknown>): Promise<void> {
  await sql`insert into groups (group_number, name, created_at)
    select n, 'Group ' || n, 0 from (select group_number as n from users union select group_number from contests) as named`.execute(db);
  await sql`insert into group_members (user_id, group_number, joined_at) select id, group_number, created_at from users`.execute(db);
}
