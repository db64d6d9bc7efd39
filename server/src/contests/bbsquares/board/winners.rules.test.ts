import fc from 'fast-check';
import { withDigit, isComplete, NO_DIGITS, squareOf } from './digits.rules';
import { AMOUNTS, AMOUNTS_WITH_PLAYINS, pointsByRound, sumOfAmounts, USUAL_GAMES, WHOLE } from './payouts.rules';
import { payGames, winsOfSquares, type CountedGame } from './winners.rules';

const WITHOUT = USUAL_GAMES.map((count, round) => (round === 0 ? 0 : count));
const digits = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10 });
const holders = fc
  .dictionary(fc.integer({ min: 0, max: 99 }).map(String), fc.integer({ min: 1, max: 12 }))
  .map((all) => new Map(Object.entries(all).map(([place, id]) => [Number(place), id])));

/** A whole tournament, some games walk-overs, each in its state. */
const games = (states: fc.Arbitrary<CountedGame['state']>, playins: boolean): fc.Arbitrary<CountedGame[]> =>
  fc.tuple(
    ...(playins ? USUAL_GAMES : WITHOUT).flatMap((count, round) =>
      Array.from({ length: count }, (_, index) =>
        fc
          .record({
            score1: fc.integer({ min: 40, max: 120 }),
            margin: fc.integer({ min: 1, max: 30 }),
            state: states,
            off: fc.integer({ min: 0, max: 30 }),
            half: fc.option(fc.integer({ min: 10, max: 60 }), { nil: undefined }),
          })
          .map(({ score1, margin, state, off, half }): CountedGame => {
            const walkover = off === 0 && round < 6 && state === 'final';
            return {
              key: `r${round}g${index + 1}`,
              round,
              number: index + 1,
              tipoffAt: round * 1000 + (index % 7),
              state: walkover ? 'cancelled' : state,
              score1: walkover || state === 'scheduled' ? null : score1,
              score2: walkover || state === 'scheduled' ? null : score1 + margin,
              walkover,
              half: half === undefined ? undefined : { score1: half, score2: half + (margin % 3) },
            };
          }),
      ),
    ),
  );

describe('what games pay', () => {
  it.each([
    [1000, [0, 8, 12, 22, 36, 56, 120]],
    [900, [0, 7, 11, 20, 32, 52, 108]],
  ])('a pot of %j', (pot, points) => {
    expect(pointsByRound(pot, AMOUNTS, WITHOUT)).toEqual(points);
  });

  it('adds up to the whole pot, with the First Four and without', () => {
    expect([sumOfAmounts(AMOUNTS, WITHOUT), sumOfAmounts(AMOUNTS_WITH_PLAYINS, USUAL_GAMES)]).toEqual([WHOLE, WHOLE]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.boolean(), (pot, playins) => {
        const counts = playins ? USUAL_GAMES : WITHOUT;
        const each = pointsByRound(pot, playins ? AMOUNTS_WITH_PLAYINS : AMOUNTS, counts);
        expect(each.reduce((sum, points, round) => sum + points * (counts[round] ?? 0), 0)).toBe(pot);
        expect(each.every((points) => Number.isInteger(points) && points >= 0)).toBe(true);
      }),
    );
  });
});

describe('who wins', () => {
  const terms = (pot: number, columns: number[], rows: number[], held: Map<number, number>, halftimePct: number) => ({
    pot,
    amounts: AMOUNTS,
    halftimePct,
    numbers: { columns, rows },
    holders: held,
  });
  const pots = fc.integer({ min: 0, max: 100_000 });
  const pct = fc.constantFrom(0, 25, 50, 100);

  it('pays exactly the pot once all is over, whatever is claimed, as long as somebody holds a square', () => {
    fc.assert(
      fc.property(games(fc.constant('final'), false), pots, digits, digits, holders, pct, (all, pot, columns, rows, held, halftimePct) => {
        const pays = payGames(all, terms(pot, columns, rows, held, halftimePct));
        const paid = pays.reduce((sum, pay) => sum + pay.paid + (pay.half?.paid ?? 0), 0);
        expect(paid).toBe(held.size === 0 ? 0 : pot);
        const winnings = [...winsOfSquares(pays)].reduce((sum, [, one]) => sum + one.winnings, 0);
        expect(winnings).toBe(paid);
        for (const [place, { winnings: points }] of winsOfSquares(pays)) if (points > 0) expect(held.has(place)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('never pays more than the pot while games are open, and each decided game has one square', () => {
    const states = fc.constantFrom<CountedGame['state']>('scheduled', 'in_progress', 'final', 'postponed');
    fc.assert(
      fc.property(games(states, true), pots, digits, digits, holders, (all, pot, columns, rows, held) => {
        const pays = payGames(all, { ...terms(pot, columns, rows, held, 0), amounts: AMOUNTS_WITH_PLAYINS });
        expect(pays.reduce((sum, { paid }) => sum + paid, 0)).toBeLessThanOrEqual(pot);
        const byKey = new Map(pays.map((pay) => [pay.key, pay]));
        for (const { key, state, round } of all) {
          const square = byKey.get(key)!.square;
          if (round < 6) expect(square !== undefined).toBe(state === 'final');
        }
        expect([...winsOfSquares(pays).values()].reduce((sum, { wins }) => sum + wins, 0)).toBe(
          all.filter(({ state }) => state === 'final').length,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('pays nobody before the numbers are there', () => {
    fc.assert(
      fc.property(games(fc.constant('final'), false), holders, (all, held) => {
        const pays = payGames(all, { ...terms(1000, [], [], held, 50), numbers: { columns: NO_DIGITS, rows: NO_DIGITS } });
        expect(pays.every(({ paid, square, half }) => paid === 0 && square === undefined && half === undefined)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

describe('numbers', () => {
  const columns = [1, 6, 8, 3, 2, 5, 4, 7, 9, 0];
  const rows = [5, 7, 8, 9, 6, 0, 4, 2, 1, 3];
  it.each([
    ['Florida 65–63 Houston', 65, 63, 5, 9],
    ['Florida 79–73 Auburn', 79, 73, 8, 9],
    ['Houston 70–67 Duke', 70, 67, 9, 1],
    ['Auburn 70–64 Michigan St', 70, 64, 9, 6],
    ['Texas Tech 85–83 Arkansas after overtime', 85, 83, 5, 9],
  ])('%s is one square', (_, winner, loser, x, y) => {
    expect(squareOf({ columns, rows }, winner, loser)).toBe(10 * y + x);
  });

  it('each score has exactly one square', () => {
    fc.assert(
      fc.property(digits, digits, (across, down) => {
        const squares = across.flatMap((winner) => down.map((loser) => squareOf({ columns: across, rows: down }, 60 + winner, 50 + loser)));
        expect(new Set(squares).size).toBe(100);
      }),
      { numRuns: 20 },
    );
  });

  it('a digit that is typed twice changes places, so that no axis ever has one twice', () => {
    const moves = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.option(fc.integer({ min: 0, max: 9 }))), { maxLength: 40 });
    fc.assert(
      fc.property(moves, (typed) => {
        let axis = NO_DIGITS;
        for (const [place, digit] of typed) {
          axis = withDigit(axis, place, digit);
          expect(axis[place]).toBe(digit);
          const set = axis.filter((one) => one !== null);
          expect(new Set(set).size).toBe(set.length);
        }
        expect(axis).toHaveLength(10);
        expect(isComplete({ columns: axis, rows: axis })).toBe(axis.every((one) => one !== null));
      }),
    );
  });
});
