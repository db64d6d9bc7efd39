import fc from 'fast-check';
import { circleOf } from './circle';
import { roundsOf, seasonsOf } from './played.rules';
import { recordsOf } from './records.rules';
import { shelvesOf } from './shelf.rules';
import { aContest, aDrawnCircle } from './testing/drawn-circle';

/** Scores of one player a row, week by week; null where they did not play. Places follow from the scores. */
function weeks(...scores: readonly (number | null)[][]) {
  return (scores[0] ?? []).map((_, week) =>
    scores.flatMap((own, n) => {
      const score = own[week] ?? null;
      const rank = 1 + scores.filter((other) => (other[week] ?? -1) > (score ?? -1)).length;
      return score === null ? [] : [{ entry: 10 * (n + 1), rank, score }];
    }),
  );
}

const told = (contests: Parameters<typeof recordsOf>[0]) =>
  recordsOf(contests, roundsOf(contests), seasonsOf(contests)).map(({ kind, head, behind }) => ({
    kind,
    head,
    behind: behind.map(({ at, userId }) => `${userId}: ${at.of.contest.year} ${at.period.key}`),
  }));

test('a contest remembers over its years: best and worst, runs, pots, the way up', () => {
  const contests = [
    aContest({ id: 1, year: 2024 }, weeks([3, 4, 1, 1, 2], [2, 2, 2, 2, 5]), [
      { entry: 10, rank: 2, score: 11 },
      { entry: 20, rank: 1, score: 13 },
    ]),
    aContest({ id: 2, year: 2025 }, weeks([3, 4, 0], [5, 5, 3])),
  ];
  expect(told(contests)).toEqual([
    { kind: 'best', head: '5', behind: ['2: 2025 2', '2: 2025 1', '2: 2024 5'] },
    { kind: 'worst', head: '0', behind: ['1: 2025 3'] },
    // Over the turn of a year.
    { kind: 'streak', head: '4 weeks', behind: ['2: 2024 5', '2: 2025 1', '2: 2025 2', '2: 2025 3'] },
    {
      kind: 'drought',
      head: '8 weeks',
      behind: ['2024 1', '2024 2', '2024 3', '2024 4', '2024 5', '2025 1', '2025 2', '2025 3'].map((at) => `1: ${at}`),
    },
    { kind: 'pots', head: '2 weeks', behind: ['2: 2025 2', '2: 2025 1'] },
  ]);
});

test('what the data do not give is left out: one player alone, all alike, a place or two', () => {
  expect(told([])).toEqual([]);
  expect(told([aContest({ id: 1 }, weeks([2, 2], [2, 2]))])).toEqual([]);
  expect(told([aContest({ id: 1 }, [[], []])])).toEqual([]);
});

test('a week that was not played ends a run', () => {
  const [streak] = told([aContest({ id: 1 }, weeks([3, 3, null, 3], [1, 2, 2, 2]))]).filter(({ kind }) => kind === 'streak');
  expect(streak).toEqual({ kind: 'streak', head: '2 weeks', behind: ['1: 2025 1', '1: 2025 2'] });
});

test('the way up is from the worst place after three weeks to the last one', () => {
  const ranks = [4, 4, 3, 4, 2];
  const rounds = ranks.map((rank) => [{ entry: 10, rank, score: 1 }]);
  const own = [{ entry: 10, rank: 1, score: 5 }];
  const [found] = told([aContest({ id: 1 }, rounds, own)]).filter(({ kind }) => kind === 'comeback');
  expect(found).toEqual({ kind: 'comeback', head: '4th to 1st', behind: ['1: 2025 4', '1: 2025 season'] });
});

test('a shelf has every period that was won, once, and whoever has one has a shelf', () => {
  fc.assert(
    fc.property(aDrawnCircle, (contests) => {
      const rounds = roundsOf(contests);
      const shelves = shelvesOf(rounds);
      const won = rounds.flatMap(({ results }) => [...results.values()].filter((one) => one.won));
      expect(shelves.reduce((sum, { weeks: of }) => sum + of, 0)).toBe(won.length);
      for (const { userId, behind } of shelves)
        expect(behind).toHaveLength(rounds.filter(({ results }) => results.get(userId)?.won).length);
    }),
  );
});

test('players: the first entry names them for good, the latest is what they are called, and two who share it are told apart', () => {
  const pair = (a: number, b: number) => [
    [
      { entry: a, rank: 1, score: 3 },
      { entry: b, rank: 2, score: 1 },
    ],
  ];
  const named = (of: ReturnType<typeof aContest>, entry: number, name: string) => ({
    ...of,
    entries: of.entries.map((one) => (one.id === entry ? { ...one, name } : one)),
  });
  const { players } = circleOf(1, [
    aContest({ id: 1, year: 2024 }, pair(10, 20)),
    named(aContest({ id: 2, year: 2025 }, pair(12, 42)), 12, 'Casey'),
    named(aContest({ id: 3, year: 2025, kind: 'Golf' }, pair(30, 43)), 30, 'CASEY'),
  ]);
  expect(players.map(({ id, name, left }) => [id, name, left])).toEqual([
    [10, 'Casey (Ball 2025)', false],
    [30, 'CASEY (Golf 2025)', false],
    [20, 'Entry 20', true],
    [42, 'Entry 42', false],
  ]);
});
