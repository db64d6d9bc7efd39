import type { ApiKey, DataOf } from '@poolhouse/contract';

/** The reads that answer with a page of groups. */
export type PageKey = { [K in ApiKey]: K extends `GET ${string}` ? (DataOf<K> extends object ? K : never) : never }[ApiKey];

export interface PageState<T> {
  /** Merged; null until the first answer. Never another week's or contest's. */
  data: T | null;
  /** The first read failed, or the server refuses. */
  error: { message: string; code: string } | null;
  loading: boolean;
  /** Epoch ms (server's time) of the last good answer while the server cannot be reached. */
  staleSince: number | null;
  /** Until the next read; null when none is due. */
  secondsLeft: number | null;
  refreshing: boolean;
  /** `${group}:${id}` of the rows that the last answer changed. */
  changed: ReadonlySet<string>;
  /** Reads now; a read that is under way is followed by another, so that what was just posted is in it. */
  refresh(): Promise<void>;
  /** A local change, such as a deleted message. */
  patch(change: (data: T) => T): void;
}

export interface RefreshRule<T> {
  /** Seconds until the next read, or null for none. */
  refreshSeconds(data: T): number | null;
}
