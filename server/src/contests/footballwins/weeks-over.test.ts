import { hash } from 'node:crypto';
import type { Game } from '../../sport/games/game';
import { aGame } from '../underdogs/testing/game.fixture';
import { scoresIn, standingsIn, turnsIn } from './footballwins-rows';
import type { PeriodFacts, WinsFacts } from './footballwins-season.types';
import { weeksOver } from './weeks-over';

const entries = ['Ann', 'Bob', 'Cy'].map((name, n) => ({ id: n + 1, contestId: 1, userId: n + 1, name, createdAt: 0 }));
const contest = { id: 1, type: 'footballwins', name: 'Wins', year: 2022, groupNumber: 1, firstWeek: 2 } as const;
const ENDS = 90_000;
const CLOSES = 5000;
const teams = ['BUF', 'DAL', 'KC', 'LA', 'NYJ', 'SF'];
const draft: WinsFacts = {
  terms: { pointsPerEntry: 50, overallPoints: [100, 50] },
  teams: teams.map((abbrev, n) => ({ abbrev, entryId: [1, 9, 2, 3, null, 1][n]!, expWins: abbrev === 'KC' ? 12 : null })),
  expected: new Map([
    ['BUF', 11.5],
    ['KC', 10],
  ]),
  picks: [
    { turn: 1, entryId: 1, abbrev: 'BUF' },
    { turn: 2, entryId: 9, abbrev: 'DAL' },
    { turn: 3, entryId: 1, abbrev: 'KC' },
  ],
  seats: [1, 9, 2],
};
const over = (abbrev1: string, abbrev2: string, score1: number | null, score2: number | null, values: Partial<Game> = {}) =>
  aGame({ id: 1 + teams.indexOf(abbrev1), abbrev1, abbrev2, score1, score2, state: 'final', ...values });
const period = (week: number, games: readonly Game[], of?: WinsFacts): PeriodFacts => ({
  contest,
  entries,
  week,
  games,
  closesAt: CLOSES * (week + 1),
  endsAt: ENDS,
  draft: of,
});

const periods = [
  period(0, [], draft),
  period(1, [over('BUF', 'KC', 7, 3), over('LA', 'SF', 0, 0, { state: 'cancelled' })]),
  period(2, [over('BUF', 'DAL', 20, 10), over('LA', 'KC', 3, 3), over('SF', 'NYJ', 1, 2)]),
  period(3, [over('BUF', 'SF', 7, 14), over('KC', 'LA', 21, 0), over('NYJ', 'DAL', 6, 0, { state: 'postponed', kickoffAt: 99_000 })]),
];

/** One after the other, as far as they are over. */
function played(now: number) {
  let before = weeksOver.start;
  return periods.map((facts) => {
    const one = weeksOver.play(before, facts, now)!;
    before = one.state;
    return one;
  });
}

test('the draft settles whose the teams are, and is over when the contest begins', () => {
  expect(weeksOver.play(weeksOver.start, periods[0]!, CLOSES - 1)).toBeUndefined();
  const { state, rows, from } = weeksOver.play(weeksOver.start, periods[0]!, CLOSES)!;
  expect(from).toBe(CLOSES);
  // Who has left owns nothing, and has drafted nothing that counts; what was not drafted by its owner has no turn.
  expect(state.teams.map(({ abbrev, owner, expWins, drafted }) => [abbrev, owner, expWins, drafted])).toEqual([
    ['BUF', 1, 11.5, 1],
    ['DAL', null, null, null],
    ['KC', 2, 12, null],
    ['LA', 3, null, null],
    ['NYJ', null, null, null],
    ['SF', 1, null, null],
  ]);
  expect(turnsIn(rows).map(({ ID, EntryName, Abbrev }) => [ID, EntryName, Abbrev])).toEqual([
    [1, 'Ann', 'BUF'],
    [2, '', 'DAL'],
    [3, 'Ann', 'KC'],
    [4, 'Bob', ''],
    [6, 'Ann', ''],
  ]);
});

test('a week is over when its window has closed and no game of it is awaited', () => {
  const { state } = weeksOver.play(weeksOver.start, periods[0]!, ENDS)!;
  const play = (games: readonly Game[], now: number) => weeksOver.play(state, period(2, games), now);
  const late = over('BUF', 'DAL', 20, 10, { kickoffAt: 16_000 });
  expect([play([late], 15_999), play([late], 16_000)?.from]).toEqual([undefined, 16_000]);
  const unreported = over('BUF', 'DAL', null, null, { state: 'scheduled' });
  expect(play([unreported], ENDS - 1)).toBeUndefined();
  expect(play([unreported], ENDS)).toMatchObject({ from: ENDS, tags: ['season:2022'] });
  expect(play([over('NYJ', 'DAL', null, null, { state: 'postponed', kickoffAt: ENDS })], 15_000)).toMatchObject({ from: 15_000, tags: [] });
});

test('the next week begins from what clubs had done; what was before the contest counts for nobody', () => {
  const [, first, second, third] = played(ENDS);
  expect([first!.rows, first!.state.records]).toEqual([[], {}]);
  expect(first!.state.earlier).toEqual({
    records: { BUF: { wins: 1, losses: 0, ties: 0 }, KC: { wins: 0, losses: 1, ties: 0 } },
    games: { BUF: 1, KC: 1, LA: 1, SF: 1 },
  });
  expect(third!.state.records.BUF).toEqual({ wins: 1, losses: 1, ties: 0 });
  const overall = (one: typeof second) =>
    standingsIn(one!.rows)
      .filter(({ Week }) => Week === 0)
      .map(({ EntryName, Wins, Losses, Ties, Rank, Moved }) => [EntryName, Wins, Losses, Ties, Rank, Moved]);
  // Nobody had a place before the first week.
  expect(overall(second)).toEqual([
    ['Ann', 1, 1, 0, 1, 0],
    ['Bob', 0, 0, 1, 2, 0],
    ['Cy', 0, 0, 1, 2, 0],
  ]);
  // Two clubs of one entry meet: a win and a loss.
  expect(overall(third)).toEqual([
    ['Ann', 2, 2, 0, 1, 0],
    ['Bob', 1, 0, 1, 2, 0],
    ['Cy', 0, 1, 1, 3, -1],
  ]);
  expect(scoresIn(third!.rows).map(({ EntryName1, EntryName2 }) => [EntryName1, EntryName2])).toEqual([
    ['Ann', 'Ann'],
    ['Bob', 'Cy'],
    ['', ''],
  ]);
});

test('the places gained in a week are known, and none in the first', () => {
  const owned = { ...draft, teams: ['BUF', 'KC', 'LA'].map((abbrev, n) => ({ abbrev, entryId: n + 1, expWins: null })) };
  const { state } = weeksOver.play(weeksOver.start, period(0, [], owned), ENDS)!;
  const first = weeksOver.play(state, period(2, [over('BUF', 'SF', 7, 0)]), ENDS)!;
  const games = [over('KC', 'SF', 7, 0), over('NYJ', 'KC', 0, 7), over('LA', 'DAL', 0, 7)];
  const moved = ({ rows }: typeof first) => standingsIn(rows).map(({ ID, Moved }) => [ID, Moved]);
  expect(moved(first).filter(([, places]) => places !== 0)).toEqual([]);
  expect(moved(weeksOver.play(first.state, period(3, games), ENDS)!).sort()).toEqual([
    ['o1', -1],
    ['o2', 1],
    ['o3', -1],
    ['w1', 0],
    ['w2', 0],
    ['w3', 0],
  ]);
});

test('the version goes up with whatever the rules make otherwise', () => {
  // Weeks that were kept by other rules are shown for ever unless the version is another one: a new digest needs a new version.
  const digest = hash('sha256', JSON.stringify(played(ENDS)), 'base64url').slice(0, 16);
  expect([weeksOver.version, digest]).toEqual([1, 'eXT9lTSERMO_vGoH']);
});
