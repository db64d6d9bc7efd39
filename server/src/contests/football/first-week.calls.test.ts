import { describeByTurns } from '../../testing/engines';
import { addEntry } from '../../testing/rows.store';
import { addAccount, basic, testSite } from '../../testing/site';
import { playSeason, setWeek } from './testing/football-season.store';

const WEEK_11 = Date.parse('2022-11-16T12:00:00Z');
const WEEK_12_OPENS = '2022-11-22';

describeByTurns('a football contest that begins in week 12', (engine) => {
  const ann = basic('ann', 'secret');

  /** Opened by the administrator in week 11, entries of the season's beginning; Ann takes five in week 3 and in week 13. */
  async function league() {
    const site = await testSite(await engine.open());
    await addAccount(site.db, 'carl', 'secret', { isAdmin: true });
    const opened = await site.call('POST ad/add_contest', {
      as: basic('carl', 'secret'),
      body: { contest_type: 'football', name: 'Late Starters', year: 2022, points_per_entry: 100, first_week: 12 },
    });
    const contest = opened.data!.id!;
    const entries = {
      ann: await addEntry(site.db, { contest_id: contest, user_id: await addAccount(site.db, 'ann', 'secret'), entry_name: 'Ann' }),
      bob: await addEntry(site.db, { contest_id: contest, user_id: await addAccount(site.db, 'bob', 'secret'), entry_name: 'Bob' }),
    };
    const wins = (of: Record<number, number>) => Array.from({ length: 15 }, (_, n) => of[n + 1] ?? 2);
    await playSeason(site.db, {
      year: 2022,
      contestId: contest,
      firstTuesday: '2022-09-06',
      wins: { [entries.ann]: wins({ 3: 5, 13: 5 }), [entries.bob]: wins({ 12: 4 }) },
    });
    site.clock.set(WEEK_11);
    return { ...site, contest, entries };
  }

  it('shows its first week before that comes, pays its whole pot from then on, and pushes nothing forward into it', async () => {
    const { call, clock, db, entries } = await league();
    for (const week of ['2022-11-15', WEEK_12_OPENS]) await setWeek(db, week, { state: 'scheduled', score1: null, score2: null });
    const board = (week?: number) => call('GET football/pagedata', { as: ann, query: week === undefined ? {} : { week } });
    expect((await board()).data!.config.data[0]).toMatchObject({
      Week: 12,
      ShowWeek: 12,
      FirstWeek: 12,
      Weeks: 15,
      PointsThisWeek: 50,
      PointsForward: 0,
    });
    expect((await call('GET football/makepicksdata', { as: ann, query: { entry_id: entries.ann } })).data!.config.data[0]).toMatchObject({
      Week: 12,
    });
    expect(await board(11)).toMatchObject({ status: 400, error: { message: 'This contest has weeks 12 to 15.' } });
    expect((await board()).data!.standings.data.every(({ Wins, Losses }) => Wins + Losses === 0)).toBe(true);

    await setWeek(db, WEEK_12_OPENS, { state: 'final', score1: 0, score2: 10 });
    clock.set(Date.parse('2023-01-10T12:00:00Z'));
    const season = (await call('GET football/season', { as: ann })).data!;
    expect(season.ledger.data.map(({ Week, Carried, Available, Winners }) => [Week, Carried, Available, Winners])).toEqual([
      [12, 0, 50, ''],
      [13, 50, 100, 'Ann'],
      [14, 0, 50, ''],
      [15, 50, 100, ''],
    ]);
    expect(season.config.data[0]).toMatchObject({ FirstWeek: 12, Pot: 200, Paid: 200, SeasonOver: 1 });
    expect(season.race.data.map(({ EntryName, Week, Wins }) => `${EntryName} ${Week} ${Wins}`)).toEqual(
      expect.arrayContaining(['Bob 12 4', 'Ann 13 7', 'Ann 15 11']),
    );
    expect(season.race.data).toHaveLength(8);
    const history = (await call('GET football/history', { as: ann, query: { entryname: 'Ann' } })).data!;
    expect(history.weeks.data.map(({ Week }) => Week)).toEqual([12, 13, 14, 15]);
    expect(history.yearly_results.data[0]).toMatchObject({ Wins: 11, Losses: 9 });
    expect((await call('GET football/rulesdata', { as: ann })).data!.config.data[0]).toMatchObject({
      Weeks: 4,
      FirstWeek: 12,
      PointsPerWeek: 50,
    });
  });

  it('takes no picks for a week before it, not even from an administrator', async () => {
    const { call, clock, entries } = await league();
    clock.set(Date.parse('2022-11-30T12:00:00Z'));
    const query = { entry_id: entries.ann, week: 11, reason: 'asked for' };
    expect(await call('POST football/MakePicksGuts', { as: basic('carl', 'secret'), body: query })).toMatchObject({
      status: 400,
      error: { fields: { week: 'must be 12 to 13' } },
    });
  });

  it('begins in week 15 at the latest', async () => {
    const { call } = await league();
    const body = { contest_type: 'football', name: 'Too late', year: 2022, first_week: 16 } as const;
    expect(await call('POST ad/add_contest', { as: basic('carl', 'secret'), body })).toMatchObject({
      status: 400,
      error: { fields: { first_week: 'must be 1 to 15' } },
    });
  });
});
