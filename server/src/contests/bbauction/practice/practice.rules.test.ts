import * as fc from 'fast-check';
import { standing } from '../log/bids.rules';
import { settings } from '../testing/auction.fixture';
import { botIds, botLimit, PLAYER } from './bots.rules';
import { practiceFault, practiceSetup, practised, type PracticeBid, type PracticeRoom } from './practice.rules';

const LOTS = Array.from({ length: 64 }, (_, n) => 101 + n);
const STARTED = 1_000_000;
const HOURS = STARTED + 10 * 3_600_000;
const roomOf = (seed: number): PracticeRoom => ({
  seed,
  startedAt: STARTED,
  setup: practiceSetup(settings, LOTS),
  prices: new Map(LOTS.map((lot, n) => [lot, n === 3 ? 0 : 2 + ((n * 7) % 60)])),
});
const seed = fc.integer({ min: 0, max: 2 ** 31 });

/** A player who bids so many times, each a while after what happened last; bids that do not count are left out, as the server does. */
function played(room: PracticeRoom, tries: readonly { after: number; above: number }[]): PracticeBid[] {
  const bids: PracticeBid[] = [];
  let wall = STARTED;
  for (const { after, above } of tries) {
    wall += after;
    const practice = practised(room, bids, wall);
    const { block } = practice.state;
    if (!block) continue;
    const bid = { lot: block.lot, amount: (standing(block)?.amount ?? 0) + above, wall };
    if (practiceFault(practice, bid) === null) bids.push(bid);
  }
  return bids;
}
const tries = fc.array(fc.record({ after: fc.integer({ min: 0, max: 9000 }), above: fc.integer({ min: 0, max: 40 }) }), { maxLength: 25 });

describe('a practice against bots', () => {
  it('is the same whenever it is looked at, and what was seen stays as it was', () => {
    fc.assert(
      fc.property(seed, tries, fc.integer({ min: 0, max: 300_000 }), (dice, list, looks) => {
        const room = roomOf(dice);
        const bids = played(room, list);
        const whole = practised(room, bids, HOURS);
        const seen = practised(
          room,
          bids.filter(({ wall }) => wall <= STARTED + looks),
          STARTED + looks,
        );
        expect(whole.log.slice(0, seen.log.length)).toEqual(seen.log);
        expect(seen.nextAt).toBeGreaterThan(STARTED + looks);
        expect(seen.log.every(({ wall }, n) => wall >= (seen.log[n - 1]?.wall ?? 0) && wall <= STARTED + looks)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('takes every bid that counted, sells every lot to its last bidder, and ends', () => {
    fc.assert(
      fc.property(seed, tries, (dice, list) => {
        const room = roomOf(dice);
        const bids = played(room, list);
        const { log, state, nextAt } = practised(room, bids, HOURS);
        expect(
          log.filter(({ type, entryId }) => type === 'bid' && entryId === PLAYER).map(({ lot, amount, wall }) => ({ lot, amount, wall })),
        ).toEqual(bids);
        for (const sale of state.sales.values())
          expect(log.findLast(({ type, lot, seq }) => type === 'bid' && lot === sale.lot && seq < sale.seq)).toMatchObject({
            entryId: sale.entryId,
            amount: sale.amount,
          });
        expect([state.phase, state.sales.size, nextAt]).toEqual(['complete', 16, Infinity]);
      }),
      { numRuns: 25 },
    );
  });

  it('lets bots bid within their limits and budgets, never against themselves, and in time', () => {
    fc.assert(
      fc.property(seed, (dice) => {
        const room = roomOf(dice);
        const { log, state } = practised(room, [], HOURS);
        const spent = new Map<number, number>();
        for (const { entryId, amount } of state.sales.values()) spent.set(entryId, (spent.get(entryId) ?? 0) + amount);
        for (const points of spent.values()) expect(points).toBeLessThanOrEqual(room.setup.settings.budget!);
        for (const [n, { type, lot, entryId, amount }] of log.entries()) {
          if (type !== 'bid') continue;
          const free = { settings: { ...settings, budget: null }, sales: new Map() };
          expect(botIds).toContain(entryId);
          expect(amount).toBeLessThanOrEqual(botLimit(free, room, entryId!, lot!));
          if (log[n - 1]!.type === 'bid') expect(log[n - 1]!.entryId).not.toBe(entryId);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is short: 16 lots and a quarter of the budget of 64; without a budget without one', () => {
    expect(practiceSetup(settings, LOTS)).toMatchObject({
      lots: LOTS.slice(0, 16),
      settings: { budget: 50, bidding: true, autoBids: false },
    });
    expect(practiceSetup({ ...settings, budget: null }, LOTS.slice(0, 4))).toMatchObject({
      lots: LOTS.slice(0, 4),
      settings: { budget: null },
    });
  });
});
