import type { MissedPick } from '@poolhouse/contract';

declare module '../../ground/db/schema' {
  interface Schema {
    underdogs_picks: UnderdogsPicksTable;
    underdogs_settings: UnderdogsSettingsTable;
    underdogs_missed_picks: UnderdogsMissedPicksTable;
  }
}

/** An entry's pick of a week. */
export interface UnderdogsPicksTable {
  entry_id: number;
  week: number;
  /** Null with the side: an administrator took the pick away. */
  event_id: number | null;
  /** 1 away, 2 home. */
  side: number | null;
  /** Points the team gets; null for a planned pick, which the last line before kick-off decides. */
  spread: number | null;
  /** When the player took the line; null where none was taken, or an administrator typed it. */
  taken_at: number | null;
  saved_at: number;
  /** Why an administrator set this pick; null when the player did. */
  override_reason: string | null;
}

/** No row: players set their own picks. */
export interface UnderdogsSettingsTable {
  contest_id: number;
  self_pick: number;
}

/** What becomes of missed picks from an instant on; nothing before the first row. */
export interface UnderdogsMissedPicksTable {
  contest_id: number;
  since: number;
  policy: MissedPick;
}
