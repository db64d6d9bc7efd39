import { describeSite } from '../../../testing/engines';
import { auctionLeague, type AuctionLeague } from '../testing/auction-league';

describeSite('an administrator in the middle of a lot', (engine) => {
  let league: AuctionLeague;
  let lot: number;
  beforeEach(async () => {
    league = await auctionLeague(engine);
    await league.ok(league.settings({ bidding: 1, auto_next: 0 }));
    lot = (await league.ok(league.next())).current_team;
  });
  afterEach(() => league.app.close());
  const block = async () => (await league.live('cat')).block.data[0]!;
  const plan = async (who: 'ann' | 'bob' | 'cat') => (await league.live(who)).plan.data;

  it('lets no hammer fall by "Type sales instead": refused under a bid, and without one the clock stops', async () => {
    await league.ok(league.settings({ bidding: 0 }));
    expect(await block()).toMatchObject({ lot, ends_at: null });
    expect(await league.wait(60_000)).toBe(false);
    await league.ok(league.settings({ bidding: 1 }));
    await league.ok(league.buy({ owner: 'Cat', team_id: lot, price: 3 }));
    const next = (await league.ok(league.next())).current_team;
    await league.ok(league.bid('ann', next, 5));
    for (const stop of [{ bidding: 0 }, { auto_bids: 0 }])
      expect((await league.settings(stop)).error?.message).toBe('A team is up and has a bid: wait until it is sold, or undo the bid.');
    await league.ok(league.bid('bob', next, 6));
  });

  it('takes back a maximum that bid, and with it the bid that it answered; others are not made to pay for it', async () => {
    await league.ok(league.bid('ann', lot, 10));
    league.wall.advance(50);
    await league.ok(league.proxy('ann', lot, 60));
    league.wall.advance(50);
    await league.ok(league.proxy('cat', lot, 45));
    expect(await block()).toMatchObject({ high: 46, high_id: league.entries.ann });
    await league.ok(league.auctioneer('undo'));
    // Cat's maximum is off, and Cat is told so; Ann's holds, at the price that she had bid herself.
    expect(await block()).toMatchObject({ high: 10, high_id: league.entries.ann });
    expect([await plan('ann'), await plan('cat'), await plan('bob')]).toEqual([[{ ID: lot, max: 60 }], [{ ID: lot, max: 0 }], []]);
    league.wall.advance(50);
    await league.ok(league.bid('bob', lot, 30));
    expect(await block()).toMatchObject({ high: 31, high_id: league.entries.ann });
    // A bid by hand goes with its answer, and no maximum is lost.
    await league.ok(league.auctioneer('undo'));
    expect(await block()).toMatchObject({ high: 10, high_id: league.entries.ann });
    expect(await plan('ann')).toEqual([{ ID: lot, max: 60 }]);
    await league.ok(league.proxy('cat', lot, 0));
    expect(await plan('cat')).toEqual([]);
  });

  it('lets a maximum that was sealed in a pause bid when it goes on', async () => {
    await league.ok(league.bid('ann', lot, 10));
    await league.ok(league.auctioneer('pause'));
    await league.ok(league.proxy('bob', lot, 20));
    expect(await block()).toMatchObject({ high: 10 });
    await league.ok(league.resume());
    expect(await block()).toMatchObject({ high: 11, high_id: league.entries.bob });
  });

  it('lowers no budget below what is paid or bid, and says whose', async () => {
    await league.ok(league.settings({ budget: 200 }));
    await league.ok(league.bid('ann', lot, 90));
    const refused = await league.settings({ budget: 50 });
    expect(refused).toMatchObject({ status: 409, error: { message: 'More than 50 is paid or bid already: Ann 90.' } });
    await league.ok(league.settings({ budget: 90 }));
    expect((await league.live('ann')).owners.data.every(({ left, max_bid }) => (left ?? 0) >= 0 && max_bid >= 0)).toBe(true);
  });
});
