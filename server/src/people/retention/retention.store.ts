import type { Tx } from '../../ground/db/database';

/** How many rows one transaction deletes, so that no player waits long behind it. */
export const BATCH = 500;

/** How long what is kept, in days; docs/operating.md shows the same table. */
export const KEPT_DAYS = {
  activity: 3 * 365,
  activityAddress: 90,
  deletedSmack: 30,
  mails: 30,
  links: 30,
  devices: 90,
  unsubscribeTokens: 365,
} as const;

/** Lines of the log that go; all others explain a result or a decision, and stay for good. */
const PASSING = [
  'signed_in',
  'signed_out',
  'signed_out_everywhere',
  'signin.locked',
  'device.signed_out',
  'push.subscribed',
  'push.unsubscribed',
  'notice.set',
  'options.changed',
  'options.unsubscribed',
  'smack.posted',
  'smack.deleted',
  'agent.switched',
] as const;

const DAY_MS = 24 * 60 * 60_000;

export interface Instants {
  /** Site time: log, smack and links go by it. */
  now: number;
  /** Real time: mails and devices go by it. */
  wallNow: number;
}

type Step = (tx: Tx, at: Instants) => Promise<bigint>;

const deleted = async (query: { executeTakeFirst(): Promise<{ numDeletedRows: bigint } | undefined> }) =>
  (await query.executeTakeFirst())?.numDeletedRows ?? 0n;

/** Each deletes one batch of what is too old, and answers how many rows that were. */
export const STEPS: Readonly<Record<string, Step>> = {
  'lines of the log': (tx, { now }) => {
    const old = tx
      .selectFrom('activity')
      .select('id')
      .where('at', '<', now - KEPT_DAYS.activity * DAY_MS)
      .where('action', 'in', PASSING)
      .limit(BATCH);
    return deleted(tx.deleteFrom('activity').where('id', 'in', old));
  },
  'addresses in the log': async (tx, { now }) => {
    const old = tx
      .selectFrom('activity')
      .select('id')
      .where('at', '<', now - KEPT_DAYS.activityAddress * DAY_MS)
      .where('ip', '!=', '')
      .limit(BATCH);
    return (await tx.updateTable('activity').set({ ip: '' }).where('id', 'in', old).executeTakeFirst()).numUpdatedRows;
  },
  'deleted messages': (tx, { now }) => {
    const old = tx
      .selectFrom('smack')
      .select('id')
      .where('archived', '=', 1)
      .where('created_at', '<', now - KEPT_DAYS.deletedSmack * DAY_MS)
      .limit(BATCH);
    return deleted(tx.deleteFrom('smack').where('id', 'in', old));
  },
  mails: (tx, { wallNow }) => {
    const old = tx
      .selectFrom('mail_outbox')
      .select('id')
      .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('gave_up_at', 'is not', null)]))
      .where('created_at', '<', wallNow - KEPT_DAYS.mails * DAY_MS)
      .limit(BATCH);
    return deleted(tx.deleteFrom('mail_outbox').where('id', 'in', old));
  },
  links: (tx, { now }) => {
    const old = tx
      .selectFrom('user_links')
      .select('id')
      .where('expires_at', '<', now - KEPT_DAYS.links * DAY_MS)
      .limit(BATCH);
    return deleted(tx.deleteFrom('user_links').where('id', 'in', old));
  },
  'devices that are signed out': (tx, { wallNow }) => {
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
  'unsubscribe links': (tx, { wallNow }) => {
    const old = tx
      .selectFrom('unsubscribe_tokens')
      .select('token_hash')
      .where('created_at', '<', wallNow - KEPT_DAYS.unsubscribeTokens * DAY_MS)
      .limit(BATCH);
    return deleted(tx.deleteFrom('unsubscribe_tokens').where('token_hash', 'in', old));
  },
};
