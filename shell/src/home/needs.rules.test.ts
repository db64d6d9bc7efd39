import { aHomeRow } from '../testing/home.fixture';
import { needs, whichOf } from './needs.rules';

const office = aHomeRow('Football-1', { pool: 'Office', entry: 'Rusty' });
const nights = aHomeRow('Football-2', { pool: 'Night Shift', entry: 'Rusty After Dark' });
const second = aHomeRow('Football-3', { pool: 'Office', entry: 'Rusty 2' });

test('what locks soonest comes first, and who needs nothing is left out', () => {
  const at = (hour: number, row = office) => ({ ...row, action: 'Make picks', next: `2026-11-15T${hour}:00:00Z` });
  const rows = [at(20), at(18, nights), office, { ...second, action: 'Make pick' }];
  expect(needs(rows).map(({ entry }) => entry)).toEqual(['Rusty After Dark', 'Rusty', 'Rusty 2']);
});

test('a row is named by what the player has several of', () => {
  expect(whichOf(office, [office])).toBe('');
  expect(whichOf(office, [office, nights])).toBe('Office');
  expect(whichOf(second, [office, second])).toBe('Rusty 2');
  expect(whichOf(second, [office, nights, second])).toBe('Rusty 2, Office');
  expect(whichOf(nights, [office, nights, second])).toBe('Night Shift');
});
