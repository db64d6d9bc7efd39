import { hash } from 'node:crypto';
import type { Game } from '../../sport/games/game';
import type { EntryPick } from './football.store';
import { byEntry } from './money/played-week.rules';
import { weeksOver, type PlayedOn } from './weeks-over';

const contest = {
  id: 1,
  type: 'football' as const,
  name: 'League',
  year: 2022,
  groupNumber: 1,
  firstWeek: 2,
  pointsPerEntry: 100,
  cigarPoints: 15,
  overallPoints: [60, 30],
  showModel: false,
};
const CLOSES = 5000;
const entries = ['Ann', 'Bob', 'Cy', 'Dan'].map((name, n) => ({
  id: n + 1,
  contestId: 1,
  userId: n + 1,
  name,
  // The last one comes when the first week is over.
  createdAt: n === 3 ? CLOSES * 2 : 0,
  sidebet: false,
}));
const over = (id: number, values: Partial<Game> = {}) =>
  ({ id, kickoffAt: 1000, spread2: -3.5, state: 'final', score1: 10, score2: 20, ...values }) as Game;
const pick = (week: number, entryId: number, eventId: number, side: 1 | 2, lockedSpread: number | null = null): EntryPick => ({
  entryId,
  week,
  slot: eventId % 10,
  eventId,
  side,
  lockedSpread,
  lockedAt: null,
  savedAt: 0,
  overrideReason: null,
});
const weekOf = (week: number, games: readonly Game[], picks: readonly EntryPick[]): PlayedOn => ({
  contest,
  entries,
  week,
  closesAt: CLOSES * week,
  games,
  saved: byEntry(picks),
});

const five = (week: number) => [1, 2, 3, 4, 5].map((n) => over(week * 10 + n));
const homes = (week: number, entryId: number) => five(week).map(({ id }) => pick(week, entryId, id, 2));
const two = weekOf(
  2,
  [...five(2).slice(0, 4), over(25, { state: 'cancelled' }), over(26, { score2: 13 })],
  [...homes(2, 1).slice(0, 4), pick(2, 1, 26, 1, 3), ...homes(2, 2).slice(0, 3), pick(2, 2, 25, 2), pick(2, 3, 99, 1)],
);
const three = weekOf(3, five(3), [...homes(3, 2), ...homes(3, 4), pick(3, 1, 31, 2), pick(3, 1, 32, 1)]);
const later = 100_000;

/** One after the other. */
function played() {
  const first = weeksOver.play(weeksOver.start, two, later)!;
  return [first, weeksOver.play(first.state, three, later)!] as const;
}

test('a week is over when its window has closed and what is played of it has kicked off', () => {
  expect(weeksOver.play(weeksOver.start, two, CLOSES * 2 - 1)).toBeUndefined();
  expect(weeksOver.play(weeksOver.start, two, CLOSES * 2)).toMatchObject({ from: CLOSES * 2, tags: [] });
  const late = (values: Partial<Game>) => weekOf(2, [over(21, { kickoffAt: 50_000, ...values })], []);
  expect(weeksOver.play(weeksOver.start, late({}), 49_999)).toBeUndefined();
  expect(weeksOver.play(weeksOver.start, late({}), 50_000)?.from).toBe(50_000);
  expect(weeksOver.play(weeksOver.start, late({ state: 'postponed' }), CLOSES * 2)?.from).toBe(CLOSES * 2);
});

test('the next week goes on from totals and from the pot', () => {
  const [first, second] = played();
  // Of the pot of 400 each of 14 weeks brings 21, and nothing is paid before the contest begins. A push is a loss, a game that is off none.
  expect(first.state.run).toMatchObject({ weeks: [{ available: 0 }, { available: 21, each: 0, winners: [] }], pushed: 21 });
  expect(first.rows).toEqual([
    { entry: 1, won: 4, lost: 1, wins: 4, rank: 1 },
    { entry: 2, won: 3, lost: 1, wins: 3, rank: 2 },
    { entry: 3, won: 0, lost: 4, wins: 0, rank: 3 },
  ]);
  // Two of them share what was pushed forward and what the week brings.
  expect(second.state.run?.weeks[2]).toEqual({ available: 42, each: 21, winners: [2, 4] });
  expect(second.state.totals).toMatchObject({
    1: { wins: 5, losses: 5, points: 0, weeks41: 1 },
    2: { wins: 8, losses: 1, points: 21, weeks41: 0 },
    4: { wins: 5, losses: 0, points: 21, weeks41: 0 },
  });
  expect(second.rows.map(({ entry, rank }) => [entry, rank])).toEqual([
    [2, 1],
    [4, 2],
    [1, 3],
    [3, 4],
  ]);
});

test('a week after the end of the season adds nothing', () => {
  let state = played()[1].state;
  for (let week = 4; week <= 15; week += 1) state = weeksOver.play(state, weekOf(week, five(week), homes(week, 1)), later)!.state;
  const { state: after, rows } = weeksOver.play(state, weekOf(16, five(16), homes(16, 2)), later)!;
  expect([after, rows]).toEqual([state, []]);
});

test('the version goes up with whatever the rules make otherwise', () => {
  // Weeks that were kept by other rules are shown for ever unless the version is another one: a new digest needs a new version.
  expect([weeksOver.version, hash('sha256', JSON.stringify(played()), 'base64url').slice(0, 16)]).toEqual([1, '7jNhWEZTUCtQiebu']);
});
