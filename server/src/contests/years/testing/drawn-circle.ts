import { contestTypes } from '@poolhouse/contract';
import fc from 'fast-check';
import { must } from '../../../ground/must';
import type { PlayedContest } from '../played.rules';
import type { ContestResults, OverPeriod, RecordKind } from '../results-source';

/** A result as a test draws it: who, their place, what they scored. */
interface Drawn {
  entry: number;
  rank: number;
  score: number;
}

const ALL: readonly RecordKind[] = ['best', 'worst', 'streak', 'drought', 'pots', 'comeback'];

/** A contest of made-up results; entry 10 n is of user n, entry 10 n + 1 their second one. */
export function aContest(
  { id, name = 'League', year = 2025, kind = 'Ball' }: { id: number; name?: string; year?: number; kind?: string },
  rounds: readonly (readonly Drawn[])[],
  season?: readonly Drawn[],
): PlayedContest {
  const period = (drawn: readonly Drawn[], n: number): OverPeriod => ({
    ...{ key: String(n + 1), kind: 'week', title: `Week ${n + 1}`, at: year * 1000 + n },
    results: drawn.map(({ entry, rank, score }) => ({
      ...{ entryId: entry, rank, score: [score], says: `${score}`, good: score > 2, won: score === 5, seasonRank: rank },
    })),
  });
  const results: ContestResults = {
    rounds: rounds.map(period),
    season: season && { ...period(season, rounds.length), key: 'season', kind: 'season', title: 'Season' },
  };
  const contest = { id, type: must(contestTypes[0], 'a kind of contest'), name, year, groupNumber: 1, firstWeek: 1 };
  const entries = [...new Set([...rounds, season ?? []].flat().map(({ entry }) => entry))].map((entry) => ({
    ...{ id: entry, contestId: id, userId: Math.floor(entry / 10), name: `Entry ${entry}`, createdAt: 0 },
  }));
  const source = {
    ...{ round: 'week' as const, gives: ALL, margin: (n: number) => `${n} wins` },
    address: ({ contest: { year: of }, period: { key } }: { contest: { year: number }; period: { key: string } }) =>
      `/x?year=${of}&week=${key}`,
  };
  return { contest, kind, source, results, entries, base: contest };
}

const result = fc.record({
  entry: fc.constantFrom(10, 11, 20, 30, 40),
  rank: fc.integer({ min: 1, max: 4 }),
  score: fc.integer({ min: 0, max: 5 }),
});
const round = fc.uniqueArray(result, { selector: ({ entry }) => entry, maxLength: 5 });
const one = fc.record({
  name: fc.constantFrom('Oak Street', 'Office'),
  kind: fc.constantFrom('Ball', 'Club'),
  year: fc.integer({ min: 2022, max: 2025 }),
  rounds: fc.array(round, { maxLength: 8 }),
});

/** Contests of several kinds, names and years, of four players, one of whom has two entries. */
export const aDrawnCircle = fc
  .array(one, { maxLength: 5 })
  .map((all) => all.map(({ rounds, ...contest }, n) => aContest({ id: n + 1, ...contest }, rounds)));
