import { consoleTabs, runs, tabAt } from './tabs.rules';

const piece = (name: string, title: string, order: number) => ({
  key: `mf-x/console/${name}`,
  place: 'console' as const,
  name,
  title,
  order,
});
const pieces = [piece('football', 'Football Admin', 10), piece('wins', 'NFL Wins Admin', 30)];
const labels = (role: 'site' | 'commissioner' | 'helper', running: boolean) =>
  consoleTabs(pieces, { role, running }).map(({ label }) => label);

test('the tabs of the specification stand in its order, contests between Admin and Contests', () => {
  expect(labels('site', true)).toEqual([
    'Admin',
    'Football Admin',
    'NFL Wins Admin',
    'Contests',
    'People',
    'Game day',
    'Deployments',
    'Set-up',
  ]);
});

test('set-up is the first tab until the pool runs, and what belongs to the site is not shown to others', () => {
  expect(labels('commissioner', false)).toEqual(['Set-up', 'Admin', 'Football Admin', 'NFL Wins Admin', 'Contests', 'People']);
});

test('an address without a tab, or with one that is gone, opens the first', () => {
  const tabs = consoleTabs(pieces, { role: 'site', running: true });
  expect(tabAt(tabs, null)!.key).toBe('admin');
  expect(tabAt(tabs, 'mf-x/console/golf')!.key).toBe('admin');
  expect(tabAt(tabs, 'mf-x/console/wins')!.label).toBe('NFL Wins Admin');
});

test('a helper has nothing to set up and nobody to invite, and the tabs of the kinds helped in', () => {
  const of = (...kinds: string[]) => consoleTabs(pieces, { role: 'helper', running: false, kinds }).map(({ label }) => label);
  expect(of()).toEqual(['Admin', 'Contests']);
  expect(of('football')).toEqual(['Admin', 'Football Admin', 'Contests']);
  expect(of('footballwins', 'golf')).toEqual(['Admin', 'NFL Wins Admin', 'Contests']);
});

test('a pool runs once a contest is open and a second player is there', () => {
  const page = (contests_total: number, users_total: number) => ({ contests_total, users_total });
  expect([runs(page(0, 5)), runs(page(1, 1)), runs(page(1, 2))]).toEqual([false, false, true]);
});
