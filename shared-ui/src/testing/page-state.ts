import type { PageState } from '../page-data/page-state.types';
import { createPageStatus } from '../page-data/page-status';

/** A page's state as a screen gets it, standing still: read, fresh, next read in `secondsLeft`. For tests of parts that take one. */
export function aPageState<T>(data: T | null, over: Partial<Omit<PageState<T>, 'data' | 'status'>> = {}): PageState<T> {
  const { secondsLeft = null, staleSince = null, refreshing = false, lost = staleSince !== null, refresh = async () => {}, ...rest } = over;
  const status = createPageStatus();
  const dueAt = over.dueAt ?? (secondsLeft === null ? null : Date.now() + secondsLeft * 1000);
  status.note(
    { dueAt, seconds: secondsLeft, staleSince, asOf: staleSince, refreshing, reconnecting: lost && staleSince === null },
    refresh,
  );
  return {
    data,
    error: null,
    loading: false,
    changed: new Set(),
    patch: () => {},
    ...rest,
    staleSince,
    lost,
    secondsLeft,
    dueAt,
    refreshing,
    refresh,
    status,
  };
}
