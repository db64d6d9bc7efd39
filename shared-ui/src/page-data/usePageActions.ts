import type { QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Snapshot } from '../api/snapshot.types';

interface Refetch {
  (options: { cancelRefetch: boolean }): Promise<unknown>;
}

/** Reads a page now, and changes it in place; the same functions as long as it is the same page. */
export function usePageActions<Data extends object>(pages: QueryClient, hash: string, refetch: Refetch) {
  const refresh = useCallback(async () => {
    // What is under way may have been asked before the change.
    if (pages.getQueryState(JSON.parse(hash) as unknown[])?.fetchStatus === 'fetching') await refetch({ cancelRefetch: false });
    await refetch({ cancelRefetch: false });
  }, [pages, hash, refetch]);
  const patch = useCallback(
    (change: (page: Data) => Data) => {
      const where = JSON.parse(hash) as unknown[];
      pages.setQueryData<Snapshot>(where, (old) => old && { ...old, data: change(old.data as Data) }, {
        updatedAt: pages.getQueryState(where)?.dataUpdatedAt,
      });
    },
    [pages, hash],
  );
  return { refresh, patch };
}
