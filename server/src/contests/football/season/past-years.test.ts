import { describeByTurns } from '../../../testing/engines';
import { addContest, addEntry } from '../../../testing/rows.store';
import { footballLeague, saveOf, SUNDAY, type FootballLeague } from '../testing/football-league';
import { playSeason } from '../testing/football-season.store';

const weeks = (wins: number) => Array.from({ length: 15 }, () => wins);

describeByTurns('past years and several entries', (engine) => {
  let league: FootballLeague;
  let past: number;
  /** 2021: Ann, as ANN'S ACES, and Carl played, Bob did not. 2022: Ann, Bob and Eve; Bob has a second entry. */
  beforeAll(async () => {
    league = await footballLeague(engine);
    const { db, users, contest } = league;
    past = await addContest(db, { name: 'League', year: 2021, points_per_entry: 100, overall_points: '60,30' });
    const ann = await addEntry(db, { contest_id: past, user_id: users.ann, entry_name: "ANN'S ACES", created_at: 0 });
    const carl = await addEntry(db, { contest_id: past, user_id: users.carl, entry_name: 'Carl', created_at: 0 });
    await playSeason(db, {
      year: 2021,
      contestId: past,
      firstTuesday: '2021-09-07',
      wins: { [ann]: [5, ...weeks(4).slice(1)], [carl]: weeks(2) },
    });
    await addEntry(db, { contest_id: contest, user_id: users.bob, entry_name: 'Bob Again' });
    await save('ann', [
      [0, 'A'],
      [1, 'A'],
      [2, 'A'],
    ]);
    league.clock.set(SUNDAY - 1);
  });

  const save = (who: 'ann' | 'bob', choices: [number, 'A' | 'H'][]) =>
    league.call('GET football/makepicks', { as: league.as[who], query: saveOf(league, league.entries[who], choices) });
  const history = (as: string, entryname: string, rest: { year?: number; contest_id?: number } = {}) =>
    league.call('GET football/history', { as, query: { entryname, ...rest } });

  it('are shown at week 15 by default, under the same contest, and stay fresh there', async () => {
    const read = async (query: string) =>
      (await league.inject({ method: 'GET', url: `/api/v1/football/pagedata?${query}`, headers: { authorization: league.as.ann } })).json<{
        data: { config: { data: object[] } };
        __delta: string;
      }>();
    for (const asked of [`contest_id=${league.contest}&year=2021`, 'year=2021']) {
      const page = await read(asked);
      expect(page.data.config.data[0]).toMatchObject({
        contest_id: past,
        Week: 15,
        Year: 2022,
        ShowWeek: 15,
        WeekOver: 1,
        EntryName: "ANN'S ACES",
      });
      expect(page.__delta).toContain(`contest_id=${league.contest}&year=2021`);
      expect((await read(page.__delta.split('?')[1]!)).data).toEqual({});
    }
    expect((await read('year=2021&week=1')).data.config.data[0]).toMatchObject({ contest_id: past, Week: 1 });
    expect((await league.call('GET football/pagedata', { as: league.as.bob, query: { year: 2021 } })).status).toBe(404);
  });

  it('add up to yearly results and the all-time table, also for those who came later', async () => {
    const { data } = await history(league.as.bob, "ann's aces");
    expect(data!.yearly_results.data).toEqual([
      { ID: 2022, Year: 2022, Wins: 0, Losses: 0, Points: 0 },
      { ID: 2021, Year: 2021, Wins: 61, Losses: 14, Points: 136 },
    ]);
    const { all_time_data } = (await league.call('GET football/alltimeview', { as: league.as.bob })).data!;
    expect(all_time_data.data.map(({ ID: _, ...row }) => row)).toEqual([
      { football_entryname: "Ann's Aces", wins: 61, losses: 14, pct: 0.813, winnings: 136, years: 2, mine: 0 },
      { football_entryname: 'Carl', wins: 30, losses: 45, pct: 0.4, winnings: 64, years: 1, mine: 0 },
      { football_entryname: 'Bob', wins: 0, losses: 0, pct: 0, winnings: 0, years: 1, mine: 1 },
      { football_entryname: 'Bob Again', wins: 0, losses: 0, pct: 0, winnings: 0, years: 1, mine: 1 },
      { football_entryname: 'Eve', wins: 0, losses: 0, pct: 0, winnings: 0, years: 1, mine: 0 },
    ]);
  });

  it('show week by week what was picked, five slots each', async () => {
    const { picks, weeks: played } = (await history(league.as.ann, "Ann's Aces", { year: 2021 })).data!;
    expect(played.data).toHaveLength(15);
    expect(played.data[0]).toEqual({ ID: 1, Week: 1, Wins: 5, Losses: 0, Points: 7 });
    expect(played.data[1]).toEqual({ ID: 2, Week: 2, Wins: 4, Losses: 1, Points: 0 });
    expect(picks.data).toHaveLength(75);
    expect(picks.data.find((row) => row.ID === '2-5')).toMatchObject({ Week: 2, slot: 5, Result: 0, Spread: 3.5 });
  });

  it('seal the picks of the week that is on from all but their owner', async () => {
    const of = async (as: string) =>
      (await history(as, "Ann's Aces", { contest_id: league.contest })).data!.picks.data.map((row) => [row.Pick, row.Result]);
    const NONE = ['', null];
    expect(await of(league.as.ann)).toEqual([['Away0', 3], ['Away1', 3], ['Away2', 3], NONE, NONE]);
    expect(await of(league.as.bob)).toEqual([['Away0', 3], ['', 3], ['', 3], NONE, NONE]);
    expect(await of(league.as.carl)).toEqual(await of(league.as.bob));
  });

  it('are refused in plain words where there is nothing to see', async () => {
    expect(await history(league.as.bob, 'Nobody')).toMatchObject({
      status: 404,
      error: { code: 'not_found', message: 'There is no entry Nobody in League 2022.' },
    });
    expect(await history(league.as.ann, 'Bob', { year: 2021 })).toMatchObject({
      status: 404,
      error: { message: 'There is no entry Bob in League 2021.' },
    });
    for (const [as, rest] of [
      [league.as.ann, { year: 2019 }],
      [league.as.bob, { year: 2021 }],
      [league.as.bob, { contest_id: league.elsewhere }],
      [league.as.dan, { contest_id: league.contest }],
    ] as const) {
      expect(await history(as, "Ann's Aces", rest)).toMatchObject({ status: 404, error: { code: 'not_found' } });
    }
    expect((await history(league.as.ann, '  ')).status).toBe(400);
    expect((await league.call('GET football/season', { as: league.as.dan, query: { contest_id: league.contest } })).status).toBe(404);
    expect((await league.call('GET football/alltimeview', { as: league.as.dan, query: { contest_id: past } })).status).toBe(404);
    expect((await league.call('GET football/rulesdata', { as: league.as.dan, query: { contest_id: past } })).status).toBe(404);
  });

  it('are opened by a name of the all-time table that plays no more', async () => {
    const { data } = await history(league.as.ann, 'Carl');
    expect(data!.yearly_results.data.map(({ Year }) => Year)).toEqual([2021]);
    expect(await history(league.as.ann, 'Carl', { year: 2022 })).toMatchObject({ status: 404 });
  });

  it('tell the numbers of the rules as they are paid', async () => {
    const { config } = (await league.call('GET football/rulesdata', { as: league.as.bob, query: { contest_id: 0 } })).data!;
    expect(config.data).toEqual([
      {
        ID: 1,
        contest_id: league.contest,
        contest_name: 'League',
        Year: 2022,
        NumEntries: 4,
        PointsPerEntry: 100,
        PointsPerWeek: 19,
        OverallPoints: '60,30',
        CigarPoints: 15,
        Pot: 400,
        PicksPerWeek: 5,
        Weeks: 15,
        FirstWeek: 1,
      },
    ]);
  });

  it('keep the season page of a past year apart', async () => {
    const season = async (query: { year?: number }) => (await league.call('GET football/season', { as: league.as.ann, query })).data!;
    expect((await season({ year: 2021 })).config.data[0]).toMatchObject({
      contest_id: past,
      Year: 2021,
      Pot: 200,
      Paid: 200,
      SeasonOver: 1,
      EntryName: "ANN'S ACES",
    });
    expect((await season({})).config.data[0]).toMatchObject({
      contest_id: league.contest,
      Year: 2022,
      Pot: 400,
      SeasonOver: 0,
      EntryName: "Ann's Aces",
    });
  });

  it('have a season page before there are games, or entries', async () => {
    const empty = await addContest(league.db, { name: 'Empty', year: 2030 });
    const page = (await league.call('GET football/season', { as: league.as.carl, query: { contest_id: empty } })).data!;
    expect(page.config.data[0]).toMatchObject({ Week: 1, Weeks: 15, Pot: 0, Paid: 0, SeasonOver: 0, entry_id: 0, EntryName: '' });
    expect([page.outlook.data, page.race.data, page.payouts.data]).toEqual([[], [], []]);
    await addEntry(league.db, { contest_id: empty, user_id: league.users.eve, entry_name: 'Early Eve' });
    const { outlook, weeks } = {
      ...(await league.call('GET football/season', { as: league.as.carl, query: { contest_id: empty } })).data!,
      weeks: (await history(league.as.carl, 'Early Eve', { contest_id: empty })).data!.weeks,
    };
    expect(outlook.data.find((row) => row.scope === 'season')).toMatchObject({ Best: 1, Worst: 1, Open: 70 });
    expect(weeks.data).toEqual([{ ID: 1, Week: 1, Wins: 0, Losses: 0, Points: 0 }]);
  });

  it('offer both entries of one player for picking, each with its own picks', async () => {
    const { entries, current_picks } = (await league.call('GET football/makepicksdata', { as: league.as.bob })).data!;
    expect(entries.data.map((row) => row.entry_name)).toEqual(['Bob', 'Bob Again']);
    const again = entries.data[1]!.id;
    await league.call('GET football/makepicks', { as: league.as.bob, query: saveOf(league, again, [[3, 'H']]) });
    expect(current_picks.data[0]!.Pick1).toBeNull();
    expect(
      (await league.call('GET football/makepicksdata', { as: league.as.bob, query: { entry_id: again } })).data!.current_picks.data[0]!
        .Pick1,
    ).toBe('Home3');
    expect((await league.call('GET football/makepicksdata', { as: league.as.bob })).data!.current_picks.data[0]!.Pick1).toBeNull();
  });
});
