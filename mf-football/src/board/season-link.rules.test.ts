import { mySeasonAddress } from '../contest/my-season-address.rules';
import { leadsToSeason } from './season-link.rules';

const over = { Week: 15, Weeks: 15, FirstWeek: 1, WeekOver: 1 as const, entry_id: 3 };

it.each([
  ['once the last week is over', over, true],
  ['not before its last result', { ...over, WeekOver: 0 as const }, false],
  ['not from an earlier week', { ...over, Week: 14 }, false],
  ['not while an extra week follows', { ...over, Weeks: 16 }, false],
  ['after the extra week', { ...over, Week: 16, Weeks: 16 }, true],
  ['not where there were fewer than three weeks', { ...over, FirstWeek: 14 }, false],
  ['to three weeks', { ...over, FirstWeek: 13 }, true],
  ['not who has no entry', { ...over, entry_id: 0 }, false],
])('leads to the season %s', (_name, config, expected) => {
  expect(leadsToSeason(config)).toBe(expected);
});

it('keeps the year', () => {
  expect([mySeasonAddress(undefined), mySeasonAddress(2025)]).toEqual(['/football/season/me', '/football/season/me?year=2025']);
});
