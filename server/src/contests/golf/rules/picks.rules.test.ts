import fc from 'fast-check';
import { effectivePicks, houseGolfer, lockAt, pickFault, replacementOf, type FieldPlace } from './picks.rules';

const place = (golferId: number, groupNum: number, withdrawnAt: number | null = null): FieldPlace => ({
  golferId,
  groupNum,
  listOrder: golferId,
  withdrawnAt,
});
const field = Array.from({ length: 20 }, (_, n) => place(n + 1, Math.floor(n / 5)));
const gone = (...ids: number[]) => field.map((one) => (ids.includes(one.golferId) ? { ...one, withdrawnAt: 2000 } : one));

describe('picks', () => {
  it('are saved with one golfer of each group', () => {
    expect(pickFault([1, 6, 11, 16], field)).toBeNull();
  });

  it.each([
    [[1, 6, 11, null], 3, 'missing_pick'],
    [[1, 6, 99, 16], 2, 'golfer_not_in_field'],
    [[1, 2, 11, 16], 1, 'wrong_group'],
  ] as const)('%j are refused at slot %i: %s', (wanted, slot, code) => {
    expect(pickFault(wanted, field)).toEqual({ slot, code });
  });

  it('of a golfer who withdrew are refused', () => {
    expect(pickFault([1, 6, 11, 16], gone(6))).toEqual({ slot: 1, code: 'golfer_withdrawn' });
  });
});

describe('a house pick', () => {
  it('is the middle golfer by list order of those not withdrawn at the lock', () => {
    expect(houseGolfer(field.slice(0, 5), 1000)).toBe(3);
    expect(houseGolfer(field.slice(0, 4), 1000)).toBe(2);
    expect(houseGolfer([place(1, 0, 500), ...field.slice(1, 5)], 1000)).toBe(3);
    expect(houseGolfer([], 1000)).toBeNull();
  });

  it('fills every empty slot, and no other', () => {
    expect(effectivePicks([4, null, null, 16], field, 1000).map(({ golferId, house }) => [golferId, house])).toEqual([
      [4, false],
      [8, true],
      [13, true],
      [16, false],
    ]);
  });
});

describe('a withdrawal before the first stroke', () => {
  it('gives the next golfer down the list who starts, at its end the next up', () => {
    const list = gone(3, 4).slice(0, 5);
    expect(replacementOf(list, 3)).toBe(5);
    expect(replacementOf(gone(5, 4).slice(0, 5), 5)).toBe(3);
    expect(effectivePicks([3, 6, 11, 16], gone(3, 4), 1000)[0]).toEqual({ slot: 0, golferId: 5, house: false, insteadOf: 3 });
  });

  it('leaves every entry with golfers who start, each of his own group, while a group has one', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 16 });
    const picks = fc.tuple(
      ...[0, 1, 2, 3].map((group) => fc.option(fc.integer({ min: group * 5 + 1, max: group * 5 + 5 }), { nil: null })),
    );
    fc.assert(
      fc.property(some, picks, (withdrawn, wanted) => {
        const all = gone(...withdrawn);
        for (const { slot, golferId } of effectivePicks(wanted, all, 1000)) {
          const starters = all.filter((one) => one.groupNum === slot && one.withdrawnAt === null).map((one) => one.golferId);
          if (starters.length === 0) expect(golferId).toBeNull();
          else expect(starters).toContain(golferId);
        }
      }),
      { numRuns: 150 },
    );
  });
});

test('the lock moves with the first tee until it has passed, and never back', () => {
  expect(lockAt(1000, 1500, 900)).toBe(1500);
  expect(lockAt(1000, 1500, 1000)).toBe(1000);
});
