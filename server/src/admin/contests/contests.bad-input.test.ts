import { footballLeague, type FootballLeague } from '../../contests/football/testing/football-league';
import { describeSite } from '../../testing/engines';

describeSite('bad input to the calls that set contests up', (engine) => {
  let league: FootballLeague;
  beforeAll(async () => {
    league = await footballLeague(engine);
  });

  const everything = () =>
    league.db.read(async (tx) => [
      await tx.selectFrom('users').select('id').execute(),
      await tx.selectFrom('contests').selectAll().execute(),
      await tx.selectFrom('entries').selectAll().execute(),
      await tx.selectFrom('activity').select('id').execute(),
    ]);

  type Bad = [string, 'GET' | 'POST', string, (l: FootballLeague) => object, number];
  it.each<Bad>([
    ['a user without address', 'GET', 'adduser', () => ({}), 400],
    ['a user whose address is none', 'GET', 'adduser', () => ({ email: 'zoe' }), 400],
    ['a user name that is too long', 'GET', 'adduser', () => ({ email: 'z@example.net', name: 'x'.repeat(41) }), 400],
    ['a user name with a colon', 'GET', 'adduser', () => ({ email: 'z@example.net', name: 'a:b' }), 400],
    ['group 0', 'GET', 'adduser', () => ({ email: 'z@example.net', group_number: 0 }), 400],
    ['a contest of no known type', 'POST', 'add_contest', () => ({ contest_type: 'chess', name: 'x', year: 2022 }), 400],
    ['a contest without name', 'POST', 'add_contest', () => ({ contest_type: 'football', name: ' ', year: 2022 }), 400],
    ['a contest name that is too long', 'POST', 'add_contest', () => ({ contest_type: 'football', name: 'x'.repeat(61), year: 2022 }), 400],
    ['a year of the wrong type', 'POST', 'add_contest', () => ({ contest_type: 'football', name: 'x', year: '2022' }), 400],
    ['negative points', 'POST', 'add_contest', () => ({ contest_type: 'football', name: 'x', year: 2022, points_per_entry: -1 }), 400],
    [
      'prizes that are no list',
      'POST',
      'add_contest',
      () => ({ contest_type: 'football', name: 'x', year: 2022, overall_points: '1,x' }),
      400,
    ],
    ['a field that is not known', 'POST', 'add_contest', () => ({ contest_type: 'football', name: 'x', year: 2022, owner: 1 }), 400],
    ['an entry for an unknown user', 'POST', 'add_contest_entry', (l) => ({ contest_id: l.contest, user_id: 999_999 }), 404],
    ['an entry in an unknown contest', 'POST', 'add_contest_entry', (l) => ({ contest_id: 999_999, user_id: l.users.bob }), 404],
    [
      'an entry name that is too long',
      'POST',
      'add_contest_entry',
      (l) => ({ contest_id: l.contest, user_id: l.users.bob, entry_name: 'x'.repeat(41) }),
      400,
    ],
    ['a sidebet that is neither 0 nor 1', 'POST', 'set_sidebet', (l) => ({ entry_id: l.entries.bob, sidebet: 2 }), 400],
    ['the sidebet of an unknown entry', 'POST', 'set_sidebet', () => ({ entry_id: 999_999, sidebet: 1 }), 404],
    ['taking out an unknown entry', 'POST', 'remove_contest_entry', (l) => ({ entry_id: 999_999, user_id: l.users.bob }), 404],
    ['taking out nothing', 'POST', 'remove_contest_entry', () => ({}), 400],
    ["an unknown user's entries", 'GET', 'user_entries', () => ({ user_id: 999_999 }), 404],
  ])('refuses %s, and players altogether', async (_, method, path, input, status) => {
    const before = await everything();
    const send = (authorization: string) => {
      const given = input(league) as Record<string, string>;
      const url = `/api/v1/ad/${path}${method === 'GET' ? `?${new URLSearchParams(given)}` : ''}`;
      return league.inject({ method, url, headers: { authorization }, ...(method === 'POST' ? { payload: given } : {}) });
    };
    const refused = await send(league.as.carl);
    expect(refused.statusCode).toBe(status);
    expect(refused.json<{ error: { code: string } }>().error.code).toBe(status === 404 ? 'not_found' : 'bad_input');
    expect((await send(league.as.ann)).json()).toMatchObject({ error: { code: 'forbidden' } });
    expect(await everything()).toEqual(before);
  });
});
