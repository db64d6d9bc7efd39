import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFinalScore, aWinsConfig, aWinsPage } from '../testing/wins.fixture';
import WinsBoard from './WinsBoard.page';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-15T20:22:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const PAGE = 'GET football/footballwins_pagedata';
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const open = (page = aWinsPage(), at = '/footballwins') => renderWithKit(<WinsBoard />, { at, answers: { [PAGE]: () => page } });
async function panel(name: string) {
  await screen.findByRole('heading', { level: 1, name: /^Week/ });
  return within(screen.getByRole('region', { name }));
}
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the NFL wins board', () => {
  it('shows every panel of the week', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Week 11 NFL Wins' });
    for (const name of [
      'Week 11 Results',
      'Your teams against theirs',
      'Week 11 Standings',
      'Overall Standings',
      'Week 11 Scores',
      'Teams',
      'Smack Board',
    ])
      await panel(name);
    expect(document.title).toContain('NFL Wins');
  });

  it('has my teams that play, and what the house tells of the week', async () => {
    const at = '2026-11-15T18:00:00Z';
    const game = { ID: '1-5-1', at, pick: 'Bears', need: 'Seahawks need 14', score: '29–16', clock: 'Q4 14:44', push: 0 as const };
    const page = aWinsPage();
    const [me] = page.config.data;
    const sweep = { ID: 1, Kind: 'sweep', Round: 11, Says: 'Every team has won.', At: at, entries: [me!.entry_id], Undone: 0 as const };
    open({
      ...page,
      mine: { data: [{ ...game, near: 2.1, result: -1, href: '/footballwins?contest=6&game=5' }] },
      moments: { data: [sweep] },
    });
    const mine = await panel('My teams, now');
    expect(mine.getByRole('listitem')).toHaveTextContent('Bears 29–16Seahawks need 14, winning nowLIVEQ4 14:44');
    expect((await panel('Week 11 Moments')).getByText(sweep.Says)).toBeVisible();
    expect((await panel('Week 11 Standings')).getByText('All teams won')).toBeInTheDocument();
  });

  it('has a cell per team, by day, then team, with the bye last', async () => {
    open();
    const grid = await panel('Week 11 Results');
    const mine = within(grid.getByRole('row', { name: /Rusty Nail/ })).getAllByRole('gridcell');
    expect(mine.slice(0, 4).map((cell) => cell.firstChild!.textContent)).toEqual([
      'Jets, tied 17 to 17 at Patriots',
      'Bills, winning 31 to 20 against Buccaneers',
      expect.stringMatching(/^Chiefs at Broncos, Sun /),
      'Bears, bye',
    ]);
    const theirs = within(grid.getByRole('row', { name: /Turf Toe/ })).getAllByRole('gridcell');
    expect(theirs[0]).toHaveTextContent('Buccaneers, losing 20 to 31 at Bills');
    expect(theirs.slice(2, 4).map((cell) => cell.textContent)).toEqual(['No further team', 'No further team']);
  });

  it('walks the grid by arrows', async () => {
    open();
    const grid = await panel('Week 11 Results');
    act(() => grid.getByRole('gridcell', { name: /^Jets/ }).focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/^Bills, winning/);
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName('Bears, bye');
  });

  it('sets my teams against theirs, and counts who came out ahead', async () => {
    open(
      aWinsPage({
        scores: {
          data: [
            aFinalScore(),
            aFinalScore({
              ID: 3,
              team1: 'Jets',
              team2: 'Patriots',
              Abbrev1: 'NYJ',
              Abbrev2: 'NE',
              EntryName1: 'Rusty Nail',
              entry_id1: 1,
              EntryName2: '',
              entry_id2: null,
            }),
          ],
        },
      }),
    );
    const versus = await panel('Your teams against theirs');
    const [, jets] = versus.getAllByRole('row');
    expect(versus.getByText('1–0 against other entries')).toBeVisible();
    expect(versus.getByRole('row', { name: /Bills/ })).toHaveTextContent(/vs Buccaneers.*Turf Toe.*31–20/);
    expect(jets).toBeDefined();
    expect(versus.getByRole('row', { name: /Jets/ })).toHaveTextContent(/@ Patriots.*nobody/);
    expect(versus.getByRole('row', { name: /Bears/ })).toHaveTextContent('Bye');
  });

  it('adds up both standings, with a column for ties where there are any', async () => {
    open();
    const week = (await panel('Week 11 Standings')).getAllByRole('row');
    expect(
      within(week[0]!)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Rank', 'Entry', 'Wins', 'Losses', 'Ties']);
    const overall = (await panel('Overall Standings')).getAllByRole('row');
    expect(
      within(overall[0]!)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Rank', 'Places since last week', 'Entry', 'Wins', 'Losses', 'Ties', 'Points']);
    expect(cells(overall.at(-1)!).filter(Boolean)).toEqual(['36', '24', '1', '36.5']);
  });

  it('has no column for ties where nobody has one', async () => {
    const { standings, ...rest } = aWinsPage();
    open({ ...rest, standings: { data: standings.data.map((row) => ({ ...row, Ties: 0 })) } });
    expect((await panel('Overall Standings')).queryByRole('columnheader', { name: 'Ties' })).toBeNull();
  });

  it('lists the teams under the heads of the specification', async () => {
    open();
    const teams = await panel('Teams');
    const heads = teams.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(0, 6)).toEqual(['Team', 'Owner', 'Wins', 'Losses', 'Ties', expect.stringContaining('Exp Wins')]);
    expect(teams.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Bills',
      'Broncos',
      'Chiefs',
      'Buccaneers',
      'Bearsbye',
      'Jets',
      'Patriots',
    ]);
    expect(cells(teams.getByRole('row', { name: /Patriots/ })).slice(0, 5)).toEqual(['–', '3', '7', '1', '–']);
  });

  it('marks my own entry in both standings, my teams and my games', async () => {
    open();
    for (const name of ['Overall Standings', 'Week 11 Standings']) {
      const rows = (await panel(name)).getAllByRole('row');
      expect(rows.filter((row) => row.dataset['mine'] === 'true').map((row) => /Rusty Nail/.test(row.textContent ?? ''))).toEqual([true]);
    }
    expect((await panel('Teams')).getAllByRole('row').filter((row) => row.dataset['mine'] === 'true')).toHaveLength(4);
    expect((await panel('Week 11 Scores')).getByRole('article', { name: 'Jets at Patriots' })).toHaveAttribute('data-mine', 'true');
  });

  it('lists the live game first, each with the owners of its teams', async () => {
    open();
    const games = (await panel('Week 11 Scores')).getAllByRole('article');
    expect(games.map((row) => row.getAttribute('aria-label'))).toEqual(['Buccaneers at Bills', 'Chiefs at Broncos', 'Jets at Patriots']);
    expect(games[0]).toHaveTextContent(/TB Turf Toe.*BUF Rusty Nail/);
    expect(games[2]).toHaveTextContent('NE nobody');
  });

  it('says how I am doing', async () => {
    open();
    expect(await screen.findByText('1 winning, 1 to play')).toBeVisible();
    expect(screen.getByText('23.5 points')).toBeVisible();
    expect(screen.getByText('23–17–1')).toBeVisible();
  });

  it('leads to my season once the last week is over, in the place of the next kickoff', async () => {
    const page = aWinsPage();
    const ended = page.scores.data.map((game) => ({ ...game, state: 'final' as const, inProgress: 0 as const, started: 1 as const }));
    const over = { ...page, config: { data: [aWinsConfig({ week: 18, ShowWeek: 18 })] }, scores: { data: ended } };
    const { unmount } = open(over);
    expect(await screen.findByRole('link', { name: 'Your season' })).toHaveAttribute('href', '/footballwins/season/me');
    expect(screen.queryByText('Next kickoff')).toBeNull();
    unmount();
    open({ ...over, scores: page.scores });
    expect(await screen.findByText('Next kickoff')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Your season' })).toBeNull();
  });

  it('links week 1 to week 18, the rules and its other screens', async () => {
    open();
    const weeks = within(await screen.findByRole('navigation', { name: 'Weeks' }));
    expect(weeks.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(
      Array.from({ length: 18 }, (_, i) => `Week ${i + 1}`),
    );
    await screen.findByRole('heading', { level: 1, name: /^Week/ });
    expect(weeks.getByRole('link', { name: 'Week 3' })).toHaveAttribute('href', '/footballwins?week=3');
    const tabs = within(screen.getByRole('navigation', { name: 'Contest' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/footballwins/rules', '/footballwins/season', '/footballwins/draft', '/accountsettings']),
    );
  });

  it('reads the week and year of the address, in the contest of this device', async () => {
    localStorage.setItem('footballwins_contest_id', '7');
    localStorage.setItem('football_contest_id', '3');
    const { calls } = open(aWinsPage(), '/footballwins?week=4&year=2025');
    await waitFor(() => expect(calls[0]).toMatchObject({ key: PAGE, query: { week: '4', year: '2025', contest_id: '7' } }));
  });

  it('offers other years, and leads back to the current one', async () => {
    const { where } = open(aWinsPage({ config: { data: [aWinsConfig({ Years: '2026,2025' })] } }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2025');
    await waitFor(() => expect(where()).toBe('/footballwins?year=2025'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
    await waitFor(() => expect(where()).toBe('/footballwins'));
  });

  const quiet = { scores: { data: [aFinalScore()] } };
  it.each([
    ['every 30 seconds while a game is on', aWinsPage(), /Refresh in: (30|29|28) seconds/],
    ['every 600 seconds in the current week', aWinsPage(quiet), /Refresh in: (600|59\d) seconds/],
    ['not at all in another week', aWinsPage({ ...quiet, config: { data: [aWinsConfig({ ShowWeek: 12 })] } }), /Live updates off/],
  ])('is read again %s', async (_when, page, words) => {
    open(page);
    expect(await screen.findByRole('button', { name: words })).toBeVisible();
  });

  it('posts to its own smack board and deletes from it', async () => {
    const { calls } = renderWithKit(<WinsBoard />, {
      at: '/footballwins',
      answers: {
        [PAGE]: () => aWinsPage(),
        'POST football/footballwins_smack': () => ({ result: 'success' }),
        'DELETE football/footballwins_smack': () => ({ result: 'success' }),
      },
    });
    const smack = await panel('Smack Board');
    await user.type(smack.getByRole('textbox'), 'Ties count.');
    await user.click(smack.getByRole('button', { name: /Post/ }));
    await waitFor(() => expect(calls.map((call) => call.key)).toEqual([PAGE, 'POST football/footballwins_smack', PAGE]));
    expect(calls[1]!.body).toEqual({ Message: 'Ties count.', contest_id: 8 });
    await user.click(smack.getByRole('button', { name: /delete/i }));
    await user.click(smack.getByRole('button', { name: /^(yes|delete)$/i }));
    await waitFor(() => expect(smack.queryByText('Bills by a mile.')).toBeNull());
    expect(calls.at(-1)).toMatchObject({ key: 'DELETE football/footballwins_smack', query: { id: '5', contest_id: '8' } });
  });

  it('has something to say before the draft, and for whom has no entry', async () => {
    const none = { data: [] };
    const { unmount } = open(aWinsPage({ scores: none, teams: none, smack: none }));
    expect((await panel('Week 11 Results')).getByRole('link', { name: 'draft' })).toHaveAttribute('href', '/footballwins/draft');
    expect((await panel('Your teams against theirs')).getByText(/You have no teams yet/)).toBeVisible();
    expect((await panel('Week 11 Scores')).getByText('No games in this week yet.')).toBeVisible();
    unmount();
    open(aWinsPage({ config: { data: [aWinsConfig({ entry_id: 0, EntryName: '' })] } }));
    await panel('Overall Standings');
    expect(screen.queryByRole('region', { name: 'Your teams against theirs' })).toBeNull();
  });

  it('says what failed and tries again', async () => {
    let fails = true;
    renderWithKit(<WinsBoard />, {
      at: '/footballwins',
      answers: { [PAGE]: () => (fails ? { error: { code: 'forbidden', message: 'You are in no NFL wins contest.' } } : aWinsPage()) },
    });
    expect(await screen.findByText(/You are in no NFL wins contest/)).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await panel('Week 11 Scores');
  });

  it('has words where no contest is open', async () => {
    open(aWinsPage({ config: { data: [] } }));
    expect(await screen.findByText('No NFL wins contest is open for you yet.')).toBeVisible();
  });

  it('passes axe', async () => {
    const { container } = open();
    await panel('Teams');
    jest.useRealTimers();
    await expectNoAxeFindings(container);
  });
});
