import type { Tx } from '../../../ground/db/database';
import type { Notified } from '../rules/digest.rules';

/** The browsers of each player who wants to be told, by user. */
export async function browsersOfWishes(tx: Tx): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await tx
    .selectFrom('golf_push_wishes as w')
    .innerJoin('push_subscriptions as s', 's.user_id', 'w.user_id')
    .select(['w.user_id', 's.id'])
    .orderBy('s.id')
    .execute();
  const browsers = new Map<number, number[]>();
  for (const { user_id: userId, id } of rows) browsers.set(userId, [...(browsers.get(userId) ?? []), id]);
  return browsers;
}

export async function wantsPushes(tx: Tx, userId: number): Promise<boolean> {
  return (await tx.selectFrom('golf_push_wishes').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

export async function wishPushes(tx: Tx, userId: number, wanted: boolean): Promise<void> {
  if (wanted)
    await tx
      .insertInto('golf_push_wishes')
      .values({ user_id: userId })
      .onConflict((on) => on.column('user_id').doNothing())
      .execute();
  else await tx.deleteFrom('golf_push_wishes').where('user_id', '=', userId).execute();
}

/** What the entries were told of a tournament, by entry. */
export async function notifiedOf(tx: Tx, tid: number): Promise<ReadonlyMap<number, Notified>> {
  const rows = await tx.selectFrom('golf_told').selectAll().where('tid', '=', tid).execute();
  return new Map(rows.map(({ entry_id: entryId, state }) => [entryId, JSON.parse(state) as Notified]));
}

export async function keepNotified(
  tx: Tx,
  { tid, entryId, notified }: { tid: number; entryId: number; notified: Notified },
): Promise<void> {
  const state = JSON.stringify(notified);
  await tx
    .insertInto('golf_told')
    .values({ tid, entry_id: entryId, state })
    .onConflict((on) => on.columns(['tid', 'entry_id']).doUpdateSet({ state }))
    .execute();
}
