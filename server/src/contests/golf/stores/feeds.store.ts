import type { Invalidate, Tx } from '../../../ground/db/database';
import type { Tournament } from '../golf';
import { golfTag } from '../golf-tags';
import type { Doubt } from '../rules/doubts.rules';
import { tournamentOf } from './tournaments.store';

const DAY_MS = 24 * 3_600_000;
/** A feed tells of a tournament from so long before its first tee to so long after. */
const BEFORE_MS = 8 * DAY_MS;
const AFTER_MS = 10 * DAY_MS;

/** Tournaments that a feed may be about at an instant: in some contest's season, near their days, not official. In order of first tees. */
export async function currentTournaments(tx: Tx, now: number): Promise<Tournament[]> {
  const rows = await tx
    .selectFrom('golf_tournaments')
    .selectAll()
    .where('official_at', 'is', null)
    .where('first_tee_at', '<=', now + BEFORE_MS)
    .where('first_tee_at', '>=', now - AFTER_MS)
    .where('id', 'in', tx.selectFrom('golf_contest_tournaments').select('tid'))
    .orderBy('first_tee_at')
    .orderBy('id')
    .execute();
  return rows.map(tournamentOf);
}

export async function doubtsOf(tx: Tx, tid: number): Promise<Map<string, Doubt>> {
  const rows = await tx.selectFrom('golf_feed_doubts').selectAll().where('tid', '=', tid).execute();
  return new Map(rows.map(({ what, value, since }) => [what, { value, since }]));
}

export async function keepDoubts(
  tx: Tx,
  tid: number,
  { kept, cleared }: { kept: ReadonlyMap<string, Doubt>; cleared: ReadonlySet<string> },
): Promise<void> {
  for (const what of cleared) await tx.deleteFrom('golf_feed_doubts').where('tid', '=', tid).where('what', '=', what).execute();
  for (const [what, doubt] of kept)
    await tx
      .insertInto('golf_feed_doubts')
      .values({ tid, what, ...doubt })
      .onConflict((conflict) => conflict.columns(['tid', 'what']).doUpdateSet({ ...doubt }))
      .execute();
}

/** Golfers whom some entry of any contest has picked in a tournament. */
export async function pickedGolfers(tx: Tx, tid: number): Promise<Set<number>> {
  const rows = await tx.selectFrom('golf_picks').select('golfer_id').where('tid', '=', tid).distinct().execute();
  return new Set(rows.map((row) => row.golfer_id));
}

/** Odds and ranks by golfer; the groups stay. */
export async function keepOdds(tx: Tx, invalidate: Invalidate, tid: number, odds: ReadonlyMap<number, number>): Promise<void> {
  for (const [golferId, price] of odds)
    await tx.updateTable('golf_field').set({ odds: price }).where('tid', '=', tid).where('golfer_id', '=', golferId).execute();
  if (odds.size > 0) invalidate(golfTag.tournament(tid));
}
