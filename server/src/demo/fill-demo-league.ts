import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import { hashPassword } from '../accounts/passwords';
import { createUser } from '../accounts/users.store';
import { addContest } from '../contests/contests.store';
import { addEntry } from '../contests/entries.store';
import { scope, type Database, type Touch, type Tx } from '../db/database';
import { applyResultsIn } from '../games/apply-results';
import { Refusal } from '../http/errors';
import { seededRandom, type Random } from '../practice/random.rules';
import { markMode } from '../settings/mode';
import { savePracticeState } from '../settings/practice-state';
import { DEMO_PASSWORD, demoContests, demoUsers, isTold, type DemoContest } from './demo-league';
import { demoGames, type DemoGame } from './demo-games';
import { demoPicks, picksAhead } from './demo-picks';
import { aYearEarlier, DEMO_RATE, DEMO_SEASON, DEMO_SEED, DEMO_START, demoInstant } from './demo-season';
import { demoSmack } from './demo-smack';
import { demoWelcome } from './demo-welcome';
import { addDemoGames, addDemoPicks, addDemoSmack, isEmpty } from './demo.store';
import { fillLastSeason } from './fill-last-season';
import { saveWelcome } from './welcome.store';

/** Everybody joined when summer ended, so that all weeks count for all. */
const OPENED_AT = demoInstant(-1, 2, '19:00');

/**
 * Fills an empty database with the demo league: a season in mid-week with its history, three contests, smack, and for one
 * of them the season before. All of it is made up from fixed seeds, so every demo is the same. Marks the database as practice, its clock at DEMO_START. All or nothing.
 *
 * @throws Refusal when anything is in the database already
 */
export async function fillDemoLeague(db: Database): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.write(async (tx, touch) => {
    if (!(await isEmpty(tx))) throw new Refusal('conflict', 'The demo league needs an empty database.');
    const random = seededRandom(DEMO_SEED);
    const games = demoGames(random);
    const gameIds = await addDemoGames(tx, touch, games);
    const userIds = await addUsers(tx, touch, passwordHash);
    for (const contest of demoContests) await addDemoContest(tx, touch, contest, userIds, games, gameIds, random);
    await fillLastSeason(tx, touch, userIds, aYearEarlier(OPENED_AT));
    await applyResultsIn(tx, touch, DEMO_START, 'practice');
    await saveWelcome(tx, demoWelcome());
    await startInPractice(tx, touch);
  });
}

/** In the same transaction as the rest: a demo that was cut off must not wake up as a production site. */
async function startInPractice(tx: Tx, touch: Touch): Promise<void> {
  await markMode(tx, 'practice');
  await savePracticeState(tx, { at: DEMO_START, rate: DEMO_RATE, wall: null, moves: 1, obeyed: { start: DEMO_START, rate: DEMO_RATE } });
  touch(scope.clock);
}

async function addUsers(tx: Tx, touch: Touch, passwordHash: string): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { username, group, isAdmin } of demoUsers) {
    const email = `${username}@poolhouse.example`;
    ids.set(username, await createUser(tx, touch, { email, username, passwordHash, isAdmin: isAdmin ?? false, groupNumber: group, now: OPENED_AT }));
  }
  return ids;
}

async function addDemoContest(
  tx: Tx, touch: Touch, contest: DemoContest, userIds: ReadonlyMap<string, number>, games: readonly DemoGame[], gameIds: ReadonlyMap<string, number>, random: Random,
): Promise<void> {
  const { name, group: groupNumber, pointsPerEntry, cigarPoints, overallPoints } = contest;
  const contestId = await addContest(tx, touch, { type: 'football', name, year: DEMO_SEASON, groupNumber, pointsPerEntry, cigarPoints, overallPoints, now: OPENED_AT });
  for (const entry of contest.entries) {
    const { id } = await addEntry(tx, touch, { contestId, userId: userIds.get(entry.user)!, username: entry.user, name: entry.name, sidebet: entry.sidebet, now: OPENED_AT });
    const ahead = isTold(entry.user) ? [] : picksAhead(entry, games, seededRandom(DEMO_SEED + id));
    await addDemoPicks(tx, id, [...demoPicks(entry, games, random), ...ahead], gameIds);
  }
  for (let week = 1; week <= FOOTBALL_WEEKS; week += 1) touch(scope.picks(contestId, week));
  const messages = demoSmack(contest, games, random)
    .map(({ entry, message, at }) => ({ user_id: userIds.get(entry.user)!, entry_name: entry.name, message, created_at: at }));
  await addDemoSmack(tx, touch, contestId, messages);
}
