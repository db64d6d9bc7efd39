import { recapWeek } from './recap-link.rules';

const config = { Week: 11, ShowWeek: 11, FirstWeek: 1, WeekOver: 0 as const };
const [none, some] = [[{ Wins: 0, Losses: 0 }], [{ Wins: 1, Losses: 0 }]];

it.each([
  ['its own once it is over', { ...config, WeekOver: 1 as const }, some, 11],
  ['the one before on Tuesday', config, none, 10],
  ['none while games are decided', config, some, 0],
  ['none before the contest’s first', { ...config, FirstWeek: 11 }, none, 0],
  ['none of a week without results', { ...config, WeekOver: 1 as const }, none, 0],
])('leads to %s', (_name, of, week, expected) => {
  expect(recapWeek(of, week)).toBe(expected);
});
