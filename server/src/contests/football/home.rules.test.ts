import { Result } from '@poolhouse/contract';
import type { Game } from '../../sport/games/game';
import { homeLine, homeLive, homeLocks, type HomeWeek } from './home.rules';
import type { GradedEntryPick } from './money/played-week.rules';

const NOW = Date.parse('2026-11-15T18:30:00Z');
const game = (id: number, over: Partial<Game> = {}): Game => ({
  id,
  sourceKey: '',
  sport: 'NFL',
  season: 2026,
  gameType: 'REG',
  kickoffAt: Date.parse('2026-11-15T18:00:00Z'),
  weekStart: '2026-11-10',
  team1: 'Aces',
  team2: 'Bees',
  abbrev1: 'AAA',
  abbrev2: 'BBB',
  rank1: null,
  rank2: null,
  spread2: 3,
  tv: '',
  state: 'in_progress',
  score1: 10,
  score2: 7,
  status: 'Q3',
  timeLeft: '8:41',
  possession: null,
  statusNote: '',
  updatedAt: 0,
  ...over,
});
const pick = (eventId: number, result: number, over: Partial<GradedEntryPick> = {}) =>
  ({
    entryId: 7,
    week: 11,
    slot: 1,
    eventId,
    side: 1,
    lockedSpread: null,
    lockedAt: null,
    overrideReason: null,
    grade: { result, push: false, line: -3 },
    ...over,
  }) as GradedEntryPick;
const standing = (entryId: number, rank: number) => ({ entryId, name: `Entry ${entryId}`, wins: 1, losses: 0, points: 0, rank });

function week(over: Partial<HomeWeek> = {}): HomeWeek {
  const games = over.games ?? [game(1), game(2, { state: 'final' })];
  return {
    contestId: 3,
    week: 11,
    games,
    gameById: new Map(games.map((one) => [one.id, one])),
    nextKickoff: '2026-11-15T21:05:00Z',
    standings: [standing(7, 1), standing(8, 1), standing(9, 3)],
    overall: [standing(8, 1), standing(7, 2)],
    ...over,
  };
}

const coming = (id: number, over: Partial<Game> = {}) => game(id, { state: 'scheduled', kickoffAt: NOW + id * 1000, ...over });
const some = (count: number) => Array.from({ length: count }, (_, i) => pick(i + 1, Result.picked));

test('says what is saved, what comes next and where the player stands', () => {
  expect(homeLine(week(), 7, some(5), NOW)).toEqual({
    href: '/football?contest=3',
    note: 'Week 11',
    done: 1,
    state: '5 of 5 saved',
    next: '2026-11-15T21:05:00Z',
    next_label: 'Next kickoff',
    live: 1,
    rank: 1,
    rank_shared: 1,
    of: 3,
    overall_rank: 2,
    overall_shared: 0,
    action: '',
    action_href: '',
  });
});

test.each([
  [0, 'No picks yet', 'Make picks'],
  [3, '3 of 5 saved', 'Make picks'],
  [4, '4 of 5 saved', 'Make pick'],
])('with %i picks saved it asks for the rest, on the page of this entry', (picksIn, state, action) => {
  const games = Array.from({ length: 9 }, (_, i) => coming(i + 1));
  const line = homeLine(week({ games }), 7, some(picksIn), NOW);
  expect(line).toMatchObject({ done: 0, state, action, action_href: '/football/makepicks?entry=7' });
  expect(line.next).toBe(new Date(NOW + (picksIn + 1) * 1000).toISOString());
});

test.each([
  ['no game is left', [game(1), game(2), game(3)], '3 of 5 saved, 2 picks missed'],
  ['the only game left is picked already', [game(1), game(2), coming(3)], '3 of 5 saved, 2 picks missed'],
  [
    'one of two can still be made, and waits for its line',
    [game(1), coming(3), coming(4, { spread2: null })],
    '3 of 5 saved, 1 pick missed',
  ],
  ['what is left is off', [game(1), coming(3), coming(4, { state: 'postponed' })], '3 of 5 saved, 2 picks missed'],
])('asks for nothing where %s', (_, games, state) => {
  expect(homeLine(week({ games }), 7, some(3), NOW)).toMatchObject({ done: 0, state, action: '', action_href: '' });
});

test('asks for no more picks than there are games to take', () => {
  const games = [game(1), coming(3), coming(4)];
  expect(homeLine(week({ games }), 7, some(3), NOW)).toMatchObject({ state: '3 of 5 saved, 1 pick missed', action: 'Make pick' });
});

test('has nothing to tell of a week without games', () => {
  expect(homeLine(week({ games: [], nextKickoff: '' }), 7, [], NOW)).toMatchObject({ done: null, state: 'No games yet', action: '' });
});

test('nobody has a rank before anything is decided', () => {
  const level = [standing(7, 1), standing(8, 1)].map((one) => ({ ...one, wins: 0 }));
  expect(homeLine(week({ standings: level, overall: level }), 7, some(5), NOW)).toMatchObject({ rank: null, overall_rank: null, of: 2 });
});

test('an entry that has no place yet has no rank', () => {
  expect(homeLine(week(), 12, [], NOW)).toMatchObject({ rank: null, rank_shared: 0, of: 3, overall_rank: null });
});

test('tells the games on now in which the entry has a graded pick', () => {
  const games = [game(1), game(2), game(3, { state: 'final' }), game(4)];
  const live = homeLive(week({ games }), [
    pick(1, Result.winning),
    pick(3, Result.win),
    { ...pick(4, 0), grade: { result: null, push: false, line: null } },
  ]);
  expect(live).toEqual([
    {
      ID: '7-1',
      at: '2026-11-15T18:00:00.000Z',
      href: '/football?contest=3&game=1',
      pick: 'Aces −3',
      need: 'Pushes if it ends so',
      score: '10–7',
      clock: 'Q3 8:41',
      result: -1,
      push: 0,
      near: 0,
      ...{ chance: 0.509, game: 1, side: 1, line: -3 },
    },
  ]);
});

test('tells the picks of games to come, those that have left the week too, and none that has kicked off', () => {
  const [later, moved] = [game(5, { state: 'scheduled', kickoffAt: NOW + 1 }), game(6, { state: 'scheduled', kickoffAt: NOW + 9_000 })];
  const board = week({ games: [game(1), later], gameById: new Map([game(1), later, moved].map((one) => [one.id, one])) });
  const locks = homeLocks(
    board,
    [pick(1, Result.picked), pick(5, Result.picked, { lockedAt: NOW, side: 2 }), pick(6, Result.picked), pick(9, Result.picked)],
    NOW,
  );
  expect(locks.map(({ ID, pick: team, line_locked, chance }) => [ID, team, line_locked, chance])).toEqual([
    ['7-5', 'Bees', 1, expect.any(Number)],
    ['7-6', 'Aces', 0, expect.any(Number)],
  ]);
});
