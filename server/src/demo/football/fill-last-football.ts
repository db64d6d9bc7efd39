import { addContest } from '../contests/contests.store';
import { addEntry } from '../contests/entries.store';
import { scope, type Touch, type Tx } from '../db/database';
import { seededRandom } from '../practice/random.rules';
import { lastSeasonPicks } from './demo-picks';
import { addDemoGames, addDemoPicks } from './demo.store';
import { aYearBack, LAST_SEASON, LAST_SEASON_WEEKS, LAST_SEED, lastContest, lastSeasonGames } from './last-season';

/**
 * Adds the season before the demo's, finished, to one contest, so that past years, yearly results and the all-time table have
 * something to tell.
 *
 * @param now when its entries were made, epoch ms
 */
export async function fillLastSeason(tx: Tx, touch: Touch, userIds: ReadonlyMap<string, number>, now: number): Promise<void> {
  const games = lastSeasonGames();
  const ids = await addDemoGames(tx, touch, aYearBack(games), LAST_SEASON, true);
  const { name, group: groupNumber, pointsPerEntry, cigarPoints, overallPoints, entries } = lastContest();
  const contestId = await addContest(tx, touch, { type: 'football', name, year: LAST_SEASON, groupNumber, pointsPerEntry, cigarPoints, overallPoints, now });
  const random = seededRandom(LAST_SEED);
  for (const entry of entries) {
    const { id } = await addEntry(tx, touch, { contestId, userId: userIds.get(entry.user)!, username: entry.user, name: entry.name, sidebet: entry.sidebet, now });
    await addDemoPicks(tx, id, lastSeasonPicks(entry, games, LAST_SEASON_WEEKS, random), ids);
  }
  for (let week = 1; week <= LAST_SEASON_WEEKS; week += 1) touch(scope.picks(contestId, week));
}
