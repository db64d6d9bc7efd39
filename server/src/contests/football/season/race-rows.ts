import type { RaceRow } from '@poolhouse/contract';
import { windowOf, type Calendar } from '../../weeks/calendar';
import type { Board } from '../board/board';
import { totalsOf } from '../money/season.rules';
import { rankStandings } from '../money/standings.rules';

/** Wins so far after each week that is over or on, from the week in which an entry came. */
export function raceRows({ contest, entries, season, weeks, week: current }: Board, calendar: Calendar): RaceRow[] {
  const { firstWeek } = contest;
  return Array.from({ length: current - firstWeek + 1 }, (_, n) => n + firstWeek).flatMap((week) => {
    const closesAt = windowOf(calendar, week)?.closesAt ?? Infinity;
    const there = entries.filter((entry) => entry.createdAt < closesAt);
    // The last ones are those of the board, with the season's prizes once it is over.
    const standings = week === current ? season.overall : rankStandings(totalsOf(there, weeks.slice(0, week), season.run));
    return standings.map(({ entryId, name, wins, rank }) => ({
      ID: `${entryId}-${week}`,
      entry_id: entryId,
      EntryName: name,
      Week: week,
      Wins: wins,
      Rank: rank,
    }));
  });
}
