import { consoleTabs, grouped, runs, tabAt } from './tabs.rules';

const piece = (name: string, title: string, order: number) => ({
  key: `mf-x/console/${name}`,
  place: 'console' as const,
  name,
  title,
  order,
});
const pieces = [piece('football', 'Football Admin', 10), piece('wins', 'NFL Wins Admin', 30)];
const kinds = ['football', 'footballwins'];
const calls = ['GET ad/setup', 'POST ad/invite', 'GET ad/games', 'POST ad/check_remotes', 'POST ad/check_doctor'];
const labels = (role: 'site' | 'commissioner' | 'helper', running: boolean) =>
  consoleTabs(pieces, { role, running, kinds, calls }).map(({ label }) => label);

test('the tabs of the specification stand in its order, contests between Admin and Contests', () => {
  expect(labels('site', true)).toEqual([
    'Admin',
    'Football Admin',
    'NFL Wins Admin',
    'Contests',
    'People',
    'Game day',
    'Deployments',
    'Health',
    'Set-up',
  ]);
});

test('set-up is the first tab until the pool runs, and what belongs to the site is not shown to others', () => {
  expect(labels('commissioner', false)).toEqual(['Set-up', 'Admin', 'Football Admin', 'NFL Wins Admin', 'Contests', 'People']);
});

test('an address without a tab, or with one that is gone, opens the first', () => {
  const tabs = consoleTabs(pieces, { role: 'site', running: true, kinds, calls });
  expect(tabAt(tabs, null)!.key).toBe('admin');
  expect(tabAt(tabs, 'mf-x/console/golf')!.key).toBe('admin');
  expect(tabAt(tabs, 'mf-x/console/wins')!.label).toBe('NFL Wins Admin');
});

test('a helper has nothing to set up and nobody to invite, and the tabs of the kinds helped in', () => {
  const of = (...helped: string[]) =>
    consoleTabs(pieces, { role: 'helper', running: false, kinds: helped, calls }).map(({ label }) => label);
  expect(of()).toEqual(['Admin', 'Contests']);
  expect(of('football')).toEqual(['Admin', 'Football Admin', 'Contests']);
  expect(of('footballwins', 'golf')).toEqual(['Admin', 'NFL Wins Admin', 'Contests']);
});

test('a pool runs once a contest is open and a second player is there', () => {
  const page = (contests_total: number, users_total: number) => ({ contests_total, users_total });
  expect([runs(page(0, 5)), runs(page(1, 1)), runs(page(1, 2))]).toEqual([false, false, true]);
});

test('whoever runs a group has the tabs of the kinds that are open, and only what the server allows', () => {
  const of = (allowed: string[], open: string[]) =>
    consoleTabs(pieces, { role: 'site', running: true, kinds: open, calls: allowed }).map(({ label }) => label);
  expect(of(calls, ['footballwins'])).toEqual([
    'Admin',
    'NFL Wins Admin',
    'Contests',
    'People',
    'Game day',
    'Deployments',
    'Health',
    'Set-up',
  ]);
  expect(of(['GET ad/games', 'POST ad/invite'], [])).toEqual(['Admin', 'Contests', 'People', 'Game day']);
});

test('the list has its headings, and one without a tab is left out', () => {
  const headings = (role: 'site' | 'helper', running: boolean) =>
    grouped(consoleTabs(pieces, { role, running, kinds, calls })).map(({ group, tabs }) => [group, ...tabs.map(({ label }) => label)]);
  expect(headings('site', true)).toEqual([
    ['', 'Admin'],
    ['Contests', 'Football Admin', 'NFL Wins Admin', 'Contests'],
    ['People', 'People'],
    ['Site', 'Game day', 'Deployments', 'Health', 'Set-up'],
  ]);
  expect(headings('site', false)[0]).toEqual(['', 'Set-up', 'Admin']);
  expect(headings('helper', true).map(([heading]) => heading)).toEqual(['', 'Contests']);
});
