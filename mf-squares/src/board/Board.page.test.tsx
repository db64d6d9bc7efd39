import { expectNoAxeFindings, fakePage, fill, renderWithKit, type FakeAnswers } from '@poolhouse/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SquaresPage } from '../contest/squares.types';
import { aGame, aPage } from '../testing/board.fixture';
import Squares from './Board.page';

beforeEach(() => localStorage.clear());

const NOW = '2025-03-18T12:00:00Z';
const open = (page: SquaresPage, answers: FakeAnswers = {}) =>
  renderWithKit(<Squares />, { at: '/bbsquares', now: NOW, answers: { 'GET bbsquares/pagedata': () => page, ...answers } });
const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const cell = (name: string | RegExp) => screen.findByRole('gridcell', { name });

/** Houston leads 61-44: the square of winner 1 and loser 4 is Rusty's, who is the viewer. */
const live = aGame({
  state: 'in_progress',
  status: 'H2',
  timeLeft: '4:18',
  score1: 61,
  score2: 44,
  leader: 1,
  x_score: 1,
  y_score: 4,
  entry_id: 1,
  entry_name: 'Rusty Oakes',
});
const over = aGame({
  ID: 30,
  state: 'final',
  status: 'Final',
  score1: 62,
  score2: 60,
  leader: 1,
  x_score: 2,
  y_score: 0,
  entry_id: 2,
  entry_name: 'Hollis Kerr',
  team2: 'Purdue',
  rolled: 8,
  amount: 44,
});
const drawn = () => {
  const page = aPage({ drawn: true, games: [live, over], config: { drawn_at: '2025-03-20T03:58:00.000Z' } });
  page.squares.data = page.squares.data.map((square) =>
    square.x_score === 1 && square.y_score === 4 ? { ...square, entry_id: 1, entry_name: 'Rusty Oakes' } : square,
  );
  return page;
};

describe('the squares board', () => {
  it('has heading, grid, standings, games, payouts, links and the draw', async () => {
    open(drawn());
    expect(await screen.findByRole('heading', { level: 1, name: 'NCAA Squares 2025' })).toBeVisible();
    for (const name of ['Squares', 'Squares Standings', 'Payouts', 'Games', 'The draw', 'On now', 'Smack Board']) await panel(name);
    expect(screen.getAllByRole('gridcell').length).toBeGreaterThanOrEqual(100);
    expect(screen.getByRole('link', { name: 'Comments/Questions/Problems' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Main Page' })).toHaveAttribute('href', '/');
    await expectNoAxeFindings(document.body);
  });

  it('says whose square would win now, what keeps it, and what a game paid with what rolled over', async () => {
    open(drawn());
    const now = await panel('On now');
    expect(now.getByRole('group', { name: 'Houston against Tennessee' })).toHaveTextContent(
      /2nd 4:18.*Houston61Tennessee44.*Would win now1–4 Rusty Oakes.*pays 36 points.*Stays yours/,
    );
    expect((await panel('Games')).getByRole('row', { name: /^Houston over Purdue/ })).toHaveTextContent(
      /62–60.*2–0Hollis Kerr8 of them rolled over44$/,
    );
    expect(await cell(/^Winner 1, loser 4, Rusty Oakes.*would win now$/)).toBeVisible();
  });

  it('marks the squares of mine that one score reaches, and says which score of whom', async () => {
    const page = drawn();
    const near = page.squares.data.find(({ x_score, y_score }) => x_score === 4 && y_score === 4)!;
    page.squares.data = page.squares.data.map((square) =>
      square === near ? { ...square, entry_id: 1, entry_name: 'Rusty Oakes' } : square,
    );
    open(page);
    const marked = await cell(/^Winner 4, loser 4, Rusty Oakes.*, mine after a three-pointer of Houston$/);
    expect([marked.dataset['near'], marked.textContent]).toEqual(['true', expect.stringMatching(/\+3$/)]);
    expect(screen.getAllByRole('gridcell', { name: /mine after/ })).toHaveLength(
      document.querySelectorAll('[data-near="true"][data-place]').length,
    );
    expect(screen.getByText('Houston three')).toBeVisible();
  });

  it('counts a game that pays nothing, and says of the First Four that it does not count', async () => {
    open(
      aPage({
        drawn: true,
        games: [
          { ...live, amount: 0 },
          { ...over, amount: 0, rolled: 0 },
          { ...over, ID: 32, round: 0, team2: 'Drake', amount: 0 },
        ],
      }),
    );
    expect((await panel('On now')).getByRole('group', { name: 'Houston against Tennessee' })).toHaveTextContent('1–4 Rusty Oakes');
    const games = await panel('Games');
    expect(games.getByRole('row', { name: /^Houston over Purdue/ })).toHaveTextContent('Hollis Kerr');
    expect(games.queryByText('Drake')).toBeNull();
  });

  it('says which results were changed, by whom and why, and that the draw stands', async () => {
    const page = drawn();
    page.config.data = page.config.data.map((config) => ({ ...config, corrected_sources: 1 }));
    page.changes.data = [
      {
        ID: 1,
        game: 'r6g1',
        teams: 'Florida–Houston',
        was: '65–63',
        became: '65–64',
        at: '2025-04-08T12:00:00.000Z',
        by: 'Casey',
        reason: 'the book says so',
        late: 1,
      },
    ];
    open(page);
    expect((await panel('Changed results')).getByRole('listitem')).toHaveTextContent(
      /^Changed after the end\. Final, Florida–Houston: 65–63 became 65–64.*by Casey: the book says so$/,
    );
    expect((await panel('The draw')).getByText(/1 score was corrected after the draw; the draw stands/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
    expect(await screen.findByRole('button', { name: 'Standings' })).toBeVisible();
  });

  it('says that a level score cannot be the end', async () => {
    open(
      aPage({ drawn: true, games: [{ ...live, score1: 50, score2: 50, leader: 0, x_score: 0, y_score: 0, entry_id: 0, entry_name: '' }] }),
    );
    expect((await panel('On now')).getByText(/Tied, cannot end like this/)).toBeVisible();
  });

  it('is walked by arrows, Home and End from one tab stop', async () => {
    open(drawn());
    const first = await cell(/^Winner 3, loser 1, /);
    expect(screen.getAllByRole('gridcell').filter((one) => one.tabIndex === 0)).toEqual([first]);
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{End}');
    expect(await cell(/^Winner 4, loser 6, /)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(first).toHaveFocus();
  });

  it('claims a free square, with a word of the browser for the draw, and releases it', async () => {
    const board = fakePage('GET bbsquares/pagedata', aPage({ free: true, ownSquares: 0 }));
    const take = (place: number, entry_id: number) =>
      board.change({ squares: [{ ID: place, entry_id, entry_name: entry_id ? 'Rusty Oakes' : '' }] });
    const { calls } = renderWithKit(<Squares />, {
      at: '/bbsquares',
      now: NOW,
      answers: {
        'GET bbsquares/pagedata': board.answer,
        'POST bbsquares/claim': () => (take(12, 1), { result: 'success', count: 1, message: '1 square claimed.' }),
        'POST bbsquares/savesquare': () => (take(12, 0), { result: 'success' }),
        'POST bbsquares/word': () => ({ result: 'success' }),
      },
    });
    await userEvent.click(await cell('Column 3, row 2, free'));
    expect(await cell('Column 3, row 2, free, chosen')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await screen.findByRole('button', { name: 'Claim 1 square' }));
    await screen.findByText('1 square claimed.');
    await waitFor(() => expect(calls.some(({ key }) => key === 'POST bbsquares/word')).toBe(true));
    expect(calls.find(({ key }) => key === 'POST bbsquares/claim')!.body).toEqual({ contest_id: 7, entry_id: 1, squares: [12] });
    expect(calls.find(({ key }) => key === 'POST bbsquares/word')!.body).toMatchObject({
      entry_id: 1,
      word: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
    await userEvent.click(await cell(/^Column 3, row 2, Rusty Oakes/));
    await userEvent.click(await screen.findByRole('button', { name: 'Release this square' }));
    await screen.findByText('It is free again.');
    expect(calls.find(({ key }) => key === 'POST bbsquares/savesquare')!.body).toMatchObject({ x_pos: 2, y_pos: 1, entry_id: 0 });
  });

  it('takes presses of several squares, up to how many are mine to claim, and claims them together', async () => {
    const { calls } = open(aPage({ free: true, ownSquares: 8 }), {
      'POST bbsquares/claim': () => ({ result: 'success', count: 2, message: '2 squares claimed.' }),
      'POST bbsquares/word': () => ({ result: 'success' }),
    });
    for (const name of ['Column 1, row 1, free', 'Column 2, row 1, free', 'Column 3, row 1, free']) await userEvent.click(await cell(name));
    expect(screen.getAllByRole('gridcell', { name: /, chosen$/ })).toHaveLength(2);
    await userEvent.click(await cell('Column 1, row 1, free, chosen'));
    await userEvent.click(await cell('Column 3, row 1, free'));
    await expectNoAxeFindings(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Claim 2 squares' }));
    await screen.findByText('2 squares claimed.');
    expect(calls.find(({ key }) => key === 'POST bbsquares/claim')!.body).toMatchObject({ squares: [1, 2] });
  });

  it('says why a claim was refused, in the server’s words', async () => {
    open(aPage({ free: true, ownSquares: 0 }), {
      'POST bbsquares/claim': () => ({ error: { code: 'conflict', message: 'Gwen Tran took one first.' } }),
    });
    await userEvent.click(await cell('Column 1, row 1, free'));
    await userEvent.click(await screen.findByRole('button', { name: 'Claim 1 square' }));
    expect(await screen.findByText('Gwen Tran took one first.')).toBeVisible();
  });

  it('offers no claim once squares are closed, and no numbers to a player', async () => {
    open(aPage({ config: { state: 'locked' } }));
    await userEvent.click(await cell(/^Column 1, row 1, Rusty Oakes/));
    await screen.findByRole('button', { name: 'Done' });
    expect(screen.queryByRole('button', { name: /this square/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /score not drawn, change/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'My squares' })).toBeNull();
  });

  it('lets an administrator type a number and give a square with its reason', async () => {
    const page = aPage({ config: { isAdmin: 1, state: 'live', level: 'C' }, games: [] });
    const { calls } = open(page, {
      'POST bbsquares/savesquare': () => ({ result: 'success' }),
      'GET bbsquares/share': () => ({ path: '' }),
    });
    const [first] = await screen.findAllByRole('button', { name: /Winning score .*change/ });
    await userEvent.click(first!);
    await userEvent.selectOptions(await screen.findByLabelText('Winning score'), '4');
    expect(screen.getByRole('button', { name: 'Save number' })).toBeDisabled();
    await fill(screen.getByLabelText('Reason (needed), shown to all'), 'read wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Save number' }));
    await screen.findByText('The number is saved.');
    expect(calls.find(({ key }) => key === 'POST bbsquares/savesquare')!.body).toEqual({
      type: 'column',
      contest_id: 7,
      pos: 0,
      score: 4,
      reason: 'read wrong',
    });
  });

  it('shows a sentence in place of the board while there is none, and when it cannot be had', async () => {
    open(aPage(), { 'GET bbsquares/pagedata': () => ({ error: { code: 'not_found', message: 'You are not in a squares contest yet.' } }) });
    expect(await screen.findByText(/You are not in a squares contest yet/)).toBeVisible();
  });

  describe('the draw', () => {
    it('says from what it came, and leads to where it is made anew', async () => {
      open(drawn());
      const draw = await panel('The draw');
      expect(
        draw.getByText(
          /^Numbers drawn .* from the final scores of American Univ–Mt St Mary’s, Texas–Xavier\. Your browser can make them anew\.$/,
        ),
      ).toBeVisible();
      expect(draw.getByRole('link', { name: 'Check this draw' })).toHaveAttribute('href', '/check?contest_id=7&kind=bbsquares');
      expect(screen.getByRole('link', { name: 'Check this contest' })).toHaveAttribute('href', '/check?contest_id=7&kind=bbsquares');
    });

    it('says what a second one waits for', async () => {
      const config = { state: 'locked' as const, drawn_at: '', level: '' as const, isAdmin: 1 as const, waits_for: 'Auburn–Alabama St' };
      open(aPage({ config }));
      const draw = await panel('The draw');
      expect(draw.getByText(/from the final score of Auburn–Alabama St, which nobody knows yet/)).toBeVisible();
      expect(draw.getByRole('link', { name: 'Check this draw' })).toBeVisible();
      // Nothing is typed meanwhile: the numbers are no buttons.
      expect(screen.queryByRole('button', { name: /^Winning score/ })).toBeNull();
    });

    it('has nothing to check before it, or where numbers were typed', async () => {
      open(aPage());
      expect((await panel('The draw')).getByText(/^Numbers not drawn\. A secret was sealed when the board was made/)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Check this draw' })).toBeNull();
    });
  });
});
