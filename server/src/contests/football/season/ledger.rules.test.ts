import fc from 'fast-check';
import { sum } from '../../standings/shares.rules';
import { planPot } from '../money/pot.rules';
import { seasonToDate, type SeasonEntry, type SeasonWeek } from '../money/season.rules';
import { ledgerOf } from './ledger.rules';
import { payoutsOf } from './payouts.rules';

const entries = (count: number): SeasonEntry[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Entry ${id}`, createdAt: 0, sidebet: false }));
/** Fives come often enough that some weeks have several winners and some have none. */
const won = fc.constantFrom(0, 1, 2, 3, 4, 4, 5, 5);
const season = fc.record({
  count: fc.integer({ min: 1, max: 6 }),
  weeks: fc.array(fc.array(won, { minLength: 6, maxLength: 6 }), { minLength: 15, maxLength: 20 }),
  over: fc.integer({ min: 0, max: 20 }),
  firstWeek: fc.constantFrom(1, 1, 2, 9, 15),
  cigarPoints: fc.integer({ min: 0, max: 40 }),
  overallPoints: fc.array(fc.integer({ min: 0, max: 80 }), { maxLength: 8 }),
});

function play({
  count,
  weeks,
  over,
  firstWeek,
  cigarPoints,
  overallPoints,
}: {
  count: number;
  weeks: number[][];
  over: number;
  firstWeek: number;
  cigarPoints: number;
  overallPoints: number[];
}) {
  const terms = { pointsPerEntry: 53, cigarPoints, overallPoints, firstWeek };
  const played = weeks.map((wins, n): SeasonWeek => ({
    over: n < over,
    results: n > over ? new Map() : new Map(wins.map((w, id) => [id, { wins: w, losses: 5 - w }])),
  }));
  const { run, overall } = seasonToDate(terms, entries(count), played, { lastWithGames: weeks.length });
  const plan = planPot({ ...terms, entries: count });
  return {
    plan,
    run,
    overall,
    ledger: ledgerOf(
      plan,
      run,
      played.map((week) => week.over),
    ),
    payouts: payoutsOf(plan, run, overall),
  };
}

describe('the ledger of the pot', () => {
  it('carries each week forward what the one before left, and balances each week', () => {
    fc.assert(
      fc.property(season, (facts) => {
        const { ledger } = play(facts);
        expect(ledger[0]!.week).toBe(facts.firstWeek);
        ledger.forEach((week, n) => {
          expect(week.carried).toBe(n === 0 ? 0 : ledger[n - 1]!.forward);
          if (week.week <= facts.over) expect(week.each * week.winners.length + week.forward + week.toOverall).toBe(week.available);
          else expect([week.each, week.forward, week.toOverall]).toEqual([0, 0, 0]);
        });
      }),
    );
  });

  it('comes out at exactly the pot once the season is over, and each entry gets what its standings say', () => {
    fc.assert(
      fc.property(season, (facts) => {
        const { plan, run, overall, ledger, payouts } = play({ ...facts, over: 20 });
        expect(run.over).toBe(true);
        expect(sum(ledger.map((week) => week.each * week.winners.length)) + sum(payouts.map((one) => one.points))).toBe(plan.pot);
        for (const { entryId, points } of overall) {
          const weeks = sum(ledger.filter((week) => week.winners.includes(entryId)).map((week) => week.each));
          const prizes = sum(payouts.filter((one) => one.winner?.entryId === entryId).map((one) => one.points));
          expect(weeks + prizes).toBe(points);
        }
      }),
    );
  });

  it('before that promises the fixed prizes and what joined them, no more', () => {
    fc.assert(
      fc.property(season, fc.integer({ min: 0, max: 14 }), (facts, over) => {
        const { plan, run, payouts } = play({ ...facts, over });
        expect(sum(payouts.map((one) => one.points))).toBe(
          sum(plan.overall) + plan.cigar + (over === 0 && payouts.every((one) => one.winner === null) ? 0 : run.joins),
        );
      }),
    );
  });

  it('gives the prizes to nobody before the first result', () => {
    const plan = planPot({ entries: 2, pointsPerEntry: 100, cigarPoints: 10, overallPoints: [30, 10], firstWeek: 1 });
    const nobody = entries(2).map((one) => ({ entryId: one.id, name: one.name, wins: 0, losses: 0, weeks41: 0 }));
    expect(payoutsOf(plan, { weeks: [], over: false, joins: plan.rest }, nobody)).toEqual([
      { kind: 'overall', place: 1, points: 30, winner: null },
      { kind: 'overall', place: 2, points: 10, winner: null },
      { kind: 'cigar', place: null, points: 10, winner: null },
    ]);
  });
});
