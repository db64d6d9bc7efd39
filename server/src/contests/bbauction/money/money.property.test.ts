import * as fc from 'fast-check';
import { DEFAULT_PAYOUTS, isWholeTable, payoutsTotal, ROUND_GAMES, winValues } from '../log/payouts.rules';
import { sealedOrder } from '../lots/seal';
import { moneyOfScene, places, scene } from '../testing/bought.fixture';
import { settle } from './settlement.rules';

const RUNS = { numRuns: 100 };

describe('payouts', () => {
  it('are a table of the whole pot, and pay the pot to the point', () => {
    expect([payoutsTotal(DEFAULT_PAYOUTS), isWholeTable(DEFAULT_PAYOUTS), isWholeTable([50, 100, 250, 400, 800, 1599])]).toEqual([
      10_000,
      true,
      false,
    ]);
    expect(isWholeTable([0, 150, 150, 500, 1200, 2000])).toBe(true);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 64_000_000 }), (pot) => {
        const values = winValues(pot, DEFAULT_PAYOUTS);
        expect(values.reduce((sum, value, n) => sum + value * ROUND_GAMES[n]!, 0)).toBe(pot);
      }),
    );
  });
  it.each([
    [1741, [8, 18, 45, 69, 141, 279]],
    [5984, [29, 61, 150, 241, 479, 958]],
    [6665, [33, 67, 167, 267, 533, 1067]],
    [10, [0, 0, 0, 1, 2, 2]],
  ])('of a pot of %i are %j', (pot, values) => expect(winValues(pot, DEFAULT_PAYOUTS)).toEqual(values));
});

describe('money', () => {
  it('pays the pot in full at the end, and never more than it before', () => {
    fc.assert(
      fc.property(scene, (one) => {
        const { owners, pot, sales } = moneyOfScene({ ...one, upTo: 63 });
        if (sales.size > 0) expect(owners.reduce((sum, { won }) => sum + won, 0)).toBe(pot);
        const early = moneyOfScene(one);
        expect(early.owners.reduce((sum, { won }) => sum + won, 0)).toBeLessThanOrEqual(early.pot);
        expect(early.owners.reduce((sum, { paid }) => sum + paid, 0)).toBe(early.pot);
      }),
      RUNS,
    );
  });

  it('splits each lot whole, by shares that add up to all of it', () => {
    fc.assert(
      fc.property(scene, (one) => {
        const { holders, prices, pot } = moneyOfScene(one);
        for (const of of holders.values()) expect(of.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        expect([...prices.values()].reduce((sum, price) => sum + price, 0)).toBe(pot);
      }),
      RUNS,
    );
  });

  it('wins from one what the other loses, and all of it together is nothing', () => {
    fc.assert(
      fc.property(scene, (one) => {
        const { versus } = moneyOfScene(one);
        for (const [key, amount] of versus) {
          const [owner, opponent] = key.split(':');
          expect(versus.get(`${opponent}:${owner}`)).toBe(amount === 0 ? versus.get(`${opponent}:${owner}`) : -amount);
          expect(owner).not.toBe(opponent);
        }
        expect(Math.abs([...versus.values()].reduce((sum, amount) => sum + amount, 0))).toBeLessThan(1e-6);
      }),
      RUNS,
    );
  });
});

describe('a settlement', () => {
  const nets = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 9 }).map((list) => {
    const rest = list.reduce((sum, points) => sum + points, 0);
    return [...list, -rest].map((points, n) => ({ id: n + 1, points }));
  });
  it('makes all even with fewer payments than owners', () => {
    fc.assert(
      fc.property(nets, (list) => {
        const transfers = settle(list);
        const left = new Map(list.map(({ id, points }) => [id, points]));
        for (const { from, to, points } of transfers) {
          expect(points).toBeGreaterThan(0);
          left.set(from, left.get(from)! + points);
          left.set(to, left.get(to)! - points);
        }
        expect([...left.values()].every((points) => points === 0)).toBe(true);
        expect(transfers.length).toBeLessThanOrEqual(Math.max(0, list.filter(({ points }) => points !== 0).length - 1));
      }),
      RUNS,
    );
  });

  it('finds the fewest payments: those who are even among themselves settle among themselves', () => {
    const list = [5, -5, 7, -4, -3, 10, -10].map((points, n) => ({ id: n + 1, points }));
    expect(settle(list)).toHaveLength(4);
  });
});

describe('a sealed order', () => {
  it('is a permutation that its seed alone decides', () => {
    const ids = places.map(({ id }) => id);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const order = sealedOrder(seed, 'lots', ids);
        expect([...order].sort((a, b) => a - b)).toEqual(ids);
        expect(sealedOrder(seed, 'lots', [...ids].reverse())).toEqual(order);
      }),
      RUNS,
    );
  });

  it('favours no place', () => {
    const counts = [0, 0, 0, 0, 0];
    for (let n = 0; n < 2000; n += 1) counts[sealedOrder(`seed ${n}`, 'lots', [1, 2, 3, 4, 5]).indexOf(3)]! += 1;
    const chi = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
    expect(chi).toBeLessThan(18.5);
  });
});
