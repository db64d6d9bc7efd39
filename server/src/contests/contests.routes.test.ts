import { describeEachEngine } from '../testing/engines';
import { footballLeague, type FootballLeague } from '../testing/football-league';

describeEachEngine('setting contests up', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });

  const newUser = (query: { email: string; name?: string; group_number?: number }) => league.call('GET ad/adduser', { as: league.as.carl, query });
  const newEntry = (body: { contest_id: number; user_id: number; entry_name?: string }) => league.call('POST ad/add_contest_entry', { as: league.as.carl, body });
  const everything = () => league.db.read(async (tx) => [
    await tx.selectFrom('users').select('id').execute(),
    await tx.selectFrom('contests').selectAll().execute(),
    await tx.selectFrom('entries').selectAll().execute(),
    await tx.selectFrom('activity').select('id').execute(),
  ]);

  it('adds users, named after their address, each name and address once', async () => {
    const first = await newUser({ email: 'zoe@example.net' });
    const second = await newUser({ email: 'Zoe@example.org', group_number: 3 });
    expect([first.status, second.status]).toEqual([200, 200]);
    const { users } = (await league.call('GET ad/pagedata', { as: league.as.carl })).data!;
    const names = users.data.filter((user) => [first.data!.id, second.data!.id].includes(user.id)).map((user) => [user.username, user.group_number]);
    expect(names.sort()).toEqual([['Zoe2', 3], ['zoe', 1]]);
    expect(await newUser({ email: 'ZOE@example.net' })).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(await newUser({ email: 'new@example.net', name: 'zoe' })).toMatchObject({ status: 409, error: { code: 'conflict' } });
  });

  it('opens contests, one of a kind, name and year for a group', async () => {
    const body = { contest_type: 'football' as const, name: 'Fresh', year: 2023, points_per_entry: 20, overall_points: '30,20' };
    const added = await league.call('POST ad/add_contest', { as: league.as.carl, body });
    expect(added.data).toEqual({ result: 'success', id: expect.any(Number) });
    expect(await league.call('POST ad/add_contest', { as: league.as.carl, body: { ...body, name: 'fresh' } })).toMatchObject({ status: 409, error: { code: 'conflict' } });
    const page = (await league.call('GET ad/pagedata', { as: league.as.carl })).data!;
    expect(page.active_contests.data[0]).toEqual({ id: added.data!.id, contest_type: 'football', name: 'Fresh', year: 2023, entry_count: 0 });
  });

  it('names entries after their user, with a number where needed, and refuses a given name twice', async () => {
    const { contest, users } = league;
    expect((await newEntry({ contest_id: contest, user_id: users.bob })).status).toBe(200);
    expect((await newEntry({ contest_id: contest, user_id: users.bob })).status).toBe(200);
    expect(await newEntry({ contest_id: contest, user_id: users.ann, entry_name: 'BOB 2' })).toMatchObject({ status: 409, error: { code: 'conflict' } });
    const { user_entries } = (await league.call('GET ad/user_entries', { as: league.as.carl, query: { user_id: users.bob } })).data!;
    expect(user_entries.data.map((entry) => entry.entry_name)).toEqual(['Bob', 'Bob 2', 'Bob 3']);
  });

  it('shows a contest from the entry on and hides it when the entry is taken out', async () => {
    const { contest, users, as } = league;
    const page = () => league.call('GET football/pagedata', { as: as.dan, query: { contest_id: contest } });
    expect((await page()).status).toBe(404);
    const entry_id = (await newEntry({ contest_id: contest, user_id: users.dan })).data!.id!;
    expect((await page()).data!.config.data[0]).toMatchObject({ entry_id, EntryName: 'Dan', NumEntries: 4 });
    const remove = (user_id: number) => league.call('POST ad/remove_contest_entry', { as: as.carl, body: { entry_id, user_id } });
    expect((await remove(users.bob)).status).toBe(404);
    expect((await remove(users.dan)).status).toBe(200);
    expect((await remove(users.dan)).status).toBe(404);
    expect((await page()).status).toBe(404);
    expect((await newEntry({ contest_id: contest, user_id: users.dan })).status).toBe(200);
  });

  it('marks entries for the sidebet', async () => {
    const { entries, as } = league;
    const names = async () => (await league.call('GET football/pagedata', { as: as.bob })).data!.sidebet.data.map((row) => row.EntryName);
    expect(await names()).toEqual(["Ann's Aces"]);
    await league.call('POST ad/set_sidebet', { as: as.carl, body: { entry_id: entries.bob, sidebet: 1 } });
    await league.call('POST ad/set_sidebet', { as: as.carl, body: { entry_id: entries.ann, sidebet: 0 } });
    expect(await names()).toEqual(['Bob']);
  });

  it('keeps a log of who did what', async () => {
    await newUser({ email: 'zoe@example.net' });
    await newEntry({ contest_id: league.contest, user_id: league.users.bob });
    const log = await league.db.read((tx) => tx.selectFrom('activity').select(['actor', 'action']).orderBy('id', 'desc').limit(2).execute());
    expect(log).toEqual([{ actor: 'Carl', action: 'entry.added' }, { actor: 'Carl', action: 'user.added' }]);
  });

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
    ['prizes that are no list', 'POST', 'add_contest', () => ({ contest_type: 'football', name: 'x', year: 2022, overall_points: '1,x' }), 400],
    ['a field that is not known', 'POST', 'add_contest', () => ({ contest_type: 'football', name: 'x', year: 2022, owner: 1 }), 400],
    ['an entry for an unknown user', 'POST', 'add_contest_entry', (l) => ({ contest_id: l.contest, user_id: 999_999 }), 404],
    ['an entry in an unknown contest', 'POST', 'add_contest_entry', (l) => ({ contest_id: 999_999, user_id: l.users.bob }), 404],
    ['an entry name that is too long', 'POST', 'add_contest_entry', (l) => ({ contest_id: l.contest, user_id: l.users.bob, entry_name: 'x'.repeat(41) }), 400],
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
