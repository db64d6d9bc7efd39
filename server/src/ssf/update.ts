import { plural } from '@poolhouse/contract/formats';
import { DateTime } from 'luxon';
import type { Database, Invalidate, Tx } from '../ground/db/database';
import { nextTurn } from '../ground/db/yield-to-requests';
import { CONTEST_ZONE } from '../sport/games/week.rules';
import { editionOf, type StatsSport } from './model/edition.rules';
import { dropPredictions, keepPredictions, keepTallies, keptOfSeason, keptTallies } from './predictions.store';
import { finalsOf } from './season-games.store';
import { planSeason } from './season-plan.rules';
import { playedSeasons, type PlayedSeason } from './seasons';
import { noteUpdate } from './update.store';

export interface UpdateOutcome {
  /** Games that the site has a prediction of. */
  readonly games: number;
  /** Predictions and tallies that were written. */
  readonly changed: number;
  /** '16 games, 3 changed; results to 11/16' */
  readonly words: string;
}

export const STATS_SPORTS = ['NFL', 'NCAA'] as const;
/** College teams come and go; of one with fewer games too little is known. */
const LEAST_GAMES: Record<StatsSport, number> = { NFL: 0, NCAA: 4 };

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
type Write = <T>(work: (tx: Tx, invalidate: Invalidate) => Promise<T>) => Promise<T>;

/**
 * Computes every prediction anew from the results that are in, and writes what differs: a transaction a season, so that nobody who reads or
 * writes meanwhile waits for all of them. A second run changes nothing.
 *
 * @param now site time, epoch ms
 */
export function updateStats(db: Pick<Database, 'read' | 'write'>, now: number): Promise<UpdateOutcome> {
  return update(
    (work) => db.read(work),
    (work) => db.write(work),
    now,
  );
}

/** The same within a transaction that is open. */
export function updateStatsIn(tx: Tx, invalidate: Invalidate, now: number): Promise<UpdateOutcome> {
  return update(
    (work) => work(tx),
    (work) => work(tx, invalidate),
    now,
  );
}

async function update(read: Read, write: Write, now: number): Promise<UpdateOutcome> {
  // Looked at first: a result that comes in meanwhile is a reason for the next run.
  const { mark, lastKickoff } = await read(finalsOf);
  let [games, changed] = [0, 0];
  for (const sport of STATS_SPORTS)
    for await (const played of playedSeasons(read, { sport, now })) {
      games += played.predictions.length;
      changed += await keepSeason(read, write, { sport, played, now });
    }
  const day = lastKickoff === null ? '' : (DateTime.fromMillis(lastKickoff, { zone: CONTEST_ZONE }).toISODate() ?? '');
  const words = `${plural(games, 'game')}, ${changed} changed; ${day === '' ? 'no results yet' : `results to ${monthDay(day)}`}`;
  await write((tx, invalidate) => noteUpdate(tx, invalidate, { at: now, results_to: day, finals: mark, words }));
  return { games, changed, words };
}

async function keepSeason(
  read: Read,
  write: Write,
  { sport, played, now }: { sport: StatsSport; played: PlayedSeason; now: number },
): Promise<number> {
  const { season, games, predictions } = played;
  const { kept, before } = await read(async (tx) => ({
    kept: await keptOfSeason(tx, sport, season),
    before: await keptTallies(tx, sport, season),
  }));
  await nextTurn();
  const plan = planSeason({ games, predictions, kept, edition: editionOf(sport, season), leastGames: LEAST_GAMES[sport], now });
  const tallies = plan.tallies
    .filter(({ source, tally }) => before.find((one) => one.source === source)?.tally !== tally)
    .map((one) => ({ ...one, season }));
  await nextTurn();
  const changed = plan.rows.length + plan.dropped.length + tallies.length;
  if (changed === 0) return 0;
  await write(async (tx, invalidate) => {
    await keepPredictions(tx, invalidate, plan.rows, plan.weekStarts);
    await dropPredictions(tx, plan.dropped);
    await keepTallies(tx, invalidate, sport, tallies);
  });
  return changed;
}

/** '2026-11-06' as '11/6'. */
const monthDay = (day: string): string => day.split('-').slice(1).map(Number).join('/');
