import { contests } from '../contests';
import { DEMO_START } from '../contests/demo/demo-season';
import type { Database } from '../ground/db/database';
import { figuresOf } from '../ground/memory/memories';
import { must } from '../ground/must';
import { describeSite } from '../testing/engines';
import { basic, testSite, type TestSite } from '../testing/site';
import { DEMO_PASSWORD } from './demo-users';
import { fillDemoLeague } from './fill-demo-league';

const OF_GAMES = ['football/pagedata', 'football/footballwins_pagedata', 'underdogs/pagedata', 'football/season', 'utils/home'] as const;
const MINUTE = 60_000;

describeSite('what is kept in memory of a day of games', (engine) => {
  let db: Database;
  let site: TestSite;
  const [rusty, casey] = [basic('rusty', DEMO_PASSWORD), basic('casey', DEMO_PASSWORD)];
  beforeAll(async () => {
    db = await engine.open();
    await fillDemoLeague(db, contests);
    site = await testSite(db);
  });
  beforeEach(() => site.clock.set(DEMO_START));
  afterAll(() => site.app.close());

  async function look(boards: typeof OF_GAMES | readonly ['golf/pagedata']): Promise<void> {
    for (const board of boards) expect((await site.call(`GET ${board}`, { as: rusty })).data).toBeTruthy();
  }

  /** The memories that hold more after ten times than after three. */
  async function grownBy(step: (n: number) => Promise<void>): Promise<[string, number][]> {
    const kept = () => new Map(figuresOf(db).map(({ name, entries }) => [name, entries]));
    for (let n = 1; n <= 3; n += 1) await step(n);
    const before = kept();
    for (let n = 4; n <= 10; n += 1) await step(n);
    expect(before.size).toBeGreaterThan(20);
    return [...kept()].filter(([name, entries]) => entries > (before.get(name) ?? 0));
  }

  it('is as much after the tenth score as after the third: what nobody will ask for is let go', async () => {
    const { scores } = (await site.call('GET football/pagedata', { as: rusty })).data!;
    const { ID: id } = must(
      scores.data.find(({ state }) => state === 'in_progress'),
      'a game that is on',
    );
    const grown = await grownBy(async (n) => {
      const body = { id, state: 'in_progress', score1: n, score2: 17, status: 'Q3', time_left: '7:30', manual: 1 } as const;
      await site.call('POST ad/set_game', { as: casey, body });
      await look(OF_GAMES);
    });
    expect(grown).toEqual([]);
  });

  it('is as much after ten minutes of golf as after three', async () => {
    const grown = await grownBy(async (n) => {
      site.clock.set(DEMO_START + n * MINUTE);
      await look(['golf/pagedata']);
    });
    expect(grown).toEqual([]);
  });
});
