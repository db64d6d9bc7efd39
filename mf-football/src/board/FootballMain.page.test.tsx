import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardPage } from '../testing/board-page.fixture';
import { aConfig, aFinalGame, aLiveGame } from '../testing/board.fixture';
import FootballMain from './FootballMain.page';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-15T20:22:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const open = (page = aBoardPage(), at = '/football') =>
  renderWithKit(<FootballMain />, { at, answers: { 'GET football/pagedata': () => page } });
async function panel(name: string) {
  await screen.findByRole('heading', { level: 1, name: /^Week/ });
  return within(screen.getByRole('region', { name }));
}

describe('the football board', () => {
  it('shows every panel of the week', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Week 11 Football' });
    for (const name of [
      'Week 11 Scores',
      'Week 11 Picks',
      'Pick Summary',
      'Week 11 Standings',
      'Overall Standings',
      'Close But No Cigar Standings',
      'Smack Board',
    ])
      await panel(name);
    expect(screen.queryByText('Sidebet Standings')).toBeNull();
    expect((await panel('Week 11 Standings')).getByText('42')).toBeVisible();
    expect((await panel('Overall Standings')).getByText('TBD')).toBeVisible();
    expect((await panel('Close But No Cigar Standings')).getByRole('columnheader', { name: '4-1 Weeks' })).toBeVisible();
    expect(document.title).toContain('Football');
  });

  it('marks who was perfect, and tells the moments of the week', async () => {
    const moment = { ID: 1, Kind: 'perfect', Round: 11, Says: 'Turf Toe is perfect in week 11: 5–0.', At: '2026-11-15T20:00:00Z' };
    open({ ...aBoardPage(), moments: { data: [{ ...moment, entries: [2], Undone: 0 }] } });
    expect((await panel('Week 11 Moments')).getByText('Turf Toe is perfect in week 11: 5–0.')).toBeVisible();
    const rows = (await panel('Week 11 Standings')).getAllByRole('row');
    expect(rows.filter((row) => row.textContent.includes('Perfect week')).map((row) => row.textContent)).toEqual([
      expect.stringContaining('Turf Toe'),
    ]);
  });

  it('lists the live game first and the finished one last', async () => {
    open();
    const games = (await panel('Week 11 Scores')).getAllByRole('article').map((row) => row.getAttribute('aria-label'));
    expect(games).toEqual(['Buccaneers at Bills', 'Chiefs at Broncos', 'Jets at Patriots']);
  });

  it('adds up the total rows', async () => {
    open();
    const total = (await panel('Overall Standings')).getAllByRole('row').at(-1)!;
    expect(
      within(total)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .filter(Boolean),
    ).toEqual(['67', '37', '22']);
  });

  it('says how I am doing', async () => {
    open();
    expect(await screen.findByText('1 winning, 1 to start')).toBeVisible();
    expect(screen.getByText('1 win back')).toBeVisible();
  });

  it('leads to my season once the last week is over, in the place of the next kickoff', async () => {
    const page = aBoardPage();
    const { unmount } = open({ ...page, config: { data: [aConfig({ Week: 15, ShowWeek: 15, WeekOver: 1 })] } });
    expect(await screen.findByRole('link', { name: 'Your season' })).toHaveAttribute('href', '/football/season/me');
    expect(screen.getByText('2nd of 2')).toBeVisible();
    expect(screen.queryByText('Next kickoff')).toBeNull();
    unmount();
    open({ ...page, config: { data: [aConfig({ Week: 15, ShowWeek: 15, WeekOver: 0 })] } });
    expect(await screen.findByText('Next kickoff')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Your season' })).toBeNull();
  });

  it('keeps the sealed pick of another player sealed, and tells who still has to pick', async () => {
    open();
    const picks = await panel('Week 11 Picks');
    const cell = picks.getByRole('gridcell', { name: 'Pick 3, picked, shown at kickoff' });
    expect(cell).toHaveTextContent('Picked');
    expect(picks.getByText(/Still to pick/).textContent).toBe(
      'Picks in: 0 of 2 entries. Still to pick: Rusty Nail (2\u00a0of\u00a05), Turf Toe (3\u00a0of\u00a05).',
    );
  });

  it('opens the sentence behind a pick with a tap or Enter', async () => {
    open();
    const picks = await panel('Week 11 Picks');
    await user.click(picks.getByRole('gridcell', { name: 'Pick 1, Patriots minus 13, push, counts as a loss' }));
    const dialog = await screen.findByRole('dialog', { name: /^Turf Toe ?, pick 1/ });
    expect(dialog).toHaveTextContent('NE −13, closing line: won by 13, a push, counts as a loss.');
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => picks.getByRole('gridcell', { name: 'Pick 1, Bills minus 5.5, winning now' }).focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /^Rusty Nail ?, pick 1/ })).toHaveTextContent(
      /BUF −5\.5, locked .*: leading by 11, covering now\./,
    );
  });

  it('walks the grid by arrows', async () => {
    open();
    const picks = await panel('Week 11 Picks');
    act(() => picks.getByRole('gridcell', { name: /^Pick 1, Bills/ }).focus());
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('Pick 2, Buccaneers plus 5.5, losing now');
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName('Pick 5, no pick');
  });

  it('tells of a game who picked which side', async () => {
    open();
    await user.click((await panel('Week 11 Scores')).getAllByRole('button', { name: /picked which side|BUF/ })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Buccaneers at Bills' });
    expect(dialog).toHaveTextContent('BUF −5.5, line at kickoff: leading by 11, covering now.');
    expect(dialog).toHaveTextContent('Bills: 1 pick');
    expect(within(dialog).getByText('Turf Toe')).toBeVisible();
  });

  it('says how old the scores are while their feed is silent', async () => {
    open(aBoardPage({ config: { data: [aConfig({ ScoresFrom: '2026-11-15T20:16:30Z' })] } }));
    expect(await screen.findByText(/^Scores from .*, [56] min ago\. Nothing newer has come in\.$/)).toBeVisible();
  });

  it('has no bell', async () => {
    open();
    expect((await panel('Week 11 Scores')).queryByRole('button', { name: /Notifications/ })).toBeNull();
  });

  const quiet = { scores: { data: [aFinalGame()] } };
  it.each([
    ['every 30 seconds while a game is on', aBoardPage(), /Refresh in: (30|29|28) seconds/],
    ['every 600 seconds in the current week', aBoardPage(quiet), /Refresh in: (600|59\d) seconds/],
    ['not at all in another week', aBoardPage({ ...quiet, config: { data: [aConfig({ ShowWeek: 12 })] } }), /Live updates off/],
  ])('is read again %s', async (_when, page, words) => {
    open(page);
    expect(await screen.findByRole('button', { name: words })).toBeVisible();
  });

  it('reads the week and year of the address', async () => {
    const { calls } = open(aBoardPage(), '/football?week=4&year=2026');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(calls[0]).toMatchObject({ key: 'GET football/pagedata', query: { week: '4', year: '2026' } }));
  });

  it('shows week 15 of another year', async () => {
    const { where } = open(aBoardPage(), '/football?year=2025');
    await waitFor(() => expect(where()).toBe('/football?year=2025&week=15'));
  });

  it('links every week', async () => {
    open();
    const weeks = within(await screen.findByRole('navigation', { name: 'Weeks' }));
    expect(weeks.getAllByRole('link')).toHaveLength(15);
    expect(weeks.getByRole('link', { name: 'Week 3' })).toHaveAttribute('href', '/football?week=3');
  });

  it('offers other contests and remembers the choice', async () => {
    const page = aBoardPage({
      contests: {
        data: [
          { id: 3, name: 'Oak Street Pool' },
          { id: 4, name: 'Elm Street' },
        ],
      },
    });
    const { calls } = open(page);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Contest' }), 'Elm Street');
    expect(localStorage.getItem('football_contest_id')).toBe('4');
    await waitFor(() => expect(calls.at(-1)!.query).toEqual({ contest_id: '4' }));
  });

  it('shows the sidebet only where there is one', async () => {
    open(aBoardPage({ sidebet: { data: [{ ID: 1, EntryName: 'Rusty Nail', Wins: 6, Losses: 4, Rank: 1 }] } }));
    expect((await panel('Sidebet Standings')).getByText('Rusty Nail')).toBeVisible();
  });

  it('posts to the smack board and reads the page again', async () => {
    const { calls } = renderWithKit(<FootballMain />, {
      at: '/football',
      answers: { 'GET football/pagedata': () => aBoardPage(), 'POST football/smack': () => ({ result: 'success' }) },
    });
    const smack = await panel('Smack Board');
    await user.type(smack.getByRole('textbox'), 'Never less safe.');
    await user.click(smack.getByRole('button', { name: /Post/ }));
    await waitFor(() =>
      expect(calls.map((call) => call.key)).toEqual(['GET football/pagedata', 'POST football/smack', 'GET football/pagedata']),
    );
    expect(calls[1]!.body).toEqual({ Message: 'Never less safe.', contest_id: 3 });
    await waitFor(() => expect(smack.getByRole('textbox')).toHaveValue(''));
  });

  it('deletes my message without reading the page again', async () => {
    const { calls } = renderWithKit(<FootballMain />, {
      at: '/football',
      answers: { 'GET football/pagedata': () => aBoardPage(), 'DELETE football/smack': () => ({ result: 'success' }) },
    });
    const smack = await panel('Smack Board');
    await user.click(smack.getByRole('button', { name: /delete/i }));
    await user.click(smack.getByRole('button', { name: /^(yes|delete)$/i }));
    await waitFor(() => expect(smack.queryByText('Second row and climbing.')).toBeNull());
    expect(calls.at(-1)).toMatchObject({ key: 'DELETE football/smack', query: { id: '5', contest_id: '3' } });
  });

  it('has something to say in an empty week', async () => {
    const none = { data: [] };
    open(aBoardPage({ scores: none, picks: none, popular: none, standings: none, cigar: none, smack: none }));
    expect((await panel('Week 11 Scores')).getByText('No games in this week yet.')).toBeVisible();
    expect((await panel('Overall Standings')).getByText('Nobody has joined this contest yet.')).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    let fails = true;
    renderWithKit(<FootballMain />, {
      at: '/football',
      answers: {
        'GET football/pagedata': () =>
          fails ? { error: { code: 'forbidden', message: 'You are in no football contest.' } } : aBoardPage(),
      },
    });
    expect(await screen.findByText(/You are in no football contest/)).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await panel('Week 11 Scores');
  });

  it('says which weeks there are instead of trying a wrong one again', async () => {
    renderWithKit(<FootballMain />, {
      at: '/football?week=99',
      answers: { 'GET football/pagedata': () => ({ error: { code: 'bad_input', message: 'The week must be 30 or less.' } }) },
    });
    expect(await screen.findByText(/There is no week 99 in this contest\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show the week that is on' })).toHaveAttribute('href', '/football');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('forgets a contest that is gone', async () => {
    localStorage.setItem('football_contest_id', '99');
    const { calls } = renderWithKit(<FootballMain />, {
      at: '/football',
      answers: {
        'GET football/pagedata': (query) =>
          query?.contest_id ? { error: { code: 'not_found', message: 'No such contest.' } } : aBoardPage(),
      },
    });
    await panel('Week 11 Scores');
    expect(calls.map((call) => call.query)).toEqual([{ contest_id: '99' }, {}]);
  });

  it('keeps the board while the server is away', async () => {
    let away = false;
    renderWithKit(<FootballMain />, {
      at: '/football',
      answers: {
        'GET football/pagedata': () =>
          away ? { error: { code: 'unavailable', message: 'away' } } : aBoardPage({ scores: { data: [aLiveGame()] } }),
      },
    });
    await panel('Week 11 Scores');
    away = true;
    await user.click(screen.getByRole('button', { name: /Refresh in/ }));
    expect(await screen.findByText(/Can't reach Poolhouse/)).toBeVisible();
    await panel('Week 11 Scores');
  });

  it('passes axe, with a dialog open too', async () => {
    const { container } = open();
    const picks = await panel('Week 11 Picks');
    jest.useRealTimers();
    await expectNoAxeFindings(container);
    await userEvent.click(picks.getByRole('gridcell', { name: /^Pick 1, Bills/ }));
    await expectNoAxeFindings(await screen.findByRole('dialog'));
  });
});
