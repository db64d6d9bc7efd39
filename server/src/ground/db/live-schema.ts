/** Who has a stream of a page open, and at which process; instants are real time. */
export interface LiveWatchersTable {
  process: string;
  /** What is watched, `bbauction:7`. */
  room: string;
  user_id: number;
  /** When the process last said so. */
  heard_at: number;
}
