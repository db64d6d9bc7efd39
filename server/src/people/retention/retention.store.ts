import type { Tx } from '../../ground/db/database';
import { DEFAULT_RETENTION, type Retention } from './retention.rules';

/** How many rows one transaction deletes, so that no player waits long behind it. */
export const BATCH = 500;

/** How long what is kept, in days; docs/operating.md shows the same table. */
export const KEPT_DAYS = {
  activity: DEFAULT_RETENTION.activity,
  activityAddress: DEFAULT_RETENTION.addresses,
  deletedSmack: 30,
  mails: DEFAULT_RETENTION.mails,
  links: 30,
  devices: 90,
  unsubscribeTokens: 365,
  seasonLinks: 300,
  remoteFailures: 90,
} as const;

/** Lines of the log that go; all others explain a result or a decision, and stay for good. */
const PASSING = [
  'signed_in',
  'signed_out',
  'signed_out_everywhere',
  'signin.locked',
  'device.signed_out',
  'device.named',
  'calendar.made',
  'calendar.revoked',
  'push.subscribed',
  'push.unsubscribed',
  'notice.set',
  'options.changed',
  'options.unsubscribed',
  'smack.posted',
  'smack.deleted',
  'smack.reacted',
  'agent.switched',
] as const;

const DAY_MS = 24 * 60 * 60_000;
const DAY_LENGTH = 'yyyy-mm-dd'.length;
const MONTH_LENGTH = 'yyyy-mm'.length;

export interface Instants {
  /** Site time: log, smack and links go by it. */
  now: number;
  /** Real time: mails and devices go by it. */
  wallNow: number;
  /** As the console sets it. */
  kept: Retention;
}

type Step = (tx: Tx, at: Instants) => Promise<bigint>;

const deleted = async (query: { executeTakeFirst(): Promise<{ numDeletedRows: bigint } | undefined> }) =>
  (await query.executeTakeFirst())?.numDeletedRows ?? 0n;

/** Each, with what one and many of its rows are called, deletes one batch of what is too old, and answers how many rows that were. */
export const STEPS: readonly (readonly [one: string, many: string, step: Step])[] = [
  [
    'line of the log',
    'lines of the log',
    (tx, { now, kept }) => {
      const old = tx
        .selectFrom('activity')
        .select('id')
        .where('at', '<', now - kept.activity * DAY_MS)
        .where('action', 'in', PASSING)
        .limit(BATCH);
      return deleted(tx.deleteFrom('activity').where('id', 'in', old));
    },
  ],
  [
    'address in the log',
    'addresses in the log',
    async (tx, { now, kept }) => {
      const old = tx
        .selectFrom('activity')
        .select('id')
        .where('at', '<', now - kept.addresses * DAY_MS)
        .where('ip', '!=', '')
        .limit(BATCH);
      return (await tx.updateTable('activity').set({ ip: '' }).where('id', 'in', old).executeTakeFirst()).numUpdatedRows;
    },
  ],
  [
    'deleted message',
    'deleted messages',
    (tx, { now }) => {
      const old = tx
        .selectFrom('smack')
        .select('id')
        .where('archived', '=', 1)
        .where('created_at', '<', now - KEPT_DAYS.deletedSmack * DAY_MS)
        .limit(BATCH);
      return deleted(tx.deleteFrom('smack').where('id', 'in', old));
    },
  ],
  [
    'mail',
    'mails',
    (tx, { wallNow, kept }) => {
      const old = tx
        .selectFrom('mail_outbox')
        .select('id')
        .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('gave_up_at', 'is not', null)]))
        .where('created_at', '<', wallNow - kept.mails * DAY_MS)
        .limit(BATCH);
      return deleted(tx.deleteFrom('mail_outbox').where('id', 'in', old));
    },
  ],
  [
    'link',
    'links',
    (tx, { now }) => {
      const old = tx
        .selectFrom('user_links')
        .select('id')
        .where('expires_at', '<', now - KEPT_DAYS.links * DAY_MS)
        .limit(BATCH);
      return deleted(tx.deleteFrom('user_links').where('id', 'in', old));
    },
  ],
  [
    'device that is signed out',
    'devices that are signed out',
    (tx, { wallNow }) => {
      const before = wallNow - KEPT_DAYS.devices * DAY_MS;
      const old = tx
        .selectFrom('devices')
        .select('id')
        .where((eb) => eb.or([eb('revoked_at', '<', before), eb('expires_at', '<', before)]))
        .where(
          'id',
          'not in',
          tx.selectFrom('push_subscriptions').select('device_id').where('device_id', 'is not', null).$castTo<{ device_id: number }>(),
        )
        .limit(BATCH);
      return deleted(tx.deleteFrom('devices').where('id', 'in', old));
    },
  ],
  [
    'answer of feeds',
    'answers of feeds',
    async (tx, { now, kept }) => {
      const forgotten = { kept_at: null, kept_from: '', kept_body: '' };
      await tx
        .updateTable('feed_answers')
        .set(forgotten)
        .where('kept_at', '<', now - kept.payloads * DAY_MS)
        .execute();
      const old = tx
        .selectFrom('feed_payloads')
        .select('id')
        .where('at', '<', now - kept.payloads * DAY_MS)
        .limit(BATCH);
      return deleted(tx.deleteFrom('feed_payloads').where('id', 'in', old));
    },
  ],
  [
    'day of hits',
    'days of hits',
    async (tx, { wallNow, kept }) => {
      const before = new Date(wallNow - kept.hits * DAY_MS).toISOString().slice(0, DAY_LENGTH);
      const old = await tx
        .selectFrom('hit_counts')
        .selectAll()
        .where('day', '<', before)
        .where((eb) => eb(eb.fn<number>('length', ['day']), '=', DAY_LENGTH))
        .limit(BATCH)
        .execute();
      for (const { area, day, hits, last_at } of old) {
        await tx.deleteFrom('hit_counts').where('area', '=', area).where('day', '=', day).execute();
        await tx
          .insertInto('hit_counts')
          .values({ area, day: day.slice(0, MONTH_LENGTH), hits, last_at })
          .onConflict((on) =>
            on.columns(['area', 'day']).doUpdateSet((eb) => ({
              hits: eb('hit_counts.hits', '+', hits),
              last_at: eb.case().when('hit_counts.last_at', '<', last_at).then(last_at).else(eb.ref('hit_counts.last_at')).end(),
            })),
          )
          .execute();
      }
      return BigInt(old.length);
    },
  ],
  [
    'failure of remotes',
    'failures of remotes',
    (tx, { wallNow }) => {
      const old = tx
        .selectFrom('remote_failures')
        .select('id')
        .where('last_at', '<', wallNow - KEPT_DAYS.remoteFailures * DAY_MS)
        .limit(BATCH);
      return deleted(tx.deleteFrom('remote_failures').where('id', 'in', old));
    },
  ],
  [
    'address that nobody confirmed',
    'addresses that nobody confirmed',
    (tx, { now }) => {
      const old = tx.selectFrom('email_changes').select('id').where('expires_at', '<=', now).limit(BATCH);
      return deleted(tx.deleteFrom('email_changes').where('id', 'in', old));
    },
  ],
  [
    'link to new years',
    'links to new years',
    (tx, { now }) => {
      const old = tx
        .selectFrom('season_links')
        .select('token_hash')
        .where('created_at', '<', now - KEPT_DAYS.seasonLinks * DAY_MS)
        .limit(BATCH);
      return deleted(tx.deleteFrom('season_links').where('token_hash', 'in', old));
    },
  ],
  [
    'unsubscribe link',
    'unsubscribe links',
    (tx, { wallNow }) => {
      const old = tx
        .selectFrom('unsubscribe_tokens')
        .select('token_hash')
        .where('created_at', '<', wallNow - KEPT_DAYS.unsubscribeTokens * DAY_MS)
        .limit(BATCH);
      return deleted(tx.deleteFrom('unsubscribe_tokens').where('token_hash', 'in', old));
    },
  ],
];
