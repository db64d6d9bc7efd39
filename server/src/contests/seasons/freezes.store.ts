import type { StandingLine } from '@poolhouse/contract';
import { seasonName } from '@poolhouse/contract/rules';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { tellLog } from '../log/log.store';

/** A season that was closed: its standings and payouts stay as they were then. */
export interface Freeze {
  /** Site time, epoch ms. */
  at: number;
  by: string;
  reason: string;
  standings: StandingLine[];
}

export async function readFreeze(tx: Tx, contestId: number): Promise<Freeze | undefined> {
  const row = await tx.selectFrom('season_freezes').selectAll().where('contest_id', '=', contestId).executeTakeFirst();
  return row && { at: row.frozen_at, by: row.frozen_by, reason: row.reason, standings: JSON.parse(row.standings) as StandingLine[] };
}

export async function freezeSeason(
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { at, by, reason, standings }: Freeze,
): Promise<void> {
  await tx
    .insertInto('season_freezes')
    .values({ contest_id: contestId, frozen_at: at, frozen_by: by, reason, standings: JSON.stringify(standings) })
    .execute();
  invalidate(tag.console);
  await tellLog({ tx, invalidate, contestId }, [{ kind: 'season.closed', body: {} }], at);
}

/** Calls an entry otherwise in the standings that a closed season has kept; of one that is open nothing is kept. */
export async function nameInStandings(tx: Tx, contestId: number, entryId: number, name: string): Promise<void> {
  const freeze = await readFreeze(tx, contestId);
  if (!freeze) return;
  const standings = freeze.standings.map((line) => (line.ID === entryId ? { ...line, EntryName: name } : line));
  await tx
    .updateTable('season_freezes')
    .set({ standings: JSON.stringify(standings) })
    .where('contest_id', '=', contestId)
    .execute();
}

export async function reopenSeason(tx: Tx, invalidate: Invalidate, contestId: number, now: number): Promise<void> {
  await tx.deleteFrom('season_freezes').where('contest_id', '=', contestId).execute();
  invalidate(tag.console);
  await tellLog({ tx, invalidate, contestId }, [{ kind: 'season.reopened', body: {} }], now);
}

/** Nothing of a closed season changes: neither who is in it, nor what they picked, nor who owns what. */
export async function refuseFrozen(tx: Tx, contestId: number): Promise<void> {
  const frozen = await tx
    .selectFrom('season_freezes')
    .innerJoin('contests', 'contests.id', 'season_freezes.contest_id')
    .select(['name', 'year'])
    .where('contest_id', '=', contestId)
    .executeTakeFirst();
  if (frozen) throw new Refusal('conflict', `${seasonName(frozen)} is closed. Reopen the season first, with a reason.`, CLOSED);
}

/** The same for players: what they picked stays as it is. */
export async function refusePicksOfFrozen(tx: Tx, contestId: number): Promise<void> {
  const [frozen] = await frozenAmong(tx, [contestId]);
  if (frozen)
    throw new Refusal('conflict', `${seasonName(frozen)} is closed, so nothing was saved. Ask who runs it if it should go on.`, CLOSED);
}

const CLOSED = { contest_id: 'is a closed season' };

/** Those of these contests whose season is closed. */
export async function frozenAmong(tx: Tx, contestIds: readonly number[]): Promise<{ id: number; name: string; year: number }[]> {
  if (contestIds.length === 0) return [];
  return tx
    .selectFrom('season_freezes')
    .innerJoin('contests', 'contests.id', 'season_freezes.contest_id')
    .select(['contests.id', 'name', 'year'])
    .where('contest_id', 'in', [...contestIds])
    .execute();
}

/** The closed seasons of a year, by name, of these types of contest. */
export async function frozenOf(tx: Tx, year: number, types: readonly string[]): Promise<{ id: number; name: string }[]> {
  if (types.length === 0) return [];
  const rows = await tx
    .selectFrom('season_freezes')
    .innerJoin('contests', 'contests.id', 'season_freezes.contest_id')
    .select(['contests.id', 'name', 'contest_type'])
    .where('year', '=', year)
    .orderBy('contests.id')
    .execute();
  return rows.filter((row) => types.includes(row.contest_type)).map(({ id, name }) => ({ id, name: seasonName({ name, year }) }));
}
