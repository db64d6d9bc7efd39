import { contests } from '../..';
import { DEMO_PASSWORD } from '../../../demo/demo-users';
import { fillDemoLeague } from '../../../demo/fill-demo-league';
import type { Database } from '../../../ground/db/database';
import { describeSite } from '../../../testing/engines';
import { basic, testSite, type TestSite } from '../../../testing/site';
import { DEMO_SEASON, DEMO_START, DEMO_WEEK } from '../../demo/demo-season';
import { createMemories } from '../../memories';
import { readCalendar } from '../../weeks/calendar';
import { underdogsReader } from '../underdogs-facts';
import { readWholeSeason } from '../underdogs-season';
import type { UnderdogsSeason } from '../underdogs-season.types';
import { underdogsKind } from '../underdogs.kind';
import { ENTERED, underdogsLeague } from './underdogs-league';

describeSite("the demo's Underdogs", (engine) => {
  let db: Database;
  let site: TestSite;
  let season: UnderdogsSeason;
  beforeAll(async () => {
    db = await engine.open();
    await fillDemoLeague(db, contests);
    site = await testSite(db);
    site.clock.set(DEMO_START);
    season = await db.read(async (tx) => {
      const { id } = await tx.selectFrom('contests').select('id').where('contest_type', '=', 'underdogs').executeTakeFirstOrThrow();
      return readWholeSeason(tx, underdogsReader(createMemories(db)), {
        contestId: id,
        calendar: await readCalendar(tx, DEMO_SEASON, underdogsKind),
        now: DEMO_START,
      });
    });
  });
  afterAll(() => site.app.close());

  const page = async (user: string) => (await site.call('GET underdogs/pagedata', { as: basic(user, DEMO_PASSWORD), query: {} })).data!;
  const all = () => [...season.picks.values()].flatMap((own) => [...own.values()]);

  it('picks by the rules: before kick-off, at a line that there was, and no team twice', async () => {
    expect(all().filter((pick) => pick.idle !== null)).toEqual([]);
    const lines = await db.read((tx) => tx.selectFrom('event_lines').select(['event_id', 'spread2']).execute());
    const had = new Set(lines.map((line) => `${line.event_id} ${line.spread2}`));
    const saved = [...season.saved.values()].flatMap((own) => [...own.values()]);
    expect(saved.length).toBeGreaterThan(10 * 10);
    const wrong = saved.filter(
      ({ choice, savedAt }) =>
        savedAt >= season.games.get(choice!.eventId)!.kickoffAt ||
        savedAt > DEMO_START ||
        (choice!.spread !== null &&
          (choice!.spread <= 0 || !had.has(`${choice!.eventId} ${choice!.side === 2 ? choice!.spread : 0 - choice!.spread}`))),
    );
    expect(wrong).toEqual([]);
  });

  it('has every kind of result, and forgotten weeks that the contest filled', () => {
    const grades = all().map((pick) => pick.grade.grade);
    for (const grade of ['W', 'C', 'L'] as const) expect(grades.filter((one) => one === grade).length).toBeGreaterThan(10);
    expect(all().filter((pick) => pick.auto).length).toBeGreaterThan(2);
    for (const own of season.picks.values()) expect([...own.keys()].filter((week) => week < DEMO_WEEK)).toHaveLength(DEMO_WEEK - 1);
  });

  it('asks its main player for a pick, while others are in, on and sealed', async () => {
    const { users, picks, config } = await page('rusty');
    expect(config.data[0]).toMatchObject({ EntryName: 'Rusty Collar', week: DEMO_WEEK, SelfPick: 1, MissedPick: 'biggest' });
    const state = (name: string) => users.data.find((row) => row.entry_name === name)!;
    expect(state('Rusty Collar')).toMatchObject({ mine: 1, PickIn: 0 });
    for (const { name, thisWeek } of underdogsLeague.entries)
      expect([name, state(name).PickIn, state(name).pick !== '']).toEqual([name, thisWeek === 'none' ? 0 : 1, thisWeek === 'begun']);
    expect(picks.data.some((row) => row.live === 1)).toBe(true);
    expect(picks.data.filter((row) => row.sealed === 1).length).toBeGreaterThan(2);
    const home = (await site.call('GET utils/home', { as: basic('rusty', DEMO_PASSWORD) })).data!;
    expect(home.contests.data.find((row) => row.contest === 'Underdogs')).toMatchObject({ state: 'No pick yet', action: 'Make pick' });
  });

  it('shows a pick that the administrator entered, and one that was planned', async () => {
    const { picks } = await page('rusty');
    expect(picks.data.filter((row) => row.Override !== '')).toEqual([
      expect.objectContaining({ week: ENTERED.week, Override: ENTERED.reason, TakenAt: '' }),
    ]);
    expect((await page('casey')).picks.data.filter((row) => row.week > DEMO_WEEK)).toEqual([
      expect.objectContaining({ week: DEMO_WEEK + 2, spread: expect.any(Number) }),
    ]);
    expect(picks.data.filter((row) => row.week > DEMO_WEEK)).toEqual([]);
  });
});
