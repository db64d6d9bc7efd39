import { pointsIn } from './score.rules';

it('writes a column of points with cents in each row or in none, and a dash for nothing', () => {
  const column = (points: number[]) => points.map(pointsIn(points));
  expect(column([8, 0, -1])).toEqual(['8', '–', '−1']);
  expect(column([8, 4.5, 0, -2.5])).toEqual(['8.00', '4.50', '–', '−2.50']);
});
