import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { DraftPick } from './draft.rules';

/** A team of a contest as it is stored. */
export interface StoredTeam {
  abbrev: string;
  /** Also of an entry that was taken out since; null without owner. */
  entryId: number | null;
  /** Set by an administrator; null: as expected of the season. */
  expWins: number | null;
}

/** The teams of a contest, by abbreviation. */
export async function teamsOf(tx: Tx, contestId: number): Promise<StoredTeam[]> {
  const rows = await tx
    .selectFrom('nflwins_teams')
    .select(['abbrev', 'entry_id', 'exp_wins'])
    .where('contest_id', '=', contestId)
    .orderBy('abbrev')
    .execute();
  return rows.map((row) => ({ abbrev: row.abbrev, entryId: row.entry_id, expWins: row.exp_wins }));
}

export async function addTeams(tx: Tx, invalidate: Invalidate, contestId: number, abbrevs: readonly string[]): Promise<void> {
  if (abbrevs.length === 0) return;
  await tx
    .insertInto('nflwins_teams')
    .values(abbrevs.map((abbrev) => ({ contest_id: contestId, abbrev, entry_id: null, exp_wins: null })))
    .execute();
  invalidate(tag.contest(contestId));
}

export async function changeTeam(
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { abbrev, entryId, expWins }: StoredTeam,
): Promise<void> {
  await tx
    .updateTable('nflwins_teams')
    .set({ entry_id: entryId, exp_wins: expWins })
    .where('contest_id', '=', contestId)
    .where('abbrev', '=', abbrev)
    .execute();
  invalidate(tag.contest(contestId));
}

/** Entry ids in the order of the draft's first round. */
export async function seatsOf(tx: Tx, contestId: number): Promise<number[]> {
  const rows = await tx.selectFrom('nflwins_seats').select('entry_id').where('contest_id', '=', contestId).orderBy('seat').execute();
  return rows.map((row) => row.entry_id);
}

export async function setSeats(tx: Tx, invalidate: Invalidate, contestId: number, entryIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('nflwins_seats').where('contest_id', '=', contestId).execute();
  await tx
    .insertInto('nflwins_seats')
    .values(entryIds.map((entry_id, n) => ({ contest_id: contestId, seat: n + 1, entry_id })))
    .execute();
  invalidate(tag.contest(contestId));
}

/** The drafted teams in the order of their turns. */
export async function draftOf(tx: Tx, contestId: number): Promise<DraftPick[]> {
  const rows = await tx
    .selectFrom('nflwins_draft')
    .select(['turn', 'entry_id', 'abbrev'])
    .where('contest_id', '=', contestId)
    .orderBy('turn')
    .execute();
  return rows.map((row) => ({ turn: row.turn, entryId: row.entry_id, abbrev: row.abbrev }));
}

/** @param pick `now`: when it was taken, epoch ms */
export async function addPick(
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { turn, entryId, abbrev, now }: DraftPick & { now: number },
): Promise<void> {
  await tx.insertInto('nflwins_draft').values({ contest_id: contestId, turn, entry_id: entryId, abbrev, picked_at: now }).execute();
  invalidate(tag.contest(contestId));
}

export async function takePickBack(tx: Tx, invalidate: Invalidate, contestId: number, turn: number): Promise<void> {
  await tx.deleteFrom('nflwins_draft').where('contest_id', '=', contestId).where('turn', '=', turn).execute();
  invalidate(tag.contest(contestId));
}

/** What is expected of the teams of a season. */
export async function winTotals(tx: Tx, season: number): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('nfl_win_totals').select(['abbrev', 'line']).where('season', '=', season).execute();
  return new Map(rows.map((row) => [row.abbrev, row.line]));
}
