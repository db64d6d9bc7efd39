import { fromLeading, leadingYear } from './leading.rules';

const football = { leadsFrom: 4 };
const at = (iso: string) => Date.parse(iso);

test.each([
  ['2024-09-10T12:00:00Z', [2025, 2024], 2024],
  ['2025-02-05T12:00:00Z', [2025, 2024], 2024],
  ['2025-05-01T00:00:00Z', [2025, 2024], 2025],
  ['2020-09-10T12:00:00Z', [2025, 2024], 2024],
  ['2024-09-10T12:00:00Z', [2022, 2021], 2022],
  ['2024-09-10T12:00:00Z', [], undefined],
])('at %s of %j season %s leads', (now, years, lead) => expect(leadingYear(years, football, at(now))).toBe(lead));

test('March is played in the year of its contest, which leads from July of the year before', () => {
  const march = { leadsFrom: -6 };
  expect(leadingYear([2026, 2025], march, at('2025-06-30T00:00:00Z'))).toBe(2025);
  expect(leadingYear([2026, 2025], march, at('2025-07-01T00:00:00Z'))).toBe(2026);
});

test('the leading season comes first, seasons to come after it, and those that are over not at all', () => {
  const contests = [2026, 2025, 2024, 2023].map((year) => ({ year }));
  expect(fromLeading(contests, football, at('2024-09-10T12:00:00Z')).map(({ year }) => year)).toEqual([2024, 2025, 2026]);
});
