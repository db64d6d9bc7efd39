import { earlyWorth } from './early.rules';

it('tells the lot’s part of the pot that all budgets make, or of a round one', () => {
  expect(earlyWorth(0.047, 260, 8)).toEqual({ pot: 2080, of: 'budgets', worth: 98 });
  expect(earlyWorth(0.047, null, 8)).toEqual({ pot: 1000, of: 'round', worth: 47 });
  expect(earlyWorth(0.047, 260, 0)).toMatchObject({ pot: 1000 });
});
