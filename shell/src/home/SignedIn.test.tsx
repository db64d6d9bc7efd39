import type { DataOf, HomeContestRow, HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
import { expectNoAxeFindings, fakePage, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { aHomeRow } from '../testing/home.fixture';
import { SignedIn } from './SignedIn';

const live = (ID: string, over: Partial<HomeLiveRow> = {}): HomeLiveRow => ({
  ID,
  contest: 'Football',
  pool: 'Oak Street Pool',
  at: '2026-11-15T18:00:00Z',
  team1: 'Bears',
  team2: 'Lions',
  score1: 10,
  score2: 7,
  clock: 'Q3 8:41',
  pick: 'CHI',
  spread: -3,
  result: -1,
  push: 0,
  ...over,
});
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
    expect.stringMatching(/^FootballNight Shift, Week 11.*4 of 5 saved/),
    expect.stringMatching(/^UnderdogsWeek 11.*No pick yet/),
  ]);
  expect(within(rows[1]!).getByRole('link', { name: 'Football' })).toHaveAttribute('href', '/football?contest=3');
  await expectNoAxeFindings(document.body);
});

test('who needs nothing is asked for nothing', async () => {
  open([aHomeRow('Football-1', { done: 0, state: '3 of 5 saved, 2 picks missed' })]);
  expect(await screen.findByText('3 of 5 saved, 2 picks missed')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull();
});

test('picks of two pools of one contest say which pool they are of', async () => {
  open([], [live('a'), live('b', { pool: 'Night Shift', pick: 'DET' })]);
  expect(await screen.findByText(/CHI/)).toBeVisible();
  const now = screen.getByRole('region', { name: 'Right now' });
  expect(now).toHaveTextContent('CHI −3 winning now · Oak Street Pool');
  expect(now).toHaveTextContent('DET −3 winning now · Night Shift');
});

test('a first visit is greeted as one', async () => {
  localStorage.clear();
  const first = open([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Rusty' })).toBeVisible();
  first.unmount();
  open([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Rusty' })).toBeVisible();
});

test('games on now and coming locks stand beside, in the order of their kick-offs', async () => {
  open(
    [],
    [
      live('a', { at: '2026-11-15T21:00:00Z', result: -2, pick: 'DET' }),
      live('b'),
      live('c', { push: 1, pick: 'DET', team1: 'Colts' }),
      live('d', { at: '2026-11-15T22:00:00Z', result: 3 }),
      live('e', { push: 1, spread: null, team1: 'Colts' }),
      live('f', { at: '2026-11-15T23:00:00Z', covers: 1 }),
    ],
    [lock('x', { at: '2026-11-16T01:00:00Z', pick: 'Jets', line_locked: 1 }), lock('y')],
  );
  const now = await screen.findByRole('region', { name: 'Right now' });
  expect(
    within(now)
      .getAllByRole('article')
      .map((game) => game.textContent),
  ).toEqual([
    expect.stringContaining('CHI −3 winning now'),
    expect.stringMatching(/pushing now.*level now$/),
    expect.stringContaining('DET −3 losing now'),
    expect.stringContaining('under way'),
    expect.stringContaining('CHI −3 covering now'),
  ]);
  const next = screen.getByRole('region', { name: 'Next locks' });
  expect(
    within(next)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([expect.stringContaining('Bears −3'), expect.stringContaining('Jets −3')]);
  expect(within(next).getByRole('img', { name: 'Line locked' })).toBeVisible();
  expect(screen.queryByText(/· Football/)).toBeNull();
});

test('with picks in several contests each says where it belongs', async () => {
  open([], [live('a')], [lock('x', { contest: 'Underdogs' })]);
  expect(await screen.findByText(/winning now/)).toHaveTextContent(/winning now · Football$/);
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
  page.change({ locks: [{ ID: 'x', __removed: 1 }], live: [live('y')], contests: [{ ID: 'Football-1', live: 1 }] });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('1 LIVE')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Right now' })).toHaveTextContent('CHI −3 winning now');
  expect(screen.queryByRole('region', { name: 'Next locks' })).toBeNull();
  expect(calls.map(({ query }) => query)).toEqual([{}, { since: '1' }]);
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
