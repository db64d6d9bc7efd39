import type { CourseRow, HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
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

const began = Date.parse('2026-11-15T18:00:00Z') / 1000;
/** A game that went one way and the other. */
const course = (ID: number): CourseRow => ({
  ...{ ID, Sport: 'NFL', Abbrev1: 'DET', Abbrev2: 'CHI', Line: -3, day: '2026-11-15T18:00:00Z' },
  Steps: `${began},Q1,15:00,0,0,;${began + 1200},Q1,2:00,7,0,touchdown;${began + 6000},Q3,9:10,7,10,points`,
});
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
        'GET utils/courses': ({ games }) => ({ games: { data: games.split(',').map(Number).map(course) } }),
      },
    },
  );
const near = aLiveRow('a', { near: 0.1, href: '/football?contest=3&game=9' });
const far = aLiveRow('b', { pick: 'Lions +3', pool: 'Night Shift', near: 2, contest: 'Underdogs' });

afterEach(() => jest.useRealTimers());
// What is fetched apart is at hand.
beforeAll(() => import('./courses/PicksMoved'));

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

test('each row has its chance through its game, of whatever contest, and what moved it is named; a game is asked for once', async () => {
  const stake = { game: 9, side: 2, line: -3, chance: 0.6 } as const;
  const dog = aLiveRow('c', { pick: 'Jets +7', contest: 'Underdogs', pool: 'Kennel', game: 12, side: 1, line: 7, chance: 0.4 });
  const { calls } = open([
    { ...near, ...stake },
    { ...far, game: 9, side: 1, line: 3, chance: 0.4 },
    dog,
    aLiveRow('d', { pick: 'Golfers' }),
  ]);
  const moved = within(await screen.findByRole('region', { name: 'What moved my picks' }));
  const told = moved.getAllByRole('listitem').map((one) => one.textContent);
  expect(told[0]).toMatch(/CHI 10 points.*Q3 9:10, 7–10.*% → \d+%/);
  expect(told.filter((text) => /Bears −3: /.test(text))).toHaveLength(2);
  expect(told.some((text) => /Jets \+7: /.test(text))).toBe(true);
  const now = screen.getByRole('region', { name: 'Right now' });
  expect(
    within(now)
      .getAllByRole('listitem')
      .map((row) => row.querySelectorAll('polyline').length),
  ).toEqual([1, 0, 1, 1, 0]);
  expect(calls.filter(({ key }) => key === 'GET utils/courses').map(({ query }) => query)).toEqual([{ games: '9,12' }]);
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
