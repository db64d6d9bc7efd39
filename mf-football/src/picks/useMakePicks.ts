import { useEffect, useMemo, useState } from 'react';
import { serverNow, storedId, storeId } from '@poolhouse/shared-ui';
import { usePageData } from '@poolhouse/shared-ui/board';
import type { DataOf } from '@poolhouse/contract';
import { picksRefresh } from './events.rules';

export type MakePicksPage = DataOf<'GET football/makepicksdata'>;

const KEY = 'football_entry_id';
const refreshSeconds = (page: MakePicksPage): number => picksRefresh(page.events.data, serverNow());

/** The make-picks page of the entry that this device chose last. */
export function useMakePicks() {
  const [entry, setEntry] = useState(() => storedId(KEY));
  const query = useMemo(() => (entry > 0 ? { entry_id: entry } : {}), [entry]);
  const page = usePageData('GET football/makepicksdata', query, { refreshSeconds });

  function chooseEntry(id: number): void {
    storeId(KEY, id);
    setEntry(id);
  }

  // An entry that was taken out, or another player's on a shared device, is forgotten.
  const lost = entry > 0 && (page.error?.code === 'not_found' || page.error?.code === 'forbidden');
  useEffect(() => {
    if (!lost) return;
    storeId(KEY, 0);
    setEntry(0);
  }, [lost]);

  return { page, chooseEntry };
}
