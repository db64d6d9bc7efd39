import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** Browsers that take notices, what players want to hear of, and the notices on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSubscriptions(db);
  await createWishes(db);
  await createPushOutbox(db);
}

/** Browsers that take notices. */
async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'integer', identity)
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device_id', 'integer', (c) => c.references('devices.id').onDelete('cascade'))
    .addColumn('endpoint', text, (c) => c.notNull())
    .addColumn('endpoint_hash', text, (c) => c.notNull().unique())
    .addColumn('p256dh', text, (c) => c.notNull())
    .addColumn('auth', text, (c) => c.notNull())
    .addColumn('vid', text, (c) => c.notNull())
    .addColumn('device_kind', text, (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('last_sent_at', instant)
    .addColumn('tested_at', instant)
    .addColumn('rest_until', instant)
    .execute();
  await db.schema.createIndex('push_subscriptions_user').on('push_subscriptions').column('user_id').execute();
}

/** What players want to hear of. */
async function createWishes(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('push_wishes')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('event_id', 'integer', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull().check(sql`kind in ('scoring_play', 'final')`))
    .addPrimaryKeyConstraint('push_wishes_one', ['event_id', 'user_id', 'kind'])
    .execute();
}

/** The notices on their way. */
async function createPushOutbox(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('push_outbox')
    .addColumn('id', 'integer', identity)
    .addColumn('subscription_id', 'integer', (c) => c.notNull().references('push_subscriptions.id').onDelete('cascade'))
    .addColumn('dedupe_key', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull().check(sql`kind in ('scoring_play', 'final', 'smack')`))
    .addColumn('event_id', 'integer')
    .addColumn('board', text)
    .addColumn('first_message', 'integer')
    .addColumn('last_message', 'integer')
    .addColumn('payload', text, (c) => c.notNull())
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull().check(sql`state in ('waiting', 'sent', 'dropped')`))
    .addColumn('note', text, (c) => c.notNull())
    .addColumn('next_try_at', instant, (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('give_up_at', instant)
    .addColumn('claimed_by', text)
    .addColumn('claimed_until', instant)
    .addUniqueConstraint('push_outbox_once', ['subscription_id', 'dedupe_key'])
    .execute();
  await db.schema.createIndex('push_outbox_due').on('push_outbox').columns(['state', 'next_try_at']).execute();
}
