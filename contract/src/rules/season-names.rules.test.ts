import fc from 'fast-check';
import { nameInYear, seasonName, seriesName } from './season-names.rules';

it.each([
  ['Oak Street 2026', 'Oak Street 2027'],
  ['2026 Oak Street', '2027 Oak Street'],
  ['Oak Street (2026)', 'Oak Street (2027)'],
  ['Oak Street ’26', 'Oak Street ’27'],
  ["Oak Street '26", "Oak Street '27"],
  ['Bowls 2026-27', 'Bowls 2027-28'],
  ['Bowls 2026/2027', 'Bowls 2027/2028'],
  ['Bowls 26/27', 'Bowls 27/28'],
  ['Bowls ’26–’27', 'Bowls ’27–’28'],
  // No year of it.
  ['Oak Street Pool', 'Oak Street Pool'],
  ['Class of 2024', 'Class of 2024'],
  ['Route 26', 'Route 26'],
  ['A26 and 20261', 'A26 and 20261'],
  ['3-26 picks', '3-26 picks'],
  ['Bowls 2026-29', 'Bowls 2026-29'],
])('%s of 2026 is called %s in 2027', (name, then) => expect(nameInYear(name, 2026, 2027)).toBe(then));

it('goes over the turn of a century', () => {
  expect(nameInYear('Oak ’99', 1999, 2000)).toBe('Oak ’00');
  expect(nameInYear('Bowls 1999-00', 1999, 2000)).toBe('Bowls 2000-01');
});

const year = fc.integer({ min: 2001, max: 2098 });
const words = fc.constantFrom('Oak Street', 'Dogs', 'Night Shift!', 'The 7 of us', 'Ångström');
const form = fc.constantFrom<(n: number) => string>(
  (n) => String(n),
  (n) => `’${String(n % 100).padStart(2, '0')}`,
  (n) => `${n}-${String((n + 1) % 100).padStart(2, '0')}`,
);

it('names each year as it would have been named by hand, leads back, and tells years of one pool from another pool', () => {
  fc.assert(
    fc.property(words, form, year, year, (pool, write, from, to) => {
      const name = `${pool} ${write(from)}`;
      expect(nameInYear(name, from, to)).toBe(`${pool} ${write(to)}`);
      expect(nameInYear(nameInYear(name, from, to), to, from)).toBe(name);
      expect(seriesName({ name: nameInYear(name, from, to), year: to })).toBe(seriesName({ name, year: from }));
      expect(seriesName({ name, year: from })).not.toBe(seriesName({ name: `${pool} B ${write(from)}`, year: from }));
    }),
  );
});

it('leaves any text without a year as it is', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !/\d{2}/.test(text)),
      year,
      year,
      (name, from, to) => expect(nameInYear(name, from, to)).toBe(name),
    ),
  );
});

it.each([
  ['Oak Street Pool', 'Oak Street Pool 2026'],
  ['Golf 2026', 'Golf 2026'],
  ['Golf (2026)', 'Golf (2026)'],
  ['Golf ’26', 'Golf ’26'],
  ['Bowls 2026-27', 'Bowls 2026-27'],
  ['Room 20265', 'Room 20265 2026'],
])('the season 2026 of %s is called %s: its year stands once', (name, season) => expect(seasonName({ name, year: 2026 })).toBe(season));
