import type { DataOf, QueryOf } from '@poolhouse/contract';
import { hashKey, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiClient } from '../api/client.types';
import { connectionOf } from '../page-data/connection';
import { createFailures, type Failures } from '../page-data/failures';
import { usePanelBack } from '../page-data/panel-front';
import type { ReadFailure } from '../page-data/read-failure';
import { useConnection } from '../page-data/useConnection';
import { useDue } from '../page-data/useDue';
import { useApi, useSession } from '../session/context';
import type { Read, ReadKey } from './read.types';

const ONCE = {
  gcTime: 0,
  retry: false,
  networkMode: 'always',
  refetchOnWindowFocus: false,
  // What failed is asked for by the hook; a form that is being filled in is not read anew under the hand.
  refetchOnReconnect: false,
} as const;

/**
 * Reads something that is no page: once when it is opened, again when its panel comes to the front, `stamp` changes or somebody asks. A failure that may pass is tried again
 * by itself, later each time; what the server refuses waits for a press. Nothing is kept of it for the next opening, so that a form never
 * begins with what was true before.
 *
 * @param query null waits, for example until somebody is chosen
 */
export function useRead<K extends ReadKey>(key: K, query: QueryOf<K> | undefined | null, stamp: unknown = null): Read<DataOf<K>> {
  const api = useApi();
  const reads = useQueryClient();
  const name = ['read', useSession().session?.username ?? '', key, query ?? null] as const;
  const hash = hashKey(name);
  const asks = query !== null;
  const [failures] = useState(createFailures);
  const read = useQuery<DataOf<K>, ReadFailure>({
    queryKey: name,
    enabled: asks,
    queryFn: ({ signal }) => readOnce(api, { key, query: (query ?? {}) as QueryOf<K>, signal }, hash, failures),
    ...ONCE,
  });
  const { data, error, refetch } = read;
  // While a failed first read is tried again, what is said about it stays.
  const failure = asks ? (error ?? (data === undefined ? failures.last(hash) : null)) : null;
  useDue(failure ? failure.retryAt : null, () => void refetch({ cancelRefetch: false }));

  const back = () => {
    if (failure?.retryAt) void refetch({ cancelRefetch: false });
  };
  useConnection(api, asks ? hash : null, { back, look: back });

  const { again, retry } = useAgain(reads, hash, refetch);
  useStamp(stamp, asks, retry);
  usePanelBack(() => {
    if (asks) retry();
  });
  return {
    data: asks ? (data ?? null) : null,
    error: failure && { code: failure.code, message: failure.message },
    pending: data === undefined && failure === null,
    retry,
    again,
  };
}

/** Reads it, or throws why it could not. */
async function readOnce<K extends ReadKey>(
  api: ApiClient,
  { key, query, signal }: { key: K; query: QueryOf<K>; signal: AbortSignal },
  hash: string,
  failures: Failures,
): Promise<DataOf<K>> {
  const answer = await api.call(key, { query, signal });
  if (answer.error) throw failures.add(hash, answer.error);
  failures.forget(hash);
  connectionOf(api).note('answered', hash);
  return answer.data;
}

interface Refetch {
  (options: { cancelRefetch: boolean }): Promise<{ isSuccess: boolean }>;
}

/** Reads it again, whatever is under way: that may have been asked before the change. */
function useAgain(reads: QueryClient, hash: string, refetch: Refetch) {
  const again = useCallback(async () => {
    if (!reads.getQueryState(JSON.parse(hash) as unknown[])) return false;
    return (await refetch({ cancelRefetch: true })).isSuccess;
  }, [reads, hash, refetch]);
  return { again, retry: useCallback(() => void again(), [again]) };
}

/** Reads again when the stamp is another one than at the last look. */
function useStamp(stamp: unknown, asks: boolean, again: () => void): void {
  const seen = useRef(stamp);
  useEffect(() => {
    if (seen.current === stamp) return;
    seen.current = stamp;
    if (asks) again();
  }, [stamp, asks, again]);
}
