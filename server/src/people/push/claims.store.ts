import type { QuietHours } from '@poolhouse/contract';
import type { Selectable } from 'kysely';
import type { Tx } from '../../ground/db/database';
import { hasCome } from '../../ground/db/has-come';
import type { PushOutboxTable } from '../../ground/db/push-schema';

/** Quiet hours end within a day; nothing else makes a notice wait for longer. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** A notice that is due, with where it goes and when its reader sleeps. */
export interface DueNotice extends Selectable<PushOutboxTable> {
  endpoint: string;
  p256dh: string;
  auth: string;
  user_id: number;
  /** The browser was signed out, or has not been seen for so long that it counts as such. */
  signedOut: boolean;
  quiet: QuietHours | null;
}

/** Notices that wait, are nobody's, and whose push service is not resting; the oldest first. @param now real time */
export async function dueNotices(tx: Tx, now: number, limit: number): Promise<DueNotice[]> {
  const rows = await tx
    .selectFrom('push_outbox as o')
    .innerJoin('push_subscriptions as s', 's.id', 'o.subscription_id')
    .leftJoin('devices as d', 'd.id', 's.device_id')
    .leftJoin('user_options as w', 'w.user_id', 's.user_id')
    .selectAll('o')
    .select([
      's.endpoint',
      's.p256dh',
      's.auth',
      's.user_id',
      's.device_id',
      'd.revoked_at',
      'd.expires_at',
      'w.quiet_from',
      'w.quiet_to',
      'w.quiet_zone',
    ])
    .where('o.state', '=', 'waiting')
    .where(hasCome('o.next_try_at', now, LONGEST_WAIT_MS))
    .where((eb) => eb.or([eb('o.claimed_until', 'is', null), hasCome('o.claimed_until', now, LONGEST_WAIT_MS)]))
    .where((eb) => eb.or([eb('s.rest_until', 'is', null), hasCome('s.rest_until', now, LONGEST_WAIT_MS)]))
    .orderBy('o.id')
    .limit(limit)
    .execute();
  return rows.map(({ device_id, revoked_at, expires_at, quiet_from: from, quiet_to: to, quiet_zone: zone, ...row }) => ({
    ...row,
    signedOut: device_id !== null && (revoked_at !== null || (expires_at ?? 0) <= now),
    quiet: from != null && to != null && zone != null ? { from, to, zone } : null,
  }));
}

/** When a notice is next due, epoch ms of real time; Infinity while none waits. */
export async function nextDue(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('push_outbox as o')
    .innerJoin('push_subscriptions as s', 's.id', 'o.subscription_id')
    .select(['o.next_try_at', 'o.claimed_until', 's.rest_until'])
    .where('o.state', '=', 'waiting')
    .orderBy('o.next_try_at')
    .limit(500)
    .execute();
  return Math.min(Infinity, ...rows.map((row) => Math.max(row.next_try_at, row.claimed_until ?? 0, row.rest_until ?? 0)));
}

export async function setAside(tx: Tx, id: number, until: number, giveUpAt: number): Promise<void> {
  await tx
    .updateTable('push_outbox')
    .set({ next_try_at: until, give_up_at: giveUpAt, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function dropNotice(tx: Tx, id: number, why: string): Promise<void> {
  await tx
    .updateTable('push_outbox')
    .set({ state: 'dropped', note: why, payload: '', claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Makes a notice this sender's own until an instant: compares and sets, so of two senders one gets it. */
export async function claimNotice(
  tx: Tx,
  id: number,
  { owner, now, until, giveUpAt }: { owner: string; now: number; until: number; giveUpAt: number },
): Promise<boolean> {
  const claimed = await tx
    .updateTable('push_outbox')
    .set((eb) => ({ claimed_by: owner, claimed_until: until, give_up_at: giveUpAt, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), hasCome('claimed_until', now, LONGEST_WAIT_MS)]))
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** Gives a claimed notice back as if it had not been tried. */
export async function releaseNotice(tx: Tx, id: number, owner: string): Promise<void> {
  await tx
    .updateTable('push_outbox')
    .set((eb) => ({ claimed_by: null, claimed_until: null, tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .where('claimed_by', '=', owner)
    .execute();
}

/** Writes what came of a try; nothing when the notice is no longer this sender's, or was overtaken by newer news. */
export async function recordTry(
  tx: Tx,
  id: number,
  owner: string,
  outcome: Partial<Pick<PushOutboxTable, 'state' | 'note' | 'next_try_at'>>,
): Promise<void> {
  const done = outcome.state === undefined ? {} : { payload: '' };
  await tx
    .updateTable('push_outbox')
    .set({ ...outcome, ...done, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', owner)
    .where('state', '=', 'waiting')
    .execute();
}

/** Lets a push service rest, or notes that it took a message. */
export async function noteService(
  tx: Tx,
  subscriptionId: number,
  values: { rest_until: number } | { last_sent_at: number; rest_until: null },
): Promise<void> {
  await tx.updateTable('push_subscriptions').set(values).where('id', '=', subscriptionId).execute();
}
