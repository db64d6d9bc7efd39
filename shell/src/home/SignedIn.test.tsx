import type { DataOf, HomeContestRow, HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
import { expectNoAxeFindings, fakePage, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHomeRow, aLiveRow } from '../testing/home.fixture';
import { SignedIn } from './SignedIn';

const lock = (ID: string, over: Partial<HomeLockRow> = {}): HomeLockRow => ({
  ID,
  contest: 'Football',
  pool: 'Oak Street Pool',
  pick: 'Bears',
  spread: -3,
  at: '2026-11-15T18:00:00Z',
  line_locked: 0,
  ...over,
});

function open(contests: HomeContestRow[], liveRows: HomeLiveRow[] = [], locks: HomeLockRow[] = [], names = ['Football', 'Underdogs']) {
  const home: DataOf<'GET utils/home'> = { contests: { data: contests }, live: { data: liveRows }, locks: { data: locks } };
  return renderWithKit(<SignedIn username="Rusty" />, { session: { user_contests: names }, answers: { 'GET utils/home': () => home } });
}

test('each entry that needs something is a row above the contests, and its button opens that entry', async () => {
  open([
    aHomeRow('Football-1', { rank: 1, rank_shared: 1, overall_rank: 3 }),
    aHomeRow('Football-2', {
      pool: 'Night Shift',
      entry: 'Rusty After Dark',
      done: 0,
      state: '4 of 5 saved',
      next: '2026-11-15T21:00:00Z',
      action: 'Make pick',
      action_href: '/football/makepicks?entry=2',
    }),
    aHomeRow('Underdogs-7', {
      done: 0,
      state: 'No pick yet',
      next: '2026-11-15T18:00:00Z',
      action: 'Make pick',
      action_href: '/underdogs?contest=5&entry=7',
    }),
  ]);
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }));
  expect(needs.getByText('2 entries, soonest first')).toBeVisible();
  const [first, second] = needs.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Underdogs.*Rusty Nail, Oak Street Pool.*No pick yet/);
  expect(second).toHaveTextContent(/^Football.*Rusty After Dark, Night Shift.*4 of 5 saved/);
  const button = within(second!).getByRole('link', { name: /^Make pick ?: Rusty After Dark, Night Shift$/ });
  expect(button).toHaveAttribute('href', '/football/makepicks?entry=2');
  const rows = within(screen.getByRole('region', { name: 'Your contests' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^FootballOak Street Pool, Week 11.*5 of 5 saved.*T1 of 9this week, 3rd overall/),
    // What is to do is said above, once.
    expect.stringMatching(/^FootballNight Shift, Week 11.*2nd of 9/),
    expect.stringMatching(/^UnderdogsWeek 11.*2nd of 9/),
  ]);
  expect(within(rows[1]!).getByRole('link', { name: 'Football' })).toHaveAttribute('href', '/football?contest=3');
  await expectNoAxeFindings(document.body);
});

test('who needs nothing is asked for nothing', async () => {
  open([aHomeRow('Football-1', { done: 0, state: '3 of 5 saved, 2 picks missed' })]);
  expect(await screen.findByText('3 of 5 saved, 2 picks missed')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull();
});

test('picks of two pools of one contest say which pool they are of, and the same pick stands once', async () => {
  open([], [aLiveRow('a'), aLiveRow('b', { pool: 'Night Shift', pick: 'Lions +3' }), aLiveRow('c', { pool: 'Night Shift' })]);
  const now = within(await screen.findByRole('region', { name: 'Right now' }));
  expect(now.getByText('2 LIVE')).toBeVisible();
  expect(now.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Bears −3 2 pools.*Lions need 1, winning now.*10–7Q3 8:41/),
    expect.stringContaining('Lions +3 Night Shift'),
  ]);
  expect(now.getByRole('link', { name: 'Lions +3' })).toHaveAttribute('href', '/football?contest=3');
});

test('of many needs and locks the first three stand, and the others come at a press', async () => {
  const asked = [1, 2, 3, 4, 5].map((n) =>
    aHomeRow(`Football-${n}`, {
      entry: `Entry ${n}`,
      action: 'Make pick',
      action_href: '/football/makepicks',
      next: `2026-11-15T1${n}:00:00Z`,
    }),
  );
  open(
    asked,
    [],
    [1, 2, 3, 4].map((n) => lock(`${n}`, { pick: `Team ${n}` })),
  );
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }));
  expect(needs.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(needs.getByRole('button', { name: '2 more' }));
  expect(needs.getAllByRole('listitem')).toHaveLength(5);
  expect(needs.queryByRole('button', { name: /more/ })).toBeNull();
  const locks = within(screen.getByRole('region', { name: 'Next locks' }));
  await userEvent.click(locks.getByRole('button', { name: '1 more' }));
  expect(locks.getAllByRole('listitem')).toHaveLength(4);
});

test('what locks a day from now or later can be put into a calendar', async () => {
  const asked = (ID: string, next: string) => aHomeRow(ID, { action: 'Make pick', action_href: '/football/makepicks', next });
  const locks = [lock('1', { at: '2026-11-15T21:00:00Z' }), lock('2', { pick: 'Jets', at: '2026-11-17T01:15:00Z' })];
  const contests = [asked('Football-1', '2026-11-15T20:00:00Z'), asked('Football-2', '2026-11-17T20:00:00Z')];
  renderWithKit(<SignedIn username="Rusty" />, {
    session: { user_contests: ['Football'] },
    answers: { 'GET utils/home': () => ({ contests: { data: contests }, live: { data: [] }, locks: { data: locks } }) },
    now: '2026-11-15T18:00:00Z',
  });
  const [soon, later] = within(await screen.findByRole('region', { name: 'Needs you' })).getAllByRole('listitem');
  expect(soon).toHaveTextContent('locks in 2:00:00');
  expect(later).toHaveTextContent(/locks Tue .*Add to calendar/);
  expect(soon).not.toHaveTextContent('Add to calendar');
  const far = within(screen.getByRole('region', { name: 'Next locks' })).getByRole('button');
  expect(far).toHaveTextContent('Add to calendar: Football: Jets −3 locks');
});

test('a row keeps its place while it has focus, and takes its new one afterwards', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const rows = [aLiveRow('a', { pick: 'Near', near: 0.1 }), aLiveRow('b', { pick: 'Far', near: 2 })];
  const page = fakePage('GET utils/home', { contests: { data: [] }, live: { data: rows }, locks: { data: [] } });
  renderWithKit(<SignedIn username="Rusty" />, { session: { user_contests: ['Football'] }, answers: { 'GET utils/home': page.answer } });
  const now = within(await screen.findByRole('region', { name: 'Right now' }));
  const order = () => now.getAllByRole('link').map((link) => link.textContent);
  act(() => now.getByRole('link', { name: 'Far' }).focus());
  page.change({ live: [{ ID: 'b', near: 0, need: 'Needs a field goal' }] });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(now.getByText('Needs a field goal')).toBeVisible();
  expect(order()).toEqual(['Near', 'Far']);
  act(() => now.getByRole('link', { name: 'Far' }).blur());
  expect(order()).toEqual(['Far', 'Near']);
  jest.useRealTimers();
});

test('a first visit is greeted as one', async () => {
  localStorage.clear();
  const first = open([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Rusty' })).toBeVisible();
  first.unmount();
  open([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Rusty' })).toBeVisible();
});

test('what is played and what locks next stand beside, the nearest to turning and the next first', async () => {
  open(
    [],
    [
      aLiveRow('a', { near: 2, result: -2, pick: 'Lions +3' }),
      aLiveRow('b', { near: 0.1 }),
      aLiveRow('c', { near: 0.2, push: 1, pick: 'Colts −3' }),
      aLiveRow('d', { near: 3, result: 3, pick: 'Jets', need: '' }),
      aLiveRow('f', { near: 4, covers: 1, pick: 'Bills +3' }),
    ],
    [lock('x', { at: '2026-11-16T01:00:00Z', pick: 'Jets', line_locked: 1 }), lock('y')],
  );
  const now = await screen.findByRole('region', { name: 'Right now' });
  expect(
    within(now)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/Bears −3.*winning now/),
    expect.stringMatching(/Colts −3.*level now/),
    expect.stringMatching(/Lions \+3.*losing now/),
    expect.stringMatching(/Jets.*under way/),
    expect.stringMatching(/Bills \+3.*covering now/),
  ]);
  const next = screen.getByRole('region', { name: 'Next locks' });
  expect(
    within(next)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([expect.stringContaining('Bears −3'), expect.stringContaining('Jets −3')]);
  expect(within(next).getByRole('img', { name: 'Line locked' })).toBeVisible();
  await expectNoAxeFindings(document.body);
});

test('with picks in several contests each says where it belongs', async () => {
  open([], [aLiveRow('a')], [lock('x', { contest: 'Underdogs' })]);
  expect(within(await screen.findByRole('region', { name: 'Right now' })).getByText('Football')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Next locks' })).getByText('Underdogs')).toBeVisible();
});

test('what changes is followed each minute, and what comes next is counted down by the server’s clock', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const page = fakePage('GET utils/home', {
    contests: { data: [aHomeRow('Football-1', { next: '2026-11-15T18:10:00Z', next_label: 'Next kickoff' })] },
    live: { data: [] },
    locks: { data: [lock('x')] },
  });
  const { calls } = renderWithKit(<SignedIn username="Rusty" />, {
    session: { user_contests: ['Football'] },
    answers: { 'GET utils/home': page.answer },
    now: '2026-11-15T18:00:00Z',
  });
  expect(await screen.findByText(/^Next kickoff .+, in 0:10:00$/)).toBeVisible();
  page.change({ locks: [{ ID: 'x', __removed: 1 }], live: [aLiveRow('y')], contests: [{ ID: 'Football-1', live: 1 }] });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await within(screen.getByRole('region', { name: 'Your contests' })).findByText('1 LIVE')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Right now' })).toHaveTextContent(/Bears −3.*winning now/);
  expect(screen.queryByRole('region', { name: 'Next locks' })).toBeNull();
  expect(calls.filter(({ key }) => key.endsWith('home')).map(({ query }) => query)).toEqual([{}, { since: '1' }]);
  jest.useRealTimers();
});

test('nothing moves when the facts come: the list waits for them, but not for long', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  renderWithKit(<SignedIn username="Rusty" />, {
    session: { user_contests: ['Football'] },
    answers: { 'GET utils/home': () => new Promise<never>(() => undefined) },
  });
  expect(screen.queryByRole('link', { name: 'Football' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByRole('link', { name: 'Football' })).toBeVisible();
  jest.useRealTimers();
});

test('the list stands without its facts when they cannot be read', async () => {
  const { calls } = renderWithKit(<SignedIn username="Rusty" />, { session: { user_contests: ['Football'] } });
  expect(await screen.findByRole('link', { name: 'Football' })).toBeVisible();
  expect(calls.map(({ key }) => key)).toEqual(['GET utils/home']);
  expect(await screen.findByRole('heading', { name: /^Welcome.*, Rusty$/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Right now' })).toBeNull();
});

test('who is in no contest is told whom to ask', async () => {
  open([], [], [], []);
  expect(await screen.findByText(/You are in no contest yet/)).toBeVisible();
});

test('an administrator of no contest is told what comes first', async () => {
  renderWithKit(<SignedIn username="Rusty" />, { session: { user_contests: [], is_admin: true } });
  expect(await screen.findByText('No contest is open yet.')).toBeVisible();
});

test('what was read before stays without a server, below a bar that says from when it is', async () => {
  const home: DataOf<'GET utils/home'> = { contests: { data: [aHomeRow('Football-1')] }, live: { data: [] }, locks: { data: [] } };
  const answers = jest.fn<DataOf<'GET utils/home'> | null, []>(() => home);
  const { container } = renderWithKit(<SignedIn username="Rusty" />, {
    session: { user_contests: ['Football'] },
    now: new Date(2026, 10, 15, 15, 18).getTime(),
    answers: { 'GET utils/home': () => answers() ?? { error: { code: 'unavailable', message: "Can't reach Poolhouse." } } },
  });
  await screen.findByText('2nd of 9');
  answers.mockReturnValue(null);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText("Can't reach Poolhouse. Showing your contests from 3:18 PM.")).toBeVisible();
  expect(screen.getByText('2nd of 9')).toBeVisible();
  await expectNoAxeFindings(container);
  answers.mockReturnValue(home);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitForElementToBeRemoved(() => screen.queryByText(/Showing your contests/));
});

test.each([
  ['2026-11-22T20:40:00Z', false],
  ['2026-11-23T02:00:00Z', true],
])('a demo that has run on is put back with one press: at %s %s', async (now, offered) => {
  const demo = { password: 'poolhouse', users: [], starts: '2026-11-22T20:22:00Z', scenes: [{ name: 'march', title: 'March', about: '' }] };
  const { calls } = renderWithKit(<SignedIn username="Rusty" />, {
    session: { user_contests: ['Football'] },
    answers: {
      'GET utils/home': () => ({ contests: { data: [aHomeRow('Football-1')] }, live: { data: [] }, locks: { data: [] } }),
      'GET na/welcome': () => ({ practice: true, demo }),
      'POST na/begin_again': () => ({ error: { message: 'Somebody has just begun the demo anew.', code: 'conflict' } }),
    },
    now,
  });
  if (offered) {
    await userEvent.click(await screen.findByRole('button', { name: /^Back to (Sun|Mon) \d/ }));
    expect(await screen.findByText(/Somebody has just begun/)).toBeVisible();
  } else {
    await screen.findByRole('region', { name: 'Your contests' });
    await waitFor(() => expect(calls.map(({ key }) => key)).toContain('GET na/welcome'));
    expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull();
  }
});
