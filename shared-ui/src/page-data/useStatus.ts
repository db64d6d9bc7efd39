import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Phase } from './freshness.rules';
import { createPageStatus, type Freshness, type PageStatus } from './page-status';

interface Noted extends Required<Omit<Freshness, 'refreshing' | 'live' | 'reconnecting'>> {
  phase: Phase;
  refresh(): Promise<void>;
}

/** A page's freshness as a store, which parts watch without the page being drawn. */
export function useStatus(pages: QueryClient, hash: string, { dueAt, seconds, staleSince, asOf, phase, refresh }: Noted): PageStatus {
  const [status] = useState(createPageStatus);
  useEffect(
    () => status.note({ dueAt, seconds, staleSince, asOf, live: phase === 'live', reconnecting: phase === 'reconnecting' }, refresh),
    [status, dueAt, seconds, staleSince, asOf, phase, refresh],
  );
  useEffect(() => {
    const cache = pages.getQueryCache();
    const look = () => status.note({ refreshing: cache.get(hash)?.state.fetchStatus === 'fetching' });
    look();
    return cache.subscribe(notifyManager.batchCalls(({ query: { queryHash } }) => queryHash === hash && look()));
  }, [status, pages, hash]);
  return status;
}
