import type { DataOf, QueryOf } from '@poolhouse/contract';
import { serverNow, serverRate } from '../api/server-time';
import type { Snapshot } from '../api/snapshot.types';
import { contestOf, useWatched } from '../proof/useWatched';
import { useApi } from '../session/context';
import { keepPage } from '../session/kept-pages';
import { nextRead } from './begins.rules';
import { connectionOf } from './connection';
import { phaseOf, type Phase } from './freshness.rules';
import type { PageKey, PageState, RefreshRule } from './page-state.types';
import { usePanelBack } from './panel-front';
import { nextSnapshot } from './snapshot';
import { useConnection } from './useConnection';
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
  const page = useWatchedSnapshot(key, query, rule);
  const { snapshot, failure, read } = page;
  const data = (snapshot?.data ?? null) as DataOf<K> | null;
  const wanted = data !== null && failure === null && (rule.live?.(data) ?? false);
  const { live, gone, heard } = useChanges(page, wanted, query !== null);
  const phase = phaseIn(page, live, gone);
  const lost = phase === 'reconnecting' || phase === 'old';
  const dueAt = failure ? failure.retryAt : live || data === null ? null : dueOf(data, read.dataUpdatedAt, rule);
  const secondsLeft = failure ? failure.retrySeconds : dueAt === null ? null : Math.round((dueAt - read.dataUpdatedAt) / 1000);
  useDue(dueAt, () => void read.refetch({ cancelRefetch: false }));
  usePanelBack(() => {
    if (query !== null) void read.refetch({ cancelRefetch: false });
  });
  const { refresh, patch } = usePageActions<DataOf<K>>(page.pages, page.hash, read.refetch);
  const asOf = lost && snapshot ? Math.max(snapshot.readAt, heard) : null;
  const staleSince = phase === 'old' ? asOf : null;
  const status = useStatus(page.pages, page.hash, { dueAt, seconds: secondsLeft, staleSince, asOf, phase, refresh });
  return {
    data,
    error: failure && phase === 'failed' ? { message: failure.message, code: failure.code } : null,
    loading: phase === 'waiting',
    staleSince,
    lost,
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

const dueOf = <T>(data: T, readAt: number, rule: RefreshRule<T>): number | null =>
  nextRead(
    { readAt, seconds: rule.refreshSeconds(data), begins: rule.begins?.(data) ?? [] },
    { now: serverNow(), rate: serverRate(), local: Date.now() },
  );

/** A page of a contest is read by a witness of its log. */
function useWatchedSnapshot<K extends PageKey>(...asked: Parameters<typeof useSnapshot<K>>): Reading {
  const page = useSnapshot(...asked);
  useWatched(contestOf(page.snapshot?.data));
  return page;
}

function phaseIn({ snapshot, failure }: Reading, live: boolean, gone: boolean): Phase {
  const failed = failure && (failure.retryAt === null ? 'refused' : 'passing');
  return phaseOf({ held: snapshot !== undefined, live, gone, failed });
}

/** Takes over what changes as it comes, and reads the page at once when the connection goes, or is there again. */
function useChanges({ pages, name, hash, failure, read: { refetch } }: Reading, wanted: boolean, asks: boolean) {
  const api = useApi();
  const readNow = () => void refetch({ cancelRefetch: true });
  const { gone, heard, hear, lose } = useLost(hash, readNow);
  const take = (answer: Parameters<typeof nextSnapshot>[1] & { __whole?: boolean }) => {
    const next = pages.setQueryData<Snapshot>(name, (old) => nextSnapshot(old, answer, answer.__whole === true));
    if (next) void keepPage(hash, next);
  };
  const live = useLive(api, wanted, hash, {
    heard: hear,
    noted: (sign) => connectionOf(api).note(sign),
    delta: () => pages.getQueryData<Snapshot>(name)?.delta ?? null,
    take,
  });
  const behind = gone || failure !== null;
  const back = () => {
    if (behind) readNow();
  };
  useConnection(api, asks ? hash : null, { gone: lose, back, look: readNow }, live);
  return { live, gone, heard };
}
