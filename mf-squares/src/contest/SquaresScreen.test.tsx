import { renderWithKit } from '@poolhouse/shared-ui/testing';
import { screen } from '@testing-library/react';
import Board from '../board/Board.page';
import Games from '../games/Games.page';
import History from '../history/History.page';
import Print from '../print/Print.page';
import Rules from '../rules/Rules.page';
import { aPage } from '../testing/board.fixture';

beforeEach(() => localStorage.clear());

it.each([
  ['', Board, 'NCAA Squares 2025'],
  ['/games', Games, 'NCAA Squares Games 2025'],
  ['/rules', Rules, 'NCAA Squares Rules 2025'],
  ['/history', History, 'NCAA Squares History 2025'],
  ['/print', Print, 'NCAA Squares Print 2025'],
])('%s has a heading and a title of its own', async (path, Page, name) => {
  renderWithKit(<Page />, {
    at: `/bbsquares${path}`,
    answers: {
      'GET bbsquares/pagedata': () => aPage(),
      'GET bbsquares/history': () => ({
        years: [],
        wins: new Array<number>(100).fill(0),
        pairs: new Array<number>(100).fill(0),
        rounds: { data: [] },
      }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(document.title).toContain(name);
});
