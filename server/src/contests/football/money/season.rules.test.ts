import fc from 'fast-check';
import { sum } from '../../standings/shares.rules';
import { movement, seasonToDate, weekStandings, type SeasonEntry, type SeasonWeek } from './season.rules';

const entry = (id: number, over: Partial<SeasonEntry> = {}): SeasonEntry => ({
  id,
  name: `Entry ${id}`,
  createdAt: 0,
  sidebet: false,
  ...over,
});
const week = (wins: Record<number, number>, over = true): SeasonWeek => ({
  over,
  results: new Map(Object.entries(wins).map(([id, won]) => [Number(id), { wins: won, losses: 5 - won }])),
});
const terms = { pointsPerEntry: 100, cigarPoints: 20, overallPoints: [50, 30], firstWeek: 1 };
const blank = () => Array.from({ length: 15 }, () => week({ 1: 1, 2: 1 }));

describe('a season to date', () => {
  it('adds up wins, losses, paid weeks and 4-1 weeks', () => {
    const weeks = [week({ 1: 5, 2: 4 }), week({ 1: 4, 2: 3 }), ...Array.from({ length: 13 }, () => week({}, false))];
    const { overall, weeks: count } = seasonToDate(terms, [entry(1), entry(2)], weeks, { lastWithGames: 18 });
    expect(count).toBe(15);
    expect(overall.map((one) => [one.entryId, one.wins, one.losses, one.points, one.weeks41])).toEqual([
      [1, 9, 1, 6, 1],
      [2, 7, 3, 0, 1],
    ]);
  });

  it('leaves out what lies behind the last extra week', () => {
    const weeks = blank();
    weeks[14] = week({ 1: 5, 2: 0 });
    const ended = seasonToDate(terms, [entry(1), entry(2)], [...weeks, week({ 1: 0, 2: 5 })], { lastWithGames: 16 });
    expect([ended.weeks, ended.overall.find((one) => one.entryId === 2)!.wins]).toEqual([15, 14]);
    const extra = seasonToDate(terms, [entry(1), entry(2)], [...blank(), week({ 1: 0, 2: 5 })], { lastWithGames: 16 });
    expect([extra.weeks, extra.overall[0]!.entryId, extra.overall[0]!.wins]).toEqual([16, 2, 20]);
  });

  it('tells movement against the week before, none for who came since', () => {
    const weeks = [week({ 1: 3, 2: 2 }), week({ 1: 0, 2: 4, 3: 5 }), ...Array.from({ length: 13 }, () => week({}, false))];
    const entries = [entry(1), entry(2), entry(3, { createdAt: 150 })];
    const season = seasonToDate(terms, entries, weeks, { lastWithGames: 18 });
    const moved = movement(season, entries, season.after[0]!, { week: 2, opensAt: 100, firstWeek: 1 });
    expect([moved.get(1), moved.get(2), moved.get(3)]).toEqual([-2, 1, 0]);
    const begun = seasonToDate({ ...terms, firstWeek: 2 }, entries, weeks, { lastWithGames: 18 });
    expect(movement(begun, entries, begun.after[0]!, { week: 2, opensAt: 100, firstWeek: 2 }).size).toBe(0);
    const again = seasonToDate(terms, entries, weeks.slice(1), { lastWithGames: 18, before: season.after[0]! });
    expect({ ...again, after: [season.after[0], ...again.after] }).toEqual(season);
  });

  it('shows a week with the points that it paid', () => {
    const rows = weekStandings([entry(1), entry(2), entry(3)], week({ 1: 5, 2: 5, 3: 2 }), { available: 21, each: 10, winners: [1, 2] });
    expect(rows.map((one) => [one.entryId, one.points, one.rank])).toEqual([
      [1, 10, 1],
      [2, 10, 1],
      [3, 0, 3],
    ]);
  });

  it('hands out exactly the pot once it is over, and never more before', () => {
    const wins = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(wins, { minLength: 15, maxLength: 20 }),
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 1, max: 6 }),
        (played, running, count) => {
          const entries = Array.from({ length: count }, (_, n) => entry(n));
          const weeks = played.map((won, n) => week(Object.fromEntries(won.map((one, id) => [id, one])), running === 15 || n < running));
          const season = seasonToDate(terms, entries, weeks, { lastWithGames: weeks.length });
          const paid = sum(season.overall.map((one) => one.points));
          expect(season.run.over).toBe(running === 15);
          if (season.run.over) expect(paid).toBe(100 * count);
          else expect(paid).toBeLessThanOrEqual(100 * count);
        },
      ),
    );
  });
});
