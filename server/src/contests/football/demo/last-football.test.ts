import { contests } from '../..';
import { DEMO_PASSWORD } from '../../../demo/demo-users';
import { fillDemoLeague } from '../../../demo/fill-demo-league';
import type { Database } from '../../../ground/db/database';
import { describeSite } from '../../../testing/engines';
import { basic, testSite, type TestSite } from '../../../testing/site';
import { DEMO_START } from '../../demo/demo-season';

describeSite('the season before the demo', (engine) => {
  let db: Database;
  let site: TestSite;
  const as = basic('rusty', DEMO_PASSWORD);
  beforeAll(async () => {
    db = await engine.open();
    await fillDemoLeague(db, contests);
    site = await testSite(db);
    site.clock.set(DEMO_START);
  });

  it('is over, its pot paid out, after an extra week that brought a winner', async () => {
    const { config, ledger, payouts, race } = (await site.call('GET football/season', { as, query: { year: 2025 } })).data!;
    expect(config.data[0]).toMatchObject({
      contest_name: 'Oak Street Pool',
      Year: 2025,
      Weeks: 16,
      Pot: 500,
      Paid: 500,
      SeasonOver: 1,
      EntryName: 'Rusty Nails',
    });
    expect(ledger.data.some((week) => week.Winners.includes(', '))).toBe(true);
    expect(ledger.data.slice(13).map((week) => [week.Carried, week.Winners === ''])).toEqual([
      [0, true],
      [18, true],
      [36, false],
    ]);
    expect(payouts.data.map((row) => row.Prize)).toEqual(expect.arrayContaining(['overall-1', 'overall-2', 'cigar']));
    expect(race.data).toHaveLength(16 * 10);
  });

  it('stands on the board, in the history and in the all-time table, and in nothing of the present season', async () => {
    const past = (await site.call('GET football/pagedata', { as, query: { year: 2025 } })).data!;
    expect(past.config.data[0]).toMatchObject({ Week: 15, Year: 2026 });
    expect(past.scores.data.every((game) => game.state === 'final')).toBe(true);
    const history = (await site.call('GET football/history', { as, query: { entryname: 'Rusty Nails' } })).data!;
    expect(history.yearly_results.data.map((row) => row.Year)).toEqual([2026, 2025]);
    const { all_time_data } = (await site.call('GET football/alltimeview', { as })).data!;
    expect(all_time_data.data.map((row) => row.years).sort()).toEqual([1, 1, ...Array.from({ length: 10 }, () => 2)]);
    const now = (await site.call('GET football/pagedata', { as })).data!;
    expect(now.config.data[0]).toMatchObject({ Week: 11, NumEntries: 12 });
    expect(now.contests.data.map((one) => one.name)).toEqual(['Oak Street Pool', 'Night Shift']);
  });
});
