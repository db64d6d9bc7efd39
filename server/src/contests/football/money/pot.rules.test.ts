import { seasonPrizes, type Finisher } from '@poolhouse/contract/football-rules';
import fc from 'fast-check';
import { sum } from '../../standings/shares.rules';
import { planPot, runPot, type PotWeek } from './pot.rules';

const terms = { entries: 24, pointsPerEntry: 10, cigarPoints: 15, overallPoints: [40, 20, 10], firstWeek: 1 };
const weeks = (perfect: Record<number, number[]>, count = 18): PotWeek[] =>
  Array.from({ length: count }, (_, n) => ({ over: true, gamesLeft: true, perfect: perfect[n + 1] ?? [] }));
const finisher = (entryId: number, wins: number, losses: number, weeks41 = 0): Finisher => ({
  entryId,
  name: `Entry ${entryId}`,
  wins,
  losses,
  weeks41,
});
const whole = (max: number) => fc.nat({ max });

describe('the plan of the pot', () => {
  it('divides 240 points over 15 weeks, three places and the cigar', () => {
    expect(planPot(terms)).toEqual({ pot: 240, pointsPerWeek: 10, cigar: 15, overall: [40, 20, 10], rest: 5, weeks: 15, firstWeek: 1 });
  });

  it('cuts fixed prizes that it cannot pay: the cigar first, then the places alike', () => {
    expect(planPot({ ...terms, entries: 8 })).toMatchObject({ pot: 80, pointsPerWeek: 0, cigar: 10, overall: [40, 20, 10] });
    expect(planPot({ ...terms, entries: 2 })).toMatchObject({ pot: 20, pointsPerWeek: 0, cigar: 0, overall: [11, 6, 3], rest: 0 });
  });

  it('adds up to the pot, whatever was set', () => {
    fc.assert(
      fc.property(
        whole(500),
        whole(200),
        whole(5000),
        fc.array(whole(5000), { maxLength: 6 }),
        fc.integer({ min: 1, max: 15 }),
        (entries, pointsPerEntry, cigarPoints, overallPoints, firstWeek) => {
          const plan = planPot({ entries, pointsPerEntry, cigarPoints, overallPoints, firstWeek });
          expect(plan.weeks).toBe(16 - firstWeek);
          expect(plan.weeks * plan.pointsPerWeek + sum(plan.overall) + plan.cigar + plan.rest).toBe(plan.pot);
          for (const part of [plan.pointsPerWeek, plan.cigar, plan.rest, ...plan.overall])
            expect(Number.isInteger(part) && part >= 0).toBe(true);
        },
      ),
    );
  });
});

describe('the run of the pot', () => {
  const plan = planPot(terms);

  it('pushes forward what nobody won, and splits what several won', () => {
    const run = runPot(plan, weeks({ 3: [7], 5: [1, 2, 3], 15: [7] }));
    expect(run.weeks.map((week) => week.available).slice(0, 6)).toEqual([10, 20, 30, 10, 20, 10]);
    expect(run.weeks[2]!.each).toBe(30);
    expect(run.weeks[4]!.each).toBe(6);
    expect(run.joins).toBe(5 + 2);
    expect(run.weeks).toHaveLength(15);
  });

  it('plays extra weeks while the pot of the last one is unclaimed', () => {
    expect(
      runPot(plan, weeks({ 14: [1], 17: [2] }))
        .weeks.map((week) => week.available)
        .slice(14),
    ).toEqual([10, 10, 10]);
    const unclaimed = runPot(plan, weeks({ 14: [1] }));
    expect(unclaimed.weeks).toHaveLength(18);
    expect(unclaimed.joins).toBe(5 + 10);
    expect(runPot(plan, [...weeks({ 14: [1] }, 15), { over: true, gamesLeft: false, perfect: [] }]).weeks).toHaveLength(15);
  });

  it('pays nothing for weeks before the contest begins, and pushes nothing of them forward', () => {
    const late = planPot({ ...terms, firstWeek: 12 });
    expect(late.pointsPerWeek).toBe(38);
    const run = runPot(late, weeks({ 2: [1], 13: [7], 15: [7] }));
    expect(run.weeks.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => ({ available: 0, each: 0, winners: [] })));
    expect(run.weeks.slice(11).map((week) => week.available)).toEqual([38, 76, 38, 76]);
    const any = fc.record({
      firstWeek: fc.integer({ min: 1, max: 15 }),
      won: fc.array(fc.array(whole(3), { maxLength: 2 }), { minLength: 15, maxLength: 20 }),
    });
    fc.assert(
      fc.property(any, ({ firstWeek, won }) => {
        const begun = planPot({ ...terms, firstWeek });
        const played = runPot(
          begun,
          won.map((perfect) => ({ over: true, gamesLeft: true, perfect: [...new Set(perfect)] })),
        ).weeks;
        for (const week of played.slice(0, firstWeek - 1)) expect(week).toEqual({ available: 0, each: 0, winners: [] });
        expect(played[firstWeek - 1]!.available).toBe(begun.pointsPerWeek);
      }),
    );
  });

  it('pays nothing and promises nothing further while a week runs', () => {
    const running = weeks({ 2: [1] }, 15).map((week, n) => (n === 1 ? { ...week, over: false } : week));
    const run = runPot(plan, running);
    expect(run.over).toBe(false);
    expect(run.weeks[1]).toEqual({ available: 20, each: 0, winners: [] });
    expect(run.weeks[2]!.available).toBe(10);
  });
});

describe('the prizes of a season', () => {
  const plan = planPot(terms);

  it('pays the places; tied entries share those they span, odd points by name', () => {
    expect([...seasonPrizes(plan, 0, [finisher(1, 40, 35), finisher(2, 39, 36), finisher(3, 39, 36), finisher(4, 10, 65, 1)])]).toEqual([
      [4, 15],
      [1, 40],
      [2, 15],
      [3, 15],
    ]);
    const three = seasonPrizes(plan, 1, [finisher(1, 40, 35), finisher(2, 40, 35), finisher(3, 40, 35)]);
    expect([...three.values()]).toEqual([29, 29, 28]);
  });

  it('gives the cigar to most 4-1 weeks, then most wins; unclaimed it joins the places', () => {
    const prizes = seasonPrizes(plan, 0, [finisher(1, 40, 35, 1), finisher(2, 30, 45, 2), finisher(3, 31, 44, 2)]);
    expect(prizes.get(3)).toBe(20 + 15);
    expect(sum([...seasonPrizes(plan, 0, [finisher(1, 40, 35), finisher(2, 30, 45)]).values()])).toBe(85);
  });

  it('pays exactly the pot when the season is over, for any season', () => {
    const entry = fc.record({ wins: fc.nat({ max: 6 }), losses: fc.nat({ max: 6 }), weeks41: fc.nat({ max: 2 }) });
    const anyWeeks = fc.array(fc.record({ gamesLeft: fc.boolean(), winners: fc.array(fc.nat({ max: 8 }), { maxLength: 4 }) }), {
      minLength: 15,
      maxLength: 22,
    });
    const anyTerms = fc.record({
      pointsPerEntry: whole(50),
      cigarPoints: whole(100),
      overallPoints: fc.array(whole(100), { maxLength: 12 }),
      firstWeek: fc.integer({ min: 1, max: 15 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 9 }), anyWeeks, anyTerms, (records, played, set) => {
        const finishers = records.map((record, n) => ({ entryId: n, name: `Entry ${n}`, ...record }));
        const anyPlan = planPot({ ...set, entries: finishers.length });
        const run = runPot(
          anyPlan,
          played.map(({ gamesLeft, winners }) => ({
            over: true,
            gamesLeft,
            perfect: [...new Set(winners.filter((id) => id < finishers.length))],
          })),
        );
        const prizes = seasonPrizes(anyPlan, run.joins, finishers);
        const paid = sum(run.weeks.map((week) => week.each * week.winners.length)) + sum([...prizes.values()]);
        expect(run.over).toBe(true);
        expect(paid).toBe(anyPlan.pot);
        for (const points of prizes.values()) expect(Number.isInteger(points) && points >= 0).toBe(true);
      }),
    );
  });
});
