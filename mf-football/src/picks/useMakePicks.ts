import type { DataOf } from '@poolhouse/contract';
import { serverNow, storeId } from '@poolhouse/shared-ui';
import { useContest, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useEffect, useMemo } from 'react';
import { useFootballContest } from '../contest/useFootballContest';
import { picksRefresh } from './events.rules';

export type MakePicksPage = DataOf<'GET football/makepicksdata'>;

const refreshSeconds = (page: MakePicksPage): number => picksRefresh(page.events.data, serverNow());

/**
 * The make-picks page of the entry that the address or this device names, else of the player's entry in the pool that the board shows.
 * One that was taken out, or another player's, is forgotten.
 */
export function useMakePicks() {
  const chosen = useContest('football_entry_id');
  const { contest: entry, choose } = chosen;
  const pool = useFootballContest();
  const { contest } = pool;
  const query = useMemo(() => (entry > 0 ? { entry_id: entry } : contest > 0 ? { contest_id: contest } : {}), [entry, contest]);
  const page = usePageData('GET football/makepicksdata', query, { refreshSeconds });
  useForgetLost(entry > 0 ? chosen : pool, page.error);

  // The board goes on with the pool of this entry.
  const shown = page.data?.config.data[0]?.contest_id;
  useEffect(() => {
    if (shown) storeId('football_contest_id', shown);
  }, [shown]);
  return { page, chooseEntry: choose };
}
