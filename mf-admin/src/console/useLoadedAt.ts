import { useEffect, useState } from 'react';
import { serverNow } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';

/** The server's time at the last good answer; null before the first. */
export function useLoadedAt({ data, dueAt, staleSince }: PageState<object>): number | null {
  const [at, setAt] = useState<number | null>(null);
  // The next read is due from the last good one on, so that a new time for it tells of an answer, even of one that changed nothing.
  useEffect(() => {
    if (data !== null && staleSince === null) setAt(serverNow());
  }, [data, dueAt, staleSince]);
  return at;
}
