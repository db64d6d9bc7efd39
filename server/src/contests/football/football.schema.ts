declare module '../../ground/db/schema' {
  interface Schema {
    football_picks: FootballPicksTable;
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
