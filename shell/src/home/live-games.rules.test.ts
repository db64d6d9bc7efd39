import type { HomeLiveRow } from '@poolhouse/contract';
import { liveGames } from './live-games.rules';

const row = (ID: string, over: Partial<HomeLiveRow> = {}): HomeLiveRow => ({
  ID,
  contest: 'Football',
  pool: 'Oak Street Pool',
  at: '2026-11-15T18:00:00Z',
  team1: 'Bears',
  team2: 'Lions',
  score1: 10,
  score2: 7,
  clock: 'Q3',
  pick: 'CHI',
  spread: -3,
  result: -1,
  push: 0,
  ...over,
});

test('what the player has in one game stands under one game', () => {
  const rows = [
    row('a'),
    row('b', { team1: 'Jets' }),
    row('c', { contest: 'FootballWins', spread: null }),
    row('d', { at: '2026-11-22T18:00:00Z' }),
  ];
  expect(liveGames(rows).map(({ game, stakes }) => [game.ID, stakes.map(({ ID }) => ID)])).toEqual([
    ['a', ['a', 'c']],
    ['b', ['b']],
    ['d', ['d']],
  ]);
});
