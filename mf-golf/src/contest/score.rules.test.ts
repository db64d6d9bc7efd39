import { points } from './score.rules';

it('writes points with two decimals or none, and a true minus', () => {
  expect([8, 4.5, 2.25, 0, -1, -2.5, -0.001].map(points)).toEqual(['8', '4.50', '2.25', '0', '−1', '−2.50', '0']);
});
