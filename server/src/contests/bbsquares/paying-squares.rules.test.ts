import type { SquaresGameRow } from '@poolhouse/contract';
import { payingSquares } from './paying-squares.rules';

const entries = [
  { id: 1, entry_name: 'Ann' },
  { id: 2, entry_name: 'Bob' },
];
const game = (values: Partial<SquaresGameRow>) =>
  ({
    ...{ ID: 9, team1: 'Auburn', team2: 'Iowa', score1: 71, score2: 84, state: 'final', day: '2024-03-21T16:00:00Z' },
    ...{ entry_id: 1, entry_name: 'Ann', amount: 36, half: '', half_entry_name: '', half_amount: 0, ...values },
  }) as SquaresGameRow;
const says = (values: Partial<SquaresGameRow>) => payingSquares([game(values)], entries).map((one) => `${one.entries.join()}: ${one.says}`);

it('tells whose square a final score pays, and whose the one at half-time', () => {
  expect(says({})).toEqual(['1: Iowa beat Auburn 84–71, and the square of Ann pays 36 points.']);
  expect(says({ half: '40-38', half_entry_name: 'Bob', half_amount: 9 })).toEqual([
    '2: Half-time, Auburn 40, Iowa 38: the square of Bob pays 9 points.',
    '1: Iowa beat Auburn 84–71, and the square of Ann pays 27 points.',
  ]);
});

it('tells nothing of a game that is on, of nobody’s square, and of one that pays nothing', () => {
  for (const values of [{ state: 'in_progress' }, { entry_id: 0 }, { amount: 0 }] as const) expect(says(values)).toEqual([]);
});
