import fc from 'fast-check';
import { chartOf, nearestLine, pathOf } from './chart.rules';
import { raceLines, raceTable, type RaceEntry } from './race.rules';
import { marks, stepFor } from './scale.rules';

const aRace = (entry: number, EntryName: string, values: readonly number[]): RaceEntry[] =>
  values.map((value, i) => ({ entry_id: entry, EntryName, Week: i + 1, value, Rank: entry }));

/** Entries that win 0 to 5 games a week. */
const anyRace = fc.tuple(fc.integer({ min: 1, max: 18 }), fc.integer({ min: 1, max: 8 })).chain(([weeks, entries]) =>
  fc.array(fc.array(fc.nat(5), { minLength: weeks, maxLength: weeks }), { minLength: entries, maxLength: entries }).map((all) =>
    all.flatMap((wins, entry) =>
      aRace(
        entry + 1,
        `Entry ${entry + 1}`,
        wins.reduce<number[]>((sums, n) => [...sums, (sums.at(-1) ?? 0) + n], []),
      ),
    ),
  ),
);

describe('the race', () => {
  it('keeps each point, and somebody leads in every week', () => {
    fc.assert(
      fc.property(anyRace, (rows) => {
        const lines = raceLines(rows);
        expect(lines.flatMap((line) => line.points)).toHaveLength(rows.length);
        for (const week of new Set(rows.map((row) => row.Week))) {
          const behind = lines
            .flatMap((line) => line.points)
            .filter((point) => point.week === week)
            .map((point) => point.behind);
          expect(Math.min(...behind)).toBe(0);
        }
      }),
    );
  });

  it('is drawn inside its frame, later weeks further right, more wins higher', () => {
    fc.assert(
      fc.property(anyRace, fc.integer({ min: 260, max: 1400 }), (rows, width) => {
        const lines = raceLines(rows);
        const chart = chartOf(lines, width, 300);
        for (const { points } of lines) {
          for (const [i, point] of points.entries()) {
            expect(chart.x(point.week)).toBeGreaterThanOrEqual(0);
            expect(chart.x(point.week)).toBeLessThanOrEqual(width);
            expect(chart.y(point.behind)).toBeLessThanOrEqual(300);
            if (i > 0) expect(chart.x(point.week)).toBeGreaterThan(chart.x(points[i - 1]!.week));
          }
          expect(pathOf(points, chart)).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)*$/);
        }
        expect(chart.y(2)).toBeGreaterThan(chart.y(1));
        const gaps = chart.weeks.slice(1).map((week, i) => chart.x(week) - chart.x(chart.weeks[i]!));
        expect(Math.min(...gaps, 999)).toBeGreaterThan(20);
      }),
    );
  });

  it('finds a line at each of its own points, or one that runs through the same place', () => {
    fc.assert(
      fc.property(anyRace, (rows) => {
        const lines = raceLines(rows);
        const chart = chartOf(lines, 600, 300);
        for (const line of lines) {
          const point = line.points.at(-1)!;
          const found = lines.find(
            (one) => one.entryId === nearestLine(lines, chart, { x: chart.x(point.week), y: chart.y(point.behind) }),
          )!;
          expect(found.points.some((one) => one.week === point.week && one.behind === point.behind)).toBe(true);
        }
      }),
    );
    expect(nearestLine([], chartOf(raceLines(aRace(1, 'A', [1])), 300, 300), { x: 0, y: 0 })).toBeNull();
  });

  it('marks scales by 1, 2, 5 and never more often than there is room', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 20 }), (range, most) => {
        const all = marks(range, most);
        expect(all[0]).toBe(0);
        expect(all.length).toBeLessThanOrEqual(most + 1);
        expect(all.at(-1)!).toBeLessThanOrEqual(range);
        expect(String(stepFor(range, most))).toMatch(/^[125]0*$/);
      }),
    );
  });

  it('is a table for a file, with gaps where an entry came later', () => {
    expect(raceTable([...aRace(2, 'B', [1, 3]), ...aRace(1, 'A', [5])], 'Wins')).toEqual([
      ['Entry', 'Wins after week 1', 'Wins after week 2'],
      ['A', 5, null],
      ['B', 1, 3],
    ]);
  });

  it('puts the leader first', () =>
    expect(raceLines([...aRace(2, 'B', [3]), ...aRace(1, 'A', [5])]).map((line) => line.name)).toEqual(['A', 'B']));
});
