import type {
  DataOf,
  FootballCigarRow,
  FootballConfigRow,
  FootballPickRow,
  FootballPopularRow,
  FootballScoreRow,
  FootballSidebetRow,
  FootballStandingRow,
  SweatRow,
} from '@poolhouse/contract';
import { orderByRank, orderGames, orderStandings } from '@poolhouse/shared-ui/board';
import { orderPopular, picksTable, type PicksTableRow } from './order.rules';

export type FootballPage = DataOf<'GET football/pagedata'>;

/** The page's rows in the order of the screen, with my own ones found. */
export interface Board {
  config: FootballConfigRow;
  /** The year that is shown; `config.Year` is the contest's current one. */
  year: number;
  scores: FootballScoreRow[];
  table: PicksTableRow[];
  week: FootballStandingRow[];
  overall: FootballStandingRow[];
  popular: FootballPopularRow[];
  cigar: FootballCigarRow[];
  sidebet: FootballSidebetRow[];
  picks: readonly FootballPickRow[];
  /** What my picks need. */
  mine: readonly SweatRow[];
  /** My picks by game. */
  myPicks: Readonly<Partial<Record<number, FootballPickRow>>>;
  /** A team's colours by '<game> <team>'; they stay when scores change. */
  colors: Readonly<Record<string, string>>;
  /** Everybody's picks by game. */
  gamePicks: Readonly<Partial<Record<number, FootballPickRow[]>>>;
  /** Rows that are supposed to be other ones than now, by kind and ID, and their fields: `pick 12-3`, `standing o12 Wins`. */
  supposed: Readonly<Record<string, true>>;
}

const AS_IT_IS: Board['supposed'] = {};

const NO_SWEAT: readonly SweatRow[] = [];

/** Null while the page has no config row. `slots` is the number of picks in a week; `year` the one asked for, if any. */
export function boardOf(page: FootballPage, slots: number, year?: number): Board | null {
  const config = page.config.data[0];
  if (!config) return null;
  const standings = orderStandings(page.standings.data);
  const week = standings.filter((row) => row.Week === config.Week);
  const picks = page.picks.data;
  const mine = picks.filter((pick) => pick.entry_id === config.entry_id && pick.event_id !== null);
  return {
    config,
    week,
    picks,
    mine: page.mine?.data ?? NO_SWEAT,
    year: year ?? config.Year,
    overall: standings.filter((row) => row.Week === 0),
    scores: orderGames(page.scores.data),
    table: picksTable(week, picks, slots),
    popular: orderPopular(page.popular.data),
    cigar: orderByRank(page.cigar.data),
    sidebet: orderByRank(page.sidebet.data),
    supposed: AS_IT_IS,
    myPicks: Object.fromEntries(mine.map((pick) => [pick.event_id as number, pick])),
    gamePicks: byGame(picks),
    colors: Object.fromEntries(
      page.scores.data.flatMap((game) => [
        [`${game.ID} ${game.team1}`, game.Colors1],
        [`${game.ID} ${game.team2}`, game.Colors2],
      ]),
    ),
  };
}

function byGame(picks: readonly FootballPickRow[]): Record<number, FootballPickRow[]> {
  const games: Record<number, FootballPickRow[]> = {};
  for (const pick of picks) if (pick.event_id !== null) (games[pick.event_id] ??= []).push(pick);
  return games;
}

/** Who still misses picks, fewest first; nothing of what was picked. */
export function whoIsIn(rows: readonly PicksTableRow[], slots: number): { complete: number; missing: { name: string; picksIn: number }[] } {
  const missing = rows.filter((row) => row.picksIn < slots).sort((a, b) => a.picksIn - b.picksIn);
  return { complete: rows.length - missing.length, missing: missing.map(({ name, picksIn }) => ({ name, picksIn })) };
}
