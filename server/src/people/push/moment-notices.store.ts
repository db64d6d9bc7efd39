import type { Tx } from '../../ground/db/database';
import { addNotices } from './outbox.store';
import type { Notice } from './push';

export interface MomentNotice {
  contestId: number;
  /** Whose players are told; `all` for everybody in the contest. */
  entries: readonly number[] | 'all';
  /** Names the cause, the same in every process. */
  name: string;
  notice: Notice;
  /** Site time, epoch ms. */
  now: number;
}

/** Tells players of what the house found in a contest; in the transaction that keeps it. */
export async function noticeMoment(tx: Tx, { contestId, entries, name, notice, now }: MomentNotice): Promise<void> {
  if (entries !== 'all' && entries.length === 0) return;
  const browsers = await tx
    .selectFrom('push_subscriptions as s')
    .innerJoin('user_options as o', 'o.user_id', 's.user_id')
    .select('s.id')
    .where('o.mobile_moments', '=', 1)
    .where((eb) => {
      const own = eb
        .selectFrom('entries as e')
        .select('e.id')
        .whereRef('e.user_id', '=', 's.user_id')
        .where('e.contest_id', '=', contestId)
        .where('e.removed_at', 'is', null);
      return eb.exists(entries === 'all' ? own : own.where('e.id', 'in', [...entries]));
    })
    .orderBy('s.id')
    .execute();
  await addNotices(
    tx,
    browsers.map(({ id }) => id),
    { dedupe_key: `moment:${name}`, kind: 'moment', page: notice.url, payload: JSON.stringify(notice), at: now },
  );
}
