import type { RaceRow } from '@poolhouse/contract';
import { rankStandings } from '@poolhouse/contract/football-rules';
import { windowOf } from '../../weeks/calendar';
import type { Board } from '../board/board';
import { stateAfter, type FootballSeason } from '../football-season';
import { totalsOf } from '../money/season.rules';

/** Wins so far after each week that is over or on, from the week in which an entry came. */
export function raceRows(board: Board): RaceRow[] {
  const { contest, entries, season, week: current } = board;
  const { firstWeek } = contest;
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return Array.from({ length: current - firstWeek + 1 }, (_, n) => n + firstWeek).flatMap((week) => {
    // The last ones are those of the board, with the season's prizes once it is over.
    const standings = week === current ? season.overall : standingsAfter(board, week);
    return standings.map(({ entryId, wins, rank }) => ({
      ID: `${entryId}-${week}`,
      entry_id: entryId,
      EntryName: names.get(entryId) ?? '',
      Week: week,
      Wins: wins,
      Rank: rank,
    }));
  });
}

/** How the entries stood that were there. */
export function standingsAfter(season: FootballSeason, week: number): readonly { entryId: number; wins: number; rank: number }[] {
  const kept = season.kept[week - season.contest.firstWeek];
  if (kept) return kept.rows.map(({ entry, wins, rank }) => ({ entryId: entry, wins, rank }));
  const closesAt = windowOf(season.calendar, week)?.closesAt ?? Infinity;
  return rankStandings(
    totalsOf(
      season.entries.filter((entry) => entry.createdAt < closesAt),
      stateAfter(season, week),
    ),
  );
}
