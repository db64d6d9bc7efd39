import type { Tx } from '../../ground/db/database';

const DAY_MS = 86_400_000;
/** A browser that has not asked for so long watches no more. */
const GONE_MS = 14 * DAY_MS;

/** How many browsers have asked for a contest's log of late. @param now site time, epoch ms */
export async function countWatchers(tx: Tx, contestId: number, now: number): Promise<number> {
  const { n } = await tx
    .selectFrom('log_watchers')
    .select((of) => of.fn.countAll().as('n'))
    .where('contest_id', '=', contestId)
    .where('seen_at', '>', now - GONE_MS)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function keepWatcher(tx: Tx, { contestId, deviceId, at }: { contestId: number; deviceId: number; at: number }): Promise<void> {
  await tx
    .insertInto('log_watchers')
    .values({ contest_id: contestId, device_id: deviceId, seen_at: at })
    .onConflict((on) => on.columns(['contest_id', 'device_id']).doUpdateSet({ seen_at: at }))
    .execute();
}
