import * as fc from 'fast-check';
import { settings } from '../testing/auction.fixture';
import { entries, moneyOfScene, places, scene, type Scene } from '../testing/bought.fixture';
import { MARKET, seedShares } from '../values/worth.rules';
import { auctionMoments } from './auction-moments.rules';

const RUNS = { numRuns: 60 };
const GAMES = [32, 48, 56, 60, 62, 63];
const shares = seedShares(settings.payouts);
const owners = entries.map((entry) => ({ ...entry, contestId: 3, userId: entry.id, createdAt: 0 }));
const teamById = new Map(places.map(({ id, name }) => [id, { ID: id, Name: name }]));

function momentsOf(one: Scene, over: Partial<typeof settings> = {}) {
  const { lots, results, sales, partners, ...figures } = moneyOfScene(one);
  const state = { sales, partners, settings: { ...settings, ...over } };
  const moments = auctionMoments({ auction: { state, log: [], lots, entries: owners }, figures, results, shares, teamById });
  return { moments, lots, results, sales, figures };
}
const name = (id: number) => entries.find((entry) => entry.id === id)!.name;
const listed = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

test('each thing is told once', () => {
  fc.assert(
    fc.property(scene, (one) => {
      const keys = momentsOf(one).moments.map(({ kind, key }) => `${kind} ${key}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    RUNS,
  );
});

test('a price is over what a lot was worth as the pot stood at its sale, and over nothing where values are not shown', () => {
  fc.assert(
    fc.property(scene, (one) => {
      const { moments, lots, sales } = momentsOf(one);
      const weight = (seed: number) => (shares[seed - 1]! + MARKET[seed - 1]! / 100) / 2;
      let [paid, weights, count] = [0, 0, 0];
      const expected: string[] = [];
      for (const { lot: id, entryId, amount } of sales.values()) {
        const lot = lots.find((other) => other.id === id)!;
        [paid, count] = [paid + amount, count + 1];
        for (const { seed } of lot.places) weights += weight(seed);
        if (count * 8 < lots.length) continue;
        const pot = count === lots.length ? paid : Math.round(paid / weights);
        const worth = Math.round(lot.places.reduce((all, { seed }) => all + shares[seed - 1]!, 0) * pot);
        if (amount >= 1.5 * worth && amount - worth >= pot / 100) expected.push(`${id} ${entryId} ${amount} ${worth}`);
      }
      const told = moments.filter(({ kind }) => kind === 'over');
      expect(told.map(({ key, entries: [of], figures }) => [key, of, ...figures].join(' '))).toEqual(expected);
      expect(momentsOf(one, { values: false }).moments.filter(({ kind }) => kind === 'over')).toEqual([]);
    }),
    RUNS,
  );
});

test('each win from the Elite 8 on is told to whom it pays, with what it pays', () => {
  fc.assert(
    fc.property(scene, (one) => {
      const { moments, results, figures } = momentsOf(one);
      const expected = results.flatMap(({ key, round, winner }) => {
        const holders = winner === undefined ? undefined : figures.holders.get(winner);
        if (round < 4 || !holders) return [];
        const { amount, rolled } = figures.money.games.get(key)!;
        return [[['four', 'final', 'title'][round - 4], winner, amount + rolled, ...listed(holders.map(({ entryId }) => entryId))]];
      });
      const told = moments.filter(({ key }) => key.startsWith('game:'));
      expect(told.map(({ kind, figures: [team, points], entries: of }) => [kind, team, points, ...listed(of)])).toEqual(expected);
    }),
    RUNS,
  );
});

test('after each round that is over, whoever is in front is told, by what the games to then have paid', () => {
  fc.assert(
    fc.property(scene, (one) => {
      const leaders = (upTo: number) => {
        const then = moneyOfScene({ ...one, upTo }).owners.filter(({ teams }) => teams > 0);
        const most = Math.max(...then.map(({ won, paid }) => won - paid));
        const first = then.filter(({ won, paid }) => won - paid === most);
        const won = Math.max(...first.map((owner) => owner.won));
        return listed(first.filter((owner) => owner.won === won).map(({ entryId }) => entryId));
      };
      const told = momentsOf(one).moments.filter(({ key }) => key.startsWith('round:'));
      for (const { key, kind, entries: of } of told) {
        const round = Number(key.slice('round:'.length));
        const [now, before] = [leaders(GAMES[round - 1]!), round === 1 ? null : leaders(GAMES[round - 2]!)];
        expect(GAMES[round - 1]!).toBeLessThanOrEqual(one.upTo);
        const changed = before !== null && before.length < entries.length && before.join() !== now.join();
        expect([kind, listed(of)]).toEqual(changed ? ['lead', listed([...new Set([...now, ...before])])] : ['first', now]);
      }
      const over = GAMES.filter((games) => games <= one.upTo).map((games) => leaders(games));
      const telling = over.filter((first) => first.length > 0 && first.length < entries.length);
      expect(told).toHaveLength(telling.length);
    }),
    RUNS,
  );
});

test('they are told in sentences', () => {
  const price = (n: number) => (n === 40 ? 250 : Math.max(1, Math.round(shares[places[n]!.seed - 1]! * 1000)));
  const buys = places.map((_, n) => ({ owner: 1 + (n % 2), price: price(n), partner: 3, percent: n === 0 ? 40 : 0 }));
  const { moments } = momentsOf({ layout: 'single', buys, coins: Array.from({ length: 63 }, () => true), upTo: 63 });
  const said = moments.map(({ says }) => says);
  expect(said.filter((one) => one.includes(' pays '))).toEqual([
    expect.stringMatching(new RegExp(`^${name(1)} pays 250 points for the \\d+ seed Team 40, worth \\d+ as the pot stood\\.$`)),
  ]);
  expect(said).toContainEqual(expect.stringMatching(/^Team 0 reaches the Final Four, and Ann and Cat get \d+ points for it\.$/));
  expect(said).toContainEqual(expect.stringMatching(/^Team 0 wins the title, and Ann and Cat get \d+ points for it\.$/));
  expect(said.at(-1)).toMatch(/^After the final, .+ first place.* \([+−]\d+ points\)\.$/);
});
