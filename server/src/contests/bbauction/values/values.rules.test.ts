import { bracketGames, slotKey } from '../../../sport/tournament/bracket.rules';
import { SEED_ORDER } from '../../../sport/tournament/bracket.rules';
import { lotsOf, type Place } from '../log/lots.rules';
import { DEFAULT_PAYOUTS } from '../log/payouts.rules';
import { reachChances } from './seed-model.rules';
import { potExpected, seedShares, weightOf, MARKET } from './worth.rules';

const field = Array.from({ length: 64 }, (_, n) => ({ id: n, seed: SEED_ORDER[n % 16]! }));
/** design: expected share of the pot, %, by seed. */
const SHARES = [9.174, 4.681, 2.727, 1.871, 1.353, 1.146, 0.936, 0.67, 0.565, 0.585, 0.557, 0.37, 0.2, 0.105, 0.046, 0.015];
/** design: chance of each seed to reach the round of 32, %. */
const FIRST_WIN = [97.5, 93.5, 86.8, 78.4, 67.5, 59.6, 56.2, 52.2, 47.8, 43.8, 40.4, 32.5, 21.6, 13.2, 6.5, 2.5];
const CHAMPION = [15.7, 4.9, 1.8, 0.9, 0.5, 0.4, 0.3, 0.2, 0.1, 0.1, 0.1, 0, 0, 0, 0, 0];
const bySeed = (chances: Map<number, number[]>, round: number) =>
  Array.from({ length: 16 }, (_, n) => Math.round(1000 * chances.get(SEED_ORDER.indexOf((n + 1) as 1))![round]!) / 10);

describe('the seed model', () => {
  it('has the chances and shares that were computed apart from it', () => {
    const chances = reachChances(field, () => undefined);
    expect(bySeed(chances, 0)).toEqual(FIRST_WIN);
    expect(bySeed(chances, 5)).toEqual(CHAMPION);
    seedShares(DEFAULT_PAYOUTS).forEach((share, n) => expect(100 * share).toBeCloseTo(SHARES[n]!, 1));
  });

  it('shares the whole pot out, before and after any game', () => {
    const winners = new Map(bracketGames([]).flatMap(({ key, round, number }) => (round === 1 ? [[key, 2 * number - 2] as const] : [])));
    for (const winnerOf of [() => undefined, (round: number, number: number) => winners.get(`r${round}g${number}`)]) {
      const chances = reachChances(field, winnerOf);
      for (let round = 0; round < 6; round += 1)
        expect([...chances.values()].reduce((sum, own) => sum + own[round]!, 0)).toBeCloseTo(32 >> round, 9);
    }
    expect(seedShares(DEFAULT_PAYOUTS).reduce((sum, share) => sum + 4 * share, 0)).toBeCloseTo(1, 9);
  });

  it('knows who is out', () => {
    const chances = reachChances(field, (round, number) => (round === 1 && number === 1 ? 1 : undefined));
    expect(chances.get(0)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(chances.get(1)![0]).toBe(1);
  });
});

describe('the pot to expect', () => {
  const places: Place[] = field.map(({ id, seed }) => ({
    id,
    seed,
    slot: slotKey(1, id + 1),
    region: `R${id >> 4}`,
    name: '',
    teamIds: [id],
    color: '',
    abbrev: '',
  }));
  const lots = lotsOf(places, 'single');
  const shares = seedShares(DEFAULT_PAYOUTS);
  it('is not told before an eighth is sold, unless there was a last year', () => {
    const seven = new Map(lots.slice(0, 7).map(({ id }) => [id, 30]));
    expect(potExpected(lots, seven, shares, null)).toBeNull();
    expect(potExpected(lots, seven, shares, 1700)).toBe(1700);
  });
  it('finds the pot of a room that pays by the weights', () => {
    const prices = new Map(lots.slice(0, 20).map(({ id, places: [place] }) => [id, 2000 * weightOf(shares, place!.seed)]));
    expect(potExpected(lots, prices, shares, null)).toBe(2000);
  });
  it('is the pot itself once all is sold', () => {
    expect(potExpected(lots, new Map(lots.map(({ id }) => [id, 3])), shares, null)).toBe(192);
    expect(MARKET).toHaveLength(16);
  });
});
