import type { DataOf } from '@poolhouse/contract';
import { storedId, useApi } from '@poolhouse/shared-ui';
import { useEffect, useState } from 'react';

const REFRESH_MS = 60_000;

/**
 * The football board for the home list; null until it is there. The list never waits for it, and a failed read only leaves
 * the facts out.
 */
export function useFootball(wanted: boolean): DataOf<'GET football/pagedata'> | null {
  const api = useApi();
  const [page, setPage] = useState<DataOf<'GET football/pagedata'> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const gone = new AbortController();
    const read = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await api.call('GET football/pagedata', { query: { contest_id: storedId('football_contest_id') }, signal: gone.signal });
      if (!gone.signal.aborted && !answer.error) setPage(answer.data);
    };
    void read();
    const timer = setInterval(() => void read(), REFRESH_MS);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [api, wanted]);
  return page;
}
