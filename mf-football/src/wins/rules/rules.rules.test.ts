import { rulesOf } from './rules.rules';

const textOf = (title: string, config: object): string =>
  rulesOf({ FirstWeek: 1, Weeks: 18, NumEntries: 8, PointsPerEntry: 20, Pot: 160, OverallPoints: '', ...config } as never).find(
    (rule) => rule.title === title,
  )!.text;

it.each([
  [0, 20, 0, '0 entries at 20 points make a pot of 0 points.'],
  [1, 1, 1, '1 entry at 1 point makes a pot of 1 point.'],
  [2, 1, 2, '2 entries at 1 point make a pot of 2 points.'],
])('%i entries at %i make a pot of %i', (NumEntries, PointsPerEntry, Pot, words) =>
  expect(textOf('Pot', { NumEntries, PointsPerEntry, Pot })).toContain(words),
);
