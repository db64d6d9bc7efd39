import { monogram } from './monogram.rules';

test('a contest’s tab is told apart by two letters of its title', () => {
  expect(['Football Admin', 'NFL Wins Admin', 'bbAuction Admin', 'bbSquares Admin', 'Darts', 'X', ''].map(monogram)).toEqual([
    'Fo',
    'NW',
    'bA',
    'bS',
    'Da',
    'X',
    '',
  ]);
});
