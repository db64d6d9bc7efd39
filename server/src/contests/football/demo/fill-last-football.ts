import { tag } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { seededRandom } from '../../../sport/practice/random.rules';
import { aYearEarlier } from '../../demo/demo-season';
import { OPENED_AT, type DemoSite } from '../../demo/demo-site';
import { LAST_SEASON, LAST_SEED } from '../../demo/last-season';
import { addContest } from '../../entries/contests.store';
import { addEntry } from '../../entries/entries.store';
import { addTerms, setSidebet } from '../money/terms.store';
import { demoContests, type DemoContest } from './football-league';
import { lastSeasonPicks } from './football-picks';
import { addDemoPicks } from './football-picks.store';

/** With the numbers of LAST_SEED nobody claims week 15, and somebody the extra week. */
const LAST_SEASON_WEEKS = 16;
const NEWCOMERS = ['Dana Doubles Down', 'Extra Pointless'];

/** The first contest a year ago, before its newcomers joined. */
function lastContest(): DemoContest {
  const first = must(demoContests[0], 'the first contest');
  return { ...first, overallPoints: '110,60,30', entries: first.entries.filter(({ name }) => !NEWCOMERS.includes(name)) };
}

/** Adds the season before the demo's, finished, so that past years, yearly results and the all-time table have something to tell. */
export async function fillLastFootball({ tx, invalidate, userIds, last }: DemoSite): Promise<void> {
  const now = aYearEarlier(OPENED_AT);
  const { name, group: groupNumber, pointsPerEntry, cigarPoints, overallPoints, entries } = lastContest();
  const contestId = await addContest(tx, invalidate, {
    type: 'football',
    name,
    year: LAST_SEASON,
    groupNumber,
    now,
  });
  await addTerms(tx, invalidate, contestId, { pointsPerEntry, cigarPoints, overallPoints });
  const random = seededRandom(LAST_SEED);
  for (const entry of entries) {
    const added = await addEntry(tx, invalidate, {
      contestId,
      userId: must(userIds.get(entry.user), entry.user),
      username: entry.user,
      name: entry.name,
      now,
    });
    if (entry.sidebet) await setSidebet(tx, invalidate, added, true);
    const { id } = added;
    await addDemoPicks(tx, id, lastSeasonPicks(entry, last.games, LAST_SEASON_WEEKS, random), last.ids);
  }
  for (let week = 1; week <= LAST_SEASON_WEEKS; week += 1) invalidate(tag.picks(contestId, week));
}
