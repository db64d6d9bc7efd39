import { firstChosen, poolsToCarry, proposedName } from './new-year.rules';

const pool = (id: number, name: string, year: number, over: { contest_type?: 'golf'; entry_count?: number; frozen_at?: string } = {}) => ({
  ...{ id, name, year, contest_type: 'football' as const, entry_count: 5, frozen_at: '' },
  ...over,
});
const NOW = new Date('2026-12-01T12:00:00Z');

test('of each kind and name the latest year is carried over, but for what was just opened and what has not come', () => {
  const oak = pool(3, 'Oak', 2026);
  const golf = pool(4, 'Oak', 2026, { contest_type: 'golf' });
  const old = pool(1, 'Night Shift', 2023);
  const opened = [pool(5, 'Dogs', 2025), pool(6, 'Dogs', 2026, { entry_count: 0 })];
  const toCome = [pool(7, 'Spring', 2026), pool(8, 'Spring', 2027)];
  expect(poolsToCarry([oak, pool(2, 'Oak', 2025), golf, old, ...opened, ...toCome], NOW)).toEqual([oak, golf, old]);
  expect(poolsToCarry([], NOW)).toEqual([]);
});

test('years of a pool whose name says the year are one pool, and a name is proposed', () => {
  const now = pool(2, 'Oak Street 2026', 2026);
  expect(poolsToCarry([pool(1, 'Oak Street 2025', 2025), now], NOW)).toEqual([now]);
  expect(poolsToCarry([now, pool(3, 'Oak Street 2027', 2027, { entry_count: 0 })], NOW)).toEqual([]);
  expect(proposedName(now)).toBe('Oak Street 2027');
  expect(proposedName(pool(4, 'Oak Street Pool', 2026))).toBeNull();
});

test('at first those are chosen whose season is closed', () => {
  const closed = pool(2, 'Oak', 2026, { frozen_at: '2026-11-30T12:00:00Z' });
  expect(firstChosen([pool(1, 'Dogs', 2026), closed])).toEqual([2]);
  expect(firstChosen([])).toEqual([]);
});
