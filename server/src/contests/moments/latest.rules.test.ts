import type { MomentRow } from '@poolhouse/contract';
import { latestOf } from './latest.rules';

const row = (ID: number, day: number, Undone: 0 | 1 = 0): MomentRow => ({
  ...{ ID, Kind: 'square', Round: 1, Says: `Moment ${ID}`, entries: [], Undone },
  At: `2026-03-${10 + day}T16:00:00.000Z`,
});

describe('the latest moments of a page', () => {
  it('are those that took place last, as they came', () => {
    expect(latestOf([row(1, 3), row(2, 1), row(3, 2), row(4, 3)], 2).map(({ ID }) => ID)).toEqual([1, 4]);
  });

  it('leave out nothing that was taken back', () => {
    expect(latestOf([row(1, 1, 1), row(2, 2), row(3, 3)], 1).map(({ ID }) => ID)).toEqual([1, 3]);
  });

  it('are all of them, the same list, where there are no more', () => {
    const rows = [row(1, 1), row(2, 2)];
    expect(latestOf(rows, 2)).toBe(rows);
    expect(latestOf(rows, Infinity)).toBe(rows);
  });
});
