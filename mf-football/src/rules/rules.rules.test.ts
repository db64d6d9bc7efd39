import type { FootballRulesRow } from '@poolhouse/contract';
import { formatNumber } from '@poolhouse/shared-ui';
import fc from 'fast-check';
import { aRulesRow } from '../testing/rules.fixture';
import { overallPrizes, restOf } from './money.rules';
import { rulesOf } from './rules.rules';

/** Any terms that add up: prizes out of the pot first, the rest divided by the weeks. */
const anyTerms: fc.Arbitrary<FootballRulesRow> = fc
  .record({
    NumEntries: fc.integer({ min: 1, max: 200 }),
    PointsPerEntry: fc.integer({ min: 1, max: 50 }),
    prizes: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }),
    cigar: fc.nat(60),
  })
  .map(({ NumEntries, PointsPerEntry, prizes, cigar }) => {
    const Pot = NumEntries * PointsPerEntry;
    const sum = prizes.reduce((a, b) => a + b, 0);
    const OverallPoints = sum <= Pot ? prizes : [];
    const left = Pot - (sum <= Pot ? sum : 0);
    const CigarPoints = Math.min(cigar, left);
    return aRulesRow({
      NumEntries,
      PointsPerEntry,
      Pot,
      OverallPoints: OverallPoints.join(','),
      CigarPoints,
      PointsPerWeek: Math.floor((left - CigarPoints) / 15),
    });
  });
const text = (row: FootballRulesRow) =>
  rulesOf(row)
    .map((rule) => rule.text)
    .join(' ');

it('speaks of the model where the picks page shows it', () => {
  expect(text(aRulesRow())).not.toContain('Sports Stats');
  expect(text(aRulesRow({ ShowModel: 1 }))).toContain('It decides nothing');
});

it('names the contest’s own figures', () => {
  fc.assert(
    fc.property(anyTerms, (row) => {
      const written = text(row);
      expect(written).toContain(`a pot of ${formatNumber(row.Pot)} point`);
      expect(written).toContain(`the pot of a week: ${formatNumber(row.PointsPerWeek)} point`);
      if (row.CigarPoints > 0) expect(written).toContain(`prize, ${formatNumber(row.CigarPoints)} point`);
      for (const prize of overallPrizes(row)) expect(written).toContain(`${formatNumber(prize)} point`);
    }),
  );
});

it('accounts for every point of the pot', () => {
  fc.assert(
    fc.property(anyTerms, (row) => {
      const paid = overallPrizes(row).reduce((a, b) => a + b, 0) + row.CigarPoints + 15 * row.PointsPerWeek;
      expect(paid + restOf(row)).toBe(row.Pot);
      expect(text(row).includes('that remain')).toBe(restOf(row) > 0);
    }),
  );
});

it.each([
  'push counts as a loss',
  'before its game begins',
  'split it equally',
  'pushed forward',
  'extra weeks are added',
  'most wins',
  'Total wins break a tie',
  'administrators included',
  'postponed',
  'hourly on the hour',
])('says: %s', (words) => expect(text(aRulesRow())).toContain(words));

it('gives each rule its own title', () => {
  const titles = rulesOf(aRulesRow()).map((rule) => rule.title);
  expect(new Set(titles).size).toBe(titles.length);
});

it('has words for a contest without fixed prizes', () => {
  const bare = text(aRulesRow({ OverallPoints: '', CigarPoints: 0 }));
  expect(bare).toContain('what the weeks and the cigar leave over');
  expect(bare).toContain('an honour without points');
});
