import type { Tx } from '../../ground/db/database';
import type { SsfPredictionsTable } from './predictions.schema';

type Scores = Pick<SsfPredictionsTable, 'tenths1' | 'tenths2'>;

/**
 * By how many points the model has the home team ahead, by event id, of a week's games. Only what stood here before kick-off counts: what
 * was computed afterwards could have helped nobody who picks, and of a team of which too little is known nothing is said.
 *
 * @param weekStart opening Tuesday of the week
 */
export async function marginsBeforeKickoff(tx: Tx, weekStart: string): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('ssf_predictions as p')
    .innerJoin('events as e', 'e.id', 'p.event_id')
    .select(['p.event_id', 'p.tenths1', 'p.tenths2'])
    .where('e.week_start', '=', weekStart)
    .where('p.source', '=', 'live')
    .orderBy('p.event_id')
    .execute();
  return new Map(rows.flatMap((row) => (isWhole(row) ? [[row.event_id, (row.tenths2 - row.tenths1) / 10]] : [])));
}

const isWhole = <T extends Scores>(row: T): row is T & { tenths1: number; tenths2: number } => row.tenths1 !== null && row.tenths2 !== null;
