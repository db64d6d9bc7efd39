import * as fc from 'fast-check';
import { fitStrengths, qualityOf, type SeedGame } from '../../tournament/seed-model/fit.rules';
import { MODEL_FACTS, SMOOTHING, STRENGTH } from '../../tournament/seed-model/model.constants';
import { describeTournaments, ncaabTexts } from './ncaab.fixture';
import { seedGames } from './seed-games';

const to = (places: number) => (value: number) => Math.round(value * 10 ** places) / 10 ** places;

describeTournaments('the seed model of the real tournaments', () => {
  const games = seedGames(ncaabTexts());
  it('has the strengths that the product ships', () => {
    expect(games).toHaveLength(MODEL_FACTS.games);
    expect(fitStrengths(games, SMOOTHING).map(to(2)).map(Math.abs)).toEqual(STRENGTH.map(Math.abs));
  });
  it('is as good on seasons that it has not seen as the page says', () => {
    const { logLoss, brier, bands } = qualityOf(games, SMOOTHING);
    expect([logLoss, brier].map(to(4))).toEqual([MODEL_FACTS.logLoss, MODEL_FACTS.brier]);
    expect(bands.map(({ said, came, games: of }) => ({ said: to(3)(said), came: to(3)(came), games: of }))).toEqual(MODEL_FACTS.bands);
    // The figures of the design, of a run with less smoothing.
    const design = qualityOf(games, 10);
    expect(to(4)(design.logLoss)).toBe(0.5445);
    expect(design.bands.map(({ said, came, games: of }) => [to(3)(said), to(3)(came), of])).toEqual([
      [0.564, 0.575, 756],
      [0.663, 0.649, 479],
      [0.76, 0.744, 488],
      [0.842, 0.848, 381],
      [0.954, 0.956, 321],
    ]);
  });
});

describe('the fit', () => {
  const seed = fc.integer({ min: 1, max: 16 });
  const game = fc
    .record({ season: fc.integer({ min: 2001, max: 2003 }), winner: seed, loser: seed })
    .filter(({ winner, loser }) => winner !== loser);
  it('stands where no small change of a strength fits better', () => {
    const cost = (games: readonly SeedGame[], strengths: readonly number[]) => {
      const misfit = games.reduce(
        (sum, { winner, loser }) => sum + Math.log(1 + Math.exp(strengths[loser - 1]! - strengths[winner - 1]!)),
        0,
      );
      const bends = strengths.slice(2).map((strength, n) => strengths[n]! - 2 * strengths[n + 1]! + strength);
      return misfit + (SMOOTHING / 2) * bends.reduce((sum, bend) => sum + bend * bend, 0);
    };
    fc.assert(
      fc.property(fc.array(game, { minLength: 40, maxLength: 80 }), fc.integer({ min: 1, max: 15 }), (random, at) => {
        // Every seed has won and lost, so that there is a best.
        const games = [
          ...random,
          ...Array.from({ length: 15 }, (_, n) => [n + 1, n + 2]).flatMap(([a, b]) => [
            { season: 2001, winner: a!, loser: b! },
            { season: 2002, winner: b!, loser: a! },
          ]),
        ];
        const best = fitStrengths(games, SMOOTHING);
        expect(best[0]).toBe(0);
        for (const by of [-0.01, 0.01])
          expect(
            cost(
              games,
              best.map((one, n) => (n === at ? one + by : one)),
            ),
          ).toBeGreaterThan(cost(games, best));
      }),
      { numRuns: 100 },
    );
  });
});
