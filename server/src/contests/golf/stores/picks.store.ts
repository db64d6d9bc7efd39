import type { Invalidate, Tx } from '../../../ground/db/database';
import { golfTag } from '../golf-tags';
import { GROUPS } from '../rules/groups.rules';

/** An entry's picks of one tournament, as they were saved. */
export interface SavedPicks {
  readonly golfers: readonly (number | null)[];
  readonly savedAt: number;
  /** Why an administrator set them; null when the player did. */
  readonly reason: string | null;
}

/** By entry; an entry without picks is not among them. */
export async function picksOf(tx: Tx, contestId: number, tid: number): Promise<Map<number, SavedPicks>> {
  const rows = await tx.selectFrom('golf_picks').selectAll().where('contest_id', '=', contestId).where('tid', '=', tid).execute();
  const picks = new Map<number, SavedPicks>();
  for (const row of rows) {
    const before = picks.get(row.entry_id)?.golfers ?? Array.from({ length: GROUPS }, () => null);
    picks.set(row.entry_id, { golfers: before.with(row.slot, row.golfer_id), savedAt: row.saved_at, reason: row.reason });
  }
  return picks;
}

/** Puts four picks in the place of whatever the entry has. */
export async function writePicks(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, tid, entryId }: { contestId: number; tid: number; entryId: number },
  { golfers, savedAt, reason }: { golfers: readonly number[]; savedAt: number; reason: string | null },
): Promise<void> {
  await tx.deleteFrom('golf_picks').where('contest_id', '=', contestId).where('tid', '=', tid).where('entry_id', '=', entryId).execute();
  await tx
    .insertInto('golf_picks')
    .values(
      golfers.map((golfer_id, slot) => ({ contest_id: contestId, tid, entry_id: entryId, slot, golfer_id, saved_at: savedAt, reason })),
    )
    .execute();
  invalidate(golfTag.picks(contestId, tid));
}

export interface Pick1 {
  readonly golferId: number;
  readonly savedAt: number;
  readonly reason: string | null;
}

/** By entry. */
export async function pick1Of(tx: Tx, tid: number): Promise<Map<number, Pick1>> {
  const rows = await tx.selectFrom('pick1_picks').selectAll().where('tid', '=', tid).execute();
  return new Map(rows.map((row) => [row.entry_id, { golferId: row.golfer_id, savedAt: row.saved_at, reason: row.reason }]));
}

/** Golfers that an entry has taken in other tournaments. */
export async function pick1Taken(tx: Tx, entryId: number, but: number): Promise<Set<number>> {
  const rows = await tx.selectFrom('pick1_picks').select('golfer_id').where('entry_id', '=', entryId).where('tid', '<>', but).execute();
  return new Set(rows.map((row) => row.golfer_id));
}

export async function writePick1(
  tx: Tx,
  invalidate: Invalidate,
  { tid, entryId }: { tid: number; entryId: number },
  { golferId, savedAt, reason }: Pick1,
): Promise<void> {
  const values = { golfer_id: golferId, saved_at: savedAt, reason };
  await tx
    .insertInto('pick1_picks')
    .values({ tid, entry_id: entryId, ...values })
    .onConflict((conflict) => conflict.columns(['tid', 'entry_id']).doUpdateSet(values))
    .execute();
  invalidate(golfTag.pick1(tid));
}
