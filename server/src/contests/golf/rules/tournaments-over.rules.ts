import type { PeriodRules } from '../../periods/period';
import { SEASON_START, stateAfter, type Result, type SeasonState } from './season-state.rules';

/** What a tournament is played on: when it became official, and the results that were frozen then (0061). */
export interface TournamentResults {
  readonly officialAt: number | null;
  readonly results: readonly Result[];
}

/**
 * A tournament is over when it is official. What it brought is a fact and stands for good; what hangs on it is the season: sums, the pots that
 * were paid, who came too late. In a Pick1 contest it is the same.
 */
export const tournamentsOver: PeriodRules<TournamentResults, SeasonState, Result> = {
  name: 'golf tournaments over',
  version: 1,
  start: SEASON_START,
  play(before, { officialAt, results }, now) {
    if (officialAt === null || officialAt > now) return undefined;
    return { state: stateAfter(before, results), rows: results, from: officialAt, tags: [] };
  },
};
