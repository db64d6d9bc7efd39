import { footballLeague, SUNDAY, type FootballLeague } from '../../contests/football/testing/football-league';
import { registerAgent } from '../../ground/agents/agents.store';
import { describeByTurns } from '../../testing/engines';
import { checkScoreboards } from './feed-watch';

const minute = 60_000;
const BOARDS = [{ sport: 'NFL' as const, agent: 'nfl-scoreboard' }];

describeByTurns('the age of scores', (engine) => {
  let league: FootballLeague;
  beforeEach(async () => {
    league = await footballLeague(engine);
    await league.db.write((tx) => registerAgent(tx, { name: 'nfl-scoreboard', refreshSeconds: 30, now: SUNDAY }));
  });
  afterEach(() => league.app.close());

  const goodAt = (at: number) => league.db.kysely.updateTable('agents').set({ last_good_at: at }).execute();
  const check = (at: number) => (league.clock.set(at), checkScoreboards(league.db, league.clock, BOARDS));
  const page = async () => (await league.call('GET football/pagedata', { as: league.as.ann })).data!.config.data[0]!.ScoresFrom;
  const changes = () => league.db.tags.version(['feeds']);

  it('is shown on the page when the feed falls silent in a game, and no more when it is back', async () => {
    await goodAt(SUNDAY + 10 * minute);
    await check(SUNDAY + 11 * minute);
    expect([await page(), changes()]).toEqual(['', 0]);
    await check(SUNDAY + 12 * minute);
    await check(SUNDAY + 13 * minute);
    expect([await page(), changes()]).toEqual([new Date(SUNDAY + 10 * minute).toISOString(), 1]);
    await goodAt(SUNDAY + 14 * minute);
    await check(SUNDAY + 14 * minute);
    await goodAt(SUNDAY + 15 * minute);
    await check(SUNDAY + 15 * minute);
    expect([await page(), changes()]).toEqual(['', 2]);
  });

  it('reaches an open page as a delta', async () => {
    await goodAt(SUNDAY);
    await check(SUNDAY + minute);
    const get = (url: string) => league.inject({ url, headers: { authorization: league.as.ann } });
    const first = (await get('/api/v1/football/pagedata')).json<{ __delta: string }>();
    await check(SUNDAY + 5 * minute);
    const delta = (await get(first.__delta)).json<{ data: { config: { data: Array<{ ScoresFrom: string }> } } }>();
    expect(delta.data.config.data[0]!.ScoresFrom).toBe(new Date(SUNDAY).toISOString());
    expect(Object.keys(delta.data)).toEqual(['config']);
  });

  it('does not matter before kick-off, after the games, and for games kept by hand', async () => {
    await goodAt(SUNDAY - 600 * minute);
    await check(SUNDAY - minute);
    expect(changes()).toBe(0);
    await check(SUNDAY + 5 * minute);
    expect(changes()).toBe(1);
    await league.db.kysely.updateTable('events').set({ manual: 1 }).execute();
    await check(SUNDAY + 6 * minute);
    expect([await page(), changes()]).toEqual(['', 2]);
  });
});
