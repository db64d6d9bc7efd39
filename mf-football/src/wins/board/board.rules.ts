import type { DataOf, WinsConfigRow, WinsScoreRow, WinsStandingRow, WinsTeamRow } from '@poolhouse/contract';
import { orderByRank, orderGames } from '@poolhouse/shared-ui/board';
import { orderTeams, orderTeamWeeks, teamWeeks, type TeamWeek } from './team-week.rules';

export type WinsPage = DataOf<'GET football/footballwins_pagedata'>;

/** One row of the weekly grid: an entry with its teams. */
export interface GridRow {
  entryId: number;
  name: string;
  week: WinsStandingRow | undefined;
  teams: TeamWeek[];
}

/** The page's rows in the order of the screen. */
export interface WinsBoard {
  config: WinsConfigRow;
  /** The year that is shown. */
  year: number;
  week: WinsStandingRow[];
  overall: WinsStandingRow[];
  scores: WinsScoreRow[];
  teams: WinsTeamRow[];
  grid: GridRow[];
  /** My teams with their games. */
  mine: TeamWeek[];
}

/** Null while the page has no config row. `year` is the one asked for, if any. */
export function boardOf(page: WinsPage, year?: number): WinsBoard | null {
  const config = page.config.data[0];
  if (!config) return null;
  const standings = orderByRank(page.standings.data);
  const week = standings.filter((row) => row.Week === config.week);
  const overall = standings.filter((row) => row.Week === 0);
  const games = orderTeamWeeks(teamWeeks(page.teams.data, page.scores.data));
  const of = (entryId: number): TeamWeek[] => games.filter(({ team }) => team.entry_id === entryId);
  return {
    config,
    week,
    overall,
    year: year ?? config.year,
    scores: orderGames(page.scores.data),
    teams: orderTeams(page.teams.data),
    grid: overall.map((row) => ({
      entryId: row.entry_id,
      name: row.EntryName,
      week: week.find((one) => one.entry_id === row.entry_id),
      teams: of(row.entry_id),
    })),
    mine: config.entry_id > 0 ? of(config.entry_id) : [],
  };
}
