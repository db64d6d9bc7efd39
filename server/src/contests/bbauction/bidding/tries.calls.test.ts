import * as fc from 'fast-check';
import type { Database } from '../../../ground/db/database';
import { describeEachEngine } from '../../../testing/engines';
import { createMemories } from '../../memories';
import { readRoom } from '../auction.store';
import { readFolded, setupOf } from '../folded';
import { standing } from '../log/bids.rules';
import { emptyAuction, fold } from '../log/fold.rules';
import { auctionLeague, type AuctionLeague } from '../testing/auction-league';
import { FollowedPage, sorted, type PageAnswer } from '../testing/followed-page';
import { strike } from './hammer';

const who = fc.constantFrom('ann' as const, 'bob' as const, 'cat' as const);
const tries = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('bid' as const), who, above: fc.integer({ min: -1, max: 12 }) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('proxy' as const), who, max: fc.integer({ min: 0, max: 60 }) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 11_500 }) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('typed' as const), who, price: fc.integer({ min: 1, max: 60 }) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('pause' as const, 'resume' as const, 'undo' as const, 'next' as const) }) },
  ),
  { minLength: 12, maxLength: 24 },
);
type Try = typeof tries extends fc.Arbitrary<(infer T)[]> ? T : never;

describeEachEngine('an auction over its calls, whatever is tried', (engine) => {
  let league: AuctionLeague;
  let other: Database;
  let page: FollowedPage;
  beforeAll(async () => {
    league = await auctionLeague(engine);
    // On SQLite there is one process.
    other = engine.engine === 'postgres' ? await engine.openAgain(league.db) : league.db;
    await league.ok(league.settings({ bidding: 1, budget: 200, auto_next: 0, clock_open: 10, clock_reset: 5 }));
    const ask = async (url: string) => (await league.inject({ url, headers: { authorization: league.as.bob } })).json<PageAnswer>();
    page = new FollowedPage(ask, '/api/v1/bbauction/auction_data?group=1');
  });
  afterAll(() => league.app.close());

  const folded = (db: Database) => db.read(async (tx) => readFolded(tx, await readRoom(tx, league.contest)));

  async function tryOne(one: Try): Promise<{ status: number } | undefined> {
    const { state } = await folded(league.db);
    const lot = state.block?.lot ?? state.queue[0]!;
    const high = state.block && standing(state.block);
    switch (one.do) {
      case 'bid':
        return league.bid(one.who, lot, Math.max(1, (high?.amount ?? 0) + 1 + one.above));
      case 'proxy':
        return league.proxy(one.who, lot, one.max);
      case 'typed':
        return league.buy({ owner: one.who, team_id: lot, price: one.price, reason: 'As it was called' });
      case 'wait': {
        league.wall.advance(one.ms);
        const sites = [league.db, other, league.db].map((db) => ({ db, clock: league.clock, wall: league.wall }));
        await Promise.all(sites.map((site) => strike(site, createMemories(site.db), league.contest)));
        return undefined;
      }
      case 'next':
        return league.next();
      case 'resume':
        return league.resume();
      default:
        return league.auctioneer(one.do);
    }
  }

  it('is one log on every process, whose sums the page tells, and whose deltas lead to it', async () => {
    await fc.assert(
      fc.asyncProperty(tries, async (list) => {
        const written = (await folded(league.db)).log.length;
        for (const one of list) {
          // What is refused is refused in words, and nothing breaks.
          expect((await tryOne(one))?.status ?? 200).toBeLessThan(500);
          await page.follow();
        }
        // Another process's hammer may not have been heard here yet.
        await league.db.tags.refresh();
        await page.follow();
        const { log, state } = await folded(league.db);
        const setup = await league.db.read(async (tx) => setupOf(await readRoom(tx, league.contest)));
        expect((await folded(other)).state).toEqual(state);
        expect(log.map(({ seq }) => seq)).toEqual(log.map((_, n) => n + 1));
        let so = fold(setup, log.slice(0, written), emptyAuction(setup));
        for (const event of log.slice(written)) {
          const up = so.block;
          const high = up && standing(up);
          if (event.type === 'bid') {
            expect(event.wall).toBeLessThanOrEqual(up!.endsAt!);
            expect(event.amount).toBeGreaterThan(high?.amount ?? 0);
            expect(event.entryId).not.toBe(high?.entryId);
          }
          if (event.type === 'sold') expect(so.sales.has(event.lot!)).toBe(false);
          if (event.type === 'sold' && event.kind === 'hammer')
            expect([event.lot, event.entryId, event.amount]).toEqual([up!.lot, high!.entryId, high!.amount]);
          so = fold(setup, [event], so);
        }
        expect(so).toEqual(state);
        const whole = await league.live('bob');
        const prices = [...state.sales.values()].reduce((sum, { amount }) => sum + amount, 0);
        expect(whole.config.data[0]).toMatchObject({ Pot: prices, sold: state.sales.size });
        expect(whole.owners.data.reduce((sum, { TotalPaid }) => sum + TotalPaid, 0)).toBe(prices);
        expect(page.shown).toEqual(sorted(whole as unknown as PageAnswer['data']));
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
