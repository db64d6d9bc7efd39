import type { Selectable } from 'kysely';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { Side } from '../../sport/games/game.rules';
import type { MissedPickRule } from './missed-pick.rules';
import type { SavedPick } from './picks';
import type { UnderdogsPicksTable } from './underdogs.schema';

/** How a contest is played. */
export interface UnderdogsSettings {
  /** Players set their own picks. */
  selfPick: boolean;
  missedPicks: readonly MissedPickRule[];
}

/** The picks of the contest's present entries in some weeks, by week and entry. */
export async function picksOfWeeks(tx: Tx, contestId: number, weeks: readonly number[]): Promise<Map<number, Map<number, SavedPick>>> {
  const rows = await tx
    .selectFrom('underdogs_picks')
    .innerJoin('entries', 'entries.id', 'underdogs_picks.entry_id')
    .selectAll('underdogs_picks')
    .where('entries.contest_id', '=', contestId)
    .where('entries.removed_at', 'is', null)
    .where('week', 'in', weeks)
    .execute();
  const picks = new Map(weeks.map((week) => [week, new Map<number, SavedPick>()]));
  for (const row of rows) picks.get(row.week)?.set(row.entry_id, pickOf(row));
  return picks;
}

/** Puts a pick in the place of whatever the entry's week has. */
export async function writePick(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, entryId }: { contestId: number; entryId: number },
  pick: SavedPick,
): Promise<void> {
  const values = {
    event_id: pick.choice?.eventId ?? null,
    side: pick.choice?.side ?? null,
    spread: pick.choice?.spread ?? null,
    taken_at: pick.takenAt,
    saved_at: pick.savedAt,
    override_reason: pick.overrideReason,
  };
  await tx
    .insertInto('underdogs_picks')
    .values({ entry_id: entryId, week: pick.week, ...values })
    .onConflict((conflict) => conflict.columns(['entry_id', 'week']).doUpdateSet(values))
    .execute();
  invalidate(tag.picks(contestId, pick.week));
}

export async function removePick(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, entryId, week }: { contestId: number; entryId: number; week: number },
): Promise<void> {
  await tx.deleteFrom('underdogs_picks').where('entry_id', '=', entryId).where('week', '=', week).execute();
  invalidate(tag.picks(contestId, week));
}

export async function readSettings(tx: Tx, contestId: number): Promise<UnderdogsSettings> {
  const row = await tx.selectFrom('underdogs_settings').select('self_pick').where('contest_id', '=', contestId).executeTakeFirst();
  const missedPicks = await tx
    .selectFrom('underdogs_missed_picks')
    .select(['since', 'policy'])
    .where('contest_id', '=', contestId)
    .orderBy('since')
    .execute();
  return { selfPick: row?.self_pick !== 0, missedPicks };
}

export async function setSelfPick(tx: Tx, invalidate: Invalidate, contestId: number, selfPick: boolean): Promise<void> {
  const values = { self_pick: selfPick ? 1 : 0 };
  await tx
    .insertInto('underdogs_settings')
    .values({ contest_id: contestId, ...values })
    .onConflict((conflict) => conflict.column('contest_id').doUpdateSet(values))
    .execute();
  invalidate(tag.contest(contestId));
}

/** From `since` on, epoch ms, weeks that lock are dealt with by this policy. */
export async function setMissedPick(tx: Tx, invalidate: Invalidate, contestId: number, { policy, since }: MissedPickRule): Promise<void> {
  await tx
    .insertInto('underdogs_missed_picks')
    .values({ contest_id: contestId, since, policy })
    .onConflict((conflict) => conflict.columns(['contest_id', 'since']).doUpdateSet({ policy }))
    .execute();
  invalidate(tag.contest(contestId));
}

function pickOf(row: Selectable<UnderdogsPicksTable>): SavedPick {
  const choice = row.event_id === null ? null : { eventId: row.event_id, side: row.side as Side, spread: row.spread };
  return { week: row.week, choice, takenAt: row.taken_at, savedAt: row.saved_at, overrideReason: row.override_reason };
}
