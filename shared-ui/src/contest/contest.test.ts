import { numberParam } from './number-param';
import { yearsOf } from './years';

it.each([
  ['2026', 2026, []],
  [undefined, 2026, []],
  ['2026,2025,2024', 2026, [2026, 2025, 2024]],
  ['2024,2025', 2026, [2026, 2025, 2024]],
])('chooses among years only where there are several: %j in %j', (list, current, years) => expect(yearsOf(list, current)).toEqual(years));

it.each([
  ['?week=4', 4],
  ['?week=0', undefined],
  ['?week=x', undefined],
  ['?week=1.5', undefined],
  ['', undefined],
])('reads a whole number from the address: %j', (search, week) => {
  expect(numberParam(new URLSearchParams(search), 'week')).toBe(week);
});
