import { expectNoAxeFindings, renderWithKit, screenOf } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aModel, beforeTheFinal } from '../testing/final.fixture';
import { aBracket, aConfig, someSlots } from '../testing/rows.fixture';
import Bracket from './Bracket.page';
import { pairsOf, pairsOfQuarter, regionsOf, roundNow } from './bracket.rules';

const open = (page = aBracket()) =>
  renderWithKit(<Bracket />, {
    at: '/bbauction',
    now: '2026-03-27T20:00:00Z',
    answers: { 'GET bbauction/pagedata': () => page, 'GET bbauction/model': () => aModel },
  });

afterEach(() => jest.restoreAllMocks());

describe('the auction bracket', () => {
  it('has the heading, the groups and every panel', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'NCAA Auction 2026' })).toBeVisible();
    for (const name of ['Standings', 'Statistics', 'Head to Head', 'Profit by Team', 'Smack Board', 'My money'])
      expect(screen.getAllByRole('region', { name }).length).toBeGreaterThan(0);
    const standings = within(screen.getByRole('region', { name: 'Standings' }));
    expect(standings.getAllByRole('row').map((row) => row.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^1June Hathaway/), expect.stringMatching(/Total/)]),
    );
    await expectNoAxeFindings(document.body);
  });

  it.each([390, 1440])('says once when it is read next, %s px wide', async (width) => {
    screenOf(width);
    open();
    await screen.findByRole('heading', { level: 1, name: 'NCAA Auction 2026' });
    expect(screen.getAllByTitle('Refresh now')).toHaveLength(1);
  });

  it('has my teams that play, before all else on a phone, and what the house tells', async () => {
    screenOf(390);
    const [config] = aBracket().config.data;
    const at = '2026-03-27T19:00:00Z';
    const game = { ID: '7-5-1', at, pick: 'Auburn', need: 'Needs 4 more, pays 45 points', score: '39–42', clock: 'Half', push: 0 as const };
    const title = {
      ID: 1,
      Kind: 'title',
      Round: 1,
      Says: 'Auburn wins the title.',
      At: at,
      entries: [config!.entry_id],
      Undone: 0 as const,
    };
    open(
      aBracket({
        mine: { data: [{ ...game, near: 0.1, result: -2, href: '/bbauction?year=2026&group=1&game=5' }] },
        moments: { data: [title] },
      }),
    );
    const mine = await screen.findByRole('region', { name: 'My teams, now' });
    expect(within(mine).getByRole('link', { name: 'Auburn' })).toHaveAttribute('href', '/bbauction?year=2026&group=1&game=5');
    expect(screen.getAllByRole('region')[0]).toBe(mine);
    expect(within(screen.getByRole('region', { name: 'Moments' })).getByText(title.Says)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Standings' })).getByText('Has the champion')).toBeInTheDocument();
  });

  it('says my chance to end in profit once all is sold, with the way to all chances; not where values are hidden', async () => {
    const board = beforeTheFinal();
    const { unmount } = open(board);
    const money = within(await screen.findByRole('region', { name: 'My money' }));
    const way = money.getByRole('link', { name: 'Your chance to end in profit' });
    expect(way).toHaveAttribute('href', '/bbauction/chances?year=2026&group=1');
    expect(way.nextElementSibling).toHaveTextContent('–');
    await waitFor(() => expect(way.nextElementSibling).toHaveTextContent(/^\d+%$/));
    unmount();
    open({ ...board, config: { data: [aConfig({ sold: 64, values: 0 })] } });
    await screen.findByRole('region', { name: 'My money' });
    expect(screen.queryByRole('link', { name: 'Your chance to end in profit' })).toBeNull();
  });

  it('says so before the field is known', async () => {
    open(aBracket({ teams: { data: [] }, config: { data: [aConfig({ lots: 0 })] } }));
    expect(await screen.findByText(/field is not known yet/)).toBeVisible();
  });
});

it('puts slots into quarters and rounds', () => {
  const slots = someSlots();
  expect(regionsOf(slots)).toEqual(['SOUTH', 'WEST', 'EAST', 'MIDWEST']);
  expect([1, 2, 3, 4, 5, 6].map((round) => pairsOf(slots, round).length)).toEqual([32, 16, 8, 4, 2, 1]);
  expect(pairsOfQuarter(slots, 1, 3)[0]!.upper.position).toBe(49);
  expect(pairsOf(slots, 0)).toEqual([]);
  expect(roundNow(slots)).toBe(1);
});
