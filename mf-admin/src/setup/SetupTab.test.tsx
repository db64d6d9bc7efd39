import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import AdminPage from '../console/Admin.page';
import { SetupOnHome } from '../home/SetupOnHome';
import { aConsole, aSeat, aSetup } from '../testing/console.fixture';

beforeEach(() => localStorage.clear());

const outcome = (over: Partial<DataOf<'POST ad/set_up'>> = {}): DataOf<'POST ad/set_up'> => ({
  result: 'success',
  message: 'Oak Street Pool is set up',
  games: { added: 285, changed: 0, unchanged: 0, results: 193, refused: { data: [] } },
  contests: [
    {
      id: 5,
      name: 'Oak Street Pool',
      pot: 336,
      prizes: {
        data: [
          { ID: 'week', prize: 'Five of five right', points: 42, times: 4, together: 168, rule: 'shared; nobody: pushed to next week' },
        ],
      },
      weeks: { data: [{ ID: 12, week: 12, points: 42 }] },
      adds_up: 1,
      message: '14 entries at 24 points make a pot of 336.',
    },
  ],
  link: 'https://pool.example/join#7QK4-M2VX-9DPA',
  next: '/football/makepicks',
  ...over,
});
const csv = 'season,week\n2026,1\n';
/** The browser of the tests has no reader of files. */
const csvFile = Object.assign(new File([csv], 'games.csv', { type: 'text/csv' }), { text: () => Promise.resolve(csv) });
const empty = () => aConsole({ config: { data: [aSeat({ contests_total: 0, users_total: 1 })] }, active_contests: { data: [] } });
const open = (answers: FakeAnswers = {}) =>
  renderWithKit(<AdminPage />, {
    at: '/ad?tab=setup',
    session: { is_admin: true },
    answers: { 'GET ad/pagedata': empty, 'GET ad/setup': () => aSetup(), ...answers },
  });

it('shows what it makes first, then makes it in one call, and hands over the link', async () => {
  const { calls, container } = open({ 'POST ad/set_up': (_, { dry_run }) => outcome(dry_run === 1 ? { link: '', next: '' } : {}) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up Oak Street Pool' })).toBeVisible();
  const form = within(await screen.findByRole('form', { name: 'Set up the pool' }));
  await userEvent.click(form.getByRole('radio', { name: 'from a file' }));
  const see = form.getByRole('button', { name: 'See what it makes' });
  expect(see).toBeDisabled();
  await userEvent.upload(form.getByLabelText('games.csv'), csvFile);
  await userEvent.click(see);
  const preview = within(await form.findByRole('region', { name: 'What it makes' }));
  expect(preview.getByText('285 games would be new, 193 with results, 0 rows refused')).toBeVisible();
  expect(await preview.findByText('14 entries at 24 points make a pot of 336.')).toBeVisible();
  await expectNoAxeFindings(container);
  await userEvent.click(form.getByRole('button', { name: 'Set it all up' }));
  expect(await screen.findByText('pool.example/join#7QK4-M2VX-9DPA')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make your first pick' })).toHaveAttribute('href', '/football/makepicks');
  const sent = calls.filter(({ key }) => key === 'POST ad/set_up').map(({ body }) => body as { dry_run: number; contests: unknown });
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([1, 0]);
  expect(sent[1]!.contests).toEqual(sent[0]!.contests);
});

it('takes nothing while lines of the file are refused, and names them', async () => {
  const refused = { data: [{ ID: 1, line: 7, message: 'has no away team' }] };
  open({ 'POST ad/set_up': () => outcome({ games: { added: 0, changed: 0, unchanged: 0, results: 0, refused }, link: '' }) });
  const form = within(await screen.findByRole('form', { name: 'Set up the pool' }));
  await userEvent.click(form.getByRole('button', { name: 'See what it makes' }));
  expect(await form.findByText('Line 7: has no away team')).toBeVisible();
  expect(form.getByRole('button', { name: 'Set it all up' })).toBeDisabled();
});

it('a pool that is there is changed step by step, with marks from the data', async () => {
  const figures = { data: [{ ...aSetup().figures.data[0]!, contests: 1 }] };
  open({ 'GET ad/setup': () => aSetup({ figures }) });
  const steps = within(await screen.findByRole('region', { name: 'The six steps' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(6);
  expect(steps.getAllByRole('img', { name: 'done' })).toHaveLength(1);
  expect(screen.queryByRole('form', { name: 'Set up the pool' })).toBeNull();
});

it('home shows the three steps and the way on', async () => {
  renderWithKit(<SetupOnHome />, { session: { is_admin: true }, answers: { 'GET ad/setup': () => aSetup() } });
  expect(await screen.findByRole('link', { name: 'Set up your pool' })).toHaveAttribute('href', '/ad?tab=setup');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('b')!.textContent)).toEqual([
    'Season and games',
    'Contest',
    'People',
  ]);
});
