import type { DataOf, HomeContestRow, HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
import { epoch } from '@poolhouse/shared-ui';
import { usePageData, type PageStatus } from '@poolhouse/shared-ui/board';
import { useEffect, useMemo, useState } from 'react';
import { noteWaiting } from '../homescreen/waiting.store';
import { liveCount } from './live-count.store';
import { needs } from './needs.rules';

const refreshSeconds = () => 60;
/** What home asks for; of a page that is nothing but what is on, changes are pushed while something is. */
const RULES = {
  read: { refreshSeconds },
  pushed: { refreshSeconds, live: ({ live }: DataOf<'GET utils/home'>) => live.data.length > 0 },
};

export interface Home {
  /** How fresh it is. */
  readonly status: PageStatus;
  /** What the contests tell has come, or will not. */
  readonly known: boolean;
  /** Why nothing is known of the contests; null where it is, or is on its way. */
  readonly trouble: { readonly message: string; retry(): void } | null;
  readonly contests: readonly HomeContestRow[];
  readonly live: readonly HomeLiveRow[];
  /** What locks next comes first. */
  readonly locks: readonly HomeLockRow[];
}

const NOTHING = { contests: [], live: [], locks: [] };
/** After that the list stands there without what is known of it. */
const PATIENCE_MS = 3000;

/**
 * What the contests tell of the player. The list waits a moment for it, so that nothing moves when it comes; a failed read leaves the
 * facts out, and says so.
 */
export function useHome(how: keyof typeof RULES = 'read'): Home {
  const { data, error, status, refresh } = usePageData('GET utils/home', {}, RULES[how]);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const count = data?.live.data.length;
  useEffect(() => {
    if (count !== undefined) liveCount.set(count);
  }, [count]);
  const asked = data?.contests.data;
  useEffect(() => {
    if (asked) noteWaiting(needs(asked).length);
  }, [asked]);
  const known = data !== null || error !== null || late;
  return useMemo(() => {
    const trouble = error && { message: error.message, retry: () => void refresh() };
    if (!data) return { ...NOTHING, status, known, trouble };
    const { contests, live, locks } = data;
    return {
      status,
      known,
      trouble,
      contests: contests.data,
      live: live.data,
      locks: [...locks.data].sort((a, b) => epoch(a.at) - epoch(b.at) || a.pick.localeCompare(b.pick)),
    };
  }, [data, error, status, refresh, known]);
}
