import * as fc from 'fast-check';
import { owners as twoOwners, someTeams } from '../testing/rows.fixture';
import { winValues } from '../worth/worth.rules';
import { biddersOf, placesOf, type BiddingFacts } from './bidders.rules';
import { drawnTournaments, DRAWN, FIELD } from './tournaments.rules';

const STRENGTHS = [0, -0.52, -0.88, -1.06, -1.2, -1.26, -1.31, -1.39, -1.48, -1.56, -1.65, -1.93, -2.35, -2.76, -3.18, -3.67];
const payouts = '50,100,250,400,800,1600';

function done<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done: over, value } = steps.next();
    if (over) return value;
  }
}

const REGIONS = ['SOUTH', 'WEST', 'EAST', 'MIDWEST'];
const teams = someTeams();
const places = placesOf(
  REGIONS.map((name) => teams.filter(({ region }) => region === name)),
  teams,
);
const wins = done(
  drawnTournaments(
    places.map(({ Seed }) => Seed),
    STRENGTHS,
    9,
  ),
);
const block = { lot: 105, next: 72, high: 71, high_id: 2 };
const facts = (over: Partial<BiddingFacts> = {}): BiddingFacts => ({
  config: { payouts },
  pot: 2000,
  block,
  owners: twoOwners(),
  places,
  wins,
  ...over,
});

describe('drawn tournaments', () => {
  it('are whole ones: each round has as many winners as games', () => {
    const won = [0, 0, 0, 0, 0, 0];
    let champions = 0;
    for (const count of wins) for (let round = 0; round < count; round += 1) won[round]! += 1;
    for (let n = 0; n < wins.length; n += FIELD) champions += wins.subarray(n, n + FIELD).filter((count) => count === 6).length;
    expect(won).toEqual([32, 16, 8, 4, 2, 1].map((games) => games * DRAWN));
    expect(champions).toBe(DRAWN);
  });

  it('come out as often as the model says: a first seed reaches the Elite 8 in 61 of 100, a second in 43', () => {
    const reached = (seed: number) => {
      let count = 0;
      for (const [place, { Seed }] of places.entries())
        for (let n = 0; Seed === seed && n < DRAWN; n += 1) if (wins[FIELD * n + place]! >= 3) count += 1;
      return count / (4 * DRAWN);
    };
    expect(reached(1)).toBeCloseTo(0.612, 1.8);
    expect(reached(2)).toBeCloseTo(0.43, 1.8);
  });

  it('are the same for the same auction', () => {
    const seeds = places.map(({ Seed }) => Seed);
    expect(done(drawnTournaments(seeds, STRENGTHS, 9))).toEqual(wins);
  });
});

describe('if each owner buys at the next bid', () => {
  it('puts the places into the order of the bracket', () => {
    expect(places.map(({ ID }) => ID)).toEqual(teams.map(({ ID }) => ID));
    expect(new Set(places.map(({ Seed }) => Seed)).size).toBe(16);
  });

  it('says what the high bidder would pay, who cannot follow, and how many teams of the region it would make', () => {
    const [rusty, june] = done(biddersOf(facts({ owners: twoOwners().map((row) => ({ ...row, max_bid: row.ID === 1 ? 71 : 224 })) })));
    expect([rusty!.price, rusty!.can, june!.price, june!.can]).toEqual([72, false, 71, true]);
    // Each holds one team of the South, where the lot is.
    expect(rusty!.region).toEqual({ teams: 2, hope: 1 });
  });

  it('expects of one owner what the shares say, and gains nothing at the break-even', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 64, maxLength: 64 }),
        fc.integer({ min: 500, max: 9000 }),
        fc.integer({ min: 0, max: 2000 }),
        (percents, pot, paid) => {
          const held = places.map((place, n) => ({
            ...place,
            shares: place.lot === block.lot || percents[n] === 0 ? '' : `1:${percents[n]}`,
          }));
          const share = held.reduce((sum, { shares, share: own }, n) => sum + (shares === '' ? 0 : (own * percents[n]!) / 100), 0);
          const owner = { ...twoOwners()[0]!, TotalPaid: paid };
          const at = (next: number) =>
            done(biddersOf(facts({ pot, places: held, owners: [owner], block: { ...block, next }, wins: wins.subarray(0, 64 * 20) })))[0]!;
          const { now, breakEven } = at(1);
          expect(now.gain).toBeCloseTo(share * pot - paid, 6);
          // A point dearer costs a point less its part of the pot.
          if (breakEven > 0) expect(Math.abs(at(breakEven).buys.gain - now.gain)).toBeLessThanOrEqual(0.5);
          expect(at(breakEven + 10).buys.gain).toBeLessThan(now.gain);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('counts profits over the tournaments: for all of them together who holds the field breaks even, never above', () => {
    const all = places.map((place) => ({ ...place, shares: place.lot === block.lot ? '' : '1:100' }));
    const pot = 2000;
    const paidBy = (TotalPaid: number) => done(biddersOf(facts({ pot, places: all, owners: [{ ...twoOwners()[0]!, TotalPaid }] })))[0]!;
    // With the lot the owner holds every team and gets the whole pot back.
    const potAfter = Math.round(pot * (1 - 0.01) + 72);
    expect(paidBy(potAfter - 72).buys.profit).toBe(0);
    expect(paidBy(potAfter - 73).buys.profit).toBe(1);
    expect(paidBy(10_000).now.profit).toBe(0);
  });

  it('says how many wins make up for what was paid, the rest winning what is expected', () => {
    const values = winValues(Math.round(2000 * 0.99 + 72), payouts);
    const none = places.map((place) => ({ ...place, shares: '' }));
    const wins0 = (TotalPaid: number) => done(biddersOf(facts({ places: none, owners: [{ ...twoOwners()[0]!, TotalPaid }] })))[0]!.wins;
    expect(wins0(0)).toBe(3);
    expect(values.slice(0, 3).reduce((sum, value) => sum + value, 0)).toBeGreaterThanOrEqual(72);
    expect(values.slice(0, 2).reduce((sum, value) => sum + value, 0)).toBeLessThan(72);
    expect(wins0(-100)).toBe(0);
    expect(wins0(5000)).toBeNull();
  });
});
