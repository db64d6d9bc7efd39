declare module '../../ground/db/schema' {
  interface Schema {
    nflwins_teams: FootballWinsTeamsTable;
    nflwins_seats: FootballWinsSeatsTable;
    nflwins_draft: FootballWinsDraftTable;
    nflwins_terms: FootballWinsTermsTable;
  }
}

/** A team in an NFL wins contest. */
export interface FootballWinsTeamsTable {
  contest_id: number;
  /** nflverse code of the season. */
  abbrev: string;
  /** Null without owner. An entry that was taken out of the contest owns nothing. */
  entry_id: number | null;
  /** Wins that an administrator expects of it; null: what nfl_win_totals says. */
  exp_wins: number | null;
}

/** The order of an NFL wins draft's first round. */
export interface FootballWinsSeatsTable {
  contest_id: number;
  /** From 1. */
  seat: number;
  entry_id: number;
}

/** A team that was drafted, whoever owns it by now. */
export interface FootballWinsDraftTable {
  contest_id: number;
  /** From 1. */
  turn: number;
  entry_id: number;
  abbrev: string;
  /** Site time. */
  picked_at: number;
}

/** What an administrator set when the contest was opened. Whole points. */
export interface FootballWinsTermsTable {
  contest_id: number;
  points_per_entry: number;
  /** For the places, comma list. */
  overall_points: string;
}
