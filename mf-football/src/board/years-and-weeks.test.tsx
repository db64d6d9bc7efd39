import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardPage } from '../testing/board-page.fixture';
import { aConfig } from '../testing/board.fixture';
import FootballMain from './FootballMain.page';
beforeEach(() => localStorage.clear());

const open = (over: Parameters<typeof aConfig>[0], at = '/football') =>
  renderWithKit(<FootballMain />, {
    at,
    answers: {
      'GET football/pagedata': (query) => aBoardPage({ config: { data: [aConfig({ ...over, Week: Number(query?.week ?? 11) })] } }),
    },
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('years and weeks of the board', () => {
  it('offers the years in which the contest was played', async () => {
    const { where } = open({ Years: '2026,2025,2024' });
    await heading('Week 11 Football');
    const choice = screen.getByRole('combobox', { name: 'Year' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['2026', '2025', '2024']);
    await userEvent.selectOptions(choice, '2025');
    await waitFor(() => expect(where()).toBe('/football?year=2025&week=15'));
    await heading('Week 15 Football 2025');
  });

  it('leads back to the current year, and from a past one to its histories', async () => {
    const { where } = open({ Years: '2026,2025' }, '/football?year=2025&week=15');
    await heading('Week 15 Football 2025');
    expect(screen.getByRole('link', { name: /Turf Toe/ })).toHaveAttribute('href', '/football/history?year=2025&entry=Turf%20Toe');
    expect(within(screen.getByRole('navigation', { name: 'Weeks' })).getByRole('link', { name: 'Week 3' })).toHaveAttribute(
      'href',
      '/football?week=3&year=2025',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
    await waitFor(() => expect(where()).toBe('/football'));
  });

  it('links extra weeks and tells what was pushed forward', async () => {
    open({ Weeks: 17, PointsThisWeek: 48, PointsForward: 36 });
    await heading('Week 11 Football');
    expect(within(screen.getByRole('navigation', { name: 'Weeks' })).getAllByRole('link')).toHaveLength(17);
    expect(screen.getByText(/Points available this week/)).toHaveTextContent('Points available this week: 48 points, 36 pushed forward');
  });

  it('says nothing of a pot that was not pushed forward', async () => {
    open({ PointsForward: 0 });
    await heading('Week 11 Football');
    expect(screen.queryByText(/pushed forward/)).toBeNull();
  });
});
