import { describeSite } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { auctionLeague, YEAR, type AuctionLeague } from './testing/auction-league';

interface Asked {
  method?: 'GET' | 'POST' | 'DELETE';
  as?: 'ann' | 'carl';
  body?: object;
}

/** The specification's own names, written out: what the contract calls them must not be asked here. */
describeSite('an auction that is called by the words of the specification', (engine) => {
  let league: AuctionLeague;
  let second: number;
  beforeEach(async () => {
    league = await auctionLeague(engine);
    second = await addContest(league.db, { contest_type: 'bbauction', name: 'Second street', year: YEAR });
    await addEntry(league.db, { contest_id: second, user_id: league.users.ann, entry_name: 'Ann Two' });
    await addEntry(league.db, { contest_id: second, user_id: league.users.bob, entry_name: 'Bob Two' });
    await league.ok(league.call('POST ad/bbauction_prep_teams', { as: league.as.carl, body: { year: YEAR } }));
  });
  afterEach(() => league.app.close());

  const ask = async (path: string, { method = 'GET', as = 'carl', body }: Asked = {}) => {
    const answer = await league.inject({
      method,
      url: `/api/v1/bbauction/${path}`,
      headers: { authorization: league.as[as] },
      ...(body && { payload: body }),
    });
    return {
      status: answer.statusCode,
      ...answer.json<{ data: Record<string, { data: Record<string, unknown>[] }> & { result?: string } }>(),
    };
  };
  const teams = async () => (await ask(`auction_data?year=${YEAR}&group_id=2`)).data['all_teams']!.data;

  it('reads each group’s pages by group and by group_id', async () => {
    for (const page of ['pagedata', 'auction_data'])
      for (const name of ['group', 'group_id'])
        for (const [group, contest] of [
          [1, league.contest],
          [2, second],
        ])
          expect((await ask(`${page}?year=${YEAR}&${name}=${group}`)).data['config']!.data[0]).toMatchObject({
            group,
            contest_id: contest,
          });
  });

  it('buys a team in the group of group_id, and in no other', async () => {
    const [team] = await teams();
    expect(await ask(`buy_team?owner=Ann Two&team_id=${String(team!['ID'])}&price=7&year=${YEAR}&group_id=2`)).toMatchObject({
      status: 200,
      data: { result: 'success' },
    });
    expect((await teams())[0]).toMatchObject({ Owner: 'Ann Two', Price: 7 });
    expect(await league.log()).toEqual([]);
  });

  it('refuses two names of a group that differ, and a group that is not the contest’s', async () => {
    const [team] = await teams();
    const sale = `owner=Ann Two&team_id=${String(team!['ID'])}&price=7&year=${YEAR}`;
    for (const wrong of [`group=1&group_id=2`, `group_id=1&contest_id=${second}`, `group=2&contest_id=${league.contest}`])
      expect((await ask(`buy_team?${sale}&${wrong}`)).status).toBe(400);
    expect((await ask(`buy_team?${sale}&grp=2`)).status).toBe(400);
    for (const [call, body] of [
      ['pause', { reason: 'Pizza' }],
      ['resume', {}],
      ['undo', { reason: 'Misheard' }],
      ['settings', { budget: 40 }],
      ['update_config', { current_team: 0 }],
      ['smack', { Message: 'Hello' }],
    ] as const)
      expect((await ask(call, { method: 'POST', body: { ...body, year: YEAR, group_id: 1, contest_id: second } })).status).toBe(400);
    expect((await teams()).every(({ Owner }) => Owner === '')).toBe(true);
    expect(await league.log()).toEqual([]);
  });

  it('puts a team up by the config that was read, and takes a message for the group of group_id', async () => {
    const config = (await ask(`auction_data?year=${YEAR}&group=2`)).data['config']!.data[0]!;
    const [team] = await teams();
    expect((await ask('update_config', { method: 'POST', body: { ...config, current_team: team!['ID'] } })).status).toBe(200);
    expect((await ask(`auction_data?year=${YEAR}&group=2`)).data['config']!.data[0]).toMatchObject({
      current_team: team!['ID'],
      drafting: 1,
    });
    const body = { Message: 'Second street it is', group_id: 2, year: YEAR };
    expect((await ask('smack', { method: 'POST', as: 'ann', body })).status).toBe(200);
    const board = async (group: number) => (await ask(`pagedata?year=${YEAR}&group=${group}`)).data['smack']!.data;
    expect(await board(1)).toEqual([]);
    const [message] = await board(2);
    expect(message).toMatchObject({ Message: 'Second street it is', EntryName: 'Ann Two' });
    expect((await ask(`smack?id=${String(message!['ID'])}&group_id=2&year=${YEAR}`, { method: 'DELETE', as: 'ann' })).status).toBe(200);
    expect(await board(2)).toMatchObject([{ Message: '', archived: 1 }]);
  });
});
