import { homeDates, type DatedWeek } from './home-dates.rules';
import type { DogPick } from './picks';
import { aGame } from './testing/game.fixture';

const [first, second] = [aGame({ id: 1, kickoffAt: 1000 }), aGame({ id: 2, kickoffAt: 2000 })];
const picked = (over: Partial<DogPick> = {}) => ({ week: 3, game: second, side: 1, spread: 3.5, idle: null, ...over }) as DogPick;
const week = (over: Partial<DatedWeek> = {}): DatedWeek => ({ week: 3, games: [first, second], pick: undefined, used: new Map(), ...over });
const dates = (one: DatedWeek, { now = 0, selfPick = true } = {}) =>
  homeDates({ contestId: 5, entryId: 7, selfPick, now }, [one]).map(({ ID, title, at }) => [ID, title, at]);

test('a pick that is missing locks with the first underdog that can be taken', () => {
  expect(dates(week())).toEqual([['7-lock-3', 'Underdogs: week 3 pick locks (not in)', 1000]]);
  expect(dates(week(), { now: 1500 })).toEqual([['7-lock-3', 'Underdogs: week 3 pick locks (not in)', 2000]]);
  expect(dates(week(), { now: 2500 })).toEqual([]);
});

test('a week without lines locks with its first kick-off', () => {
  const bare = week({ games: [aGame({ kickoffAt: 3000, spread2: null })] });
  expect(dates(bare)).toEqual([['7-lock-3', 'Underdogs: week 3 pick locks (not in)', 3000]]);
});

test('a pick that is in locks with its own game, which stays while the week is on', () => {
  const game = ['7-2', 'Underdogs: Away 2 at Home 2 (Away 2 +3.5)', 2000];
  expect(dates(week({ pick: picked() }))).toEqual([['7-lock-3', 'Underdogs: week 3 pick locks (Away 2 in)', 2000], game]);
  expect(dates(week({ pick: picked() }), { now: 2500 })).toEqual([game]);
});

test('a pick that counts for nothing is missing, a game that was called off has no date, and nothing locks where an administrator picks', () => {
  expect(dates(week({ pick: picked({ idle: 'used' }) }))).toEqual([['7-lock-3', 'Underdogs: week 3 pick locks (not in)', 1000]]);
  const off = aGame({ id: 4, state: 'cancelled' });
  expect(dates(week({ pick: picked({ game: off }) }), { now: 2500 })).toEqual([]);
  expect(dates(week(), { selfPick: false })).toEqual([]);
});
