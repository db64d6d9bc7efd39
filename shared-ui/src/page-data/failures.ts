import type { ApiError } from '../api/answer.types';
import { ReadFailure } from './read-failure';

/** Failed reads in a row, by page. */
export interface Failures {
  add(page: string, error: ApiError): ReadFailure;
  forget(page: string): void;
  /** What is said about a page while it is read again; null where all is well. */
  last(page: string): ReadFailure | null;
}

export function createFailures(): Failures {
  const rows = new Map<string, { count: number; last: ReadFailure }>();
  return {
    add: (page, error) => {
      const count = (rows.get(page)?.count ?? 0) + 1;
      const last = new ReadFailure(error, count);
      rows.set(page, { count, last });
      return last;
    },
    forget: (page) => void rows.delete(page),
    last: (page) => rows.get(page)?.last ?? null,
  };
}
