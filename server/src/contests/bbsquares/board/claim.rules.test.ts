import { tooMany } from './claim.rules';

it.each([
  [3, 2, 0, '0 of 2 squares are yours.'],
  [2, 1, 1, '1 of 1 square is yours.'],
  [3, 2, 1, '1 of 2 squares is yours.'],
  [3, 2, 2, '2 of 2 squares are yours.'],
])('%i squares of at most %i are too many where %i are there', (wanted, most, count, message) => {
  expect(tooMany(wanted, most, count)).toEqual({ code: 'conflict', message });
  expect(tooMany(most, most, count)).toBeUndefined();
});
