import type { Game } from '../../sport/games/game';
import { endedLine, isEnded, type SeasonWeek } from './ended-line.rules';

const games = (...states: Game['state'][]) => states.map((state) => ({ state }));

test.each<[string, SeasonWeek, boolean]>([
  ['an earlier week', { week: 17, weeks: 18, games: games('final') }, false],
  ['a last week without games', { week: 18, weeks: 18, games: [] }, false],
  ['a game to come', { week: 18, weeks: 18, games: games('final', 'scheduled') }, false],
  ['a game that is on', { week: 18, weeks: 18, games: games('final', 'in_progress') }, false],
  ['all over', { week: 18, weeks: 18, games: games('final', 'cancelled', 'postponed') }, true],
])('a season with %s', (_what, season, ended) => expect(isEnded(season, { closesAt: 9, now: 8 })).toBe(ended));

test('a season ends with its last window, whatever was never reported', () => {
  const of = { week: 18, weeks: 18, games: games('final', 'scheduled') };
  expect([8, 9].map((now) => isEnded(of, { closesAt: 9, now }))).toEqual([false, true]);
  expect(isEnded({ ...of, week: 17 }, { closesAt: 9, now: 9 })).toBe(false);
});

test('a season that is over asks for nothing, and says where the entry ended', () => {
  const facts = {
    ...{ href: '/football?contest=3', note: 'Week 18', done: 1 as const, state: '5 of 5 saved', next: '2026-01-04T18:00:00.000Z' },
    ...{ next_label: 'Next kickoff', live: 0, rank: 3, rank_shared: 1 as const, of: 10, overall_rank: 1, overall_shared: 0 as const },
    ...{ action: 'Make 1 pick', action_href: '/football/makepicks?entry=7' },
  };
  expect(endedLine(facts, 2025, { rank: 1, shared: 0, of: 10 })).toEqual({
    ...{ href: '/football?contest=3', note: '2025', done: null, state: 'Season over', next: '', next_label: '', live: 0 },
    ...{ rank: 1, rank_shared: 0, of: 10, overall_rank: null, overall_shared: 0, action: '', action_href: '' },
  });
});
