import { contests } from '../..';
import { fillDemoLeague } from '../../../demo/fill-demo-league';
import { applyVisibleResults } from '../../../sport/results/apply-visible-results';
import { describeSite } from '../../../testing/engines';
import { basic, testSite, type TestSite } from '../../../testing/site';
import { DEMO_START } from '../../demo/demo-season';
import { MARCH_START } from '../../demo/tournament/fill-demo-tournament';
import { commitOf, drawNumbers } from '../board/protocol';

const as = (name: string) => basic(name, 'poolhouse');

describeSite('squares in the demo', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    const db = await engine.open();
    await fillDemoLeague(db, contests, MARCH_START);
    site = await testSite(db);
    site.clock.set(MARCH_START);
  });
  const read = async (user: string, contest_id?: number) =>
    (await site.call('GET bbsquares/pagedata', { as: as(user), query: contest_id ? { contest_id } : {} })).data!;

  it('in March: a full board drawn by scores, games on, one of them on a square of rusty’s, and another board filling up', async () => {
    const page = await read('rusty');
    expect(page.config.data[0]).toMatchObject({
      contest_name: 'Oak Street',
      year: 2026,
      state: 'live',
      level: 'A',
      claimed: 100,
      Pot: 1000,
      my_entry_name: 'Rusty Oakes',
    });
    const live = page.events.data.filter(({ state }) => state === 'in_progress');
    expect(live.length).toBeGreaterThanOrEqual(2);
    expect(live.some(({ entry_name }) => entry_name === 'Rusty Oakes')).toBe(true);
    // The First Four does not count; all of the first two rounds and a day of the third do.
    expect(page.payouts.data.map(({ played }) => played)).toEqual([0, 32, 16, 4, 0, 0, 0]);
    const contest_id = page.config.data[0]!.contest_id;
    const { draw } = (await site.call('GET bbsquares/draw', { as: as('dana'), query: { contest_id } })).data!;
    expect(commitOf(draw!.board, draw!.seed)).toBe(draw!.commit);
    expect(drawNumbers(draw!)).toMatchObject({ columns: draw!.columns, rows: draw!.rows });
    const [next] = page.contests.data.filter(({ name }) => name === 'Oak Street 2');
    const open = await read('rusty', next!.id);
    expect(open.config.data[0]).toMatchObject({ state: 'open', claimed: 63, year: 2027 });
    expect(open.entries.data.find(({ entry_name }) => entry_name === 'Rusty Oakes')).toMatchObject({ squares: 4 });
    expect(page.smack.data.length).toBeGreaterThan(3);
  });

  it('in November: the board of the next spring first, that of the last paid out to the point', async () => {
    site.clock.set(DEMO_START);
    await applyVisibleResults(site.db, DEMO_START);
    const page = await read('rusty');
    expect(page.config.data[0]).toMatchObject({ contest_name: 'Oak Street 2', state: 'open' });
    const [before] = page.contests.data.filter(({ name }) => name === 'Oak Street');
    const over = await read('rusty', before!.id);
    expect(over.config.data[0]).toMatchObject({ state: 'finished', level: 'A' });
    expect(over.payouts.data.reduce((sum, { paid }) => sum + paid, 0)).toBe(1000);
    expect(over.entries.data.reduce((sum, { wins }) => sum + wins, 0)).toBe(63);
  });
});
