import type { QueryOf } from '@poolhouse/contract';
import { describeByTurns, type TestEngine } from '../../testing/engines';
import { addContest, addEntry } from '../../testing/rows.store';
import { footballLeague, MONDAY, saveOf } from '../football/testing/football-league';
import { playSeason } from '../football/testing/football-season.store';

const TUESDAYS: Readonly<Record<number, string>> = { 2019: '2019-09-10', 2020: '2020-09-08', 2021: '2021-09-07' };

describeByTurns('players over all contests and years', (engine) => {
  /** 2020 is Ann's and Carl's, 2021 Ann's, Bob's and Carl's; Carl has left since. Of 2022 nothing is over. */
  async function pastYears() {
    const league = await footballLeague(engine);
    const { db, users } = league;
    const season = async (year: number, wins: Partial<Record<'ann' | 'bob' | 'carl', readonly number[]>>) => {
      const contestId = await addContest(db, {
        ...{ name: 'League', year, points_per_entry: 100, overall_points: '60,30', cigar_points: 15 },
      });
      const entries: Record<string, number> = {};
      for (const who of Object.keys(wins) as (keyof typeof wins)[])
        entries[who] = await addEntry(db, { contest_id: contestId, user_id: users[who], entry_name: `${who} ${year}`, created_at: 0 });
      const byEntry = Object.fromEntries(Object.entries(wins).map(([who, own]) => [entries[who]!, own]));
      await playSeason(db, { year, contestId, firstTuesday: TUESDAYS[year]!, wins: byEntry });
      return { contestId, entries };
    };
    const [flat, two] = [Array.from({ length: 12 }, () => 3), Array.from({ length: 12 }, () => 2)];
    const first = await season(2020, { ann: [4, 4, 5, ...flat], carl: [2, 2, 2, ...two] });
    const second = await season(2021, { ann: [1, 3, 3, ...flat], bob: [3, 3, 4, ...two], carl: [0, 3, 2, ...two] });
    const years = (who: keyof typeof league.as, query: QueryOf<'GET utils/years'> = {}) =>
      league.call('GET utils/years', { as: league.as[who], query });
    const rivals = (who: keyof typeof league.as, query: QueryOf<'GET utils/rivals'> = {}) =>
      league.call('GET utils/rivals', { as: league.as[who], query });
    return { ...league, first, second, years, rivals };
  }

  it('are remembered by their circle: records, what each has won, who has left', async () => {
    const { years, first, contest, app } = await pastYears();
    const { config, circles, players, periods, records, shelf } = (await years('ann')).data!;
    expect(config.data).toEqual([{ ID: 1, group: 1, circle: 'Group 1', Rounds: 30, Contests: 2, First: 2020, Last: 2021 }]);
    expect(circles.data).toEqual([{ ID: 1, Name: 'Group 1' }]);
    expect(players.data.map(({ Name, mine, Left, Met }) => [Name, mine, Left, Met])).toEqual([
      ["Ann's Aces", 1, 0, 0],
      ['Bob', 0, 0, 15],
      ['carl 2021', 0, 1, 30],
    ]);
    expect(players.data[0]!.ID).toBeLessThan(first.entries['ann']!);
    const told = records.data.map(({ Kind, Head, Players, Behind }) => [Kind, Head, Players.length, Behind.length]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['worst', '0–5', 1, 1],
        ['streak', '15 weeks', 1, 15],
        ['drought', '30 weeks', 1, 30],
      ]),
    );
    const best = records.data.find(({ Kind }) => Kind === 'best')!;
    expect(best).toMatchObject({ contest: 'Football', pool: 'League', Round: 'week' });
    // Ann opens the years that she is in by way of the latest.
    const periodOf = ({ Period }: { Period: string }) => periods.data.find(({ ID }) => ID === Period)!;
    const href = `/football?contest=${contest}&year=2020&week=3`;
    expect(best.Behind.map(periodOf)).toEqual([expect.objectContaining({ Year: 2020, Title: 'Week 3', href })]);
    expect(best.Behind[0]!.Says).toMatch(/^5–0, \d+ points$/);
    expect(shelf.data.map(({ Seasons, Tournaments, Weeks }) => [Seasons, Tournaments, Weeks])).toEqual([[2, 0, 1]]);
    expect(shelf.data[0]!.Behind.map(periodOf).map(({ Year, Title }) => `${Year} ${Title}`)).toEqual([
      '2021 Season',
      '2020 Season',
      '2020 Week 3',
    ]);
    await app.close();
  });

  it('meet: by whom they finished ahead of, in sums, runs and period by period', async () => {
    const { years, rivals, second, entries, app } = await pastYears();
    const most = (await rivals('ann')).data!;
    const names = new Map(most.players.data.map(({ ID, Name }) => [ID, Name]));
    expect(names.get(most.config.data[0]!.Rival)).toBe('carl 2021');
    const carl = most.tallies.data.map(({ ID, Ahead, Behind, Level, Margin, Lead }) => [ID, Ahead, Behind, Level, Margin, Lead]);
    expect(carl).toEqual([
      ['all', 29, 0, 1, '', 0],
      ['contest Football League', 29, 0, 1, '33 wins', 1],
      ['year 2021', 14, 0, 1, '', 0],
      ['year 2020', 15, 0, 0, '', 0],
    ]);
    expect(most.runs.data.map(({ ID, Whose, Meetings }) => [ID, Whose, Meetings.length])).toEqual([
      ['current', 1, 13],
      ['mine', 1, 16],
    ]);
    expect(most.meetings.data).toHaveLength(30);
    expect(most.meetings.data.at(-1)).toMatchObject({ Year: 2020, Title: 'Week 1', Mine: '4–1', Theirs: '2–3', Ahead: 1 });
    expect(most.seasons.data.map(({ Year, Ahead }) => [Year, Ahead])).toEqual([
      [2021, 1],
      [2020, 1],
    ]);

    // Any entry of Bob's leads to Bob, and what Bob sees is the same from the other side.
    const mine = (await rivals('ann', { player: second.entries['bob'] })).data!;
    const theirs = (await rivals('bob', { player: entries.ann })).data!;
    expect(mine.tallies.data[0]).toMatchObject({ Ahead: 12, Behind: 2, Level: 1 });
    expect(theirs.tallies.data[0]).toMatchObject({ Ahead: 2, Behind: 12, Level: 1 });
    // 2020 was before Bob's time: it is the circle's history, and its pages do not open.
    expect(theirs.meetings.data.every(({ href }) => href !== '')).toBe(true);
    const history = (await years('bob')).data!.periods.data;
    expect(history.filter(({ Year }) => Year === 2020).every(({ href }) => href === '')).toBe(true);
    await app.close();
  });

  it('are nobody elses, and nothing of them is sealed', async () => {
    const league = await pastYears();
    const { years, rivals, entries, app, clock, call, as } = league;
    for (const query of [{ group: 1 }, { group: 99 }]) expect((await years('dan', query)).status).toBe(404);
    for (const player of [entries.ann, 99_999]) {
      const answer = await rivals('dan', { player });
      expect([answer.status, answer.error?.message]).toEqual([404, expect.stringMatching(/^There is no such player in your circle/)]);
    }
    expect((await rivals('ann', { player: entries.ann })).status).toBe(404);
    expect((await rivals('ann', JSON.parse('{"player":"carl"}') as { player: number })).status).toBe(400);
    expect((await years('carl', { group: 1 })).data!.config.data[0]).toMatchObject({ Rounds: 30 });
    const before = (await years('ann')).data;
    clock.set(MONDAY - 3_600_000);
    const query = saveOf(league, entries.bob, [null, null, null, null, [6, 'A']]);
    expect((await call('GET football/makepicks', { as: as.bob, query })).status).toBe(200);
    expect((await years('ann')).data).toEqual(before);
    await app.close();
  });

  it('are found by an entry alone, in the circle that it is of, which has to be one of the viewer’s', async () => {
    const { db, users, rivals, entries, app } = await pastYears();
    const contest = await addContest(db, { name: 'Night Shift', year: 2019, group_number: 2 });
    const [ann, dan] = [
      await addEntry(db, { contest_id: contest, user_id: users.ann, entry_name: 'Ann by night', created_at: 0 }),
      await addEntry(db, { contest_id: contest, user_id: users.dan, entry_name: 'Dan by night', created_at: 0 }),
    ];
    const twelve = Array.from({ length: 12 }, () => 3);
    await playSeason(db, {
      year: 2019,
      contestId: contest,
      firstTuesday: TUESDAYS[2019]!,
      wins: { [ann]: [5, 4, 4, ...twelve], [dan]: [1, 1, 1, ...twelve] },
    });
    const found = (await rivals('ann', { player: dan })).data!;
    expect(found.config.data[0]).toMatchObject({ group: 2, circle: 'Group 2' });
    expect(found.tallies.data[0]).toMatchObject({ Ahead: 3, Behind: 0, Level: 12 });
    expect((await rivals('ann')).data!.config.data[0]).toMatchObject({ group: 1 });
    expect((await rivals('ann', { player: entries.bob })).data!.config.data[0]).toMatchObject({ group: 1 });
    // In a circle that is not the entry's, and for who is not in its circle, there is no such player.
    for (const answer of [await rivals('ann', { player: dan, group: 1 }), await rivals('bob', { player: dan })])
      expect(answer.status).toBe(404);
    await app.close();
  });

  it('have nothing to tell before the first week is over', async () => {
    const { years: told, rivals } = await emptyYears(engine);
    expect(told.config.data[0]).toMatchObject({ Rounds: 0, Contests: 0, First: 0, Last: 0 });
    expect([told.records, told.shelf, told.players, rivals.meetings, rivals.tallies].map(({ data }) => data.length)).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect(rivals.config.data[0]).toMatchObject({ Me: 0, Rival: 0 });
  });
});

async function emptyYears(engine: TestEngine) {
  const { call, as, app } = await footballLeague(engine);
  const answer = {
    years: (await call('GET utils/years', { as: as.ann, query: {} })).data!,
    rivals: (await call('GET utils/rivals', { as: as.ann, query: {} })).data!,
  };
  await app.close();
  return answer;
}
