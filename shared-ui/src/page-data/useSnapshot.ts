import type { DataOf, QueryOf } from '@poolhouse/contract';
import { hashKey, useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiClient } from '../api/client.types';
import type { Snapshot } from '../api/snapshot.types';
import { useApi, useSession } from '../session/context';
import { keepPage, keptPage } from '../session/kept-pages';
import { connectionOf } from './connection';
import { createFailures, type Failures } from './failures';
import type { PageKey, RefreshRule } from './page-state.types';
import { ReadFailure } from './read-failure';
import { nextSnapshot, readPage } from './snapshot';

/** A page this fresh is not read again only because one looked away and back. */
const FRESH_MS = 5000;

/** One page of one player, and where what is read of it is kept. */
interface PageRead {
  api: ApiClient;
  pages: QueryClient;
  name: readonly unknown[];
  hash: string;
  failures: Failures;
}

/** What is known of a page, and how it is read again. */
export interface Reading {
  pages: QueryClient;
  name: readonly unknown[];
  hash: string;
  read: UseQueryResult<Snapshot, ReadFailure>;
  snapshot: Snapshot | undefined;
  failure: ReadFailure | null;
}

/** A page as it was read last, and why the last read failed; what is asked for under another key or query is another page. */
export function useSnapshot<K extends PageKey>(
  key: K,
  query: QueryOf<K> | undefined | null,
  { retrySeconds }: RefreshRule<DataOf<K>>,
): Reading {
  const api = useApi();
  const pages = useQueryClient();
  const name = ['page', useSession().session?.username ?? '', key, query ?? null] as const;
  const hash = hashKey(name);
  const [failures] = useState(createFailures);
  // What is not read of this result draws nothing: a read that begins is shown by the page's status alone.
  const read = useQuery<Snapshot, ReadFailure>({
    queryKey: name,
    enabled: query !== null,
    queryFn: ({ signal }) =>
      readSnapshot({ api, pages, name, hash, failures }, { key, query, signal }, (held) => retrySeconds?.(held as DataOf<K>)),
    retry: false,
    networkMode: 'always',
    // By the connection: a page that was opened without a network would not hear of it here.
    refetchOnReconnect: false,
    staleTime: FRESH_MS,
    structuralSharing: false,
  });
  const { data: snapshot, error } = read;
  // While a failed first read is tried again, what is said about it stays.
  return { pages, name, hash, read, snapshot, failure: error ?? (snapshot ? null : failures.last(hash)) };
}

/** Reads what changed of a page, or throws why it could not; what the device keeps of it stands in for a first read without a server. */
async function readSnapshot(
  { api, pages, name, hash, failures }: PageRead,
  { key, query, signal }: { key: PageKey; query: unknown; signal: AbortSignal },
  retrySeconds: (held: object) => number | null | undefined,
): Promise<Snapshot> {
  const held = () => pages.getQueryData<Snapshot>(name);
  const { answer, whole } = await readPage(api, { key, query, delta: held()?.delta ?? null, signal });
  if (answer.error) {
    // A read that was given up says nothing about the server.
    if (signal.aborted) throw new ReadFailure(answer.error, 1);
    const kept = answer.error.code === 'unavailable' && !held() ? await keptPage(hash) : null;
    // As old as it is, and said to be: the failure stands beside it.
    if (kept) pages.setQueryData<Snapshot>(name, (now) => now ?? kept);
    const data = held()?.data;
    throw failures.add(hash, answer.error, data && retrySeconds(data));
  }
  failures.forget(hash);
  connectionOf(api).note('answered', hash);
  const snapshot = nextSnapshot(held(), answer, whole);
  void keepPage(hash, snapshot);
  return snapshot;
}
