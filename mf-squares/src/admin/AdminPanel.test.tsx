import { expectNoAxeFindings, fill, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Squares from '../board/Board.page';
import type { SquaresPage } from '../contest/squares.types';
import SquaresConsole from '../slots/console/bbsquares';
import { aGame, aPage } from '../testing/board.fixture';
// Fetched when it is first drawn; here before any test begins to wait for it.
import './AdminPanel';

beforeEach(() => localStorage.clear());

const rounds = {
  data: [
    { ID: 'PI', round: 0, games: 0, amount: 0, full_amount: 0 },
    { ID: 'R64', round: 1, games: 32, amount: 9, full_amount: 9 },
    { ID: 'F', round: 6, games: 1, amount: 120, full_amount: 120 },
  ],
};
const session = { username: 'Casey', group_number: 1, user_contests: [], is_admin: true };
const answers = (page: SquaresPage, more: FakeAnswers): FakeAnswers => ({
  'GET bbsquares/pagedata': () => page,
  'GET bbsquares/share': () => ({ path: '' }),
  ...more,
});
const open = (page: SquaresPage, more: FakeAnswers = {}) =>
  renderWithKit(<Squares />, { at: '/bbsquares', now: '2025-03-18T12:00:00Z', session, answers: answers(page, more) });
/** Fetched as players have it, which takes its time on a busy machine. */
const run = async () => within(await screen.findByRole('region', { name: 'Run this board' }, { timeout: 10_000 }));
const bodyOf = (calls: ReturnType<typeof open>['calls'], key: string) => calls.find((call) => call.key === key)?.body;

describe('who runs a board', () => {
  it('presses as many as are free, and gives them to an entry together', async () => {
    const page = aPage({ free: true, ownSquares: 10, config: { isAdmin: 1 } });
    const other = page.entries.data.find(({ id }) => id !== 1)!;
    const { calls } = open(page, {
      'POST bbsquares/claim': () => ({ result: 'success', count: 2, message: '2 squares claimed.' }),
    });
    for (const name of ['Column 1, row 1, free', 'Column 2, row 1, free'])
      await userEvent.click(await screen.findByRole('gridcell', { name }));
    await userEvent.selectOptions(await screen.findByLabelText('For'), other.entry_name);
    await userEvent.click(await screen.findByRole('button', { name: 'Claim 2 squares' }));
    await screen.findByText('2 squares claimed.');
    expect(bodyOf(calls, 'POST bbsquares/claim')).toEqual({ contest_id: 7, entry_id: other.id, squares: [0, 1] });
    expect(bodyOf(calls, 'POST bbsquares/word')).toBeUndefined();
  });

  it('looks at what settings would pay before they can be saved, and again after each change', async () => {
    const { calls } = open(aPage({ config: { isAdmin: 1 } }), {
      'POST bbsquares/preview_settings': () => ({ Pot: 1000, full: 1000, rounds }),
      'POST bbsquares/settings': () => ({ result: 'success' }),
    });
    const panel = await run();
    expect(panel.queryByRole('button', { name: 'Save settings' })).toBeNull();
    await userEvent.selectOptions(panel.getByLabelText('Payouts'), 'own');
    const first = panel.getByLabelText('Round of 64, % each game');
    await userEvent.clear(first);
    await userEvent.type(first, '0.9');
    expect(panel.getByText('All games together pay 103.2% of the pot: 3.2% too much.')).toBeVisible();
    const second = panel.getByLabelText('Round of 32, % each game');
    await userEvent.clear(second);
    await userEvent.type(second, '1');
    expect(panel.getByText('All games together pay 100% of the pot.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'See what it would pay' }));
    expect(await panel.findByRole('table', { name: 'What it would pay' })).toHaveTextContent(/Round of 643299Final1120120Pot10001000/);
    await userEvent.clear(panel.getByLabelText('Points a square'));
    await userEvent.type(panel.getByLabelText('Points a square'), '20');
    expect(panel.queryByRole('button', { name: 'Save settings' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'See what it would pay' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Save settings' }));
    await panel.findByText('Settings saved.');
    expect(bodyOf(calls, 'POST bbsquares/settings')).toEqual({
      contest_id: 7,
      points_per_square: 20,
      max_squares: 10,
      halftime_pct: 0,
      playins: 0,
      amounts: [0, 90, 100, 220, 360, 560, 1200],
    });
    await expectNoAxeFindings(document.body);
  });

  it('says that a team goes on without playing, with a reason and after a question', async () => {
    const { calls } = open(aPage({ drawn: true, games: [aGame()], config: { isAdmin: 1 } }), {
      'POST bbsquares/walkover': () => ({ result: 'success' }),
    });
    const panel = await run();
    await userEvent.selectOptions(panel.getByLabelText('A game by hand'), 'Elite 8: Houston against Tennessee');
    await userEvent.selectOptions(panel.getByLabelText('Without playing'), 'Tennessee go on');
    expect(panel.getByRole('button', { name: 'Call a walk-over' })).toBeDisabled();
    await fill(panel.getByLabelText('Reason (needed), shown to all'), 'a team is ill');
    await userEvent.click(panel.getByRole('button', { name: 'Call a walk-over' }));
    expect(panel.getByText(/Tennessee go on without playing\? .*its 36 points roll to the next game/)).toBeVisible();
    expect(calls.some(({ key }) => key === 'POST bbsquares/walkover')).toBe(false);
    await userEvent.click(panel.getByRole('button', { name: 'Yes, say so' }));
    await panel.findByText('It is said, and stands on the board.');
    expect(bodyOf(calls, 'POST bbsquares/walkover')).toEqual({ contest_id: 7, event_id: 31, winner: 2, reason: 'a team is ill' });
  });

  it('enters the score at half-time of a game that is on as it was looked at, with a reason, and again after each change', async () => {
    const moved = { data: [{ ID: 3, contest_id: 9, contest_name: 'Elm Street', EntryName: 'Gwen Tran', Winnings: 0, WinningsAfter: 18 }] };
    const { calls } = open(
      aPage({ drawn: true, games: [aGame({ state: 'in_progress', score1: 40, score2: 38 })], config: { isAdmin: 1, halftime_pct: 50 } }),
      {
        'POST bbsquares/preview_halftime': () => ({ digest: 'd1', was: 'not known', becomes: '33–30', moved }),
        'POST bbsquares/halftime': () => ({ result: 'success' }),
      },
    );
    const panel = await run();
    await userEvent.selectOptions(panel.getByLabelText('A game by hand'), '31');
    await userEvent.type(panel.getByLabelText('Houston at half-time'), '33');
    await userEvent.click(panel.getByRole('button', { name: 'See what it would change' }));
    expect(await panel.findByRole('list', { name: 'Whose points change' })).toHaveTextContent('Gwen Tran, Elm Street: 0 → 18 points');
    await userEvent.type(panel.getByLabelText('Tennessee at half-time'), '30');
    expect(panel.queryByRole('button', { name: 'Save half-time on all boards' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'See what it would change' }));
    expect(await panel.findByText('Half-time not known becomes 33–30.')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Save half-time on all boards' })).toBeDisabled();
    await fill(panel.getByLabelText('Reason (needed), shown to all'), 'the feed was down');
    await userEvent.click(panel.getByRole('button', { name: 'Save half-time on all boards' }));
    await panel.findByText('The score at half-time is saved.');
    expect(bodyOf(calls, 'POST bbsquares/halftime')).toEqual({
      contest_id: 7,
      event_id: 31,
      score1: 33,
      score2: 30,
      digest: 'd1',
      reason: 'the feed was down',
    });
    await expectNoAxeFindings(document.body);
  });

  it('offers nothing of a game to who runs a board alone: games are the site’s', async () => {
    renderWithKit(<Squares />, {
      at: '/bbsquares',
      now: '2025-03-18T12:00:00Z',
      session: { ...session, is_admin: false },
      answers: answers(aPage({ games: [aGame()], config: { isAdmin: 1 } }), {}),
    });
    const panel = await run();
    expect(panel.queryByText('What no feed tells')).toBeNull();
  });

  it('marks who has paid, and releases squares only after a question', async () => {
    const { calls } = open(aPage({ config: { isAdmin: 1 } }), {
      'POST bbsquares/paid': () => ({ result: 'success' }),
      'POST bbsquares/release_unpaid': () => ({ result: 'success', count: 10 }),
    });
    const panel = await run();
    expect(panel.getByText(/^0 of 1 entry, 100 points open\./)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Mark as paid, Rusty Oakes' }));
    await panel.findByText('Rusty Oakes is marked as paid.');
    expect(bodyOf(calls, 'POST bbsquares/paid')).toEqual({ contest_id: 7, entry_id: 1, paid: 1 });
    await userEvent.click(panel.getByRole('button', { name: 'Release unpaid squares' }));
    expect(calls.some(({ key }) => key === 'POST bbsquares/release_unpaid')).toBe(false);
    await userEvent.click(panel.getByRole('button', { name: 'Release them' }));
    await panel.findByText('Unpaid squares are free again.');
  });

  it('makes a link with a picture for cameras, and takes it back', async () => {
    const path = `/share/squares/${'x'.repeat(43)}`;
    open(aPage({ config: { isAdmin: 1 } }), {
      'POST bbsquares/share': (_query, body) => ({ result: 'success', path: (body as { on: number }).on === 1 ? path : '' }),
    });
    const panel = await run();
    await userEvent.click(await panel.findByRole('button', { name: 'Make a link to share' }));
    expect(await panel.findByText(`${location.origin}${path}`)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Show as QR code' }));
    expect(await panel.findByRole('img', { name: 'QR code of the board' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Take the link back' }));
    await waitFor(() => expect(panel.queryByRole('img')).toBeNull());
  });

  it('has its boards in the console too', async () => {
    const { calls } = renderWithKit(<SquaresConsole group={1} changed={() => {}} />, {
      at: '/admin',
      session,
      answers: answers(aPage({ config: { isAdmin: 1 } }), {}),
    });
    expect((await run()).getByRole('button', { name: 'Open another board' })).toBeVisible();
    expect(calls.some(({ key }) => key === 'GET bbsquares/pagedata')).toBe(true);
    await expectNoAxeFindings(document.body);
  });
});
