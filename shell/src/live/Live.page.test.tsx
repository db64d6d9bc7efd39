import type { HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
import type { LivePlace } from '@poolhouse/shared-ui';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppBar } from '../bar/AppBar';
import { aHomeRow, aLiveRow } from '../testing/home.fixture';
import { LivePage } from './Live.page';

const lock: HomeLockRow = {
  ID: 'l',
  contest: 'Football',
  pool: 'Oak Street Pool',
  pick: 'Chiefs',
  spread: -3.5,
  at: '2026-11-15T21:25:00Z',
  line_locked: 0,
};

/** What a contest brings to the page. */
const Part = ({ live }: LivePlace) => <p>Told of {live.map(({ pick }) => pick).join(', ')}</p>;

const open = (live: HomeLiveRow[], at = '/live') =>
  renderWithKit(
    <>
      <AppBar />
      <LivePage />
    </>,
    {
      at,
      now: '2026-11-15T20:22:00Z',
      session: { user_contests: ['Football', 'Underdogs'] },
      slots: { live: [{ name: 'moments', title: 'Moments', Part }] },
      answers: {
        'GET utils/home': () => ({
          contests: { data: [aHomeRow('Football-1', { live: 2, rank: 1, rank_shared: 1, of: 14 })] },
          live: { data: live },
          locks: { data: [lock] },
        }),
      },
    },
  );
const near = aLiveRow('a', { near: 0.1, href: '/football?contest=3&game=9' });
const far = aLiveRow('b', { pick: 'Lions +3', pool: 'Night Shift', near: 2, contest: 'Underdogs' });

afterEach(() => jest.useRealTimers());

test('what is on stands nearest first, each leading to its game, with where I stand; the bar leads here', async () => {
  const { container } = open([far, near]);
  await screen.findByRole('region', { name: 'Closest to turning' });
  const now = within(screen.getByRole('region', { name: 'Right now' }));
  expect(now.getAllByRole('link').map((link) => link.textContent.trim())).toEqual(['Bears −3', 'Lions +3']);
  expect(now.getByRole('link', { name: 'Bears −3' })).toHaveAttribute('href', '/football?contest=3&game=9');
  expect(now.getByText('Chiefs')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Closest to turning' })).getByText('Lions need 1')).toBeVisible();
  expect(screen.getByText('T1 of 14')).toBeVisible();
  expect(screen.getByText(/^Told of /)).toHaveTextContent('Told of Lions +3, Bears −3');
  expect(screen.getByRole('link', { name: 'Live' })).toHaveAttribute('href', '/live');
  await expectNoAxeFindings(container);
});

test('with nothing on the next kick-off stands there, and the bar has no way here', async () => {
  open([]);
  expect(await screen.findByText('1 pick in Football')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Live' })).toBeNull();
});

test('across the room nothing sealed is told and nothing can be pressed; pools take turns, and Escape leaves', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-11-15T20:22:00Z') });
  const { where } = open([far, near], '/live?tv=1');
  const main = within((await screen.findByRole('heading', { level: 1, name: 'Live' })).parentElement!.parentElement!);
  expect(await main.findByText('Pool 1 of 2')).toBeVisible();
  expect(main.getByRole('region', { name: 'Football, Oak Street Pool' })).toBeVisible();
  expect(main.queryByText('Chiefs')).toBeNull();
  expect(main.queryByText(/^Told of /)).toBeNull();
  expect([...main.queryAllByRole('link'), ...main.queryAllByRole('button')]).toEqual([]);
  expect(document.documentElement.style.fontSize).toBe('150%');
  await act(async () => jest.advanceTimersByTime(30_000));
  expect(main.getByRole('region', { name: 'Underdogs, Night Shift' })).toBeVisible();
  await userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }).keyboard('{Escape}');
  expect(where()).toBe('/live');
  expect(await screen.findByRole('link', { name: 'TV' })).toBeVisible();
  expect(document.documentElement.style.fontSize).toBe('');
});
