import { describeByTurns } from '../../testing/engines';
import { addContest, addGame } from '../../testing/rows.store';
import { give, winsLeague, type WinsLeague } from './testing/footballwins-league';
import { importWinTotals } from './win-totals/import-totals';

describeByTurns('setting NFL wins up', (engine) => {
  let league: WinsLeague;
  beforeEach(async () => (league = await winsLeague(engine)));

  const populate = (contest_id?: number) =>
    league.call('POST ad/nflwins_populate_standings', { as: league.as.carl, body: contest_id === undefined ? {} : { contest_id } });
  const teams = async (year?: number) =>
    (await league.call('GET football/footballwins_pagedata', { as: league.as.ann, query: year === undefined ? {} : { year } })).data!.teams
      .data;

  it('puts the 32 teams of the season in, and again changes nothing', async () => {
    const past = await addContest(league.db, { contest_type: 'footballwins', name: 'Win League', year: 2015 });
    expect((await populate(past)).data).toMatchObject({
      count: 32,
      message: expect.stringMatching(
        /^32 teams put in, 32 are there; expected wins are known of 0\. .*import win-totals FILE\.csv --season 2015/,
      ),
    });
    const page = (await league.call('GET football/footballwins_pagedata', { as: league.as.carl, query: { contest_id: past } })).data!;
    expect(page.teams.data.map((row) => row.ID)).toEqual(expect.arrayContaining(['STL', 'SD', 'OAK']));
    expect(page.config.data[0]).toMatchObject({ Weeks: 17, year: 2015 });
    const activity = () => league.db.kysely.selectFrom('activity').select('id').execute();
    const before = await activity();
    expect((await populate(past)).data).toMatchObject({ count: 0 });
    expect(await activity()).toEqual(before);
  });

  it('says which contest is needed where there are several in the year', async () => {
    expect((await populate()).error).toMatchObject({ code: 'bad_input', fields: { contest_id: 'is needed' } });
    const next = await addContest(league.db, { contest_type: 'footballwins', name: 'Win League', year: 2024 });
    expect((await populate()).data).toMatchObject({ count: 32 });
    expect(
      (await league.call('GET football/footballwins_pagedata', { as: league.as.carl, query: { contest_id: next } })).data!.teams.data.map(
        (row) => row.ID,
      ),
    ).toContain('LV');
  });

  it('takes expected wins from the season, until an administrator sets others', async () => {
    const { db, clock, as, entries } = league;
    const importing = (line: number) =>
      importWinTotals({ db, clock }, `season,team,line\n2022,BUF,${line}\n2022,LAR,10.5\n2021,BUF,11\n`, {});
    expect(await importing(11.5)).toEqual({ added: 3, changed: 0, unchanged: 0 });
    const expected = async (ID: string) => (await teams()).find((row) => row.ID === ID)!.exp_wins;
    expect([await expected('BUF'), await expected('LA'), await expected('KC')]).toEqual([11.5, 10.5, null]);
    await league.call('POST ad/nflwins_save_owner', { as: as.carl, body: { entry_id: entries.ann, team_name: 'BUF', exp_wins: 9 } });
    expect(await importing(12)).toEqual({ added: 0, changed: 1, unchanged: 2 });
    expect(await expected('BUF')).toBe(9);
    await league.call('POST ad/nflwins_save_owner', { as: as.carl, body: { entry_id: entries.ann, team_name: 'BUF', exp_wins: null } });
    expect(await expected('BUF')).toBe(12);
    expect((await populate(league.contest)).data!.message).toContain('expected wins are known of 2.');
  });

  it('gives each team to one entry at most', async () => {
    await give(league, league.entries.ann, 'BUF');
    await give(league, league.entries.bob, 'Bills');
    expect((await teams()).filter((row) => row.EntryName !== '').map((row) => [row.ID, row.EntryName])).toEqual([['BUF', 'Bob']]);
    await league.call('POST ad/nflwins_save_owner', {
      as: league.as.carl,
      body: { entry_id: 0, team_name: 'bUF', contest_id: league.contest },
    });
    expect((await teams()).filter((row) => row.EntryName !== '')).toEqual([]);
  });

  it('opens with eight entries of 50 and prizes of 250, 100 and 50 unless told otherwise', async () => {
    const { id } = (
      await league.call('POST ad/add_contest', { as: league.as.carl, body: { contest_type: 'footballwins', name: 'Fresh', year: 2023 } })
    ).data!;
    for (const user_id of Object.values(league.users).slice(0, 4))
      for (const entry_name of [`${user_id} A`, `${user_id} B`])
        await league.call('POST ad/add_contest_entry', { as: league.as.carl, body: { contest_id: id!, user_id, entry_name } });
    const { config } = (await league.call('GET football/footballwins_pagedata', { as: league.as.carl, query: { contest_id: id! } })).data!;
    expect(config.data[0]).toMatchObject({ NumEntries: 8, PointsPerEntry: 50, Pot: 400, OverallPoints: '250,100,50' });
  });

  it("tells the console the clubs and a group's entries of the latest year", async () => {
    const page = async (group_number?: number) =>
      (await league.call('GET ad/pagedata', { as: league.as.carl, query: group_number === undefined ? {} : { group_number } })).data!;
    const { nfl_teams, nfl_wins_entries } = await page();
    expect(nfl_teams.data).toHaveLength(32);
    expect(nfl_teams.data.slice(0, 2)).toEqual([
      { ID: 'SF', Name: '49ers' },
      { ID: 'CHI', Name: 'Bears' },
    ]);
    expect([...nfl_wins_entries.data, ...(await page(2)).nfl_wins_entries.data]).toEqual(
      [
        ['ann', 'contest'],
        ['bob', 'contest'],
        ['cat', 'contest'],
        ['dan', 'elsewhere'],
      ].map(([who, where]) => ({
        id: league.entries[who as 'ann'],
        entry_name: `${who![0]!.toUpperCase()}${who!.slice(1)}`,
        contest_id: league[where as 'contest'],
      })),
    );
  });

  it('says which games are missing and how to bring them in', async () => {
    const games = (contest_id: number) => league.call('POST ad/nflwins_populate_games', { as: league.as.carl, body: { contest_id } });
    expect((await games(league.contest)).data).toEqual({
      result: 'success',
      count: 0,
      message:
        '5 of 272 games of 2022 are there: 32 teams lack games. To bring games in, run: npx poolhouse import games FILE.csv --season 2022',
    });
    const small = await addContest(league.db, { contest_type: 'footballwins', name: 'Whole', year: 2001 });
    await addGame(league.db, {
      season: 2001,
      abbrev1: 'BUF',
      abbrev2: 'KC',
      kickoff_at: Date.UTC(2001, 8, 9, 17),
      week_start: '2001-09-04',
    });
    expect((await games(small)).data!.message).toMatch(/^1 of 248 games of 2001 are there/);
  });
});
