import type { AllTimeRow } from '@poolhouse/contract';
import fc from 'fast-check';
import { DEFAULT_SORT, nextSort, sortRows, type Sort, type SortKey } from './sort.rules';

const keys: SortKey[] = ['football_entryname', 'wins', 'losses', 'pct', 'winnings', 'years'];
const anyRow: fc.Arbitrary<AllTimeRow> = fc.record({
  ID: fc.uuid(),
  football_entryname: fc.constantFrom('Ann', 'bob', 'Cy', 'ann'),
  wins: fc.nat(5),
  losses: fc.nat(5),
  pct: fc.constantFrom(0, 0.5, 1),
  winnings: fc.nat(3),
  years: fc.integer({ min: 1, max: 3 }),
});
const anySort: fc.Arbitrary<Sort> = fc.record({
  key: fc.constantFrom(...keys),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
});

it('keeps every row and stands in the order of its column', () => {
  fc.assert(
    fc.property(fc.array(anyRow), anySort, (rows, sort) => {
      const sorted = sortRows(rows, sort);
      expect(new Set(sorted)).toEqual(new Set(rows));
      expect(sorted).toHaveLength(rows.length);
      const value = (row: AllTimeRow) => (sort.key === 'football_entryname' ? row[sort.key].toLowerCase() : row[sort.key]);
      for (const [i, row] of sorted.slice(1).entries()) {
        const before = value(sorted[i]!);
        const ordered = sort.direction === 'ascending' ? before <= value(row) : before >= value(row);
        expect(ordered).toBe(true);
      }
    }),
  );
});

it('does not depend on the order in which the rows came, names being distinct', () => {
  const distinct = fc.uniqueArray(anyRow, { selector: (row) => row.football_entryname });
  fc.assert(fc.property(distinct, anySort, (rows, sort) => expect(sortRows([...rows].reverse(), sort)).toEqual(sortRows(rows, sort))));
});

it('cycles: another column begins at its own end, the same one turns round', () => {
  expect(nextSort(DEFAULT_SORT, 'football_entryname')).toEqual({ key: 'football_entryname', direction: 'ascending' });
  expect(nextSort(DEFAULT_SORT, 'losses')).toEqual({ key: 'losses', direction: 'descending' });
  expect(nextSort(DEFAULT_SORT, 'wins')).toEqual({ key: 'wins', direction: 'ascending' });
  fc.assert(
    fc.property(anySort, fc.constantFrom(...keys), (sort, key) => {
      const once = nextSort(sort, key);
      const twice = nextSort(once, key);
      expect(twice.direction).not.toBe(once.direction);
      expect(nextSort(twice, key)).toEqual(once);
    }),
  );
});
