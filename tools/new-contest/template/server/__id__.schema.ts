declare module '../../ground/db/schema' {
  interface Schema {
    __id___picks: PicksTable;
  }
}

/** An entry's pick of a week. */
export interface PicksTable {
  entry_id: number;
  week: number;
  event_id: number;
  /** 1 away, 2 home. */
  side: number;
  saved_at: number;
}
