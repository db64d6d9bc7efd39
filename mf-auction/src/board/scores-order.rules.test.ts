import { latestFinalsFirst } from './scores-order.rules';

const game = (day: number, state: 'final' | 'scheduled' | 'in_progress') => ({
  ...{ state, team1: `Upper ${day}`, day: `2026-03-${day}T19:00:00Z` },
  ...{ started: state === 'scheduled' ? (0 as const) : (1 as const), inProgress: state === 'in_progress' ? (1 as const) : (0 as const) },
});

it('has games that are on first, then those to come, then the latest of those that are over', () => {
  const games = [game(19, 'final'), game(28, 'scheduled'), game(27, 'in_progress'), game(29, 'scheduled'), game(26, 'final')];
  expect(latestFinalsFirst(games).map(({ day }) => day.slice(8, 10))).toEqual(['27', '28', '29', '26', '19']);
  expect(games[0]).toEqual(game(19, 'final'));
});
