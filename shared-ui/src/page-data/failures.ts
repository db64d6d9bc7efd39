import type { ApiError } from '../api/answer.types';
import { ReadFailure } from './read-failure';

/** Failed reads in a row, by page. */
export interface Failures {
  /** @param every seconds between tries while the server is away; later each time without */
  add(page: string, error: ApiError, every?: number | null): ReadFailure;
  forget(page: string): void;
  /** What is said about a page while it is read again; null where all is well. */
  last(page: string): ReadFailure | null;
}

export function createFailures(): Failures {
  const rows = new Map<string, { count: number; last: ReadFailure }>();
  return {
    add: (page, error, every = null) => {
      const count = (rows.get(page)?.count ?? 0) + 1;
      const last = new ReadFailure(error, count, every);
      rows.set(page, { count, last });
      return last;
    },
    forget: (page) => void rows.delete(page),
    last: (page) => rows.get(page)?.last ?? null,
  };
}
