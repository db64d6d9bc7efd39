import type { DataOf } from '@poolhouse/contract';
import { noRefresh, numberParam, useContest, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useMemo, useState } from 'react';

export type MySeasonPage = DataOf<'GET underdogs/my_season'>;

/** The season of the entry that this device chose last, or one of the address's `year`. A week that is on changes nothing of it. */
export function useMySeason() {
  const [params] = useSearchParams();
  const year = numberParam(params, 'year');
  const chosen = useContest('underdogs_contest_id');
  const present = useContest('underdogs_entry_id');
  // Another year has entries of its own, which are remembered nowhere.
  const [ofYear, chooseOfYear] = useState(0);
  const forget = (id: number) => (id === 0 ? present.choose(0) : chooseOfYear(id));
  const entry = year === undefined ? present : { contest: ofYear || present.contest, choose: forget };
  const [contest, entryId] = [chosen.contest, entry.contest];
  const query = useMemo(
    () => ({ ...(contest > 0 && { contest_id: contest }), ...(entryId > 0 && { entry_id: entryId }), ...(year && { year }) }),
    [contest, entryId, year],
  );
  const page = usePageData('GET underdogs/my_season', query, noRefresh);
  useForgetLost(chosen, page.error);
  useForgetLost(entry, page.error);
  return { page, year, chooseEntry: entry.choose };
}
