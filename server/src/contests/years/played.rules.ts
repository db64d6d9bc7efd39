import { seriesName } from '@poolhouse/contract/rules';
import type { Contest, Entry } from '../contest';
import type { ContestResults, OverPeriod, PeriodResult, ResultsSource } from './results-source';

/** One contest of a circle: of one year, with what its periods came to that are over. */
export interface PlayedContest {
  readonly contest: Contest;
  /** As in the sign-in's user_contests: 'Football'. */
  readonly kind: string;
  readonly source: Pick<ResultsSource, 'round' | 'gives' | 'margin' | 'address'>;
  readonly results: ContestResults;
  /** Present ones alone. */
  readonly entries: readonly Entry[];
  /** The latest year of the same contest that the viewer is in; undefined where its pages do not open to them. */
  readonly base: Contest | undefined;
}

/** A period, and what each player had in it. */
export interface PlayedPeriod {
  /** Among those of all contests: `3 11`. */
  readonly id: string;
  readonly of: PlayedContest;
  readonly period: OverPeriod;
  /** By user id: of several entries the one that did best, of equals the first. */
  readonly results: ReadonlyMap<number, PeriodResult>;
}

/** The same contest over the years: what its figures are compared among. */
export const seriesOf = ({ kind, contest }: Pick<PlayedContest, 'kind' | 'contest'>): string => `${kind} ${seriesName(contest)}`;

/** All rounds of these contests, in the order in which they ended. */
export const roundsOf = (contests: readonly PlayedContest[]): PlayedPeriod[] =>
  inOrder(contests.flatMap((of) => of.results.rounds.map((period) => played(of, period))));

/** All seasons that are over, likewise. */
export const seasonsOf = (contests: readonly PlayedContest[]): PlayedPeriod[] =>
  inOrder(contests.flatMap((of) => (of.results.season ? [played(of, of.results.season)] : [])));

const inOrder = (periods: PlayedPeriod[]): PlayedPeriod[] =>
  periods.sort((a, b) => a.period.at - b.period.at || a.of.contest.id - b.of.contest.id);

function played(of: PlayedContest, period: OverPeriod): PlayedPeriod {
  const userOf = new Map(of.entries.map(({ id, userId }) => [id, userId]));
  const results = new Map<number, PeriodResult>();
  for (const result of period.results) {
    const user = userOf.get(result.entryId);
    if (user === undefined) continue;
    const known = results.get(user);
    if (!known || result.rank < known.rank) results.set(user, result);
  }
  return { id: `${of.contest.id} ${period.key}`, of, period, results };
}

/** Which of two results is better: below 0 the first one. */
export function byScore({ score: a }: Pick<PeriodResult, 'score'>, { score: b }: Pick<PeriodResult, 'score'>): number {
  const first = a.findIndex((figure, n) => figure !== b[n]);
  return first < 0 ? 0 : (b[first] ?? 0) - (a[first] ?? 0);
}
