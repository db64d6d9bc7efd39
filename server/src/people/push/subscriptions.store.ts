import type { Selectable } from 'kysely';
import { secretHash } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import type { PushSubscriptionsTable } from '../../ground/db/push-schema';

export type Subscription = Selectable<PushSubscriptionsTable>;

/** A player's newest subscriptions that are kept. */
export const SUBSCRIPTIONS_AT_MOST = 20;

export type NewSubscription = Pick<Subscription, 'user_id' | 'device_id' | 'endpoint' | 'p256dh' | 'auth' | 'vid' | 'created_at'>;

export async function subscriptionAt(tx: Tx, endpoint: string): Promise<Subscription | undefined> {
  return tx.selectFrom('push_subscriptions').selectAll().where('endpoint_hash', '=', secretHash(endpoint)).executeTakeFirst();
}

/** Adds a subscription; older ones of the same browser give way to it, and the oldest of too many. */
export async function addSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { user_id, device_id, vid } = subscription;
  const own = await tx
    .selectFrom('push_subscriptions')
    .select(['id', 'device_id', 'vid', 'device_kind'])
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .execute();
  const replaced = own.filter((one) => (device_id !== null && one.device_id === device_id) || (vid !== '' && one.vid === vid));
  const kept = own.filter((one) => !replaced.includes(one));
  await dropSubscriptions(
    tx,
    [...replaced, ...kept.slice(SUBSCRIPTIONS_AT_MOST - 1)].map(({ id }) => id),
  );
  await tx
    .insertInto('push_subscriptions')
    .values({
      ...subscription,
      endpoint_hash: secretHash(subscription.endpoint),
      device_kind: replaced[0]?.device_kind ?? '',
      last_sent_at: null,
      tested_at: null,
      rest_until: null,
    })
    .execute();
}

/** Notices that wait for a subscription go with it. */
export async function dropSubscriptions(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('push_subscriptions').where('id', 'in', ids).execute();
}

export async function dropOwnSubscription(tx: Tx, userId: number, endpoint: string): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint_hash', '=', secretHash(endpoint))
    .executeTakeFirst();
  return dropped.numDeletedRows > 0n;
}

/** The subscriptions of a player whose browsers are still signed in. @param now real time */
export async function liveSubscriptions(tx: Tx, userId: number, now: number): Promise<Subscription[]> {
  return tx
    .selectFrom('push_subscriptions as s')
    .leftJoin('devices as d', 'd.id', 's.device_id')
    .selectAll('s')
    .where('s.user_id', '=', userId)
    .where((eb) => eb.or([eb('s.device_id', 'is', null), eb.and([eb('d.revoked_at', 'is', null), eb('d.expires_at', '>', now)])]))
    .orderBy('s.id')
    .execute();
}

/** Notes what the browser of a call is called. */
export async function nameSubscription(
  tx: Tx,
  { userId, deviceId, vid, kind }: { userId: number; deviceId: number | null; vid: string; kind: string },
): Promise<void> {
  await tx
    .updateTable('push_subscriptions')
    .set({ vid, device_kind: kind })
    .where('user_id', '=', userId)
    .where((eb) => (deviceId === null ? eb('vid', '=', vid) : eb.or([eb('vid', '=', vid), eb('device_id', '=', deviceId)])))
    .where((eb) => eb.or([eb('vid', '!=', vid), eb('device_kind', '!=', kind)]))
    .execute();
}

/** Marks subscriptions as tested now, and answers those that were not since an instant. */
export async function takeTests(tx: Tx, subscriptions: readonly Subscription[], since: number, now: number): Promise<Subscription[]> {
  const due = subscriptions.filter((one) => one.tested_at === null || one.tested_at <= since || one.tested_at > now);
  if (due.length > 0)
    await tx
      .updateTable('push_subscriptions')
      .set({ tested_at: now })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
  return due;
}
