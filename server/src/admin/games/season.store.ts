import { SPORTS } from '@poolhouse/contract';
import { readCalendar, type Calendar, type SeasonKind } from '../../contests/weeks/calendar';
import type { Tx } from '../../ground/db/database';

/** All weeks that have games, whatever the sport. */
const EVERY_WEEK: SeasonKind = { sports: SPORTS, weeksOf: ({ lastWithGames }) => Math.max(1, lastWithGames) };

export const siteCalendar = (tx: Tx, season: number): Promise<Calendar> => readCalendar(tx, season, EVERY_WEEK);

/** The latest season that has games; the year of `now` while there are none. */
export async function latestSeason(tx: Tx, now: number): Promise<number> {
  const row = await tx
    .selectFrom('events')
    .select((eb) => eb.fn.max('season').as('season'))
    .executeTakeFirst();
  return row?.season == null ? new Date(now).getUTCFullYear() : Number(row.season);
}

/** How many games a season has, and of how many the result is known. */
export async function seasonFigures(tx: Tx, season: number): Promise<{ games: number; results: number }> {
  const rows = await tx
    .selectFrom('events')
    .select((eb) => ['state', eb.fn.countAll().as('n')])
    .where('season', '=', season)
    .groupBy('state')
    .execute();
  const games = rows.reduce((sum, { n }) => sum + Number(n), 0);
  return { games, results: Number(rows.find(({ state }) => state === 'final')?.n ?? 0) };
}
