import type { Insertable, Selectable } from 'kysely';
import type { Invalidate, Tx } from '../ground/db/database';
import { tag } from '../ground/db/database';
import type { PredictionSource, SsfPredictionsTable } from '../sport/predictions/predictions.schema';
import type { StatsSport } from './model/edition.rules';

export type PredictionRow = Selectable<SsfPredictionsTable>;

/** Rows of a statement: so few that making it holds nobody up. */
const BATCH = 25;

/** What is kept of a season's games, by event id. */
export const keptOfSeason = async (tx: Tx, sport: StatsSport, season: number): Promise<Map<number, PredictionRow>> =>
  byEvent(await kept(tx, sport).where('e.season', '=', season).execute());

/** What is kept of the games of a contest week, by event id. */
export const keptOfWeek = async (tx: Tx, sport: StatsSport, weekStart: string): Promise<Map<number, PredictionRow>> =>
  byEvent(await kept(tx, sport).where('e.week_start', '=', weekStart).execute());

const kept = (tx: Tx, sport: StatsSport) =>
  tx.selectFrom('ssf_predictions as p').innerJoin('events as e', 'e.id', 'p.event_id').selectAll('p').where('e.sport', '=', sport);

const byEvent = (rows: readonly PredictionRow[]) => new Map(rows.map((row) => [row.event_id, row]));

/** Keeps predictions that are new or differ, and tells the weeks that show them. */
export async function keepPredictions(
  tx: Tx,
  invalidate: Invalidate,
  rows: readonly Insertable<SsfPredictionsTable>[],
  weekStarts: Iterable<string>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await tx
      .insertInto('ssf_predictions')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict.column('event_id').doUpdateSet((eb) => ({
          edition: eb.ref('excluded.edition'),
          source: eb.ref('excluded.source'),
          tenths1: eb.ref('excluded.tenths1'),
          tenths2: eb.ref('excluded.tenths2'),
          told: eb.ref('excluded.told'),
          at: eb.ref('excluded.at'),
        })),
      )
      .execute();
  for (const weekStart of weekStarts) invalidate(tag.statsWeek(weekStart));
}

/** Takes back what was said of games that will not be played on their day. */
export async function dropPredictions(tx: Tx, eventIds: readonly number[]): Promise<void> {
  if (eventIds.length > 0) await tx.deleteFrom('ssf_predictions').where('event_id', 'in', eventIds).execute();
}

export interface KeptTally {
  readonly season: number;
  readonly source: PredictionSource;
  /** JSON. */
  readonly tally: string;
}

export async function keptTallies(tx: Tx, sport: StatsSport, season?: number): Promise<KeptTally[]> {
  const rows = tx.selectFrom('ssf_tallies').select(['season', 'source', 'tally']).where('sport', '=', sport);
  const wanted = season === undefined ? rows : rows.where('season', '=', season);
  return wanted.orderBy('season').orderBy('source').execute();
}

export async function keepTallies(tx: Tx, invalidate: Invalidate, sport: StatsSport, tallies: readonly KeptTally[]): Promise<void> {
  for (const { season, source, tally } of tallies)
    await tx
      .insertInto('ssf_tallies')
      .values({ sport, season, source, tally })
      .onConflict((conflict) => conflict.columns(['sport', 'season', 'source']).doUpdateSet({ tally }))
      .execute();
  if (tallies.length > 0) invalidate(tag.stats);
}
