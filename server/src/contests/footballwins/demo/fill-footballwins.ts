import type { Invalidate, Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { boardOf } from '../../../people/smack/smack.store';
import { between, seededRandom, shuffled, type Random } from '../../../sport/practice/random.rules';
import type { DemoGame } from '../../demo/demo-games';
import { aYearEarlier, DEMO_SEASON } from '../../demo/demo-season';
import { OPENED_AT, type DemoSite } from '../../demo/demo-site';
import { demoSmack } from '../../demo/demo-smack';
import { addDemoSmack } from '../../demo/demo.store';
import { LAST_SEASON } from '../../demo/last-season';
import { addContest } from '../../entries/contests.store';
import { addEntry } from '../../entries/entries.store';
import { draftTurns } from '../draft.rules';
import { addPick, addTeams, changeTeam, setSeats } from '../footballwins.store';
import { addTerms } from '../terms.store';
import { keepTotals } from '../win-totals/totals.store';
import { expectedWins } from './expected-wins';
import { demoWins } from './footballwins-league';
import { winsSayings } from './footballwins-sayings';

/** Its own numbers: another contest changes nothing here. */
const WINS_SEED = 20260827;
/** Nobody looks further down the list of free teams than this. */
const TASTE = 3;

/** NFL wins of the present season and of the one before, drafted in August. */
export async function fillWins(site: DemoSite): Promise<void> {
  const { tx, invalidate, userIds, season, last } = site;
  await fillYear(site, { year: LAST_SEASON, games: last.games, now: aYearEarlier(OPENED_AT), random: seededRandom(WINS_SEED - 1) });
  const random = seededRandom(WINS_SEED);
  const contestId = await fillYear(site, { year: DEMO_SEASON, games: season.games, now: OPENED_AT, random });
  await addDemoSmack(tx, invalidate, {
    board: boardOf('footballwins', contestId),
    messages: demoSmack(winsSayings, demoWins, { games: season.games, until: site.until, random }),
    userIds,
  });
}

async function fillYear(
  { tx, invalidate, userIds }: DemoSite,
  { year, games, now, random }: { year: number; games: readonly DemoGame[]; now: number; random: Random },
): Promise<number> {
  const contestId = await addContest(tx, invalidate, { type: 'footballwins', name: demoWins.name, year, groupNumber: demoWins.group, now });
  await addTerms(tx, invalidate, contestId, {});
  const entryIds: number[] = [];
  for (const { name, user } of demoWins.entries)
    entryIds.push((await addEntry(tx, invalidate, { contestId, userId: must(userIds.get(user), user), username: user, name, now })).id);
  const expected = expectedWins(games, random);
  await keepTotals(
    tx,
    invalidate,
    [...expected].map(([abbrev, line]) => ({ season: year, abbrev, line })),
  );
  await addTeams(tx, invalidate, contestId, [...expected.keys()]);
  await draft(tx, invalidate, contestId, { seats: shuffled(random, entryIds), expected, now, random });
  return contestId;
}

/** Everybody takes one of the best teams left, by taste. */
async function draft(
  tx: Tx,
  invalidate: Invalidate,
  contestId: number,
  { seats, expected, now, random }: { seats: readonly number[]; expected: ReadonlyMap<string, number>; now: number; random: Random },
): Promise<void> {
  await setSeats(tx, invalidate, contestId, seats);
  const free = [...expected].sort(([, a], [, b]) => b - a).map(([abbrev]) => abbrev);
  for (const { turn, entryId } of draftTurns({ seats, picks: [], present: new Set(seats), teams: free.length, free: free.length })) {
    const [taken] = free.splice(Math.min(between(random, 0, TASTE - 1), free.length - 1), 1);
    const abbrev = must(taken, 'a team for each turn');
    await addPick(tx, invalidate, contestId, { turn, entryId, abbrev, now: now + turn * 60_000 });
    await changeTeam(tx, invalidate, contestId, { abbrev, entryId, expWins: null });
  }
}
