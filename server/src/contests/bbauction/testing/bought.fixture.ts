import * as fc from 'fast-check';
import { bracketGames, fillSlots, SEED_ORDER, slotKey, type SlotKey } from '../../../sport/tournament/bracket.rules';
import type { AuctionState } from '../log/auction-state';
import { lotsOf, type Layout, type Place } from '../log/lots.rules';
import { auctionMoney } from '../money/owners.rules';
import type { Result } from '../money/winnings.rules';
import { settings } from './auction.fixture';

const REGIONS = ['SOUTH', 'WEST', 'EAST', 'MIDWEST'];
/** The 64 of a bracket. */
export const places: Place[] = Array.from({ length: 64 }, (_, n) => ({
  id: 100 + n,
  slot: slotKey(1, n + 1),
  seed: SEED_ORDER[n % 16]!,
  region: REGIONS[Math.floor(n / 16)]!,
  name: `Team ${n}`,
  teamIds: [100 + n],
  color: '',
  abbrev: `T${n}`,
}));

/** A tournament played up to a game, by coins. */
export function playOut(coins: readonly boolean[], upTo: number): Result[] {
  const results: Result[] = [];
  const games = bracketGames([]);
  const field = new Map<SlotKey, number>(places.map(({ slot, id }) => [slot as SlotKey, id]));
  fillSlots(games, field, ({ key, round, number }, [upper, lower]) => {
    const n = results.length;
    const open = n >= upTo;
    const up = coins[n] ?? true;
    results.push({
      key,
      round: round as Result['round'],
      number,
      tipoffAt: n,
      winner: open ? undefined : up ? upper : lower,
      loser: open ? undefined : up ? lower : upper,
    });
    return open ? undefined : up ? 1 : 2;
  });
  for (const { key, round, number } of games.slice(results.length))
    results.push({ key, round: round as Result['round'], number, tipoffAt: results.length, winner: undefined, loser: undefined });
  return results;
}

export const entries = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map((name, n) => ({ id: n + 1, name }));
/** Who buys what for how much, and how the games go; up to a game. */
export const scene = fc.record({
  layout: fc.constantFrom<Layout>('single', 'low4', 'matchup'),
  buys: fc.array(
    fc.record({
      owner: fc.integer({ min: 0, max: 5 }),
      price: fc.integer({ min: 1, max: 300 }),
      partner: fc.integer({ min: 1, max: 5 }),
      percent: fc.integer({ min: 0, max: 99 }),
    }),
    { minLength: 64, maxLength: 64 },
  ),
  coins: fc.array(fc.boolean(), { minLength: 63, maxLength: 63 }),
  upTo: fc.integer({ min: 0, max: 63 }),
});
export type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

/** What it comes to. */
export function moneyOfScene({ layout, buys, coins, upTo }: Scene) {
  const lots = lotsOf(places, layout);
  const sales: AuctionState['sales'] = new Map(
    lots.flatMap(({ id }, n) => {
      const { owner, price } = buys[n]!;
      return owner === 0 ? [] : [[id, { lot: id, seq: n, entryId: owner, amount: price, kind: 'typed', wall: 0 }] as const];
    }),
  );
  const partners = new Map(
    lots.flatMap(({ id }, n) => {
      const { partner, percent, owner } = buys[n]!;
      return percent > 0 && owner !== 0 && partner !== owner ? [[id, new Map([[partner, percent]])] as const] : [];
    }),
  );
  const results = playOut(coins, upTo);
  return {
    lots,
    results,
    sales,
    partners,
    ...auctionMoney({ state: { sales, partners, settings }, lots, results, entries, worth: (seed) => 17 - seed }),
  };
}
