import type { HomeLiveRow } from '@poolhouse/contract';
import fc from 'fast-check';
import { aLiveRow } from '../testing/home.fixture';
import { orderWords, sweats } from './sweat.rules';

const picks = (rows: readonly HomeLiveRow[]) => rows.map(({ pick }) => pick);

test('what is nearest to turning comes first, then what began first', () => {
  const rows = [
    aLiveRow('a', { pick: 'Far', near: 2.5 }),
    aLiveRow('b', { pick: 'Later', near: 0.4, at: '2026-11-15T21:00:00Z' }),
    aLiveRow('c', { pick: 'Sooner', near: 0.4 }),
    aLiveRow('d', { pick: 'Now', near: 0 }),
  ];
  expect(picks(sweats(rows))).toEqual(['Now', 'Sooner', 'Later', 'Far']);
});

test('the same pick in two pools stands once, another need of the same team by itself', () => {
  const rows = [
    aLiveRow('a'),
    aLiveRow('b', { pool: 'Night Shift' }),
    aLiveRow('c', { pool: 'Night Shift' }),
    aLiveRow('d', { contest: 'Underdogs', need: 'Needs 4 more to cover', pool: 'The Dog House' }),
  ];
  expect(sweats(rows).map(({ pools }) => pools)).toEqual([['Oak Street Pool', 'Night Shift'], ['The Dog House']]);
});

test('what the share in a row is stands at the head, where any row has one', () => {
  expect([orderWords([aLiveRow('a')]), orderWords([aLiveRow('a'), aLiveRow('b', { chance: null })])]).toEqual([
    'closest first',
    'chance, closest first',
  ]);
});

test('in whatever order rows come, the same is shown', () => {
  const row = fc.record({ pool: fc.constantFrom('x', 'y'), near: fc.integer({ min: 0, max: 3 }), pick: fc.constantFrom('A', 'B', 'C') });
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ pick, pool }) => pick + pool, maxLength: 8 }), fc.nat(), (drawn, turn) => {
      // One pick is as near in each of its pools.
      const rows = drawn.map((one, n) => aLiveRow(`${n}`, { ...one, near: one.pick.charCodeAt(0) % 3, need: one.pick }));
      const at = rows.length === 0 ? 0 : turn % rows.length;
      const turned = [...rows.slice(at), ...rows.slice(0, at)];
      const shown = (all: readonly HomeLiveRow[]) => sweats(all).map(({ pick, pools }) => [pick, [...pools].sort()]);
      expect(shown(turned)).toEqual(shown(rows));
    }),
  );
});
