import type { DataOf, QueryOf } from '@poolhouse/contract';
import type { Snapshot } from '../api/snapshot.types';
import { useApi } from '../session/context';
import type { PageKey, PageState, RefreshRule } from './page-state.types';
import { usePanelBack } from './panel-front';
import { nextSnapshot } from './snapshot';
import { useDue } from './useDue';
import { useLive } from './useLive';
import { useLost } from './useLost';
import { usePageActions } from './usePageActions';
import { useSnapshot, type Reading } from './useSnapshot';
import { useStatus } from './useStatus';

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
  const page = useSnapshot(key, query, rule);
  const { snapshot, failure, read } = page;
  const data = (snapshot?.data ?? null) as DataOf<K> | null;
  const wanted = data !== null && failure === null && (rule.live?.(data) ?? false);
  const { live, gone } = useChanges(page, wanted, query !== null);
  const seconds = data === null ? null : rule.refreshSeconds(data);
  const dueAt = failure ? failure.retryAt : live || seconds === null ? null : read.dataUpdatedAt + seconds * 1000;
  const secondsLeft = failure ? failure.retrySeconds : live ? null : seconds;
  const { refetch } = read;
  useDue(dueAt, () => void refetch({ cancelRefetch: false }));
  usePanelBack(() => {
    if (query !== null) void refetch({ cancelRefetch: false });
  });
  const { refresh, patch } = usePageActions<DataOf<K>>(page.pages, page.hash, refetch);
  const unreachable = failure !== null && failure.retryAt !== null;
  const staleSince = snapshot && unreachable ? snapshot.readAt : null;
  const reconnecting = snapshot !== undefined && gone && failure === null;
  const status = useStatus(page.pages, page.hash, { dueAt, seconds: secondsLeft, staleSince, live, reconnecting, refresh });
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

/** Takes over what changes as it comes, and reads the page at once when the connection is there again. */
function useChanges({ pages, name, hash, read: { refetch } }: Reading, wanted: boolean, asks: boolean) {
  const [gone, noteGone] = useLost(hash, () => {
    if (asks) void refetch({ cancelRefetch: true });
  });
  const live = useLive(useApi(), wanted, hash, {
    ended: noteGone,
    delta: () => pages.getQueryData<Snapshot>(name)?.delta ?? null,
    take: (answer) => void pages.setQueryData<Snapshot>(name, (old) => nextSnapshot(old, answer, answer.__whole === true)),
  });
  return { live, gone };
}
