import type { Selectable } from 'kysely';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { Side } from '../../sport/games/game.rules';
import type { PicksTable } from './__id__.schema';
import type { TeamPick } from './standings.rules';

/** The picks of the contest's present entries, by entry and week. */
export async function picksOfContest(tx: Tx, contestId: number): Promise<Map<number, Map<number, TeamPick>>> {
  const rows = await tx
    .selectFrom('__id___picks')
    .innerJoin('entries', 'entries.id', '__id___picks.entry_id')
    .selectAll('__id___picks')
    .where('entries.contest_id', '=', contestId)
    .where('entries.removed_at', 'is', null)
    .execute();
  const picks = new Map<number, Map<number, TeamPick>>();
  for (const row of rows) {
    const own = picks.get(row.entry_id) ?? new Map<number, TeamPick>();
    picks.set(row.entry_id, own.set(row.week, pickOf(row)));
  }
  return picks;
}

export async function pickOfWeek(tx: Tx, entryId: number, week: number): Promise<TeamPick | undefined> {
  const row = await tx.selectFrom('__id___picks').selectAll().where('entry_id', '=', entryId).where('week', '=', week).executeTakeFirst();
  return row && pickOf(row);
}

/** Puts a pick in the place of the one that the entry's week has. `savedAt` is site time, epoch ms. */
export async function writePick(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, entryId, pick, savedAt }: { contestId: number; entryId: number; pick: TeamPick; savedAt: number },
): Promise<void> {
  const values = { event_id: pick.eventId, side: pick.side, saved_at: savedAt };
  await tx
    .insertInto('__id___picks')
    .values({ entry_id: entryId, week: pick.week, ...values })
    .onConflict((conflict) => conflict.columns(['entry_id', 'week']).doUpdateSet(values))
    .execute();
  invalidate(tag.picks(contestId, pick.week));
}

const pickOf = ({ week, event_id: eventId, side }: Selectable<PicksTable>): TeamPick => ({ week, eventId, side: side as Side });
