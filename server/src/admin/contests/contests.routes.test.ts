import { footballLeague, type FootballLeague } from '../../contests/football/testing/football-league';
import { memberIds } from '../../people/groups/groups.store';
import { describeSite } from '../../testing/engines';
import { addAccount, basic } from '../../testing/site';

describeSite('setting contests up', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
  });

  const newUser = (query: { email: string; name?: string; group_number?: number }) =>
    league.call('GET ad/adduser', { as: league.as.carl, query });
  const newEntry = (body: { contest_id: number; user_id: number; entry_name?: string }) =>
    league.call('POST ad/add_contest_entry', { as: league.as.carl, body });

  it('adds users, named after their address, each name and address once', async () => {
    expect((await newUser({ email: 'nobody@example.net', group_number: 3 })).error).toMatchObject({ code: 'not_found' });
    for (const name of ['Two', 'Three']) await league.call('POST ad/add_group', { as: league.as.carl, body: { name } });
    const first = await newUser({ email: 'zoe@example.net' });
    const second = await newUser({ email: 'Zoe@example.org', group_number: 3 });
    expect([first.status, second.status]).toEqual([200, 200]);
    const { users } = (await league.call('GET ad/pagedata', { as: league.as.carl })).data!;
    const names = users.data
      .filter((user) => [first.data!.id, second.data!.id].includes(user.id))
      .map((user) => [user.username, user.group_number]);
    expect(names.sort()).toEqual([
      ['Zoe2', 3],
      ['zoe', 1],
    ]);
    expect(await newUser({ email: 'ZOE@example.net' })).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(await newUser({ email: 'new@example.net', name: 'zoe' })).toMatchObject({ status: 409, error: { code: 'conflict' } });
  });

  it('opens contests, one of a kind, name and year for a group', async () => {
    const body = { contest_type: 'football' as const, name: 'Fresh', year: 2023, points_per_entry: 20, overall_points: '30,20' };
    const added = await league.call('POST ad/add_contest', { as: league.as.carl, body });
    expect(added.data).toEqual({ result: 'success', id: expect.any(Number), message: 'Fresh 2023 is open' });
    expect(await league.call('POST ad/add_contest', { as: league.as.carl, body: { ...body, name: 'fresh' } })).toMatchObject({
      status: 409,
      error: { code: 'conflict' },
    });
    const page = (await league.call('GET ad/pagedata', { as: league.as.carl })).data!;
    expect(page.active_contests.data[0]).toEqual({
      id: added.data!.id,
      contest_type: 'football',
      name: 'Fresh',
      year: 2023,
      entry_count: 0,
      group_number: 1,
      frozen_at: '',
      paid_count: 0,
    });
  });

  it('enters all members of the group into a new contest, once asked', async () => {
    const open = (name: string, enter_members: 0 | 1) =>
      league.call('POST ad/add_contest', {
        as: league.as.carl,
        body: { contest_type: 'underdogs', name, year: 2022, group_number: 1, enter_members },
      });
    const members = await league.db.read((tx) => memberIds(tx, 1));
    const entered = async (id: number) =>
      (await league.call('GET ad/contest', { as: league.as.carl, query: { contest_id: id } })).data!.entries.data.map(
        ({ user_id }) => user_id,
      );
    const all = (await open('All', 1)).data!;
    expect(all.message).toBe(`All 2022 is open with ${members.length} entries`);
    expect((await entered(all.id!)).sort((a, b) => a - b)).toEqual(members);
    const none = (await open('None', 0)).data!;
    expect([none.message, await entered(none.id!)]).toEqual(['None 2022 is open', []]);
  });

  it('enters nobody into a contest of another group, and opens contests for any', async () => {
    const { contest, elsewhere, users } = league;
    expect(await newEntry({ contest_id: contest, user_id: users.dan })).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(await newEntry({ contest_id: elsewhere, user_id: users.ann })).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect((await newEntry({ contest_id: elsewhere, user_id: users.dan })).status).toBe(200);
    const body = { contest_type: 'football' as const, name: 'Theirs', year: 2023, group_number: 2 };
    const { data } = await league.call('POST ad/add_contest', { as: league.as.carl, body });
    expect((await newEntry({ contest_id: data!.id!, user_id: users.dan })).status).toBe(200);
  });

  it.each([
    ['a no-break space', 'BOB\u00a0'],
    ['full-width letters', 'Ｂob'],
    ['two blanks', "Ann's  Aces"],
  ])('takes no entry name that looks like another, told apart by %s', async (_, entry_name) => {
    expect((await newEntry({ contest_id: league.contest, user_id: league.users.ann, entry_name })).status).toBe(409);
  });

  it.each([
    ['a zero-width blank', 'Bob\u200b'],
    ['a Cyrillic letter', 'B\u043eb'],
    ['a line break', 'Bo\nb'],
    ['reversed writing', '\u202eboB'],
  ])('refuses an entry name with %s', async (_, entry_name) => {
    expect((await newEntry({ contest_id: league.contest, user_id: league.users.ann, entry_name })).status).toBe(400);
  });

  it('opens a contest of any kind, and refuses a setting that says nothing there', async () => {
    const open = (body: { contest_type: 'bbsquares' | 'underdogs' | 'footballwins'; cigar_points?: number }) =>
      league.call('POST ad/add_contest', { as: league.as.carl, body: { name: 'Fresh', year: 2023, ...body } });
    expect((await open({ contest_type: 'bbsquares' })).status).toBe(200);
    for (const contest_type of ['underdogs', 'footballwins'] as const)
      expect(await open({ contest_type, cigar_points: 5 })).toMatchObject({
        status: 400,
        error: { fields: { cigar_points: expect.any(String) } },
      });
    const contests = (await league.call('GET ad/pagedata', { as: league.as.carl })).data!.active_contests.data;
    expect(contests.filter(({ name }) => name === 'Fresh').map(({ contest_type }) => contest_type)).toEqual(['bbsquares']);
  });

  it('names entries after their user, with a number where needed, and refuses a given name twice', async () => {
    const { contest, users } = league;
    expect((await newEntry({ contest_id: contest, user_id: users.bob })).status).toBe(200);
    expect((await newEntry({ contest_id: contest, user_id: users.bob })).status).toBe(200);
    expect(await newEntry({ contest_id: contest, user_id: users.ann, entry_name: 'BOB 2' })).toMatchObject({
      status: 409,
      error: { code: 'conflict' },
    });
    const { user_entries } = (await league.call('GET ad/user_entries', { as: league.as.carl, query: { user_id: users.bob } })).data!;
    expect(user_entries.data.map((entry) => entry.entry_name)).toEqual(['Bob', 'Bob 2', 'Bob 3']);
  });

  it('shows a contest from the entry on and hides it when the entry is taken out', async () => {
    const { contest, users, as } = league;
    const zed = await addAccount(league.db, 'Zed', 'secret');
    const page = () => league.call('GET football/pagedata', { as: basic('Zed', 'secret'), query: { contest_id: contest } });
    expect((await page()).status).toBe(404);
    const entry_id = (await newEntry({ contest_id: contest, user_id: zed })).data!.id!;
    expect((await page()).data!.config.data[0]).toMatchObject({ entry_id, EntryName: 'Zed', NumEntries: 4 });
    const remove = (user_id: number) => league.call('POST ad/remove_contest_entry', { as: as.carl, body: { entry_id, user_id } });
    expect((await remove(users.bob)).status).toBe(404);
    expect((await remove(zed)).status).toBe(200);
    expect((await remove(zed)).status).toBe(404);
    expect((await page()).status).toBe(404);
    expect((await newEntry({ contest_id: contest, user_id: zed })).status).toBe(200);
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
    const log = await league.db.read((tx) =>
      tx.selectFrom('activity').select(['actor', 'action']).orderBy('id', 'desc').limit(2).execute(),
    );
    expect(log).toEqual([
      { actor: 'Carl', action: 'entry.added' },
      { actor: 'Carl', action: 'user.added' },
    ]);
  });
});
