import { rankStandings } from '@poolhouse/contract/football-rules';
import { must } from '../../ground/must';
import { isOffBoard } from '../../sport/games/game.rules';
import type { PeriodRules } from '../periods/period';
import { playWeek, type WeekFacts } from './money/played-week.rules';
import { planPot, runPot } from './money/pot.rules';
import { NOTHING_PLAYED, playedOn, totalsOf, type SeasonState } from './money/season.rules';
import type { FootballContest, FootballEntry } from './money/terms.store';

/** A contest with its terms, and its entries. */
export interface ContestFacts {
  contest: FootballContest;
  entries: readonly FootballEntry[];
}

/** All that one week is played on. */
export type PlayedOn = ContestFacts & WeekFacts;

/** What a week has made of an entry that was there: its own record, and how the season stood after it. */
export interface PlayedRow {
  entry: number;
  won: number;
  lost: number;
  wins: number;
  rank: number;
}

/**
 * A football week is over when its window has closed and what is played of it has kicked off. Its board is played anew by whoever opens it:
 * that costs the week's own picks, and what was kept of them would weigh a hundred times as much.
 */
export const weeksOver: PeriodRules<PlayedOn, SeasonState, PlayedRow> = {
  name: 'football weeks',
  version: 1,
  start: NOTHING_PLAYED,
  play(before, { contest, entries, ...facts }, now) {
    const from = Math.max(facts.closesAt ?? Infinity, ...facts.games.filter((game) => !isOffBoard(game)).map(({ kickoffAt }) => kickoffAt));
    if (now < from) return undefined;
    const { results } = playWeek(facts, entries, now);
    const plan = planPot({ ...contest, entries: entries.length });
    const { totals, run } = before.run ? before : stateBefore(contest, entries.length);
    // The calendar of a contest goes no further than its season has games.
    const state = playedOn({ totals, run }, plan, entries, { over: true, results, gamesLeft: true });
    const counts = state.run?.weeks.length === facts.week;
    const there = entries.filter(({ createdAt }) => createdAt < (facts.closesAt ?? Infinity));
    const rows = (counts ? rankStandings(totalsOf(there, state)) : []).map(({ entryId, wins, rank }): PlayedRow => {
      const { wins: won, losses: lost } = must(results.get(entryId), 'the week of an entry');
      return { entry: entryId, won, lost, wins, rank };
    });
    return { state, rows, from, tags: [] };
  },
};

/** From where a contest begins: weeks before its first pay nothing and count for nobody. */
export function stateBefore(contest: FootballContest, entries: number): SeasonState {
  const plan = planPot({ ...contest, entries });
  const earlier = Array.from({ length: contest.firstWeek - 1 }, () => ({ over: true, gamesLeft: true, perfect: [] }));
  return { totals: {}, run: runPot(plan, earlier) };
}
