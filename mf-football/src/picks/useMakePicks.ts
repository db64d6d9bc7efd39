import { useMemo } from 'react';
import { serverNow } from '@poolhouse/shared-ui';
import { useContest, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import type { DataOf } from '@poolhouse/contract';
import { picksRefresh } from './events.rules';

export type MakePicksPage = DataOf<'GET football/makepicksdata'>;

const refreshSeconds = (page: MakePicksPage): number => picksRefresh(page.events.data, serverNow());

/** The make-picks page of the entry that this device chose last. One that was taken out, or another player's, is forgotten. */
export function useMakePicks() {
  const chosen = useContest('football_entry_id');
  const { contest: entry, choose } = chosen;
  const query = useMemo(() => (entry > 0 ? { entry_id: entry } : {}), [entry]);
  const page = usePageData('GET football/makepicksdata', query, { refreshSeconds });
  useForgetLost(chosen, page.error);
  return { page, chooseEntry: choose };
}
