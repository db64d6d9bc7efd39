import { contests } from '../..';
import { DEMO_PASSWORD } from '../../../demo/demo-users';
import { fillDemoLeague } from '../../../demo/fill-demo-league';
import { describeSite } from '../../../testing/engines';
import { basic, testSite, type TestSite } from '../../../testing/site';
import { DEMO_START, DEMO_WEEK } from '../../demo/demo-season';

describeSite("the demo's NFL wins", (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    const db = await engine.open();
    await fillDemoLeague(db, contests);
    site = await testSite(db);
    site.clock.set(DEMO_START);
  });
  afterAll(() => site.app.close());

  const as = basic('rusty', DEMO_PASSWORD);
  const board = async (query: object = {}) => (await site.call('GET football/footballwins_pagedata', { as, query })).data!;
  const season = async (query: object = {}) => (await site.call('GET football/footballwins_season', { as, query })).data!;

  it.each(['rusty', 'casey', 'dana'])('%s finds it among their contests', async (username) => {
    const { user_contests } = (
      await site.call('POST na/signin', { body: { username, password: DEMO_PASSWORD }, headers: { 'x-application-id': 'test' } })
    ).data!;
    expect(user_contests).toContain('FootballWins');
  });

  it('is drafted, four teams each, and in mid-week', async () => {
    const { config, teams, standings, scores, smack } = await board();
    expect(config.data[0]).toMatchObject({
      contest_name: 'Oak Street Wins',
      EntryName: 'Rusty but Winning',
      week: DEMO_WEEK,
      year: 2026,
      Weeks: 18,
      Pot: 400,
      OverallPoints: '250,100,50',
      Years: '2026,2025',
    });
    const owned = new Map<string, number>();
    for (const team of teams.data) owned.set(team.EntryName, (owned.get(team.EntryName) ?? 0) + 1);
    expect([...owned.values()]).toEqual(Array.from({ length: 8 }, () => 4));
    expect(teams.data.map((team) => team.drafted).sort((a, b) => a! - b!)).toEqual(Array.from({ length: 32 }, (_, n) => n + 1));
    expect(scores.data.some((row) => row.inProgress === 1)).toBe(true);
    expect(standings.data.some((row) => row.Week === 0 && row.Moved !== 0)).toBe(true);
    expect(smack.data.length).toBeGreaterThan(15);
    const { draft } = await season();
    expect(draft.data).toHaveLength(32);
    expect(draft.data.every((row) => row.team_name !== '')).toBe(true);
  });

  it('expects wins in halves that say something, and projects a finish for everybody', async () => {
    const { teams, outlook, payouts } = await season();
    const expected = teams.data.map((team) => team.exp_wins!);
    expect(expected.every((wins) => Number.isInteger(wins * 2) && wins >= 3.5 && wins <= 13.5)).toBe(true);
    expect(Math.max(...expected) - Math.min(...expected)).toBeGreaterThan(4);
    expect(Math.abs(expected.reduce((sum, wins) => sum + wins, 0) - 272)).toBeLessThan(15);
    expect(
      outlook.data.every(
        (row) => row.Projected !== null && row.Worst <= row.Projected && row.Projected <= row.Best && row.State === 'alive',
      ),
    ).toBe(true);
    expect(payouts.data.reduce((sum, row) => sum + row.Winnings, 0)).toBe(400);
  });

  it('has a season before, played to its end', async () => {
    const { outlook, config } = await season({ year: 2025 });
    expect(config.data[0]).toMatchObject({ year: 2025, week: 18, EntryName: 'Rusty but Winning' });
    expect(outlook.data.every((row) => row.Left === 0)).toBe(true);
    expect(outlook.data.some((row) => row.State === 'clinched')).toBe(true);
    expect(outlook.data.reduce((sum, row) => sum + row.Points, 0)).toBe(272);
  });
});
