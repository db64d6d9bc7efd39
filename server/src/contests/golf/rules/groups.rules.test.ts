import fc from 'fast-check';
import { groupField, groupSizes, SMALLEST_FIELD, type Listed } from './groups.rules';

const field = (golfers: number, over: (n: number) => Partial<Listed> = () => ({})): Listed[] =>
  Array.from({ length: golfers }, (_, n) => ({ golferId: n + 1, name: `G${n}`, odds: n + 2, worldRank: null, ...over(n) }));

describe('groups of a field', () => {
  it.each([
    [156, [16, 23, 39, 78]],
    [144, [14, 22, 36, 72]],
    [72, [11, 14, 18, 29]],
    [30, [5, 6, 7, 12]],
  ])('%i golfers are %j', (golfers, sizes) => {
    expect(groupSizes(golfers)).toEqual(sizes);
  });

  it('hold everybody once, three at least, the earlier never larger', () => {
    fc.assert(
      fc.property(fc.integer({ min: SMALLEST_FIELD, max: 200 }), (golfers) => {
        const sizes = groupSizes(golfers)!;
        expect(sizes.reduce((a, b) => a + b)).toBe(golfers);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
        expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
      }),
      { numRuns: 150 },
    );
  });

  it('a field of under 20 cannot be used', () => {
    expect(groupSizes(19)).toBeNull();
    expect(groupField(field(19))).toBeNull();
  });

  it('follow the odds; without odds the world rank, then the name', () => {
    const listed = field(20, (n) => (n < 2 ? { odds: null, worldRank: n === 0 ? 50 : 3 } : n === 2 ? { odds: null, name: 'A' } : {}));
    const order = groupField(listed)!;
    expect(order.slice(-3).map(({ golferId }) => golferId)).toEqual([2, 1, 3]);
    expect(order[0]).toEqual({ golferId: 4, groupNum: 0, listOrder: 1 });
  });

  it('are those of the file where it has tiers; another tier joins the nearest', () => {
    const grouped = groupField(field(6, (n) => ({ tier: n })))!;
    expect(grouped.map(({ golferId, groupNum }) => [golferId, groupNum])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 2],
      [5, 3],
      [6, 3],
    ]);
  });
});
