/** A page as read so far. */
export interface Snapshot {
  data: object;
  /** What to read next instead of the whole page. */
  delta: string | null;
  changed: ReadonlySet<string>;
  /** When it was last confirmed, the server's time. */
  readAt: number;
}
