import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../remote.config.json';
import BoardPage from './Board.page';
import { TITLE } from './contest';
import routes from './routes';
import { aBoard, aGame, aPick, jets, NOW } from './testing/board.fixture';
import { boardRefreshSeconds } from './useBoard';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const open = (board = aBoard(), answers: FakeAnswers = {}) =>
  renderWithKit(<BoardPage />, { at: '/__id__', answers: { 'GET __id__/pagedata': () => board, ...answers } });
const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

it('has the heading and every panel', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  for (const name of ['My pick, week 11', 'Week 11 Picks', 'Standings', 'Smack Board']) await panel(name);
  expect(document.title).toContain(TITLE);
});

it('offers both teams of the games to come, and saves the one that is pressed', async () => {
  let board = aBoard();
  const { calls } = renderWithKit(<BoardPage />, {
    at: '/__id__',
    answers: {
      'GET __id__/pagedata': () => board,
      'POST __id__/pick': () => {
        board = aBoard({ picks: { data: [aPick(jets)] } });
        return { result: 'success' };
      },
    },
  });
  const mine = await panel('My pick, week 11');
  const teams = within(mine.getByRole('list')).getAllByRole('button');
  expect(teams.map((button) => button.textContent)).toEqual(['Jets', 'Patriots', 'Bears', 'Lions']);
  await user.click(mine.getByRole('button', { name: 'Jets' }));
  expect(calls.find(({ key }) => key === 'POST __id__/pick')?.body).toEqual({ entry_id: 1, event_id: 1, side: 1 });
  expect(await mine.findByText('Jets is your pick.')).toBeVisible();
  expect(mine.getByRole('button', { name: 'Jets' })).toHaveAttribute('aria-pressed', 'true');
});

it('says why a pick was refused', async () => {
  open(aBoard(), { 'POST __id__/pick': () => ({ error: { code: 'game_started', message: 'Jets kicked off.' } }) });
  const mine = await panel('My pick, week 11');
  await user.click(mine.getByRole('button', { name: 'Jets' }));
  expect(await mine.findByText('Jets kicked off.')).toBeVisible();
});

it('locks my pick at its kick-off', async () => {
  open(aBoard({ picks: { data: [aPick(jets)] }, games: { data: [aGame({ day: '2026-11-19T14:00:00Z' }), aGame({ ID: 2 })] } }));
  const mine = await panel('My pick, week 11');
  expect(mine.getByText(/, locked/)).toBeVisible();
  expect(mine.queryByRole('list')).toBeNull();
});

it('keeps sealed picks sealed and tells who is in', async () => {
  open();
  const week = await panel('Week 11 Picks');
  expect(week.getByRole('row', { name: /Turf Toe/ })).toHaveTextContent('In, shown at kickoff');
  expect(week.getByText('Picks in: 1 of 2')).toBeVisible();
});

it('posts smack to this contest', async () => {
  const { calls } = open(aBoard(), { 'POST __id__/smack': () => ({ result: 'success' }) });
  const smack = await panel('Smack Board');
  await user.type(smack.getByRole('textbox'), 'Hello.');
  await user.click(smack.getByRole('button', { name: /Post/ }));
  await waitFor(() => expect(calls.find(({ key }) => key === 'POST __id__/smack')?.body).toEqual({ Message: 'Hello.', contest_id: 5 }));
  await waitFor(() => expect(smack.getByRole('textbox')).toHaveValue(''));
});

it('has words for who has no entry', async () => {
  open(aBoard({ picks: { data: [] } }));
  expect((await panel('My pick, week 11')).getByText(/You have no entry/)).toBeVisible();
});

it('says what failed and tries again', async () => {
  let fails = true;
  const forbidden = { error: { code: 'forbidden' as const, message: 'You are in no such contest.' } };
  renderWithKit(<BoardPage />, { at: '/__id__', answers: { 'GET __id__/pagedata': () => (fails ? forbidden : aBoard()) } });
  expect(await screen.findByText(/You are in no such contest/)).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await panel('Standings');
});

it('reads right after the next kick-off, and an earlier season once', () => {
  const board = aBoard();
  expect(boardRefreshSeconds(board, Date.parse('2026-11-22T17:59:30Z'))).toBe(32);
  const earlier = { ...board, config: { data: board.config.data.map((row) => ({ ...row, year: 2025 })) } };
  expect(boardRefreshSeconds(earlier, NOW)).toBeNull();
});

it('passes axe', async () => {
  const { container } = open();
  await panel('Standings');
  jest.useRealTimers();
  await expectNoAxeFindings(container);
});

it('has a screen for every route that it states', async () => {
  expect(routes.map(({ path }) => path)).toEqual(config.routes.map(({ path }) => path));
  for (const { lazy } of routes) {
    if (typeof lazy !== 'function') throw new Error('A screen is not fetched when it is opened.');
    expect((await lazy()).Component).toEqual(expect.any(Function));
  }
});
