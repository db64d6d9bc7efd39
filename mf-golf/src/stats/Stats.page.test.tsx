import { expectNoAxeFindings, renderWithKit, screenOf, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHead, aPage } from '../testing/page.fixture';
import { aStatsPage } from '../testing/screens.fixture';
import Stats from './Stats.page';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const open = (is_admin: 0 | 1 = 0, over: FakeAnswers = {}) =>
  renderWithKit(<Stats />, {
    at: '/golf/stats',
    answers: {
      'GET golf/statspagedata': () => aStatsPage(is_admin),
      'GET golf/pagedata': () => aPage(),
      'GET golf/GetGolferTournamentHistory': ({ gid }) => ({
        history: { data: Number(gid) === 5 ? [{ ID: '5-2025', year: 2025, position: 'T7', through: 'F', score: '-9', round: '+1' }] : [] },
      }),
      'GET golf/GetGolferYTDResults': () => ({
        history: {
          data: [
            {
              ID: 'a',
              Start_Date: '2026-11-12',
              Tournament_Name: 'Lakehouse Pro',
              Position: 'CUT',
              Through: 'CUT',
              Score: '+4',
              Round: '+3',
            },
          ],
        },
      }),
      ...over,
    },
  });
const table = async (name: string) => within(await screen.findByRole('table', { name }, { timeout: 10_000 }));
const names = async (name: string) => (await table(name)).getAllByRole('rowheader').map((cell) => cell.textContent.trim());

describe('golf’s figures', () => {
  it('are of a group, sorted by any column, what nobody knows last; a name finds golfers of every group', async () => {
    const user = userEvent.setup();
    const { container } = open();
    expect(await names('Golfers of group 1')).toEqual(['Golfer 1', 'Golfer 5', 'Golfer 9']);
    await user.click((await table('Golfers of group 1')).getByRole('button', { name: /BPR/ }));
    expect(await names('Golfers of group 1')).toEqual(['Golfer 1', 'Golfer 9', 'Golfer 5']);
    await user.click((await table('Golfers of group 1')).getByRole('button', { name: /Best/ }));
    expect(await names('Golfers of group 1')).toEqual(['Golfer 5', 'Golfer 9', 'Golfer 1']);
    expect(screen.queryByRole('columnheader', { name: /Odds/ })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Find a golfer' }), 'golfer 2');
    expect(await names('Golfers found')).toEqual(['Golfer 2']);
    await expectNoAxeFindings(container);
  });

  it('show the odds to administrators', async () => {
    open(1);
    expect((await table('Golfers of group 1')).getByRole('columnheader', { name: /Odds/ })).toBeVisible();
  });

  it('tell of my golfer, and of any other that is pressed, what he did here and this year', async () => {
    const user = userEvent.setup();
    open();
    expect((await table('Golfer 5 at this tournament')).getByRole('row', { name: '2025 T7 F −9 +1' })).toBeVisible();
    expect((await table("Golfer 5's year")).getByRole('row', { name: '11/12 Lakehouse Pro CUT CUT +4 +3' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Golfer 9' }));
    expect(await screen.findByText('Has not played here, as far as this site knows.')).toBeVisible();
    expect(await table("Golfer 9's year")).toBeDefined();
  });

  it('say how the golfer stands now, as the board does', async () => {
    const board = aPage();
    const [first] = board.leaderboard.data;
    open(0, {
      'GET golf/pagedata': () => ({
        ...board,
        leaderboard: { data: [{ ...first!, Golfer_ID: 5, Position: 'T3', Score: '-7', Through: '12' }] },
      }),
    });
    const facts = async () => within(await screen.findByRole('region', { name: 'Golfer 5' }));
    expect(await (await facts()).findByText('−7')).toBeVisible();
    expect((await facts()).getByText('Place').nextSibling).toHaveTextContent('T3');
    expect((await facts()).getByText('Thru').nextSibling).toHaveTextContent('12');
  });

  it('tell before the first tee what a golfer did until then', async () => {
    const before = aStatsPage(0);
    open(0, { 'GET golf/statspagedata': () => ({ ...before, config: { data: [{ ...aHead(), status: 'NOT_STARTED', is_admin: 0 }] } }) });
    const facts = within(await screen.findByRole('region', { name: 'Golfer 5' }));
    expect(facts.getByText('GIR').nextSibling).toHaveTextContent('68.2%');
    expect(facts.queryByText('Now')).toBeNull();
  });

  it('open a golfer over the page on a phone, and go back to where it was', async () => {
    screenOf(390);
    const user = userEvent.setup();
    open();
    await table('Golfers of group 1');
    expect(screen.queryByRole('table', { name: "Golfer 5's year" })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Golfer 5/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Golfer 5' }, { timeout: 10_000 }));
    expect(await sheet.findByRole('table', { name: "Golfer 5's year" })).toBeVisible();
    await expectNoAxeFindings(screen.getByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: 'Back to all golfers' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keep the room of a golfer’s results while they are read', async () => {
    const never = () => new Promise<never>(() => undefined);
    open(0, { 'GET golf/GetGolferTournamentHistory': never, 'GET golf/GetGolferYTDResults': never });
    const bars = async (name: string) => (await screen.findByRole('region', { name })).querySelectorAll('[role=status] > div').length;
    expect([await bars('At this tournament'), await bars('Year to date')]).toEqual([3, 14]);
    expect(screen.getByText('12 of 14 cuts')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Golfer 5' }).querySelector('svg')).not.toBeNull();
  });

  it('name who has a birthday within a week, and of how many one is known', async () => {
    open();
    expect((await table('Birthdays')).getByRole('row', { name: 'Golfer 2 Sat, Nov 21 31 2' })).toBeVisible();
    expect(screen.getByText('Shown only where a birthday is known: 3 of 4.')).toBeVisible();
  });
});
