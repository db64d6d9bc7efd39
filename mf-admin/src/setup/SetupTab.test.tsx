import type { DataOf } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit, screenOf, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminPage from '../console/Admin.page';
import { SetupOnHome } from '../home/SetupOnHome';
import { allMay } from '../testing/answers.fixture';
import { aConsole, aSeat, aSetup } from '../testing/console.fixture';

beforeEach(() => localStorage.clear());

afterEach(() => jest.restoreAllMocks());

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
    answers: { 'GET ad/pagedata': empty, 'GET ad/my_permissions': allMay, 'GET ad/setup': () => aSetup(), ...answers },
  });

it('shows what it makes first, then makes it in one call, and hands over the link', async () => {
  const { calls, container } = open({ 'POST ad/set_up': (_, { dry_run }) => outcome(dry_run === 1 ? { link: '', next: '' } : {}) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up Oak Street Pool' })).toBeVisible();
  const form = within(await screen.findByRole('form', { name: 'Set up the pool' }));
  expect(form.getByRole('checkbox', { name: 'Underdogs' })).toBeEnabled();
  expect(form.getByText('Underdogs')).toBeVisible();
  expect(form.queryByRole('checkbox', { name: 'Bowl Mania' })).toBeNull();
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

it('says by its name what each contest would take where nothing is typed', async () => {
  const wins = {
    ...{
      ID: 'footballwins' as const,
      title: 'NFL Wins',
      fields: ['points_per_entry', 'overall_points'],
      built: 1 as const,
      ready: 0 as const,
      copy_of: null,
    },
    usual: { points_per_entry: '50', overall_points: '250, 100, 50' },
  };
  open({ 'GET ad/setup': () => aSetup({ choices: { data: [...aSetup().choices.data, wins] } }) });
  const form = within(await screen.findByRole('form', { name: 'Set up the pool' }));
  // Of one alone there is no other to be told from.
  expect(form.queryByRole('group', { name: 'Football' })).toBeNull();
  await userEvent.click(form.getByRole('checkbox', { name: 'NFL Wins' }));
  const usual = (contest: string, field: RegExp) =>
    within(form.getByRole('group', { name: contest }))
      .getByRole('textbox', { name: field })
      .getAttribute('placeholder');
  expect(['Football', 'NFL Wins'].map((contest) => [usual(contest, /^Points per entry/), usual(contest, /^Overall prizes/)])).toEqual([
    ['10', 'nothing'],
    ['50', '250, 100, 50'],
  ]);
});

it('says each thing once while nothing is there, and the steps as soon as one of them is done', async () => {
  const steps = { data: aSetup().steps.data.map((step) => ({ ...step, done: 0 as const })) };
  const unnamed = () => aConsole({ config: { data: [aSeat({ contests_total: 0, group_name: `Group ${aSeat().group_number}` })] } });
  const { unmount } = open({ 'GET ad/setup': () => aSetup({ steps }), 'GET ad/pagedata': unnamed });
  expect(await screen.findByRole('form', { name: 'Set up the pool' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Set up your pool' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'The six steps' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'What is missing' })).toBeNull();
  unmount();
  open();
  expect(await screen.findByRole('region', { name: 'The six steps' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'What is missing' })).toBeVisible();
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

it('a finished step is opened in its place, one at a time, and closed again', async () => {
  const figures = { data: [{ ...aSetup().figures.data[0]!, contests: 1 }] };
  const without_line = { data: [{ ID: 4, game: 'Jets at Bills', kickoff: '2026-11-22T18:00:00.000Z' }] };
  const { container } = open({ 'GET ad/setup': () => aSetup({ figures, without_line }) });
  const steps = within(await screen.findByRole('region', { name: 'The six steps' }));
  await userEvent.click(steps.getByRole('button', { name: 'Change: Name the pool' }));
  expect(await steps.findByRole('button', { name: 'Rename Oak Street Pool' })).toBeVisible();
  expect(steps.getByRole('button', { name: 'Close: Name the pool' })).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeFindings(container);
  await userEvent.click(steps.getByRole('button', { name: 'See the lines: Lines and a last look' }));
  expect(await steps.findByText('Jets at Bills')).toBeVisible();
  expect(steps.queryByRole('button', { name: 'Rename Oak Street Pool' })).toBeNull();
  await userEvent.click(steps.getByRole('button', { name: 'Close: Lines and a last look' }));
  expect(steps.queryByText('Jets at Bills')).toBeNull();
});

it('on a phone a bar names the next step and leads to it: on the sheet at first, in its place afterwards', async () => {
  screenOf(390);
  const first = open();
  await screen.findByText('Next: Season and games');
  await userEvent.click(screen.getByRole('button', { name: 'Go to it' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /Season and games/ }));
  first.unmount();
  const figures = { data: [{ ...aSetup().figures.data[0]!, contests: 1 }] };
  const steps = { data: aSetup().steps.data.map((step) => ({ ...step, done: step.ID === 'people' ? (0 as const) : (1 as const) })) };
  open({ 'GET ad/setup': () => aSetup({ figures, steps }) });
  await screen.findByText('Next: Invite people');
  expect(screen.getByText('then the pool runs by itself')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add by e-mail' }));
  const button = screen.getByRole('button', { name: 'Close: Invite people' });
  expect(document.activeElement).toBe(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
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
