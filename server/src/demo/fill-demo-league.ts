import { demoGames } from '../contests/demo/demo-games';
import { DEMO_RATE, DEMO_SEED, DEMO_START, livedUntil } from '../contests/demo/demo-season';
import { OPENED_AT } from '../contests/demo/demo-site';
import { saveDemoStart } from '../contests/demo/demo-start';
import { addDemoGames, isEmpty } from '../contests/demo/demo.store';
import { aYearBack, LAST_SEASON, lastSeasonGames } from '../contests/demo/last-season';
import { fillDemoTournament } from '../contests/demo/tournament/fill-demo-tournament';
import type { ContestPlug } from '../contests/plug';
import { tag, type Database, type Invalidate, type Tx } from '../ground/db/database';
import { Refusal } from '../ground/refusal';
import { markMode } from '../ground/settings/mode';
import { savePracticeState } from '../ground/settings/practice-state';
import { hashPassword } from '../people/accounts/passwords';
import { createUser } from '../people/accounts/users.store';
import { changeGroup } from '../people/groups/groups.store';
import { seededRandom } from '../sport/practice/random.rules';
import { applyResultsIn } from '../sport/results/apply-results';
import { fillStats } from '../ssf/demo/fill-stats';
import { DEMO_PASSWORD, demoUsers, type DemoUser } from './demo-users';
import { demoWelcome } from './demo-welcome';
import { saveWelcome } from './welcome.store';

/**
 * Fills an empty database with the demo league: a season in mid-week with its history, contests of every kind, smack, and for
 * some of them the season before. All of it is made up from fixed seeds, so every demo is the same. Marks the database as
 * practice, its clock at `start`. All or nothing.
 *
 * @param start epoch ms: where the clock begins, and how far the games are played
 * @throws Refusal when anything is in the database already
 */
export async function fillDemoLeague(db: Database, plugs: readonly ContestPlug[], start = DEMO_START): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.write(async (tx, invalidate) => {
    if (!(await isEmpty(tx))) throw new Refusal('conflict', 'The demo league needs an empty database.');
    const users = demoUsers(plugs);
    const random = seededRandom(DEMO_SEED);
    const until = livedUntil(start);
    const games = demoGames(random);
    const season = { games, ids: await addDemoGames(tx, invalidate, games, { until }) };
    const userIds = await addUsers(tx, invalidate, { users, passwordHash });
    const lastGames = lastSeasonGames();
    const last = { games: lastGames, ids: await addDemoGames(tx, invalidate, aYearBack(lastGames), { season: LAST_SEASON, over: true }) };
    await fillDemoTournament(tx, invalidate);
    for (const { demo } of plugs) await demo?.fill({ tx, invalidate, start, until, userIds, season, last, random });
    await nameGroups(tx, invalidate, plugs);
    await applyResultsIn(tx, invalidate, start, 'practice');
    await fillStats(tx, invalidate, start);
    await saveWelcome(tx, demoWelcome(plugs, start));
    await saveDemoStart(tx, start);
    await startInPractice(tx, invalidate, start);
  });
}

/** In the same transaction as the rest: a demo that was cut off must not wake up as a production site. */
async function startInPractice(tx: Tx, invalidate: Invalidate, start: number): Promise<void> {
  await markMode(tx, 'practice');
  await savePracticeState(tx, { at: start, rate: DEMO_RATE, wall: null, moves: 1, obeyed: { start, rate: DEMO_RATE } });
  for (const moved of [tag.clock, tag.clockMoved]) invalidate(moved);
}

/** A pool is called by its name wherever players and newcomers see it. */
async function nameGroups(tx: Tx, invalidate: Invalidate, plugs: readonly ContestPlug[]): Promise<void> {
  const names = new Map<number, string>();
  for (const { demo } of plugs) for (const { group, name } of demo?.groups ?? []) names.set(group, names.get(group) ?? name);
  for (const [group, name] of names) await changeGroup(tx, invalidate, group, { name });
}

async function addUsers(
  tx: Tx,
  invalidate: Invalidate,
  { users, passwordHash }: { users: readonly DemoUser[]; passwordHash: string },
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { username, group, isAdmin } of users) {
    const email = `${username}@poolhouse.example`;
    ids.set(
      username,
      await createUser(tx, invalidate, { email, username, passwordHash, isAdmin: isAdmin ?? false, groupNumber: group, now: OPENED_AT }),
    );
  }
  return ids;
}
