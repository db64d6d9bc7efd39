import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMySeason } from '../testing/my-season.fixture';
import MyWinsSeason from './MyWinsSeason.page';
import type { MySeasonPage } from './useMySeason';

const card = { picture: 'data:image/png;base64,iVBORw0KGgo=', path: '', sharing: 1 as const };
const open = (page: MySeasonPage = aMySeason(), at = '/footballwins/season/me') =>
  renderWithKit(<MyWinsSeason />, {
    at,
    answers: { 'GET football/footballwins_my_season': () => page, 'GET utils/season_card': () => card },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('my NFL wins season', () => {
  it('says where I stand, what each team did beside its lines, and what these bring', async () => {
    open();
    const head = await panel('Oak Street Wins 2026');
    expect(head.getByText('T2')).toBeVisible();
    expect(head.getByText('3–1–1, 70.0%')).toBeVisible();
    expect(head.getByText(/level with Turf Toe/)).toBeVisible();
    const teams = await panel('Your 2 teams');
    const cells = teams.getByRole('table', { name: 'Your teams by week' });
    expect(within(cells).getByRole('rowheader', { name: 'BUF' })).toBeVisible();
    expect(within(cells).getByRole('img', { name: 'Bears, week 3: tied' })).toHaveTextContent('T');
    // A bye has no letter.
    expect(within(cells).getAllByRole('img')).toHaveLength(5);
    const rows = within(teams.getByRole('table', { name: 'Your teams beside their lines' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Bills', '2–1', '1.4', '+0.6'],
      ['Bears', '1–0–1', '–', '–'],
    ]);
    await userEvent.click(teams.getByText('Week by week'));
    expect(teams.getByRole('link', { name: 'Week 2' })).toHaveAttribute('href', '/footballwins?week=2');
    const lines = await panel('You and the lines');
    expect(lines.getByText('39 seasons of 100 by the lines bring as much')).toBeVisible();
    expect(lines.getByRole('img', { name: 'Wins: you 2, 1.4 by the lines, 1.7 by what was expected before the season' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Picture of the 2026 season of Rusty Nail' })).toBeVisible();
    await expectNoAxeFindings(document.body);
  });

  it('opens each figure to its weeks in the year that is shown', async () => {
    const { calls } = open(aMySeason(), '/footballwins/season/me?year=2025');
    const facts = await panel('With you and against you');
    await userEvent.click(facts.getByText('Weeks behind it', { selector: '[aria-label$="Your nemesis"]' }));
    expect(facts.getByRole('link', { name: 'Week 3' })).toHaveAttribute('href', '/footballwins?week=3&year=2025');
    expect(calls[0]!.query).toEqual({ year: '2025' });
  });

  it('waits for three weeks, and says so to who holds no team', async () => {
    const none = { data: [] };
    const { unmount } = open({ ...aMySeason({ Rank: 0, Week: 2 }), weeks: none, teams: none, facts: none, luck: none });
    expect(await screen.findByText('Three weeks make a season.')).toBeVisible();
    unmount();
    open({ ...aMySeason(), teams: none, facts: none, luck: none });
    expect(await screen.findByText('You hold no team.')).toBeVisible();
  });
});
