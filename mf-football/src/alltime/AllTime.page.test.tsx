import type { AllTimeRow } from '@poolhouse/contract';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AllTime from './AllTime.page';
beforeEach(() => localStorage.clear());

const row = (football_entryname: string, wins: number, losses: number, winnings: number, mine: 0 | 1 = 0): AllTimeRow => ({
  ID: football_entryname,
  football_entryname,
  wins,
  losses,
  pct: Math.round((1000 * wins) / (wins + losses)) / 1000,
  winnings,
  years: 2,
  mine,
});
const rows = [row('Turf Toe', 60, 40, 12), row('Rusty Nail', 80, 90, 48, 1), row('Ann', 70, 5, 0)];
const open = (data = rows) =>
  renderWithKit(<AllTime />, { at: '/football/alltime', answers: { 'GET football/alltimeview': () => ({ all_time_data: { data } }) } });
const names = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent?.replace(' YOU', ''));
const head = (name: string) => screen.getByRole('columnheader', { name });

describe('the all-time table', () => {
  it('begins with most wins', async () => {
    open();
    expect(await names()).toEqual(['Rusty Nail', 'Ann', 'Turf Toe']);
    expect(head('Wins')).toHaveAttribute('aria-sort', 'descending');
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(0, 6)
        .map((cell) => cell.textContent?.replace(/[▲▼]/, '')),
    ).toEqual(['Entry Name', 'Wins', 'Losses', 'Win %', 'Winnings', 'Years']);
    expect(screen.getByText('.933')).toBeInTheDocument();
  });

  it('is sorted by its heads, and begins with wins again at the next visit', async () => {
    const { unmount } = open();
    await names();
    await userEvent.click(screen.getByRole('button', { name: 'Win %' }));
    expect(await names()).toEqual(['Ann', 'Turf Toe', 'Rusty Nail']);
    expect(head('Win %')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Wins')).not.toHaveAttribute('aria-sort');
    await userEvent.click(screen.getByRole('button', { name: 'Win %' }));
    expect(await names()).toEqual(['Rusty Nail', 'Turf Toe', 'Ann']);
    await userEvent.click(screen.getByRole('button', { name: 'Entry Name' }));
    expect(await names()).toEqual(['Ann', 'Rusty Nail', 'Turf Toe']);
    unmount();
    open();
    expect(await names()).toEqual(['Rusty Nail', 'Ann', 'Turf Toe']);
  });

  it('marks my row, and pins it in a long table', async () => {
    open([...rows, ...Array.from({ length: 25 }, (_, i) => row(`Entry ${i}`, 20, 20, 0))]);
    await names();
    const mine = screen.getByRole('row', { name: /Rusty Nail YOU/ });
    expect(mine).toHaveAttribute('data-mine', 'true');
    expect(mine).toHaveAttribute('data-pin', 'true');
  });

  it('opens a row for what a phone leaves out', async () => {
    open();
    await names();
    await userEvent.click(within(screen.getByRole('row', { name: /Ann/ })).getByRole('button', { hidden: true }));
    expect(screen.getByText('5 losses, 2 years')).toBeInTheDocument();
  });

  it('has words while nothing is over', async () => {
    open([]);
    expect(await screen.findByText(/No week of this contest is over yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to the main Page' })).toHaveAttribute('href', '/football');
  });

  it('passes axe', async () => {
    const { container } = open();
    await names();
    await expectNoAxeFindings(container);
  });
});
