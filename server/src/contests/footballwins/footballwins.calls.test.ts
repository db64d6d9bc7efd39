import { describeByTurns } from '../../testing/engines';
import { finish, play } from '../../testing/scores.store';
import { MONDAY, SUNDAY, THURSDAY, WEEK_2_OPENS } from '../football/testing/football-league';
import { give, winsLeague, type WinsLeague } from './testing/footballwins-league';

describeByTurns('NFL wins', (engine) => {
  let league: WinsLeague;
  beforeEach(async () => {
    league = await winsLeague(engine);
    await give(league, league.entries.ann, 'BUF', 'Jets');
    await give(league, league.entries.bob, 'KC', 'dal');
    await give(league, league.entries.cat, 'LAR');
  });

  const board = async (as: string, query: object = {}) => {
    const { data, error } = await league.call('GET football/footballwins_pagedata', { as, query });
    if (!data) throw new Error(error?.message);
    return data;
  };
  const season = async (as = league.as.ann) => (await league.call('GET football/footballwins_season', { as })).data!;
  const standings = async (week: 0 | 1 | 2, query: object = {}) =>
    (await board(league.as.ann, query)).standings.data
      .filter((row) => row.Week === week)
      .map((row) => [row.EntryName, row.Wins, row.Losses, row.Ties, row.Points, row.Rank]);

  it('tells each player alone which of their teams are on, by the rule of home, and a step of it in few bytes', async () => {
    const { as, clock, db, games, contest, entries } = league;
    clock.set(THURSDAY);
    expect((await board(as.ann)).mine?.data).toEqual([]);
    await play(db, games.bufLa, 7, 3);
    const row = {
      ...{ ID: `${entries.ann}-${games.bufLa}-1`, at: new Date(THURSDAY).toISOString(), pick: 'BUF', need: 'LA need 5' },
      ...{ score: '7–3', clock: expect.any(String) as string, result: -1, push: 0, near: expect.any(Number) as number },
      ...{ chance: 0.635, game: games.bufLa, side: 1, line: 0 },
      href: `/footballwins?contest=${contest}&game=${games.bufLa}`,
    };
    expect((await board(as.ann)).mine?.data).toEqual([row]);
    const home = await league.call('GET utils/home', { as: as.ann });
    expect(home.data?.live.data).toEqual([{ ...row, ID: expect.stringContaining(row.ID), contest: 'FootballWins', pool: 'Win League' }]);
    expect((await board(as.cat)).mine?.data).toMatchObject([{ pick: 'LA', need: 'Needs a touchdown', result: -2 }]);
    expect((await board(as.bob)).mine?.data).toEqual([]);
    expect((await board(as.ann, { week: 2 })).mine?.data).toEqual([]);

    const read = async (url: string) =>
      (await league.inject({ method: 'GET', url, headers: { authorization: as.ann } })).json<{
        data: { mine?: object };
        __delta: string;
      }>();
    const whole = await read('/api/v1/football/footballwins_pagedata');
    expect(JSON.stringify(whole.data.mine).length).toBeLessThan(2000);
    await play(db, games.bufLa, 7, 10);
    const { mine } = (await read(whole.__delta)).data;
    expect(mine).toEqual({
      data: [{ ID: row.ID, need: 'Needs a touchdown', near: expect.any(Number), score: '7–10', result: -2, chance: expect.any(Number) }],
    });
    expect(JSON.stringify(mine).length).toBeLessThan(300);
  });

  it('shows the week: owners beside games, byes, own entry', async () => {
    league.clock.set(THURSDAY);
    await play(league.db, league.games.bufLa, 7, 3);
    const page = await board(league.as.ann);
    expect(page.config.data[0]).toEqual({
      ID: 1,
      contest_id: league.contest,
      contest_name: 'Win League',
      entry_id: league.entries.ann,
      EntryName: 'Ann',
      week: 1,
      year: 2022,
      ShowWeek: 1,
      Weeks: 18,
      FirstWeek: 1,
      NumEntries: 3,
      PointsPerEntry: 50,
      Pot: 150,
      OverallPoints: '100,50',
      NextKickoff: new Date(SUNDAY).toISOString(),
      ScoresFrom: '',
      Years: '2022',
      isAdmin: 0,
    });
    expect(page.scores.data.map((row) => [row.Abbrev1, row.EntryName1, row.Abbrev2, row.EntryName2])).toEqual([
      ['BUF', 'Ann', 'LA', 'Cat'],
      ['KC', 'Bob', 'NYJ', 'Ann'],
      ['SF', '', 'DAL', 'Bob'],
      ['DEN', '', 'SEA', ''],
    ]);
    expect(page.scores.data[0]).toMatchObject({
      started: 1,
      inProgress: 1,
      score1: 7,
      score2: 3,
      status: 'Q3',
      entry_id1: league.entries.ann,
      entry_id2: league.entries.cat,
    });
    expect(page.scores.data[2]).toMatchObject({ started: 0, entry_id1: null });
    expect(page.teams.data).toHaveLength(32);
    const team = (ID: string) => page.teams.data.find((row) => row.ID === ID);
    expect(team('LA')).toMatchObject({
      team_name: 'Rams',
      EntryName: 'Cat',
      wins: 0,
      losses: 0,
      ties: 0,
      left: 1,
      bye: 0,
      drafted: null,
      exp_wins: null,
    });
    expect(team('BUF')).toMatchObject({ EntryName: 'Ann', left: 2 });
    expect(team('GB')).toMatchObject({ EntryName: '', entry_id: null, bye: 1, left: 0 });
    expect(await board(league.as.carl)).toMatchObject({
      config: { data: [{ entry_id: 0, EntryName: '', isAdmin: 1 }] },
      contests: {
        data: [
          { id: league.contest, name: 'Win League' },
          { id: league.elsewhere, name: 'Elsewhere' },
        ],
      },
    });
    expect((await board(league.as.dan)).contests.data).toEqual([{ id: league.elsewhere, name: 'Elsewhere' }]);
  });

  it('has nobody in front, no race and no prize before the first result', async () => {
    const before = await season();
    expect(before.race.data).toEqual([]);
    expect(before.payouts.data).toEqual([]);
    expect(before.outlook.data.map((row) => row.State)).toEqual(['alive', 'alive', 'alive']);
  });

  it('decides no place before the teams have owners', async () => {
    for (const team of ['BUF', 'Jets', 'KC', 'dal', 'LAR'])
      await league.call('POST ad/nflwins_save_owner', {
        as: league.as.carl,
        body: { entry_id: 0, team_name: team, contest_id: league.contest },
      });
    expect((await season()).outlook.data.map((row) => [row.BestRank, row.WorstRank, row.Left, row.State])).toEqual([
      [1, 3, 0, 'alive'],
      [1, 3, 0, 'alive'],
      [1, 3, 0, 'alive'],
    ]);
    const { data } = await league.call('GET utils/home', { as: league.as.ann });
    expect(JSON.stringify(data)).toContain('No teams yet');
  });

  it('counts finals alone, ties half, week by week and over all weeks', async () => {
    const { db, clock, games } = league;
    clock.set(MONDAY);
    await finish(db, games.bufLa, 31, 10);
    await finish(db, games.kcNyj, 20, 20);
    await finish(db, games.sfDal, 3, 0);
    await play(db, games.denSea, 9, 0);
    expect(await standings(1)).toEqual([
      ['Ann', 1, 0, 1, 1.5, 1],
      ['Bob', 0, 1, 1, 0.5, 2],
      ['Cat', 0, 1, 0, 0, 3],
    ]);
    clock.set(Date.parse('2022-09-19T00:00:00Z'));
    await finish(db, games.bufKc, 17, 24);
    expect(await standings(2)).toEqual([
      ['Bob', 1, 0, 0, 1, 1],
      ['Cat', 0, 0, 0, 0, 2],
      ['Ann', 0, 1, 0, 0, 3],
    ]);
    const overall = [
      ['Ann', 1, 1, 1, 1.5, 1],
      ['Bob', 1, 1, 1, 1.5, 1],
      ['Cat', 0, 1, 0, 0, 3],
    ];
    expect(await standings(0)).toEqual(overall);
    expect(await standings(0, { week: 1 })).toEqual([
      ['Ann', 1, 0, 1, 1.5, 1],
      ['Bob', 0, 1, 1, 0.5, 2],
      ['Cat', 0, 1, 0, 0, 3],
    ]);
    expect((await board(league.as.ann)).standings.data.filter((row) => row.Week === 0).map((row) => [row.EntryName, row.Moved])).toEqual([
      ['Ann', 0],
      ['Bob', 1],
      ['Cat', 0],
    ]);
    const { race, payouts } = await season();
    expect(race.data.map((row) => [row.EntryName, row.Week, row.Points, row.Rank])).toEqual([
      ['Ann', 1, 1.5, 1],
      ['Bob', 1, 0.5, 2],
      ['Cat', 1, 0, 3],
      ['Ann', 2, 1.5, 1],
      ['Bob', 2, 1.5, 1],
      ['Cat', 2, 0, 3],
    ]);
    expect(payouts.data.map((row) => [row.EntryName, row.Rank, row.Points, row.Winnings])).toEqual([
      ['Ann', 1, 1.5, 75],
      ['Bob', 1, 1.5, 75],
    ]);
  });

  it('sends what changed: a corrected score, a re-dated game, a new owner, an entry that goes', async () => {
    const { db, clock, games, as, entries, users } = league;
    clock.set(MONDAY - 1);
    await finish(db, games.bufLa, 31, 10);
    const read = async (url: string) =>
      (await league.inject({ method: 'GET', url, headers: { authorization: as.bob } })).json<{
        data: Record<string, { data: Record<string, unknown>[] }>;
        __delta: string;
      }>();
    let last = await read('/api/v1/football/footballwins_pagedata');
    const delta = async () => {
      last = await read(last.__delta);
      return Object.fromEntries(Object.entries(last.data).map(([group, { data }]) => [group, data]));
    };
    await finish(db, games.bufLa, 7, 10);
    const corrected = await delta();
    expect(corrected.standings).toContainEqual({ ID: `w${entries.cat}`, Wins: 1, Losses: 0, Points: 1, Rank: 1 });
    expect(corrected.teams!.map((row) => row.ID).sort()).toEqual(['BUF', 'LA']);
    const later = await read('/api/v1/football/footballwins_pagedata?week=2');
    await league.call('PUT football/events', { as: as.carl, body: { id: games.denSea, spread1: null, spread2: null, state: 'postponed' } });
    expect((await delta()).scores).toEqual([expect.objectContaining({ ID: games.denSea, state: 'postponed' })]);
    await db.write(async (tx, invalidate) => {
      await tx
        .updateTable('events')
        .set({ kickoff_at: Date.parse('2022-09-18T17:00:00Z'), week_start: '2022-09-13', state: 'scheduled' })
        .where('id', '=', games.denSea)
        .execute();
      for (const week of ['2022-09-06', '2022-09-13']) invalidate(`games:${week}`);
    });
    expect((await delta()).scores).toEqual([{ ID: games.denSea, __removed: 1 }]);
    last = later;
    expect((await delta()).scores).toContainEqual(expect.objectContaining({ ID: games.denSea, Abbrev1: 'DEN' }));
    await give(league, entries.cat, 'DEN');
    expect(await delta()).toMatchObject({ scores: [{ ID: games.denSea, EntryName1: 'Cat' }], teams: [{ ID: 'DEN', EntryName: 'Cat' }] });
    await league.call('POST ad/remove_contest_entry', { as: as.carl, body: { entry_id: entries.cat, user_id: users.cat } });
    const gone = await delta();
    expect(gone.teams!.map((row) => [row.ID, row.EntryName, row.entry_id]).sort()).toEqual([
      ['DEN', '', null],
      ['LA', '', null],
    ]);
    expect(gone.standings!.filter((row) => row.__removed === 1)).toHaveLength(2);
  });

  it('follows a postponed game out of the week: nobody awaits it, until it has a new day', async () => {
    const { as, games, clock } = league;
    clock.set(SUNDAY - 1);
    const left = async () => (await season()).teams.data.find((row) => row.ID === 'BUF')!.left;
    expect(await left()).toBe(2);
    await league.call('PUT football/events', { as: as.carl, body: { id: games.bufKc, spread1: null, spread2: null, state: 'cancelled' } });
    expect(await left()).toBe(1);
  });

  it('says where the season can still go', async () => {
    const { db, clock, games } = league;
    clock.set(WEEK_2_OPENS);
    await finish(db, games.bufLa, 31, 10);
    await finish(db, games.kcNyj, 9, 20);
    await finish(db, games.sfDal, 3, 0);
    await finish(db, games.denSea, 3, 0);
    const { outlook } = await season();
    expect(
      outlook.data.map((row) => [row.EntryName, row.Points, row.Best, row.Worst, row.BestRank, row.WorstRank, row.Left, row.State]),
    ).toEqual([
      ['Ann', 2, 3, 2, 1, 1, 1, 'clinched'],
      ['Bob', 0, 1, 0, 2, 3, 1, 'out'],
      ['Cat', 0, 0, 0, 2, 3, 0, 'out'],
    ]);
    expect(outlook.data.every((row) => row.Projected === null && row.Pace === null)).toBe(true);
    const expect_ = (team_name: string, exp_wins: number, entry_id: number) =>
      league.call('POST ad/nflwins_save_owner', { as: league.as.carl, body: { entry_id, team_name, exp_wins } });
    await expect_('LA', 8.5, league.entries.cat);
    expect((await season()).outlook.data[2]).toMatchObject({ EntryName: 'Cat', Projected: 0, ExpWins: 8.5, Pace: 0.5 });
  });

  it('takes a last week that was never reported as never to be played', async () => {
    league.clock.set(Date.parse('2023-01-11T00:00:00Z'));
    const { outlook, config } = await season();
    expect(config.data[0]).toMatchObject({ week: 18, ShowWeek: 18 });
    expect(outlook.data.every((row) => row.Left === 0 && row.Best === row.Points)).toBe(true);
  });

  it('has a board of its own', async () => {
    const { as, contest } = league;
    const { data } = await league.call('POST football/footballwins_smack', { as: as.ann, body: { Message: 'Bills!' } });
    expect((await board(as.bob)).smack.data).toEqual([expect.objectContaining({ ID: data!.id, EntryName: 'Ann', Message: 'Bills!' })]);
    expect((await board(as.dan)).smack.data).toEqual([]);
    expect(
      (await league.call('DELETE football/footballwins_smack', { as: as.bob, query: { id: data!.id!, contest_id: contest } })).error?.code,
    ).toBe('forbidden');
    expect((await league.call('DELETE football/footballwins_smack', { as: as.ann, query: { id: data!.id! } })).data).toEqual({
      result: 'success',
      id: data!.id,
    });
    expect((await board(as.bob)).smack.data).toEqual([expect.objectContaining({ archived: 1, Message: '' })]);
  });
});
