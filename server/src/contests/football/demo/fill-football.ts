import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import { tag } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { boardOf } from '../../../people/smack/smack.store';
import { seededRandom } from '../../../sport/practice/random.rules';
import { isAnnounced } from '../../demo/announced';
import { DEMO_SEASON, DEMO_SEED } from '../../demo/demo-season';
import { OPENED_AT, type DemoSite } from '../../demo/demo-site';
import { demoSmack } from '../../demo/demo-smack';
import { addDemoSmack } from '../../demo/demo.store';
import { addContest } from '../../entries/contests.store';
import { addEntry } from '../../entries/entries.store';
import { addTerms, setSidebet } from '../money/terms.store';
import { demoContests, type DemoContest } from './football-league';
import { demoPicks, picksAhead } from './football-picks';
import { addDemoPicks } from './football-picks.store';
import { footballSayings } from './football-sayings';

/** The contests against the spread, with their picks and boards. */
export async function fillFootball(site: DemoSite): Promise<void> {
  for (const contest of demoContests) await addDemoContest(site, contest);
}

async function addDemoContest({ tx, invalidate, userIds, season, until, random }: DemoSite, contest: DemoContest): Promise<void> {
  const { name, group: groupNumber, pointsPerEntry, cigarPoints, overallPoints } = contest;
  const contestId = await addContest(tx, invalidate, {
    type: 'football',
    name,
    year: DEMO_SEASON,
    groupNumber,
    now: OPENED_AT,
  });
  await addTerms(tx, invalidate, contestId, { pointsPerEntry, cigarPoints, overallPoints });
  for (const entry of contest.entries) {
    const added = await addEntry(tx, invalidate, {
      contestId,
      userId: must(userIds.get(entry.user), entry.user),
      username: entry.user,
      name: entry.name,
      now: OPENED_AT,
    });
    if (entry.sidebet) await setSidebet(tx, invalidate, added, true);
    const { id } = added;
    const ahead = isAnnounced(entry.user) ? [] : picksAhead(entry, season.games, until, seededRandom(DEMO_SEED + id));
    await addDemoPicks(tx, id, [...demoPicks(entry, season.games, until, random), ...ahead], season.ids);
  }
  for (let week = 1; week <= FOOTBALL_WEEKS; week += 1) invalidate(tag.picks(contestId, week));
  await addDemoSmack(tx, invalidate, {
    board: boardOf('football', contestId),
    messages: demoSmack(footballSayings, contest, { games: season.games, until, random }),
    userIds,
  });
}
