import type { HomeContestRow, HomeLiveRow, HomeLockRow } from '@poolhouse/contract';
import { epoch } from '@poolhouse/shared-ui';
import { usePageData } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';

const REFRESH = { refreshSeconds: () => 60 };

export interface Home {
  readonly contests: readonly HomeContestRow[];
  /** By kick-off. */
  readonly live: readonly HomeLiveRow[];
  /** What locks next comes first. */
  readonly locks: readonly HomeLockRow[];
}

const NOTHING: Home = { contests: [], live: [], locks: [] };

/** What the contests tell of the player. The list never waits for it, and a failed read only leaves the facts out. */
export function useHome(): Home {
  const { data } = usePageData('GET utils/home', {}, REFRESH);
  return useMemo(() => {
    if (!data) return NOTHING;
    const { contests, live, locks } = data;
    return {
      contests: contests.data,
      live: [...live.data].sort((a, b) => epoch(a.at) - epoch(b.at) || a.team1.localeCompare(b.team1)),
      locks: [...locks.data].sort((a, b) => epoch(a.at) - epoch(b.at) || a.pick.localeCompare(b.pick)),
    };
  }, [data]);
}
