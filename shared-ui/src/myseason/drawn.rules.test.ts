import { countShares } from '@poolhouse/contract/rules';
import fc from 'fast-check';
import { luckDrawing } from './luck-curve.rules';
import { rankLine } from './rank-line.rules';
import { seasonTitle } from './season-title.rules';

describe('places by week', () => {
  it('have the first on top and the last at the bottom', () => {
    const { points, best, marks } = rankLine(
      [1, 14, 1].map((Rank, n) => ({ Week: n + 3, Rank })),
      14,
    );
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [50, 100],
      [100, 0],
    ]);
    expect([best.week, marks.map(({ rank }) => rank)]).toEqual([3, [1, 8, 14]]);
    expect(rankLine([{ Week: 1, Rank: 1 }], 1).points).toEqual([{ week: 1, rank: 1, x: 0, y: 0 }]);
  });
});

it('names the year once', () => {
  const titles = ['Oak Street Pool', 'Golf 2026', 'Golf 2025'].map((contest_name) => seasonTitle({ contest_name, Year: 2026 }));
  expect(titles).toEqual(['Oak Street Pool 2026', 'Golf 2026', 'Golf 2025 2026']);
});

describe('what luck brings', () => {
  it('is highest in the middle for a coin, with everybody inside it', () => {
    const coin = Array.from({ length: 75 }, () => 1 / 2);
    const { from, to, xOf, points } = luckDrawing(coin, [70, 36]);
    expect([from <= 25, to]).toEqual([true, 70]);
    expect([xOf(from), xOf(70)]).toEqual([0, 100]);
    const highest = Math.min(...points.map(({ y }) => y));
    const tops = points.filter(({ y }) => y - highest < 1e-9).map(({ x }) => Math.round((x * (to - from)) / 100) + from);
    expect(tops).toEqual([37, 38]);
  });

  it('leaves nothing out that is seen or stands beside it, whatever the chances are', () => {
    const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 });
    const beside = fc.array(
      fc.integer({ min: 0, max: 80 }).map((n) => n / 2),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(chances, beside, (of, marks) => {
        const { from, to, xOf, points } = luckDrawing(of, marks);
        expect(to).toBeGreaterThan(from);
        for (const at of marks) expect(xOf(at)).toBeGreaterThanOrEqual(0);
        for (const at of marks) expect(xOf(at)).toBeLessThanOrEqual(100);
        for (const { x, y } of points) for (const one of [x, y]) expect(one >= -1e-9 && one <= 100 + 1e-9).toBe(true);
        const hidden = countShares(of).reduce((sum, share, n) => (n < from || n > to ? sum + share : sum), 0);
        expect(hidden).toBeLessThan(0.1);
      }),
    );
  });
});
