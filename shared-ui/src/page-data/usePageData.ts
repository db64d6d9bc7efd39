import type { DataOf, QueryOf } from '@poolhouse/contract';
import { hashKey, notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useApi, useSession } from '../session/context';
import { createFailures } from './failures';
import { keepPage, keptPage } from './kept-pages';
import type { PageKey, PageState, RefreshRule } from './page-state.types';
import { createPageStatus } from './page-status';
import { ReadFailure } from './read-failure';
import { nextSnapshot, readPage, type Snapshot } from './snapshot';
import { useDue } from './useDue';
import { useLive } from './useLive';
import { useLost } from './useLost';

/** A page this fresh is not read again only because one looked away and back. */
const FRESH_MS = 5000;
const NOTHING: ReadonlySet<string> = new Set();

/**
 * A page that keeps itself fresh: reads it, merges what changed, and reads again as the rule says while the tab is
 * looked at. Another key or query is another page: nothing of the old one is shown under it.
 *
 * @param query null waits, for example until it is known which contest to ask for
 */
export function usePageData<K extends PageKey>(
  key: K,
  query: QueryOf<K> | undefined | null,
  rule: RefreshRule<DataOf<K>>,
): PageState<DataOf<K>> {
  const api = useApi();
  const pages = useQueryClient();
  const name = ['page', useSession().session?.username ?? '', key, query ?? null] as const;
  const hash = hashKey(name);
  const [failures] = useState(createFailures);
  const [status] = useState(createPageStatus);

  // What is not read of this result draws nothing: a read that begins is told by `status` alone.
  const read = useQuery<Snapshot, ReadFailure>({
    queryKey: name,
    enabled: query !== null,
    queryFn: async ({ signal }) => {
      const delta = pages.getQueryData<Snapshot>(name)?.delta ?? null;
      const { answer, whole } = await readPage(api, { key, query, delta, signal });
      if (answer.error) {
        // A read that was given up says nothing about the server.
        if (signal.aborted) throw new ReadFailure(answer.error, 1);
        const kept = answer.error.code === 'unavailable' && !pages.getQueryData<Snapshot>(name) ? await keptPage(hash) : null;
        // As old as it is, and said to be: the failure stands beside it.
        if (kept) pages.setQueryData<Snapshot>(name, (now) => now ?? kept);
        const held = pages.getQueryData<Snapshot>(name)?.data as DataOf<K> | undefined;
        throw failures.add(hash, answer.error, held && rule.retrySeconds?.(held));
      }
      failures.forget(hash);
      const snapshot = nextSnapshot(pages.getQueryData<Snapshot>(name), answer, whole);
      void keepPage(hash, snapshot);
      return snapshot;
    },
    retry: false,
    networkMode: 'always',
    // By useLost: a page that was opened without a network would not hear of it here.
    refetchOnReconnect: false,
    staleTime: FRESH_MS,
    structuralSharing: false,
  });

  // While a failed first read is tried again, what is said about it stays.
  const { data: snapshot, error, dataUpdatedAt, refetch } = read;
  const failure = error ?? (snapshot ? null : failures.last(hash));
  const data = (snapshot?.data ?? null) as DataOf<K> | null;
  const seconds = data === null ? null : rule.refreshSeconds(data);
  const wanted = data !== null && failure === null && (rule.live?.(data) ?? false);
  const [gone, noteGone] = useLost(hash, () => {
    if (query !== null) void refetch({ cancelRefetch: true });
  });
  const live = useLive(api, wanted, hash, {
    ended: noteGone,
    delta: () => pages.getQueryData<Snapshot>(name)?.delta ?? null,
    take: (answer) => void pages.setQueryData<Snapshot>(name, (old) => nextSnapshot(old, answer, answer.__whole === true)),
  });
  const dueAt = failure ? failure.retryAt : live || seconds === null ? null : dataUpdatedAt + seconds * 1000;
  const secondsLeft = failure ? failure.retrySeconds : live ? null : seconds;
  useDue(dueAt, () => void refetch({ cancelRefetch: false }));

  const refresh = useCallback(async () => {
    if (pages.getQueryState(JSON.parse(hash) as unknown[])?.fetchStatus === 'fetching') await refetch({ cancelRefetch: false });
    await refetch({ cancelRefetch: false });
  }, [pages, hash, refetch]);

  const patch = useCallback(
    (change: (page: DataOf<K>) => DataOf<K>) => {
      const where = JSON.parse(hash) as unknown[];
      pages.setQueryData<Snapshot>(where, (old) => old && { ...old, data: change(old.data as DataOf<K>) }, {
        updatedAt: pages.getQueryState(where)?.dataUpdatedAt,
      });
    },
    [pages, hash],
  );

  const unreachable = failure !== null && failure.retryAt !== null;
  const staleSince = snapshot && unreachable ? snapshot.readAt : null;
  const reconnecting = snapshot !== undefined && gone && failure === null;
  useEffect(
    () => status.note({ dueAt, seconds: secondsLeft, staleSince, live, reconnecting }, refresh),
    [status, dueAt, secondsLeft, staleSince, live, reconnecting, refresh],
  );
  useEffect(() => {
    const cache = pages.getQueryCache();
    const look = () => status.note({ refreshing: cache.get(hash)?.state.fetchStatus === 'fetching' });
    look();
    return cache.subscribe(notifyManager.batchCalls(({ query: { queryHash } }) => queryHash === hash && look()));
  }, [status, pages, hash]);

  return {
    data,
    error: failure && !(snapshot && unreachable) ? { message: failure.message, code: failure.code } : null,
    loading: data === null && failure === null,
    staleSince,
    lost: reconnecting || staleSince !== null,
    dueAt,
    secondsLeft,
    get refreshing() {
      return read.isFetching;
    },
    changed: snapshot?.changed ?? NOTHING,
    status,
    refresh,
    patch,
  };
}
