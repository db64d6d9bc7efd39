import { contests } from '..';
import { remindersAgent } from '../../sport/reminders/reminders.agent';
import { costOf, type Cost } from '../../testing/cost';
import { describeEachEngine, type TestEngine } from '../../testing/engines';
import { fillCircles } from '../../testing/many-circles.store';
import { MAIL_SITE } from '../../testing/outbox-mail';
import { addGame } from '../../testing/rows.store';
import { testSite, type TestSite } from '../../testing/site';
import { footballLeague, THURSDAY, type FootballLeague } from '../football/testing/football-league';
import { openContests } from '../open-contests';

/** What a timer of the site may read in the meantime, or not; a hundred times the entries come to far more. */
const BESIDE = { statements: 5, rows: 20 };

/** As much, give or take a fifth. */
function expectAlike(one: Cost, other: Cost): void {
  for (const what of ['statements', 'rows'] as const) {
    expect(other[what]).toBeLessThanOrEqual(one[what] * 1.2 + BESIDE[what]);
    expect(other[what]).toBeGreaterThanOrEqual(one[what] * 0.8 - BESIDE[what]);
  }
}

const readPages = async ({ call }: Pick<TestSite, 'call'>, { as, contest }: FootballLeague) => {
  expect((await call('GET football/pagedata', { as: as.ann, query: { contest_id: contest } })).status).toBe(200);
  expect((await call('GET football/season', { as: as.ann, query: { contest_id: contest } })).status).toBe(200);
  expect((await call('GET utils/home', { as: as.ann })).status).toBe(200);
};

async function costOfJoin(engine: TestEngine, circles: number): Promise<{ join: Cost; first: Cost }> {
  const league = await footballLeague(engine);
  const { as, contest, users, db, call } = league;
  await fillCircles(db, { circles, years: [2022] });
  await readPages(league, league);
  const join = await costOf(async () => {
    const body = { contest_id: contest, user_id: users.bob, entry_name: 'Bob again' };
    expect((await call('POST ad/add_contest_entry', { as: as.carl, body })).status).toBe(200);
    await readPages(league, league);
  });
  const second = await testSite(await engine.openAgain(db));
  const first = await costOf(() => readPages(second, league));
  await Promise.all([league.app.close(), second.app.close()]);
  return { join, first };
}

/** The Tuesday after the first Monday of September, on which a season's first week opens. */
const opening = (year: number): Date => {
  const first = new Date(Date.UTC(year, 8, 1, 12));
  return new Date(first.getTime() + ((9 - first.getUTCDay()) % 7) * DAY_MS);
};
const DAY_MS = 24 * 3_600_000;

async function costOfAgents(engine: TestEngine, past: readonly number[]): Promise<Cost> {
  const league = await footballLeague(engine);
  for (const year of past) {
    const opens = opening(year);
    const week_start = opens.toISOString().slice(0, 10);
    await addGame(league.db, { season: year, week_start, kickoff_at: opens.getTime() + 2 * DAY_MS, state: 'final', score1: 3, score2: 0 });
  }
  await fillCircles(league.db, { circles: 5, years: [...past, 2022] });
  await league.app.close();
  const fresh = await engine.openAgain(league.db);
  league.clock.set(THURSDAY - 3 * 3_600_000);
  const { clock, wall } = league;
  return costOf(async () => {
    const site = await testSite(fresh, { clock, wall });
    const { modules, plugs, memories } = openContests(fresh, contests);
    const sources = modules.flatMap(({ missingPicks }) => missingPicks ?? []);
    const where = { mode: 'production', dataFolder: '/nonexistent', feedsRun: false, oddsKey: undefined, memories } as const;
    const agents = [
      remindersAgent({ db: fresh, clock, wall, mail: MAIL_SITE }, sources),
      ...plugs.flatMap(({ agents: own }) => own?.make({}, where) ?? []),
    ];
    for (const { name, rests, run } of agents) {
      if (rests !== undefined) continue;
      const { words, passedOver } = await run({ db: fresh, clock, log: { warn: () => {} }, signal: new AbortController().signal });
      expect([name, words, passedOver]).toEqual([name, expect.any(String), undefined]);
    }
    await site.app.close();
  });
}

describeEachEngine('what the directory costs', (engine) => {
  it('is the same for a join and the next pages, and for the first pages of a process, at 300 entries and at 30,000', async () => {
    const [few, many] = [await costOfJoin(engine, 10), await costOfJoin(engine, 1000)];
    expectAlike(few.join, many.join);
    expectAlike(few.first, many.first);
    expect(few.join.rows).toBeLessThan(300);
  });

  it('is the same for a start and the first rounds of agents after one season and after ten', async () => {
    const one = await costOfAgents(engine, [2021]);
    const ten = await costOfAgents(engine, [2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021]);
    expectAlike(one, ten);
  });
});
