import fc from 'fast-check';
import { steadyOrder } from './steady-order.rules';

const start = (ids: readonly number[]) => steadyOrder([], ids);
const moved = (before: readonly number[], now: readonly number[]) => {
  const old = start(before);
  return steadyOrder(old, now)
    .filter(({ id, key }) => old.some((one) => one.id === id && one.key !== key))
    .map(({ id }) => id);
};

/** The longest part of a list whose members stand in both orders alike, by trying all. */
function longest(before: readonly number[], now: readonly number[]): number {
  const common = now.filter((id) => before.includes(id)).map((id) => before.indexOf(id));
  const sums = Array.from({ length: 2 ** common.length }, (_, bits) => common.filter((_one, n) => bits & (2 ** n)));
  return Math.max(...sums.filter((some) => some.every((one, n) => n === 0 || one > (some[n - 1] ?? 0))).map(({ length }) => length));
}

describe('rows in another order', () => {
  it('are made anew where one rises past others or falls behind them, and nowhere else', () => {
    expect(moved([1, 2, 3, 4, 5], [5, 1, 2, 3, 4])).toEqual([5]);
    expect(moved([1, 2, 3, 4, 5], [2, 3, 4, 5, 1])).toEqual([1]);
    expect(moved([1, 2, 3, 4, 5], [1, 2, 9, 3, 4])).toEqual([]);
  });

  it('keep as many keys as stand in both orders alike, each its own', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }),
        (before, now) => {
          const rows = steadyOrder(start(before), now);
          expect(rows.map(({ id }) => id)).toEqual(now);
          expect(new Set(rows.map(({ key }) => key)).size).toBe(now.length);
          expect(now.filter((id) => before.includes(id)).length - moved(before, now).length).toBe(longest(before, now));
        },
      ),
    ));

  it('come back under a key that is not the one they left', () => {
    const once = steadyOrder(start([1, 2, 3]), [3, 1, 2]);
    const twice = steadyOrder(once, [1, 2, 3]);
    expect(once.find(({ id }) => id === 3)?.key).not.toBe(start([3])[0]?.key);
    expect(twice.find(({ id }) => id === 3)?.key).not.toBe(once.find(({ id }) => id === 3)?.key);
  });
});
