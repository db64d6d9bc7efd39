import { describeSite } from '../../../testing/engines';
import { roundOf } from '../testing/facts.fixture';
import { FIRST_TEE, golfTestLeague, HOUR, wholeRound, type GolfTestLeague } from '../testing/golf-test-league';

describeSite('a tournament with every hole in, before it is official', (engine) => {
  let league: GolfTestLeague;
  beforeAll(async () => {
    league = await golfTestLeague(engine);
  });
  afterAll(() => league.app.close());

  const standings = async () =>
    (await league.page('ann', { tid: league.first })).standings.data.filter(({ Tournament_ID }) => Tournament_ID === league.first);
  const decided = async () =>
    (await standings()).map(({ EntryName, Rank, Shared, TieNote, Points }) => [EntryName, Rank, Shared, TieNote, Points]);

  it('has places, ties and prizes as they will be, and one round earlier as they stand', async () => {
    await league.pick('ann', [1, 2, 3, 4]);
    await league.pick('bob', [5, 6, 7, 8]);
    league.clock.set(FIRST_TEE + 80 * HOUR);
    // Ann and Bob are level after three rounds and after four, and Bob is ahead on the last.
    const made = [
      [-1, -2],
      [-3, -1],
      [-1, -2],
      [-2, -2],
    ];
    const round = (n: number) => wholeRound(n, (id) => roundOf(id <= 4 ? (made[n - 1]?.[0] ?? 0) : id <= 8 ? (made[n - 1]?.[1] ?? 0) : 1));
    await league.play(league.first, [1, 2, 3].flatMap(round));
    const live = (await standings()).filter(({ EntryName }) => EntryName !== 'Carl');
    expect(live.map(({ Rank, Shared }) => [Rank, Shared])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(live.every(({ TieNote, Won }) => TieNote.includes('so far') && Won.endsWith('if it ended now'))).toBe(true);
    await league.play(league.first, round(4));
    const over = await standings();
    expect(over.find(({ EntryName }) => EntryName === 'Bob')).toMatchObject({ Rank: 1, Shared: 0, Projected: 1 });
    expect(over.find(({ EntryName }) => EntryName === 'Ann')).toMatchObject({ Rank: 2, Shared: 0, Projected: 1 });
    expect(over.filter(({ Won }) => Won !== '').every(({ Won }) => Won.endsWith('once it is official'))).toBe(true);
    const before = await decided();
    await league.tell(league.first, { reported: 'FINAL', reportedAt: league.clock.now(), winnerIds: [20] });
    league.clock.set(league.clock.now() + HOUR);
    expect(await league.settle()).toMatchObject({ official: 1, frozen: 1 });
    // Nobody holds the winner or has made a 1: all of the points are those of the places.
    expect(await decided()).toEqual(before);
  });
});
