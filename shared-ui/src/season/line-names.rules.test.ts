import { chartOf } from './chart.rules';
import { lineNames, roomForNames } from './line-names.rules';
import { raceLines } from './race.rules';

const race = (count: number, behind: (n: number) => number) =>
  raceLines(
    Array.from({ length: count }, (_, n) =>
      [1, 2].map((Week) => ({ entry_id: n, EntryName: `Entry number ${n}`, Week, value: Week === 1 ? 0 : -behind(n), Rank: n + 1 })),
    ).flat(),
  );
const chart = (lines: ReturnType<typeof race>, width: number) => chartOf(lines, width, 320);

describe('names at the ends of a race', () => {
  it.each([
    ['level at the bottom', () => 3],
    ['one far ahead', (n: number) => (n === 0 ? 0 : 100)],
    ['evenly', (n: number) => n],
  ])('stand apart and inside the drawing: %s', (_, behind) => {
    const lines = race(12, behind);
    const drawn = chart(lines, 640);
    const names = lineNames(lines, drawn);
    expect(names).toHaveLength(12);
    const ys = names.map(({ y }) => y);
    for (const [n, y] of ys.entries()) {
      expect(y).toBeGreaterThanOrEqual(0);
      // The weeks stand below the lines.
      expect(y).toBeLessThanOrEqual(drawn.floor);
      if (n > 0) expect(y - (ys[n - 1] ?? 0)).toBeGreaterThanOrEqual(16);
    }
  });

  it('stand beside where their lines end, which leave them room', () => {
    const lines = race(2, (n) => 10 * n);
    const drawn = chart(lines, 640);
    const [first] = lineNames(lines, drawn);
    expect(first).toMatchObject({ entryId: 0, text: 'Entry number 0', y: drawn.y(0) });
    expect(drawn.x(2) + roomForNames(lines, 640, 320)).toBeLessThanOrEqual(640);
  });

  it('are cut on a phone, and left out where there are too many', () => {
    const lines = race(2, (n) => n);
    expect(lineNames(lines, chart(lines, 240))[0]?.text).toMatch(/^Entry.*…$/);
    const many = race(28, (n) => n);
    expect(lineNames(many, chart(many, 640))).toEqual([]);
    expect(chart(many, 640).x(2)).toBe(624);
  });
});
