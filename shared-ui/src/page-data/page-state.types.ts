import type { ApiKey, DataOf } from '@poolhouse/contract';
import type { PageStatus } from './page-status';

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
  /**
   * What is shown may be over: the stream has ended, the device has no network, or the server cannot be reached. True at once, while
   * `staleSince` waits for a read that fails.
   */
  lost?: boolean;
  /** When the next read is due, epoch ms of our own clock; null when none is. */
  dueAt: number | null;
  /**
   * Seconds from the last answer to the next read; null when none is due. It does not count down.
   *
   * @deprecated `dueAt` with `useSecondsTo`, or `status`; goes with 2.0.0
   */
  secondsLeft: number | null;
  /** A read is under way. Who asks for it is drawn again at each read's begin and end; `status` tells its own watchers only. */
  readonly refreshing: boolean;
  /**
   * What changes by itself, for the parts that show it: `<StaleBar state={page.status} />`. The same object as long as the screen stands.
   */
  status: PageStatus;
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
  /** When what it shows begins, ISO, of what is not told to be on: then it is read, however long the next read is away. */
  begins?(data: T): readonly string[];
  /** Whether changes are wanted as they come, for as long as this stays true; without a stream the page is read again as above. */
  live?(data: T): boolean;
  /** Seconds between tries while the server is away, for a page that cannot wait longer each time; null as other pages. */
  retrySeconds?(data: T): number | null;
}
