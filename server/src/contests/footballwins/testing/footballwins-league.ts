import type { Insertable } from 'kysely';
import type { EventsTable } from '../../../ground/db/schema';
import type { TestEngine } from '../../../testing/engines';
import { addContest, addEntry, addGame } from '../../../testing/rows.store';
import { addAccount, basic, testSite } from '../../../testing/site';
import { MONDAY, SUNDAY, THURSDAY } from '../../football/testing/football-league';

/**
 * A site with two groups. Ann, Bob and Cat are in the NFL wins league, Carl is its administrator without an entry, Dan plays
 * elsewhere. Week 1 of 2022 has BUF at LA (Thursday), KC at NYJ and SF at DAL (Sunday), DEN at SEA (Monday) and a college game;
 * week 2 has BUF at KC. The league has its teams, and nobody owns one yet.
 */
export async function winsLeague(engine: TestEngine, parts: Parameters<typeof testSite>[1] = {}) {
  const db = await engine.open();
  const site = await testSite(db, parts);
  const users = {
    ann: await addAccount(db, 'Ann', 'secret'),
    bob: await addAccount(db, 'Bob', 'secret'),
    cat: await addAccount(db, 'Cat', 'secret'),
    carl: await addAccount(db, 'Carl', 'secret', { isAdmin: true }),
    dan: await addAccount(db, 'Dan', 'secret', { groupNumber: 2 }),
  };
  const contest = await addContest(db, {
    contest_type: 'footballwins',
    name: 'Win League',
    points_per_entry: 50,
    overall_points: '100,50',
  });
  const elsewhere = await addContest(db, { contest_type: 'footballwins', name: 'Elsewhere', group_number: 2 });
  const football = await addContest(db, { name: 'Against the spread' });
  const entries = {
    ann: await addEntry(db, { contest_id: contest, user_id: users.ann, entry_name: 'Ann' }),
    bob: await addEntry(db, { contest_id: contest, user_id: users.bob, entry_name: 'Bob' }),
    cat: await addEntry(db, { contest_id: contest, user_id: users.cat, entry_name: 'Cat' }),
    dan: await addEntry(db, { contest_id: elsewhere, user_id: users.dan, entry_name: 'Dan' }),
    annsFootball: await addEntry(db, { contest_id: football, user_id: users.ann, entry_name: 'Ann' }),
  };
  const game = (away: string, home: string, kickoff_at: number, values: Partial<Insertable<EventsTable>> = {}) =>
    addGame(db, { team1: away, team2: home, abbrev1: away, abbrev2: home, source_key: `NFL:${away}_${home}`, kickoff_at, ...values });
  const games = {
    bufLa: await game('BUF', 'LA', THURSDAY),
    kcNyj: await game('KC', 'NYJ', SUNDAY),
    sfDal: await game('SF', 'DAL', SUNDAY),
    denSea: await game('DEN', 'SEA', MONDAY),
    college: await game('GA', 'ALA', SUNDAY, { sport: 'NCAA' }),
    bufKc: await game('BUF', 'KC', Date.parse('2022-09-18T17:00:00Z'), { week_start: '2022-09-13' }),
  };
  const as = Object.fromEntries(['ann', 'bob', 'cat', 'carl', 'dan'].map((name) => [name, basic(name, 'secret')])) as Record<
    'ann' | 'bob' | 'cat' | 'carl' | 'dan',
    string
  >;
  const league = { ...site, users, contest, elsewhere, football, entries, games, as };
  await giveAll(league);
  return league;
}

/** Puts the teams in, in both leagues. */
async function giveAll({
  call,
  as,
  contest,
  elsewhere,
}: {
  call: Awaited<ReturnType<typeof testSite>>['call'];
  as: { carl: string };
  contest: number;
  elsewhere: number;
}): Promise<void> {
  for (const contest_id of [contest, elsewhere]) await call('POST ad/nflwins_populate_standings', { as: as.carl, body: { contest_id } });
}

export type WinsLeague = Awaited<ReturnType<typeof winsLeague>>;

/** Gives teams to an entry; refused is thrown. */
export async function give({ call, as }: Pick<WinsLeague, 'call' | 'as'>, entry_id: number, ...teams: string[]): Promise<void> {
  for (const team_name of teams) {
    const { error } = await call('POST ad/nflwins_save_owner', { as: as.carl, body: { entry_id, team_name } });
    if (error) throw new Error(error.message);
  }
}
