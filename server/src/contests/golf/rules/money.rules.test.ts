import fc from 'fast-check';
import { sum } from '../../standings/shares.rules';
import { moneyPlan, overallPrizes, planTotal, weeklyPrizes } from './money.rules';
import { atStake, payPot } from './pots.rules';
import { netOf, sideNet } from './side-action.rules';

describe('the money of a season', () => {
  it('of 28 entries, $50, 35 events and 5 majors is the specification’s', () => {
    const plan = moneyPlan({ entries: 28, fee: 5000, events: 35, doubles: 5 });
    expect(plan).toEqual({
      pot: 140_000,
      perEvent: 100,
      weekly: [900, 700, 500, 400, 300, 200],
      overall: [3200, 2800, 2400, 2000, 1600, 1000],
      rest: 0,
    });
    expect(weeklyPrizes(plan, { double: true, entries: 28 })).toEqual([1800, 1400, 1000, 800, 600, 400]);
  });

  it('of 12 entries and 12 events comes out to the cent', () => {
    expect(moneyPlan({ entries: 12, fee: 5000, events: 12, doubles: 2 })).toEqual({
      pot: 60_000,
      perEvent: 125,
      weekly: [1102, 857, 612, 490, 367, 245],
      overall: [1371, 1200, 1028, 857, 686, 429],
      rest: 7,
    });
  });

  const season = fc.record({
    entries: fc.integer({ min: 1, max: 60 }),
    fee: fc.integer({ min: 0, max: 20_000 }),
    events: fc.integer({ min: 1, max: 45 }),
    doubles: fc.integer({ min: 0, max: 8 }),
  });

  it('paid is the pot, whatever the season', () => {
    fc.assert(
      fc.property(season, (wanted) => {
        fc.pre(wanted.doubles <= wanted.events);
        const plan = moneyPlan(wanted);
        expect(planTotal(plan, wanted)).toBe(plan.pot);
        const weeks = Array.from({ length: wanted.events }, (_, n) => sum(weeklyPrizes(plan, { ...wanted, double: n < wanted.doubles })));
        const overall = sum(overallPrizes(plan, 0, wanted.entries));
        expect(sum(weeks) + 2 * plan.perEvent * wanted.events + overall).toBe(plan.pot);
        expect(Math.min(...plan.weekly, ...plan.overall, plan.rest, plan.perEvent)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a pot', () => {
  const holder = fc.record({ entryId: fc.integer({ min: 1, max: 6 }), name: fc.constantFrom('a', 'b', 'c') });
  const event = fc.record({ cancelled: fc.boolean(), holders: fc.array(holder, { maxLength: 4 }) });

  it('grows with each tournament that is played, is paid whole or carried', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.integer({ min: 0, max: 500 }), (events, perEvent) => {
        const played = events.map(({ cancelled }, n) => ({ seq: n + 1, at: n, cancelled, paid: 0 }));
        for (const [n, { cancelled, holders }] of events.entries())
          played[n]!.paid = cancelled ? 0 : sum([...payPot(atStake(played, n + 1, perEvent), holders).values()]);
        const left = atStake([...played, { seq: 99, at: Infinity, cancelled: true, paid: 0 }], 99, perEvent);
        expect(sum(played.map(({ paid }) => paid)) + left).toBe(perEvent * events.filter(({ cancelled }) => !cancelled).length);
        expect(left).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 150 },
    );
  });

  it('is paid once, in whatever order tournaments become official', () => {
    const order = fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 });
    fc.assert(
      fc.property(order, fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 5, maxLength: 5 }), (seqs, events) => {
        const played = events.map(([cancelled], n) => ({ seq: n + 1, at: Infinity, cancelled, paid: 0 }));
        for (const [at, seq] of seqs.entries()) {
          const [own, stake] = [played[seq - 1]!, atStake(played, seq, 100)];
          Object.assign(own, { at, paid: !own.cancelled && events[seq - 1]![1] ? stake : 0 });
          // What was at stake is told for ever.
          expect(atStake(played, seq, 100)).toBe(stake);
          expect(stake).toBeGreaterThanOrEqual(0);
        }
        expect(sum(played.map(({ paid }) => paid))).toBeLessThanOrEqual(100 * played.filter(({ cancelled }) => !cancelled).length);
      }),
      { numRuns: 150 },
    );
    // The second is over before the first: it takes what both have brought, and leaves the first nothing.
    const both = [1, 2].map((seq) => ({ seq, at: seq === 2 ? 0 : Infinity, cancelled: false, paid: seq === 2 ? 200 : 0 }));
    expect([atStake(both, 1, 100), atStake(both, 2, 100)]).toEqual([0, 200]);
  });

  it('is shared by aces: who holds two has two shares', () => {
    const [ann, bob] = [
      { entryId: 1, name: 'Ann' },
      { entryId: 2, name: 'Bob' },
    ];
    expect([...payPot(100, [ann, bob, ann])]).toEqual([
      [1, 67],
      [2, 33],
    ]);
    expect([...payPot(100, [])]).toEqual([]);
  });
});

describe('side action', () => {
  const entry = fc.record({ through: fc.integer({ min: 0, max: 4 }), score: fc.integer({ min: -40, max: 20 }) });

  it('sums to zero, whoever is in', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), fc.constantFrom(100, 200), (entries, ante) => {
        const net = sideNet(
          entries.map((one, entryId) => ({ entryId, name: `e${entryId}`, ...one })),
          ante,
        );
        expect(sum([...net.values()])).toBe(0);
        expect(Math.min(0, ...net.values())).toBeGreaterThanOrEqual(-ante);
      }),
      { numRuns: 200 },
    );
  });

  it('more golfers through beat a lower score; with nobody through all are level', () => {
    const one = (entryId: number, through: number, score: number) => ({ entryId, name: `e${entryId}`, through, score });
    expect([...sideNet([one(1, 3, -30), one(2, 4, 2), one(3, 4, 2)], 100)]).toEqual([
      [2, 50],
      [3, 50],
      [1, -100],
    ]);
    expect([...sideNet([one(1, 0, 0), one(2, 0, 0)], 100).values()]).toEqual([0, 0]);
    expect([...netOf([], [], 100)]).toEqual([]);
  });
});
