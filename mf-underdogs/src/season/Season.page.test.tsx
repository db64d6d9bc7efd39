import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage } from '../testing/page.fixture';
import { aConfig, aPick, aUser } from '../testing/rows.fixture';
import Season from './Season.page';
beforeEach(() => localStorage.clear());

const open = (page = aPage(), at = '/underdogs/season') =>
  renderWithKit(<Season />, { at, answers: { 'GET underdogs/pagedata': () => page } });
/** The first panel stands while the page waits; the race comes with the data. */
const panel = async (name: string) => {
  await screen.findByRole('region', { name: 'Race of the season' });
  return within(screen.getByRole('region', { name }));
};
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the season', () => {
  it('ranks by wins, covers and losses, with a total', async () => {
    open();
    const table = await panel('Standings');
    const rows = table.getAllByRole('row');
    expect(rows.slice(1, 4).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Rusty Nail YOU',
      'Turf Toe',
      'Sack Lunch',
    ]);
    expect(cells(rows.at(-1)!).slice(-3)).toEqual(['1', '2', '1']);
  });

  it('draws the race behind the leader', async () => {
    open();
    const race = await panel('Race of the season');
    expect(race.getByRole('list', { name: /wins behind the leader/ })).toBeVisible();
    expect(race.getAllByRole('listitem').map((line) => line.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Rusty Nail, 1 win, 1st', 'Turf Toe, 0 wins, 2nd, 1 behind']),
    );
  });

  it('lists my teams week by week, planned ones too', async () => {
    const page = aPage();
    open({ ...page, picks: { data: [...page.picks.data, aPick({ ID: '1-12', week: 12, pick: 'Lions', Day: '2099-11-26T17:30:00Z' })] } });
    const mine = await panel('My picks');
    expect(
      mine
        .getAllByRole('row')
        .slice(1)
        .map((row) => cells(row)[0]),
    ).toEqual(['9', '10', '12']);
    expect(mine.getByText('lost by 3, covered')).toBeVisible();
    expect(screen.getByText('Teams used').closest('div')).toHaveTextContent('3');
  });

  it('changes between my entries', async () => {
    const page = aPage();
    open({ ...page, users: { data: page.users.data.map((user) => (user.entry_id === 2 ? aUser({ ...user, mine: 1 }) : user)) } });
    const mine = await panel('My picks');
    await userEvent.selectOptions(mine.getByRole('combobox', { name: 'Entry' }), 'Turf Toe');
    expect(mine.getByText('Raiders')).toBeVisible();
    expect(localStorage.getItem('underdogs_entry_id')).toBe('2');
  });

  it('reads the year of the address, and another one by the list', async () => {
    const { calls, where } = open(
      aPage({ config: { data: [aConfig({ year: 2025, Years: '2025,2026' })] } }),
      '/underdogs/season?year=2025',
    );
    await panel('Standings');
    expect(calls[0]!.query).toMatchObject({ year: '2025' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
    expect(where()).toBe('/underdogs/season?year=2026');
  });

  it('offers its tables as files', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    const group = within(await screen.findByRole('group', { name: 'Download as CSV' }));
    expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(['Standings', 'Race', 'All picks', 'Everything']);
  });

  it('has something to say before anything has happened, and passes axe', async () => {
    const none = { data: [] };
    const { container } = open(aPage({ users: none, picks: none, standings: none }));
    expect((await panel('Standings')).getByText('Nobody has joined this contest yet.')).toBeVisible();
    expect((await panel('Race of the season')).getByText('The race begins with the first result.')).toBeVisible();
    await expectNoAxeFindings(container);
  });

  it('passes axe with a season to show', async () => {
    const { container } = open();
    await panel('Standings');
    await expectNoAxeFindings(container);
  });
});
