import { describeByTurns } from '../../../testing/engines';
import { addContest, addEntry } from '../../../testing/rows.store';
import { addAccount, basic, testSite } from '../../../testing/site';
import { sum } from '../../standings/shares.rules';
import { playSeason, setWeek } from '../testing/football-season.store';

const NOBODY = Array.from({ length: 15 }, () => 3);
const at = (iso: string) => Date.parse(iso);

describeByTurns('a season to its end', (engine) => {
  /** Ann, Bob and Carl, 100 points each: 13 a week, 60 and 30 overall, 15 for the cigar. */
  async function league(weeks: { ann: number[]; bob: number[]; carl: number[] }) {
    const site = await testSite(await engine.open());
    const contest = await addContest(site.db, { name: 'League', points_per_entry: 100, cigar_points: 15, overall_points: '60,30' });
    const wins: Record<number, number[]> = {};
    const entries: Record<string, number> = {};
    for (const [name, each] of Object.entries(weeks)) {
      const user_id = await addAccount(site.db, name, 'secret');
      entries[name] = await addEntry(site.db, { contest_id: contest, user_id, entry_name: name });
      wins[entries[name]] = each;
    }
    await playSeason(site.db, { year: 2022, contestId: contest, firstTuesday: '2022-09-06', wins });
    const season = async () => {
      const { data } = await site.call('GET football/season', { as: basic('bob', 'secret') });
      const { config, ...groups } = data!;
      return {
        config: config.data[0]!,
        ...(Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, group.data])) as {
          [K in keyof typeof groups]: (typeof groups)[K]['data'];
        }),
      };
    };
    const board = async () => (await site.call('GET football/pagedata', { as: basic('bob', 'secret') })).data!;
    return { ...site, contest, entries, season, board };
  }

  it('pushes an unclaimed pot into an extra week, where it is taken', async () => {
    const { db, clock, season, board } = await league({ ann: [...NOBODY, 4], bob: [...NOBODY, 5], carl: NOBODY });
    await setWeek(db, '2022-12-20', { state: 'scheduled', score1: null, score2: null });
    clock.set(at('2022-12-20T09:00:00Z'));
    expect(await season()).toMatchObject({ config: { Week: 15, Weeks: 16, SeasonOver: 0, Paid: 0 }, changes: [] });
    clock.set(at('2022-12-20T12:00:00Z'));
    expect((await board()).config.data[0]).toMatchObject({ Week: 16, ShowWeek: 16, PointsThisWeek: 195, PointsForward: 195 });
    await setWeek(db, '2022-12-20', { state: 'final', score1: 0, score2: 10 });
    clock.set(at('2022-12-27T12:00:00Z'));
    const { config, ledger, payouts, changes, outlook, race } = await season();
    expect(config).toMatchObject({ Week: 16, Weeks: 16, Pot: 300, Paid: 300, SeasonOver: 1 });
    expect(ledger.at(-1)).toEqual({
      ID: 16,
      Week: 16,
      Carried: 195,
      Available: 195,
      Winners: 'bob',
      Each: 195,
      Forward: 0,
      ToOverall: 0,
      State: 'over',
    });
    expect(ledger[14]).toMatchObject({ Carried: 182, Available: 195, Winners: '', Forward: 195 });
    // Ann 49, Bob 50, Carl 45 wins; nobody forgets a pick but Carl, whose extra week is five losses.
    expect(payouts).toEqual([
      expect.objectContaining({ Prize: 'overall-1', Place: 1, Points: 60, EntryName: 'bob', Final: 1 }),
      expect.objectContaining({ Prize: 'overall-2', Place: 2, Points: 30, EntryName: 'ann', Final: 1 }),
      expect.objectContaining({ Prize: 'cigar', Place: null, Points: 15, EntryName: 'ann', Final: 1 }),
    ]);
    expect(changes).toEqual([
      { ID: -16, At: '2022-12-20T11:00:00.000Z', Who: 'The rules', What: 'Week 16 was added: nobody took the pot of week 15.' },
    ]);
    expect(
      outlook.filter((row) => row.scope === 'season').map((row) => [row.EntryName, row.Best, row.Worst, row.State, row.Needs, row.Open]),
    ).toEqual([
      ['ann', 2, 2, 'out', 1, 0],
      ['bob', 1, 1, 'clinched', 0, 0],
      ['carl', 3, 3, 'out', 5, 0],
    ]);
    expect(race.filter((row) => row.Week === 16).map((row) => [row.EntryName, row.Wins, row.Rank])).toEqual([
      ['bob', 50, 1],
      ['ann', 49, 2],
      ['carl', 45, 3],
    ]);
    expect(race).toHaveLength(48);
    expect((await board()).config.data[0]).toMatchObject({ Week: 16, Weeks: 16, PointsThisWeek: 195 });
  });

  it('gives what nobody claims to the overall prizes when games run out', async () => {
    const { clock, season, board } = await league({ ann: [...NOBODY, 2, 2], bob: [...NOBODY, 1, 2], carl: [...NOBODY, 0, 1] });
    clock.set(at('2023-01-04T12:00:00Z'));
    const { config, ledger, payouts } = await season();
    expect(config).toMatchObject({ Weeks: 17, SeasonOver: 1, Pot: 300, Paid: 300 });
    expect(ledger.at(-1)).toMatchObject({ Week: 17, Carried: 195, Forward: 195, Winners: '' });
    expect(payouts.map((row) => [row.Prize, row.EntryName, row.Points])).toEqual([
      ['overall-1', 'ann', 200],
      ['overall-2', 'bob', 100],
    ]);
    const overall = (await board()).standings.data.filter((row) => row.Week === 0);
    expect(overall.map((row) => [row.EntryName, row.Points])).toEqual([
      ['ann', 200],
      ['bob', 100],
      ['carl', 0],
    ]);
    expect(sum(ledger.map((row) => row.Each)) + sum(payouts.map((row) => row.Points))).toBe(300);
  });

  it('has no extra week when the last one is taken, and tells the race of one who came late from then on', async () => {
    const { clock, season, db, contest, entries } = await league({
      ann: [...NOBODY.slice(1), 5, 5],
      bob: [...NOBODY.slice(1), 5, 0],
      carl: NOBODY,
    });
    await db.kysely
      .updateTable('entries')
      .set({ created_at: at('2022-11-22T12:00:00Z') })
      .where('id', '=', entries['carl']!)
      .execute();
    clock.set(at('2023-01-04T12:00:00Z'));
    const { config, ledger, race } = await season();
    expect(config).toMatchObject({ contest_id: contest, Weeks: 15, SeasonOver: 1, Paid: 300 });
    expect(ledger).toHaveLength(15);
    expect(ledger.at(-1)).toMatchObject({ Winners: 'ann, bob', Each: 97, ToOverall: 1, Forward: 0 });
    expect(race.filter((row) => row.EntryName === 'carl').map((row) => row.Week)).toEqual([12, 13, 14, 15]);
  });
});
