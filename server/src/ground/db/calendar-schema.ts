/** A player's private calendar, read by programs that know its address. Only the SHA-256 of its token is kept. Instants are real time. */
export interface CalendarFeedsTable {
  user_id: number;
  token_hash: string;
  created_at: number;
  /** What was published last, as JSON: by UID what it said, and since which revision; '' before the first reading. */
  published: string;
  /** When that became something else. */
  changed_at: number;
}
