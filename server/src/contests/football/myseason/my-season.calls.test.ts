import { describeByTurns } from '../../../testing/engines';
import { addContest, addEntry } from '../../../testing/rows.store';
import { footballLeague, MONDAY, saveOf } from '../testing/football-league';
import { playSeason } from '../testing/football-season.store';

const HOUR = 3_600_000;

describeByTurns("a player's own season", (engine) => {
  /** 2021, over: Ann had five in week 2, Carl in none; Bob came to stay in 2022, of which no week is over. */
  async function pastYear() {
    const league = await footballLeague(engine);
    const { db, users } = league;
    const past = await addContest(db, {
      ...{ name: 'League', year: 2021, points_per_entry: 100, overall_points: '60,30', cigar_points: 15 },
    });
    const ann = await addEntry(db, { contest_id: past, user_id: users.ann, entry_name: "ANN'S ACES", created_at: 0 });
    const carl = await addEntry(db, { contest_id: past, user_id: users.carl, entry_name: 'Carl', created_at: 0 });
    const wins = { [ann]: [4, 5, ...Array.from({ length: 13 }, () => 3)], [carl]: Array.from({ length: 15 }, () => 2) };
    await playSeason(db, { year: 2021, contestId: past, firstTuesday: '2021-09-07', wins });
    const read = (as: keyof typeof league.as, query: { year?: number; contest_id?: number } = {}) =>
      league.call('GET football/my_season', { as: league.as[as], query });
    return { ...league, read };
  }

  it('is told once it is over, each player their own, and no stranger any', async () => {
    const { read, app } = await pastYear();
    const { config, weeks, picks, facts, coin, shelf } = (await read('ann', { year: 2021 })).data!;
    expect(config.data[0]).toMatchObject({
      ...{ EntryName: "ANN'S ACES", Year: 2021, Week: 15, Over: 1, Rank: 1, Shared: 0, Entries: 2, Wins: 48, Losses: 27 },
      Gap: '18 wins ahead of Carl',
    });
    expect(weeks.data.map(({ Week, Wins, Rank }) => [Week, Wins, Rank]).slice(0, 2)).toEqual([
      [1, 4, 1],
      [2, 5, 1],
    ]);
    expect(picks.data).toHaveLength(75);
    expect(facts.data.map(({ ID, Head, Weeks }) => [ID, Head, Weeks])).toEqual([
      ['run', '8 right', '2,3'],
      ['drought', '2 wrong', '3'],
      ['best', 'Week 2, all five, alone', '2'],
      ['twin', 'Carl', Array.from({ length: 15 }, (_, n) => n + 1).join()],
    ]);
    expect(coin.data[0]).toMatchObject({ Picks: 75, Right: 48, Says: '1 coin of 100 does as well' });
    expect(shelf.data.map(({ Head }) => Head)).toEqual(
      ['1st overall', 'Cigar', 'Week 2'].filter((head) => shelf.data.some((one) => one.Head === head)),
    );
    expect(shelf.data.at(-1)).toMatchObject({ Kind: 'week', Year: 2021, Week: 2 });

    const carl = (await read('carl', { year: 2021 })).data!;
    expect(carl.config.data[0]).toMatchObject({ EntryName: 'Carl', Rank: 2, Gap: "18 wins behind ANN'S ACES" });
    expect(carl.facts.data.find(({ ID }) => ID === 'nemesis')).toMatchObject({ Head: "ANN'S ACES" });
    expect((await read('dan', { year: 2021 })).status).toBe(404);
    await app.close();
  });

  it('stands in mid-season after the last week that is open to all, whatever is picked and known of later ones', async () => {
    const { read, clock, app } = await pastYear();
    clock.set(Date.parse('2021-10-06T12:00:00Z'));
    const { config, weeks, picks, facts, coin, shelf } = (await read('ann', { year: 2021 })).data!;
    expect(config.data[0]).toMatchObject({ Week: 4, Over: 0, Rank: 1, Wins: 15, Losses: 5 });
    expect(weeks.data.map(({ Week }) => Week)).toEqual([1, 2, 3, 4]);
    expect(picks.data).toHaveLength(20);
    expect(coin.data[0]).toMatchObject({ Picks: 20, Right: 15 });
    expect(facts.data.find(({ ID }) => ID === 'twin')!.Weeks).toBe('1,2,3,4');
    expect(shelf.data.map(({ Head }) => Head)).toEqual(['Week 2']);
    await app.close();
  });

  it('waits for three weeks, keeps what is sealed, and has the shelf of earlier years meanwhile', async () => {
    const league = await pastYear();
    const { read, clock, call, as, entries, app } = league;
    clock.set(MONDAY - HOUR);
    const query = saveOf(league, entries.bob, [null, null, null, null, [6, 'A']]);
    expect((await call('GET football/makepicks', { as: as.bob, query })).status).toBe(200);
    const { config, weeks, picks, facts, coin, shelf } = (await read('ann')).data!;
    expect(config.data[0]).toMatchObject({ EntryName: "Ann's Aces", Year: 2022, Week: 0, Over: 0, Rank: 0, Gap: '' });
    expect([weeks, picks, facts, coin].map(({ data }) => data.length)).toEqual([0, 0, 0, 0]);
    expect(shelf.data.every(({ Year }) => Year === 2021)).toBe(true);
    expect(shelf.data.length).toBeGreaterThan(0);
    expect((await read('bob')).data!.shelf.data).toEqual([]);
    const asked = (await read('carl', { contest_id: league.contest })).data!;
    expect(asked.config.data[0]).toMatchObject({ entry_id: 0, EntryName: '' });
    expect((await read('ann', { year: 1 })).status).toBe(400);
    await app.close();
  });
});
