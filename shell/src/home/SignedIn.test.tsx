import type { DataOf, HomeContestRow, HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
import { expectNoAxeFindings, fakePage, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { SignedIn } from './SignedIn';

const contest = (ID: string, over: Partial<HomeContestRow> = {}): HomeContestRow => ({
  ID,
  note: 'Week 11',
  done: 1,
  state: '5 of 5 picks in',
  next: '',
  next_label: '',
  live: 0,
  rank: 2,
  rank_shared: 0,
  of: 9,
  overall_rank: null,
  overall_shared: 0,
  action: '',
  action_href: '',
  ...over,
});
const live = (ID: string, over: Partial<HomeLiveRow> = {}): HomeLiveRow => ({
  ID,
  contest: 'Football',
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

test('each contest tells its own facts, and those that wait for the player come first', async () => {
  open([
    contest('Football', { rank: 1, rank_shared: 1 }),
    contest('Underdogs', { done: 0, state: 'No picks yet', action: 'Make picks', action_href: '/underdogs' }),
  ]);
  expect(await screen.findByText('1 needs your picks')).toBeVisible();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Underdogs.*No picks yet/);
  expect(within(first!).getByRole('link', { name: 'Make picks' })).toHaveAttribute('href', '/underdogs');
  expect(second).toHaveTextContent(/^Football.*5 of 5 picks in.*T1 of 9/);
  await expectNoAxeFindings(document.body);
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
    contests: { data: [contest('Football', { next: '2026-11-15T18:10:00Z', next_label: 'Next kickoff' })] },
    live: { data: [] },
    locks: { data: [lock('x')] },
  });
  const { calls } = renderWithKit(<SignedIn username="Rusty" />, {
    session: { user_contests: ['Football'] },
    answers: { 'GET utils/home': page.answer },
    now: '2026-11-15T18:00:00Z',
  });
  expect(await screen.findByText(/^Next kickoff .+, in 0:10:00$/)).toBeVisible();
  page.change({ locks: [{ ID: 'x', __removed: 1 }], live: [live('y')], contests: [{ ID: 'Football', live: 1 }] });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('1 LIVE')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Right now' })).toHaveTextContent('CHI −3 winning now');
  expect(screen.queryByRole('region', { name: 'Next locks' })).toBeNull();
  expect(calls.map(({ query }) => query)).toEqual([{}, { since: '1' }]);
  jest.useRealTimers();
});

test('the list stands without its facts while they are on their way, and when they cannot be read', async () => {
  const { calls } = renderWithKit(<SignedIn username="Rusty" />, { session: { user_contests: ['Football'] } });
  expect(screen.getByRole('link', { name: 'Football' })).toBeVisible();
  expect(calls.map(({ key }) => key)).toEqual(['GET utils/home']);
  expect(await screen.findByRole('heading', { name: 'Welcome back, Rusty' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Right now' })).toBeNull();
});

test('who is in no contest is told whom to ask', async () => {
  open([], [], [], []);
  expect(await screen.findByText(/You are in no contest yet/)).toBeVisible();
});

test('an administrator of no contest is told what comes first', async () => {
  renderWithKit(<SignedIn username="Rusty" />, { session: { user_contests: [], is_admin: true } });
  expect(await screen.findByText('No contest is open yet. Open the first one, then enter the players.')).toBeVisible();
});
