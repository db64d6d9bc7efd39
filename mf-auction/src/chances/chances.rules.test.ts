import { dice } from '@poolhouse/shared-ui/screen';
import * as fc from 'fast-check';
import { aBracket, aConfig, owners, someSlots, someTeams } from '../testing/rows.fixture';
import { chancesOf, DRAWN, nextGames, type Chances } from './chances.rules';
import { raceOf } from './race.rules';
import type { Race } from './race.types';

const STRENGTHS = [0, -0.52, -0.88, -1.06, -1.2, -1.26, -1.31, -1.39, -1.48, -1.56, -1.65, -1.93, -2.35, -2.76, -3.18, -3.67];
const SEEDS = [1, 16, 8, 9, 5, 12, 4, 13, 6, 11, 3, 14, 7, 10, 2, 15];
const COUNTS = [32, 16, 8, 4, 2, 1];

function done(race: Race, seed = 1, asked = true): Chances {
  const steps = chancesOf(race, STRENGTHS, seed, asked);
  for (;;) {
    const { done: over, value } = steps.next();
    if (over) return value;
  }
}

/** A race in which the first `decided` games are played, the upper side winning; owner n holds every place n mod owners. */
function aRace(decided: number, holders: number, paid: readonly number[]): Race {
  const winners: (number | undefined)[][] = [];
  let left = decided;
  const won = paid.map(() => 0);
  const values = [8, 18, 45, 69, 141, 279];
  COUNTS.forEach((count, round) => {
    winners.push(
      Array.from({ length: count }, (_, game) => {
        left -= 1;
        if (left < 0) return undefined;
        const winner = round === 0 ? 2 * game : winners[round - 1]![2 * game]!;
        won[winner % holders]! += values[round]!;
        return winner;
      }),
    );
  });
  return {
    seeds: Array.from({ length: 64 }, (_, n) => SEEDS[n % 16]!),
    winners,
    holders: Array.from({ length: 64 }, (_, n) => [{ owner: n % holders, part: 1 }]),
    values,
    paid,
    won,
    open: 63 - decided,
  };
}

describe('chances of profit and of the first place', () => {
  it('are certain once all is played', () => {
    const { owners: all, exact, endings } = done(aRace(63, 3, [100, 200, 300]));
    expect([exact, endings]).toEqual([true, 1]);
    const race = aRace(63, 3, [100, 200, 300]);
    const profit = race.won.map((won, n) => won - race.paid[n]!);
    expect(all.map(({ first }) => first)).toEqual(profit.map((one) => (one === Math.max(...profit) ? 1 : 0)));
    expect(all.map(({ profit: chance }) => chance)).toEqual(profit.map((one) => (one > 0 ? 1 : 0)));
  });

  it('are those of the two endings when the final alone is open', () => {
    const race = aRace(62, 2, [500, 500]);
    const { owners: all, games, endings } = done(race);
    expect(endings).toBe(2);
    const [{ sides, chance }] = games as [Chances['games'][number]];
    expect(chance).toBeCloseTo(1 / (1 + Math.exp(STRENGTHS[race.seeds[sides[1]]! - 1]! - STRENGTHS[race.seeds[sides[0]]! - 1]!)), 12);
    for (const [n, { expected }] of all.entries()) {
      const mine = sides.reduce((sum, side, at) => sum + (side % 2 === n ? 279 * (at === 0 ? chance : 1 - chance) : 0), 0);
      expect(expected).toBeCloseTo(race.won[n]! + mine, 9);
    }
  });

  it('add up: first places to one or more where they are shared, hopes to what all games pay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 52, max: 63 }),
        fc.integer({ min: 2, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 5, maxLength: 5 }),
        (decided, holders, prices) => {
          const race = aRace(decided, holders, prices.slice(0, holders));
          const { owners: all, games } = done(race);
          expect(all.reduce((sum, { first }) => sum + first, 0)).toBeGreaterThan(1 - 1e-9);
          const toCome = COUNTS.reduce(
            (sum, _count, round) => sum + race.winners[round]!.filter((one) => one === undefined).length * race.values[round]!,
            0,
          );
          expect(all.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(race.won.reduce((sum, one) => sum + one, 0) + toCome, 6);
          for (const { chance, first, profit } of games)
            for (const [n, whole] of all.entries()) {
              expect(chance * first[0][n]! + (1 - chance) * first[1][n]!).toBeCloseTo(whole.first, 9);
              expect(chance * profit[0][n]! + (1 - chance) * profit[1][n]!).toBeCloseTo(whole.profit, 9);
            }
          // Nobody asks what decides: all other figures are the same.
          expect(done(race, 1, false)).toEqual({ ...done(race), deciding: [] });
          for (const { best, worst, first, profit } of all) {
            expect(best).toBeLessThanOrEqual(worst);
            expect(first > 0).toBe(best === 1);
            expect(profit).toBeLessThanOrEqual(1 + 1e-9);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('are drawn before, the same for all who ask, and close to what is exact', () => {
    const early = aRace(0, 8, new Array<number>(8).fill(218));
    const [one, two] = [done(early, 7), done(early, 7)];
    expect(one).toEqual(two);
    expect([one.exact, one.endings]).toEqual([false, DRAWN]);
    // The first seeds sit at 0, 16, 32 and 48: all are the first owner's, who wins the title as often as the model says of four of them.
    expect(one.owners[0]!.first).toBeGreaterThan(0.6);
    const random = dice(3);
    const mean = Array.from({ length: 10_000 }, random).reduce((sum, value) => sum + value, 0) / 10_000;
    expect(mean).toBeCloseTo(0.5, 1);
  });

  it('come from the bracket as it is shown', () => {
    const race = raceOf({ config: aConfig(), owners: owners(), teams: someTeams(), bracket: someSlots() });
    expect(race.open).toBe(62);
    expect(race.winners[0]![0]).toBe(0);
    expect(race.holders[0]).toEqual([{ owner: 0, part: 1 }]);
    expect(nextGames(race)).toHaveLength(31);
    expect(aBracket().teams.data).toHaveLength(64);
  });
});
