import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { aBoardPage } from '../testing/board-page.fixture';
import FootballMain from './FootballMain.page';
beforeEach(() => localStorage.clear());

const open = (over: Parameters<typeof aBoardPage>[0] = {}) =>
  renderWithKit(<FootballMain />, { at: '/football', answers: { 'GET football/pagedata': () => aBoardPage(over) } });

describe('rows and links of the board', () => {
  it('lead to picks, rules, all-time and the account settings', async () => {
    open();
    const tabs = within(await screen.findByRole('navigation', { name: 'Contest' }));
    const hrefs = tabs.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/football/makepicks', '/football/rules', '/football/alltime', '/accountsettings']));
  });

  it('lead from each entry of the overall standings to its history of that year', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: /^Week/ });
    const overall = within(screen.getByRole('region', { name: 'Overall Standings' }));
    expect(overall.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/football/history?year=2026&entry=Rusty%20Nail', '/football/history?year=2026&entry=Turf%20Toe']),
    );
    expect(overall.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
      expect.arrayContaining(['Entry', 'Wins', 'Losses', 'Points']),
    );
  });

  it.each([
    ['Week 11 Standings', ['Entry', 'Wins', 'Losses']],
    ['Overall Standings', ['Entry', 'Wins', 'Losses', 'Points']],
    ['Pick Summary', ['Pick', 'Count', 'ShareOf all entries']],
    ['Close But No Cigar Standings', ['Entry', '4-1 Weeks', 'Wins']],
    ['Sidebet Standings', ['Entry', 'Wins', 'Losses']],
  ])('stand in %s under the heads %j', async (name, heads) => {
    open({ sidebet: { data: [{ ID: 1, EntryName: 'Rusty Nail', Wins: 6, Losses: 4, Rank: 1 }] } });
    await screen.findByRole('heading', { level: 1, name: /^Week/ });
    const panel = within(screen.getByRole('region', { name }));
    expect(panel.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(expect.arrayContaining(heads));
    if (/^(Week|Overall)/.test(name)) expect(panel.getAllByRole('row').at(-1)).toHaveTextContent('Total');
  });

  it('offer no contest to choose where there is one', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: /^Week/ });
    expect(screen.queryByRole('combobox', { name: 'Contest' })).toBeNull();
  });

  it('mark my entry in both standings, and nobody else’s', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: /^Week/ });
    for (const name of ['Overall Standings', 'Week 11 Standings']) {
      const rows = within(screen.getByRole('region', { name })).getAllByRole('row');
      expect(rows.filter((row) => row.dataset['mine'] === 'true').map((row) => row.textContent?.includes('Rusty Nail'))).toEqual([true]);
    }
  });
});
