declare module '../../ground/db/schema' {
  interface Schema {
    football_picks: FootballPicksTable;
    football_terms: FootballTermsTable;
    football_sidebets: FootballSidebetsTable;
  }
}

export interface FootballPicksTable {
  entry_id: number;
  week: number;
  slot: number;
  event_id: number;
  /** 1 away, 2 home. */
  side: number;
  /** The picked side's line, when the player locked it. */
  locked_spread: number | null;
  locked_at: number | null;
  saved_at: number;
  /** Why an administrator set this pick; null when the player did. */
  override_reason: string | null;
}

/** What an administrator set when the contest was opened. Whole points. */
export interface FootballTermsTable {
  contest_id: number;
  points_per_entry: number;
  cigar_points: number;
  /** For the overall places, comma list. */
  overall_points: string;
  /** 1: the picks page shows the margin of the model of points beside the line. */
  show_model: number;
}

/** An entry that an administrator marked for the sidebet. */
export interface FootballSidebetsTable {
  entry_id: number;
}
