import { expectNoAxeFindings, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, aPickedPage, aSunday } from '../testing/page.fixture';
import { aConfig, aUser, NOW } from '../testing/rows.fixture';
import Underdogs from './Underdogs.page';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const open = (page = aPage(), answers: FakeAnswers = {}) =>
  renderWithKit(<Underdogs />, { at: '/underdogs', answers: { 'GET underdogs/pagedata': () => page, ...answers } });
const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const sunday = () => jest.setSystemTime(Date.parse('2026-11-22T20:12:00Z'));

describe('the underdogs board', () => {
  it('has the heading and every panel', async () => {
    open(aSunday());
    expect(await screen.findByRole('heading', { level: 1, name: 'Underdogs' })).toBeVisible();
    for (const name of ['My pick, week 11', 'Week 11 Picks', 'All picks', 'Popular underdogs', 'Smack Board']) await panel(name);
    expect(document.title).toContain('Underdogs');
  });

  it('says first whether I am in, with whom, and what the score is', async () => {
    sunday();
    open(aSunday());
    const strip = (await screen.findByText('Score')).closest('dl')!;
    expect(strip).toHaveTextContent(/My pickNYJ \+7\.5 trails by 3, covering/);
    expect(strip).toHaveTextContent(/Score17–20/);
    expect(strip).toHaveTextContent(/W - C - L1–1–0/);
  });

  it('leads to my season once the last week is over, in the place of the next kickoff', async () => {
    const page = aSunday();
    const ended = page.scores.data.map((game) => ({ ...game, state: 'final' as const, inProgress: 0 as const }));
    const at = (config: Parameters<typeof aConfig>[0], scores: typeof page.scores.data = ended) => ({
      ...page,
      config: { data: [aConfig({ week: 18, ...config })] },
      scores: { data: scores },
    });
    const { unmount } = open(at({}));
    expect(await screen.findByRole('link', { name: 'Your season' })).toHaveAttribute('href', '/underdogs/season/me');
    expect(screen.queryByText('Next kickoff')).toBeNull();
    unmount();
    const old = open(at({ year: 2025, Years: '2026,2025' }));
    expect(await screen.findByRole('link', { name: 'Your season' })).toHaveAttribute('href', '/underdogs/season/me?year=2025');
    old.unmount();
    open(at({}, page.scores.data));
    expect(await screen.findByText('Next kickoff')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Your season' })).toBeNull();
  });

  it('shows each pick of the week as its game with score and status, the live one first', async () => {
    sunday();
    open(aSunday());
    const week = await panel('Week 11 Picks');
    const games = week.getAllByRole('article');
    expect(games.map((game) => game.getAttribute('aria-label'))).toEqual(['Jets at Patriots', 'Bears at Vikings']);
    expect(games[0]).toHaveTextContent(/17.*20.*LIVE.*Q3 8:41/);
    expect(
      within(games[0]!)
        .getAllByRole('button')
        .map((line) => line.textContent),
    ).toEqual(['CRusty Nail YOU NYJ +7.5 trails by 3, covering', 'CTurf Toe NYJ +7 trails by 3, covering']);
    expect(within(games[1]!).getByRole('button')).toHaveTextContent('Sack Lunch CHI +3 won by 14');
    expect(games[1]).toHaveTextContent('Final');
    expect(week.getByText(/^Picks in:/)).toHaveTextContent('Picks in: 3 of 3 entries');
  });

  it('keeps sealed picks sealed, tells who is in, and what a missed pick comes to', async () => {
    open(aPage({ config: { data: [aConfig({ MissedPick: 'biggest' })] } }));
    const week = await panel('Week 11 Picks');
    expect(week.getByText(/^Picks in:/).parentElement!).toHaveTextContent(
      /^Picks in: 1 of 3 entriesSealed until kickoff: Turf ToeNo pick: Rusty Nail, Sack LunchWithout a pick you get the biggest underdog you have left/,
    );
    expect((await panel('All picks')).getByRole('gridcell', { name: 'Week 11, picked, shown at kickoff' })).toHaveTextContent('Picked');
  });

  it('has the grid of all picks up to the current week with the total of wins, covers and losses', async () => {
    open(aSunday());
    const grid = await panel('All picks');
    expect(grid.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Entry',
      ...Array.from({ length: 11 }, (_, i) => `Week ${i + 1}`),
      'W - C - L',
    ]);
    expect(grid.getByRole('gridcell', { name: 'Week 10, Raiders plus 7, loss by exactly the line' })).toHaveTextContent('RAI');
    expect(grid.getByRole('rowheader', { name: 'Total: 2 - 2 - 1' })).toBeVisible();
    expect(
      within(grid.getByRole('row', { name: /^Total/ }))
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual([...Array(8).fill('0–0–0'), '0–2–0', '1–0–1', '1–0–0', '2–2–1']);
  });

  it('walks the grid by arrows and opens the sentences behind a pick', async () => {
    open(aSunday());
    const grid = await panel('All picks');
    act(() => grid.getAllByRole('gridcell', { name: /^Week 9, Bears/ })[0]!.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('Week 10, Titans plus 7.5, won outright');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /^Rusty Nail ?, week 10/ })).toHaveTextContent(
      /TIT \+7\.5, taken .*\. Won by 3: a W\./,
    );
  });

  it('shows everybody the reason of an override', async () => {
    sunday();
    open(aSunday());
    await user.click((await panel('Week 11 Picks')).getByRole('button', { name: /^Sack Lunch/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('An administrator set this pick: Called in by phone.');
  });

  it('counts the popular underdogs once they have kicked off', async () => {
    open(aSunday());
    const rows = (await panel('Popular underdogs')).getAllByRole('row').slice(1);
    expect(
      rows.map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ]),
    ).toEqual([
      ['Jets', '2', '67%'],
      ['Bears', '1', '33%'],
    ]);
  });

  it('has something to say before anybody has picked', async () => {
    open();
    expect((await panel('Week 11 Picks')).getByText('Each pick is shown here as its game, from kickoff on.')).toBeVisible();
    expect((await panel('Popular underdogs')).getByText('Picks are counted here from kickoff on.')).toBeVisible();
  });

  it('posts smack to this contest', async () => {
    const { calls } = open(aPage(), { 'POST underdogs/smack': () => ({ result: 'success' }) });
    const smack = await panel('Smack Board');
    await user.type(smack.getByRole('textbox'), 'Woof.');
    await user.click(smack.getByRole('button', { name: /Post/ }));
    await waitFor(() =>
      expect(calls.find((call) => call.key === 'POST underdogs/smack')?.body).toEqual({ Message: 'Woof.', contest_id: 5 }),
    );
    await waitFor(() => expect(smack.getByRole('textbox')).toHaveValue(''));
  });

  it('removes my message', async () => {
    const { calls } = open(aPage(), { 'DELETE underdogs/smack': () => ({ result: 'success' }) });
    const smack = await panel('Smack Board');
    await user.click(smack.getByRole('button', { name: /delete/i }));
    await user.click(smack.getByRole('button', { name: /^(yes|delete)$/i }));
    await waitFor(() => expect(smack.queryByText('Who let the dogs out.')).toBeNull());
    expect(calls.at(-1)).toMatchObject({ key: 'DELETE underdogs/smack', query: { id: '5', contest_id: '5' } });
  });

  it('offers other contests, remembers the choice, and forgets one that is gone', async () => {
    const page = aPage({
      contests: {
        data: [
          { id: 5, name: 'Dog House' },
          { id: 6, name: 'Pound' },
        ],
      },
    });
    const { calls } = renderWithKit(<Underdogs />, {
      at: '/underdogs',
      answers: {
        'GET underdogs/pagedata': (query) => (query?.contest_id ? { error: { code: 'not_found', message: 'No such contest.' } } : page),
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Contest' }), 'Pound');
    await waitFor(() => expect(calls.at(-1)!.query).toEqual({ contest_id: '6' }));
    await waitFor(() => expect(localStorage.getItem('underdogs_contest_id')).not.toBe('6'));
    await panel('Week 11 Picks');
  });

  it('says what failed and tries again', async () => {
    let fails = true;
    renderWithKit(<Underdogs />, {
      at: '/underdogs',
      answers: {
        'GET underdogs/pagedata': () => (fails ? { error: { code: 'forbidden', message: 'You are in no such contest.' } } : aPage()),
      },
    });
    expect(await screen.findByText(/You are in no such contest/)).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await panel('Week 11 Picks');
  });

  it('keeps the board while the server is away, and lets nothing be saved', async () => {
    let away = false;
    renderWithKit(<Underdogs />, {
      at: '/underdogs',
      answers: { 'GET underdogs/pagedata': () => (away ? { error: { code: 'unavailable', message: 'away' } } : aPickedPage()) },
    });
    await panel('Week 11 Picks');
    away = true;
    await user.click(screen.getByRole('button', { name: /Refresh in/ }));
    expect(await screen.findByText(/Can't reach Poolhouse/)).toBeVisible();
    expect((await panel(/^My pick/)).getByRole('button', { name: 'Take back' })).toBeDisabled();
  });

  it('tells how old the scores are while their feed is silent', async () => {
    sunday();
    open({ ...aSunday(), config: { data: [aConfig({ ScoresFrom: '2026-11-22T20:06:00Z' })] } });
    expect(await screen.findByText(/^Scores from .*, 6 min ago/)).toBeVisible();
  });

  it('has words for somebody without an entry', async () => {
    open(aPage({ users: { data: [aUser({ ID: 2, entry_id: 2, entry_name: 'Turf Toe', mine: 0 })] } }));
    expect((await panel('My pick, week 11')).getByText('You have no entry in this contest. An administrator can add one.')).toBeVisible();
  });

  it('offers its tables as files', async () => {
    open(aSunday());
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    const group = within(await screen.findByRole('group', { name: 'Download as CSV' }));
    expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Week picks',
      'All picks',
      'Popular',
      'Smack',
      'Everything',
    ]);
  });

  it('passes axe on a Sunday', async () => {
    const { container } = open(aSunday());
    await panel('All picks');
    jest.useRealTimers();
    await expectNoAxeFindings(container);
  });
});
