import { aBoard, aGame, aPage } from '../testing/board.fixture';
import { gamesTable, gridTable, payoutsTable, standingsTable } from './tables.rules';

test('the grid has digits above and left and a name in each of 100 squares', () => {
  const table = gridTable(aBoard({ drawn: true }));
  expect(table.map((row) => row.length)).toEqual(Array.from({ length: 11 }, () => 11));
  expect(table[0]).toEqual(['Loser \\ Winner', 3, 8, 0, 5, 1, 9, 7, 2, 6, 4]);
  expect(table[1]?.slice(0, 3)).toEqual([1, 'Rusty Oakes', 'Hollis Kerr']);
  expect(gridTable(aBoard())[1]?.[0]).toBe('?');
});

test('standings, games and payouts have a head and a row of each', () => {
  const board = aBoard({
    drawn: true,
    games: [aGame({ state: 'final', status: 'Final', score1: 62, score2: 60, x_score: 2, y_score: 0 })],
  });
  expect(standingsTable(board).slice(0, 2)).toEqual([
    ['Rank', 'Entry', 'Squares', 'Wins', 'Winnings'],
    [1, 'Rusty Oakes', 10, 10, 100],
  ]);
  expect(gamesTable(board)[1]).toEqual(['Elite 8', '2025-03-30T18:20:00.000Z', 'Houston', 62, 'Tennessee', 60, 'Final', 2, 0, '', 36, 0]);
  expect(payoutsTable(aPage().payouts.data).map(([round]) => round)).toEqual([
    'Round',
    'Round of 64',
    'Round of 32',
    'Sweet 16',
    'Elite 8',
    'Final Four',
    'Final',
  ]);
});
