import { applyVisibleResults } from '../../../sport/results/apply-visible-results';
import { describeSite } from '../../../testing/engines';
import { demoTournament } from '../../demo/tournament/demo-tournament';
import { auctionLeague, YEAR, type AuctionLeague } from '../testing/auction-league';

describeSite('the recap of an auction', (engine) => {
  let league: AuctionLeague;
  beforeEach(async () => {
    league = await auctionLeague(engine);
    await league.ok(league.settings({ bidding: 1, auto_next: 0 }));
  });
  afterEach(() => league.app.close());
  const recap = () => league.ok(league.call('GET bbauction/recap', { as: league.as.ann, query: { year: YEAR, group: 1 } }));

  it('tells what was sold, how hard it was fought for, and stays as it was once the tournament began', async () => {
    const lot = (await league.ok(league.next())).current_team;
    await league.ok(league.bid('ann', lot, 5));
    await league.ok(league.bid('bob', lot, 9));
    await league.ok(league.bid('ann', lot, 12));
    await league.wait(10_400);
    await league.wait(10_000);
    const { all_teams: teams } = await league.live('ann');
    for (const [n, { ID }] of teams.data.filter(({ Price }) => Price === null).entries())
      await league.ok(league.buy({ owner: ['Ann', 'Bob', 'Cat'][n % 3]!, team_id: ID, price: 1 + (n % 5) }));
    await league.wait(10_000);
    const first = await recap();
    expect(first.recap.data[0]).toMatchObject({ sold: 64, lots: 64, frozen: 0 });
    expect(first.recap.data[0]!.Pot).toBe(first.sales.data.reduce((sum, { Price }) => sum + Price, 0));
    expect(first.sales.data[0]).toMatchObject({ ID: lot, order: 1, Owner: 'Ann', Price: 12, bids: 3, bidders: 2, seconds: 20 });
    expect(first.sales.data[1]).toMatchObject({ order: 2, bids: 0, seconds: null });
    expect(first.moments.data).toContainEqual({ ID: 'contested', lot, value: 3 });
    expect(first.moments.data).toContainEqual({ ID: 'dearest', lot, value: 12 });
    expect(first.race.data).toEqual([]);

    league.clock.set(Math.max(...demoTournament().games.map(({ tipoffAt }) => tipoffAt)) + 86_400_000);
    await applyVisibleResults(league.db, league.clock.now());
    await league.ok(league.buy({ owner: 'Bob', team_id: lot, price: 40, reason: 'Written down wrongly' }));
    const later = await recap();
    expect([later.sales, later.moments]).toEqual([first.sales, first.moments]);
    expect(later.recap.data[0]).toEqual({ ...first.recap.data[0], frozen: 1 });

    const { owners } = await league.board('ann');
    const last = Math.max(...later.race.data.map(({ Week }) => Week));
    expect(last).toBeGreaterThan(8);
    for (const { ID, Profit, Rank } of owners.data)
      expect(later.race.data).toContainEqual(expect.objectContaining({ ID: `${ID}:${last}`, value: Profit, Rank }));
  });
});
