import { hash } from 'node:crypto';
import type { Game } from '../../sport/games/game';
import type { Choice, SavedPick } from './picks';
import { aGame } from './testing/game.fixture';
import { weeksOver, type WeekFacts } from './weeks-over';

const entries = ['Ann', 'Bob', 'Cy', 'Dan', 'Eve', 'Flo'].map((name, n) => ({
  id: n + 1,
  contestId: 1,
  userId: n + 1,
  name,
  createdAt: 0,
}));
const over = (id: number, values: Partial<Game>) =>
  aGame({ id, abbrev1: `A${id % 10}`, abbrev2: `H${id % 10}`, state: 'final', score1: 10, score2: 14, ...values });
const saved = (week: number, choice: Choice | null, overrideReason: string | null = null): SavedPick => ({
  week,
  choice,
  takenAt: 500,
  savedAt: 500,
  overrideReason,
});
const CLOSES = 5000;

/** The facts of a week; games that were moved out of it are known as well. */
function weekOf(week: number, picks: readonly (SavedPick | undefined)[], games: readonly Game[], moved: readonly Game[] = []): WeekFacts {
  return {
    entries,
    week: { week, games, givesMissed: week === 2 },
    closesAt: CLOSES * week,
    saved: new Map(picks.flatMap((pick, n) => (pick ? [[n + 1, new Map([[week, pick]])]] : []))),
    games: new Map([...games, ...moved].map((game) => [game.id, game])),
  };
}
const moved = over(15, { weekStart: '2022-09-13', kickoffAt: 6000 });
const first = [over(11, { score1: 20 }), over(12, {}), over(13, { spread2: null }), over(14, { state: 'cancelled' })];
const second = [over(21, { score1: 14, score2: 10 }), over(22, {}), over(23, { spread2: -9 })];
const pick = (week: number, eventId: number, spread: number | null = 3.5) => saved(week, { eventId, side: 1, spread });
const weekOne = weekOf(1, [pick(1, 11), pick(1, 12), pick(1, 13), pick(1, 14), undefined, pick(1, 15)], first, [moved]);
const weekTwo = weekOf(2, [pick(2, 21), pick(2, 22, 7), undefined, saved(2, null, 'By phone'), pick(2, 23, null), pick(2, 21)], second);
const later = 20_000;

test('a week is over when its window has closed and nothing of it is still to kick off, and not before', () => {
  const one = weeksOver.play(weeksOver.start, weekOne, later)!;
  expect(one.from).toBe(6000);
  expect(one.tags).toEqual(['games:2022-09-13']);
  expect(weeksOver.play(weeksOver.start, weekOne, 5999)).toBeUndefined();
  expect(weeksOver.play(weeksOver.start, weekOf(1, [], [over(16, { kickoffAt: 9000 })]), 8999)).toBeUndefined();
});

test('the next week begins from what the one before has used up and counted', () => {
  const one = weeksOver.play(weeksOver.start, weekOne, later)!;
  expect(one.state[1]).toEqual({ wins: 1, covers: 0, losses: 0, used: { 'NFL:A1': 1 } });
  const two = weeksOver.play(one.state, { ...weekTwo, week: { ...weekTwo.week, givesMissed: false } }, later)!;
  expect(two.rows.find((row) => row.ID === '1-2')).toMatchObject({ Void: 'The team is the pick of week 1', Grade: 'L' });
  expect(Object.values(two.state).map(({ wins, covers, losses }) => [wins, covers, losses])).toEqual([
    [1, 0, 1],
    [0, 0, 2],
    [0, 0, 1],
    [0, 0, 1],
    [0, 1, 1],
    [1, 0, 0],
  ]);
  expect(two.state[6]!.used).toEqual({ 'NFL:A1': 2 });
});

test('the version goes up with whatever the rules make otherwise', () => {
  const one = weeksOver.play(weeksOver.start, weekOne, later)!;
  const two = weeksOver.play(one.state, weekTwo, later);
  // Weeks that were kept by other rules are shown for ever unless the version is another one: a new digest needs a new version.
  expect([weeksOver.version, hash('sha256', JSON.stringify([one, two]), 'base64url').slice(0, 16)]).toEqual([1, 'feJ5kw_pPGgL7pAv']);
});
