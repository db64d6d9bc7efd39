import type { Invalidate, Tx } from '../../../ground/db/database';
import { golfTag } from '../golf-tags';

export interface Result {
  readonly golferId: number;
  /** yyyy-mm-dd. */
  readonly startDate: string;
  readonly permNum: string;
  readonly name: string;
  /** '1', 'T5', 'CUT', 'WD', 'DQ', 'MDF'; '' where it is not known. */
  readonly position: string;
  /** 'F', 'CUT', 'WD'; without a place 'R2' for who played two rounds, '' where that is not known either. */
  readonly through: string;
  readonly toPar: number | null;
  readonly lastRound: number | null;
}

export interface Stats {
  readonly year: number;
  readonly golferId: number;
  readonly bpr: number | null;
  readonly hpe: number | null;
  readonly gir: number | null;
  readonly cc: number | null;
  readonly worldRank: number | null;
  readonly rounds: number | null;
}

const AT_ONCE = 80;

export async function keepResults(tx: Tx, invalidate: Invalidate, results: readonly Result[]): Promise<void> {
  for (let from = 0; from < results.length; from += AT_ONCE) {
    await tx
      .insertInto('golf_results')
      .values(
        results.slice(from, from + AT_ONCE).map((one) => ({
          golfer_id: one.golferId,
          start_date: one.startDate,
          perm_num: one.permNum,
          name: one.name,
          position: one.position,
          through: one.through,
          to_par: one.toPar,
          last_round: one.lastRound,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['golfer_id', 'start_date', 'perm_num']).doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          position: eb.ref('excluded.position'),
          through: eb.ref('excluded.through'),
          to_par: eb.ref('excluded.to_par'),
          last_round: eb.ref('excluded.last_round'),
        })),
      )
      .execute();
  }
  if (results.length > 0) invalidate(golfTag.golfers);
}

interface Wanted {
  golferIds?: readonly number[];
  permNum?: string;
  from?: string;
  before?: string;
}

/** Results, the latest first. */
export async function resultsOf(tx: Tx, { golferIds, permNum, from, before }: Wanted): Promise<Result[]> {
  if (golferIds?.length === 0) return [];
  let wanted = tx.selectFrom('golf_results').selectAll().orderBy('start_date', 'desc').orderBy('golfer_id');
  if (golferIds) wanted = wanted.where('golfer_id', 'in', golferIds);
  if (permNum !== undefined) wanted = wanted.where('perm_num', '=', permNum);
  if (from !== undefined) wanted = wanted.where('start_date', '>=', from);
  if (before !== undefined) wanted = wanted.where('start_date', '<', before);
  return (await wanted.execute()).map((row) => ({
    golferId: row.golfer_id,
    startDate: row.start_date,
    permNum: row.perm_num,
    name: row.name,
    position: row.position,
    through: row.through,
    toPar: row.to_par,
    lastRound: row.last_round,
  }));
}

export async function keepStats(tx: Tx, invalidate: Invalidate, stats: readonly Stats[]): Promise<void> {
  for (let from = 0; from < stats.length; from += AT_ONCE) {
    await tx
      .insertInto('golf_stats')
      .values(
        stats
          .slice(from, from + AT_ONCE)
          .map(({ golferId, worldRank, ...rest }) => ({ golfer_id: golferId, world_rank: worldRank, ...rest })),
      )
      .onConflict((conflict) =>
        conflict.columns(['year', 'golfer_id']).doUpdateSet((eb) => ({
          bpr: eb.fn.coalesce('excluded.bpr', 'golf_stats.bpr'),
          hpe: eb.fn.coalesce('excluded.hpe', 'golf_stats.hpe'),
          gir: eb.fn.coalesce('excluded.gir', 'golf_stats.gir'),
          cc: eb.fn.coalesce('excluded.cc', 'golf_stats.cc'),
          world_rank: eb.fn.coalesce('excluded.world_rank', 'golf_stats.world_rank'),
          rounds: eb.fn.coalesce('excluded.rounds', 'golf_stats.rounds'),
        })),
      )
      .execute();
  }
  if (stats.length > 0) invalidate(golfTag.golfers);
}

/** The statistics of a season and the one before, the latest first. */
export async function statsUpTo(tx: Tx, year: number): Promise<Stats[]> {
  const rows = await tx
    .selectFrom('golf_stats')
    .selectAll()
    .where('year', '<=', year)
    .where('year', '>=', year - 2)
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ golfer_id, world_rank, ...rest }) => ({ golferId: golfer_id, worldRank: world_rank, ...rest }));
}
