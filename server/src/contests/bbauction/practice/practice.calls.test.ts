import { describeSite } from '../../../testing/engines';
import { auctionLeague, type AuctionLeague } from '../testing/auction-league';

describeSite('a practice room', (engine) => {
  let league: AuctionLeague;
  beforeAll(async () => {
    league = await auctionLeague(engine);
    await league.ok(league.settings({ budget: 200 }));
  });
  afterAll(() => league.app.close());
  const room = (who: 'ann' | 'bob' = 'ann') =>
    league.ok(league.call('GET bbauction/practice', { as: league.as[who], query: { group: 1 } }));
  const start = () => league.ok(league.call('POST bbauction/practice', { as: league.as.ann, body: { group: 1 } }));
  const bid = (lot: number, amount: number) =>
    league.call('POST bbauction/practice_bid', { as: league.as.ann, body: { group: 1, lot, amount } });

  it('is bid in against seven bots, is its player’s own, and leaves no trace in the auction', async () => {
    const before = [await league.live('ann'), await league.board('ann'), await league.log()];
    expect((await room()).config.data).toEqual([]);
    expect((await bid(1, 5)).error!.code).toBe('not_found');
    await start();
    const first = await room();
    expect(first.owners.data).toHaveLength(8);
    expect(first.config.data[0]).toMatchObject({ entry_id: 1, EntryName: 'Ann', admin: 0, lots: 16, phase: 'drafting' });
    expect(first.room.data[0]).toMatchObject({ budget: 50, bidding: 1, commit: '', seed: '' });
    expect(first.practice.data[0]!.wait).toBeGreaterThan(0);
    const { lot } = first.block.data[0]!;
    await league.ok(bid(lot, 50));
    expect((await room()).block.data[0]).toMatchObject({ lot, high: 50, high_id: 1 });
    expect((await bid(lot, 51)).error).toMatchObject({ code: 'conflict', message: 'You are the high bidder.' });
    league.wall.advance(20_401);
    const sold = await room();
    expect(sold.sold.data).toEqual([expect.objectContaining({ lot, Owner: 'Ann', Price: 50 })]);
    expect(sold.owners.data.find(({ ID }) => ID === 1)).toMatchObject({ TotalPaid: 50, left: 0 });
    expect((await room('bob')).config.data).toEqual([]);
    league.wall.advance(3_600_000);
    const over = await room();
    expect([over.config.data[0]!.phase, over.practice.data[0]!.wait, over.room.data[0]!.seed]).toEqual(['complete', null, '']);
    expect([await league.live('ann'), await league.board('ann'), await league.log()]).toEqual(before);
  });

  it('is thrown away when its player leaves, starts another, or stays away for a day', async () => {
    const kept = () => league.db.read((tx) => tx.selectFrom('auction_practice').select('user_id').execute());
    await start();
    await start();
    expect(await kept()).toHaveLength(1);
    league.wall.advance(25 * 3_600_000);
    await league.ok(league.call('POST bbauction/practice', { as: league.as.bob, body: { group: 1 } }));
    expect(await kept()).toEqual([{ user_id: league.users.bob }]);
    await league.ok(league.call('DELETE bbauction/practice', { as: league.as.bob, query: {} }));
    expect(await kept()).toEqual([]);
    expect((await league.call('POST bbauction/practice', { as: league.as.carl, body: { group: 7 } })).error!.code).toBe('not_found');
  });
});
