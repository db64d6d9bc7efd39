import type { HomeLiveRow } from '@poolhouse/contract';
import { footballPools, mattersMost } from './live-pools.rules';

const row = (href: string, pool: string): HomeLiveRow => ({
  ...{ ID: href, contest: 'Football', pool, href, at: '2026-11-15T18:00:00Z', pick: 'Bills −5.5', need: '', score: '', clock: '' },
  ...{ push: 0, near: 1, result: -1 },
});

test('football pools are those whose board a row leads to; other contests are none', () => {
  const rows = [
    row('/football?contest=4&game=9', 'Oak Street Pool'),
    row('/footballwins?contest=6&game=9', 'Oak Street Pool'),
    row('/underdogs?contest=7', 'Oak Street Pool'),
  ];
  expect(footballPools(rows)).toEqual([{ contest: 4, name: 'Oak Street Pool' }]);
});

test('the pool that matters is the one whose pick a play may turn, then the one whose chance is nearest even, whatever its name', () => {
  const far = { ...row('/football?contest=3&game=9', 'Night Shift'), near: 1.5, chance: 0.95 };
  const even = { ...row('/football?contest=4&game=8', 'Oak Street Pool'), near: 3, chance: 0.5 };
  const play = { ...row('/football?contest=5&game=7', 'Third'), near: 0.4, chance: 0.99 };
  const other = { ...row('/underdogs?contest=7', 'Kennel'), near: 0, chance: 0.5 };
  expect(mattersMost([far, even, other])).toBe(4);
  expect(mattersMost([far, even, other, play])).toBe(5);
  expect(mattersMost([other])).toBeUndefined();
});
