import { firstChosen, poolsToCarry } from './new-year.rules';

const pool = (id: number, name: string, year: number, contest_type: 'football' | 'golf' = 'football') => ({ id, name, year, contest_type });

test('of each kind and name the latest year is carried over, and at first those of the latest year of all are chosen', () => {
  const oak = pool(3, 'Oak', 2026);
  const golf = pool(4, 'Oak', 2026, 'golf');
  const old = pool(1, 'Night Shift', 2023);
  const pools = poolsToCarry([oak, pool(2, 'Oak', 2025), golf, old]);
  expect(pools).toEqual([oak, golf, old]);
  expect(firstChosen(pools)).toEqual([3, 4]);
  expect([poolsToCarry([]), firstChosen([])]).toEqual([[], []]);
});
