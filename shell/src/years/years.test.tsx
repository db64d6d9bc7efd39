import { shellRoutes } from '@poolhouse/shared-ui';
import { useRoutes } from '@poolhouse/shared-ui/router';
import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anArchive } from '../testing/archive.fixture';
import { someRivals, someYears } from '../testing/years.fixture';
import { RivalsPage } from './Rivals.page';
import { YearsPage } from './Years.page';

const Pages = () =>
  useRoutes([
    { path: '/years', element: <YearsPage /> },
    { path: '/years/:player', element: <RivalsPage /> },
  ]);
const open = (at: string, answers: FakeAnswers = {}) =>
  renderWithKit(<Pages />, { at, answers: { 'GET utils/years': () => someYears(), 'GET utils/rivals': () => someRivals(), ...answers } });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('records open to the weeks behind them, names lead to the two of us, and who left is said to have', async () => {
  const { container } = open('/years');
  const records = await region('Records of Oak Street');
  expect(records.getByText('25 weeks and tournaments of 2 contests, 2025 to 2026')).toBeVisible();
  expect(records.getByText('Casey: Week 3, 2025')).toBeVisible();
  expect(records.getByText('Bench Press: Week 1, 2025 to Week 2, 2025, left the circle')).toBeVisible();
  await userEvent.click(records.getByText('The week behind it', { selector: '[aria-label*="Best week ever"]' }));
  const table = records.getByRole('table', { name: /^Best week ever/ });
  expect(rowsOf(table)).toEqual(['Week 3, 2025Casey5–0, 42 points']);
  expect(within(table).getByRole('link', { name: 'Week 3, 2025' })).toHaveAttribute('href', '/football?contest=7&year=2025&week=3');
  const shelf = await region('Trophy shelf');
  expect(shelf.getByText('1 season, 2 weeks')).toBeVisible();
  expect(shelf.getByRole('link', { name: 'Casey' })).toHaveAttribute('href', '/years/2?group=1');
  const rivals = await region('Head to head');
  expect(rivals.getByText('1 meeting')).toBeVisible();
  expect(document.title).toBe('Rivals and years · Poolhouse');
  await expectNoAxeFindings(container);
});

test('seasons that were played elsewhere lead to their pages, also where nothing is over here', async () => {
  const config = { data: [{ ID: 1 as const, group: 1, circle: 'Oak Street', Rounds: 0, Contests: 0, First: 0, Last: 0 }] };
  const none = { data: [] };
  open('/years', {
    'GET utils/years': () => someYears({ config, periods: none, records: none, shelf: none, archives: { data: [anArchive()] } }),
  });
  const elsewhere = await region('Played elsewhere');
  expect(elsewhere.getByRole('link', { name: 'Oak Street Pool 2024' })).toHaveAttribute('href', '/archive?archive=2147483646');
  expect(elsewhere.getByText('2 entries')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Records of Oak Street' })).toBeNull();
});

test('a player opens against another, each figure to its meetings', async () => {
  const { container, calls } = open('/years/2?group=1');
  expect(await screen.findByRole('heading', { level: 1, name: 'You and Casey' })).toBeVisible();
  expect(calls.map(({ query }) => query)).toEqual([{ group: '1', player: '2' }]);
  expect(screen.getByText('You are ahead after 4 meetings, 1 level.')).toBeVisible();
  const contests = await region('By contest');
  expect(contests.getByText('2–1–1')).toBeVisible();
  expect(contests.getByText('You lead by 3 wins')).toBeVisible();
  const years = await region('By year');
  await userEvent.click(years.getByText('The meetings behind it', { selector: '[aria-label$="2025"]' }));
  expect(rowsOf(years.getByRole('table'))).toEqual(['Week 2, 20254–12–3', 'Week 1, 20251–45–0, ahead']);
  await expectNoAxeFindings(container);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Against' }), '3');
  expect(calls.at(-1)?.query).toEqual({ group: '1', player: '3' });
});

test('before anything is over it says what comes', async () => {
  const none = { data: [] };
  const config = { data: [{ ID: 1 as const, group: 1, circle: 'Oak Street', Rounds: 0, Contests: 0, First: 0, Last: 0 }] };
  const { unmount } = open('/years', { 'GET utils/years': () => someYears({ config, players: none, records: none, shelf: none }) });
  expect(await screen.findByText('Nothing is over yet: the first week’s results come here.')).toBeVisible();
  unmount();
  const empty = { players: none, tallies: none, runs: none, meetings: none, seasons: none };
  open('/years/rival', {
    'GET utils/rivals': () => someRivals({ ...empty, config: { data: [{ ID: 1, group: 1, circle: 'Oak', Me: 0, Rival: 0 }] } }),
  });
  expect(await screen.findByText('Nothing of yours is over yet: the first week’s results come here.')).toBeVisible();
});

test('an entry alone leads to its player and its circle', async () => {
  const circles = {
    data: [
      { ID: 1, Name: 'Oak Street' },
      { ID: 2, Name: 'Night Shift' },
    ],
  };
  const { calls } = open(shellRoutes.rival(2), { 'GET utils/rivals': () => someRivals({ circles }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'You and Casey' })).toBeVisible();
  expect(calls.map(({ query }) => query)).toEqual([{ player: '2' }]);
  expect(screen.getAllByRole('link', { name: 'Records' })[0]).toHaveAttribute('href', '/years?group=1');
});

test('a player of whom nothing is known yet has a sentence, and nothing to try again', async () => {
  open(shellRoutes.rival(9), { 'GET utils/rivals': () => ({ error: { code: 'not_found', message: 'There is no such player.' } }) });
  expect(await screen.findByText(/^Nothing that this player played in your circle is over yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
});

test.each([
  [2, undefined, '/years/2'],
  [2, 1, '/years/2?group=1'],
  [0, 1, '/years/rival?group=1'],
])('the address of entry %i in circle %s is %s', (entry, group, address) => {
  expect(shellRoutes.rival(entry, group)).toBe(address);
});

test.each([
  ['/years', 'Records of Oak Street', 'the records'],
  ['/years/2', 'By contest', 'the two of you'],
])('%s stays without a server, below the bar of the boards, and is read again when it is back', async (at, panel, of) => {
  let away = false;
  const { container } = renderWithKit(<Pages />, {
    at,
    now: new Date(2026, 10, 15, 15, 18).getTime(),
    answers: {
      'GET utils/years': () => (away ? { error: { code: 'unavailable', message: 'away' } } : someYears()),
      'GET utils/rivals': () => (away ? { error: { code: 'unavailable', message: 'away' } } : someRivals()),
    },
  });
  await region(panel);
  away = true;
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(`Can't reach Poolhouse. Showing ${of} from 3:18 PM.`)).toBeVisible();
  await region(panel);
  await expectNoAxeFindings(container);
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitForElementToBeRemoved(() => screen.queryByText(/Showing/));
  await region(panel);
});

test('circles are chosen where there are several', async () => {
  const circles = {
    data: [
      { ID: 1, Name: 'Oak Street' },
      { ID: 2, Name: 'Night Shift' },
    ],
  };
  const { calls } = open('/years', { 'GET utils/years': () => someYears({ circles }) });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Circle' }), 'Night Shift');
  expect(calls.at(-1)?.query).toEqual({ group: '2' });
});
