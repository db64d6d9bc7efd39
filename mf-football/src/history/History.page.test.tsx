import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardPage } from '../testing/board-page.fixture';
import { aPick } from '../testing/board.fixture';
import { aHistory } from '../testing/history.fixture';
import History from './History.page';
beforeEach(() => localStorage.clear());

const open = (answers: FakeAnswers = {}, at = '/football/history?year=2026&entry=Rusty%20Nail') =>
  renderWithKit(<History />, { at, answers: { 'GET football/history': () => aHistory, ...answers } });
const weeks = async () => within(await screen.findByRole('table', { name: 'Weeks' }));

describe('the history of an entry', () => {
  it('asks for the entry and year of the address, in the contest chosen last', async () => {
    localStorage.setItem('football_contest_id', '4');
    const { calls } = open();
    await screen.findByRole('heading', { level: 1, name: 'History for Rusty Nail' });
    expect(calls).toContainEqual({
      key: 'GET football/history',
      query: { entryname: 'Rusty Nail', year: '2026', contest_id: '4' },
      body: undefined,
    });
    expect(document.title).toContain('Football History');
  });

  it('shows five picks a week with wins, losses and a total row', async () => {
    open();
    const table = await weeks();
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Week',
      'Pick1',
      'Pick2',
      'Pick3',
      'Pick4',
      'Pick5',
      'Wins',
      'Losses',
    ]);
    const [, ten, , total] = table.getAllByRole('row');
    expect(within(ten!).getByRole('button', { name: /Bills minus 5.5, win/ })).toBeInTheDocument();
    expect(within(ten!).getByRole('button', { name: /No pick, loss/ })).toBeInTheDocument();
    expect(
      within(total!)
        .getAllByRole('cell')
        .slice(-2)
        .map((cell) => cell.textContent),
    ).toEqual(['4 W', '2 L']);
  });

  it('leads from a week that is over to its recap, and from no other', async () => {
    const { container } = open({ 'GET football/pagedata': () => aBoardPage() });
    const recap = await (await weeks()).findByRole('link', { name: 'Week 10 recap' });
    expect(recap).toHaveAttribute('href', '/football/recap?week=10&year=2026');
    expect((await weeks()).getAllByRole('link')).toEqual([recap]);
    expect((await weeks()).getByRole('rowheader', { name: /11/ })).toBeVisible();
    await expectNoAxeFindings(container);
  });

  it('leads from a year to its history, newest first', async () => {
    open();
    const years = within(await screen.findByRole('table', { name: 'Yearly Results' }));
    expect(years.getAllByRole('link').map((link) => link.textContent)).toEqual(['2026', '2025']);
    expect(years.getByRole('link', { name: '2025' })).toHaveAttribute('href', '/football/history?year=2025&entry=Rusty%20Nail');
    expect(screen.getByRole('link', { name: 'Return to the main Page' })).toHaveAttribute('href', '/football');
  });

  it('tells the grade sentence of the week’s board', async () => {
    const page = aBoardPage({ picks: { data: [aPick({ event_id: 2, Result: -1, LockedAt: '' })] } });
    const { calls } = open({ 'GET football/pagedata': () => page });
    await userEvent.click((await weeks()).getByRole('button', { name: /Bills minus 5.5, winning now/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Rusty Nail ?, week 11, pick 1/ });
    await waitFor(() => expect(dialog).toHaveTextContent('BUF −5.5, closing line: leading by 11, covering now.'));
    expect(calls.at(-1)).toMatchObject({ key: 'GET football/pagedata', query: { week: '11', year: '2026' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells what the row knows where the board does not help', async () => {
    open({ 'GET football/pagedata': () => ({ error: { code: 'not_found', message: 'No such week.' } }) });
    await userEvent.click((await weeks()).getByRole('button', { name: /Jets/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('NYJ +3: a push, counts as a loss.');
  });

  it('opens mine where no entry is named, and leads to any other', async () => {
    const { where } = open({ 'GET football/pagedata': () => aBoardPage() }, '/football/history');
    expect(await screen.findByRole('heading', { level: 1, name: 'History for Rusty Nail' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Entry' }), 'Turf Toe');
    await waitFor(() => expect(where()).toBe('/football/history?entry=Turf+Toe'));
    expect(await screen.findByRole('heading', { level: 1, name: 'History for Turf Toe' })).toBeVisible();
  });

  it('has words for a contest without entries', async () => {
    const none = { data: [] };
    open({ 'GET football/pagedata': () => aBoardPage({ config: none, standings: none }) }, '/football/history');
    expect(await screen.findByText('Nobody has joined this contest yet.')).toBeVisible();
  });

  it('shows the server’s words for an unknown entry', async () => {
    open({ 'GET football/history': () => ({ error: { code: 'not_found', message: 'No entry of that name in this contest.' } }) });
    expect(await screen.findByText(/No entry of that name/)).toBeVisible();
  });

  it('has words for a season without open picks', async () => {
    const none = { data: [] };
    open({ 'GET football/history': () => ({ picks: none, weeks: none, yearly_results: none }) });
    expect(await screen.findByText(/No picks of this season are open yet/)).toBeVisible();
  });

  it('passes axe', async () => {
    const { container } = open();
    await weeks();
    await expectNoAxeFindings(container);
  });
});
