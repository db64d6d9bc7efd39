import { isOn, noRefresh, numberParam, useContest, useForgetLost, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useMemo } from 'react';
import { pageBegins, pageRefresh } from './refresh.rules';
import type { UnderdogsPage } from './underdogs.types';

const live = {
  refreshSeconds: pageRefresh,
  begins: pageBegins,
  live: ({ scores }: UnderdogsPage) => isOn(scores.data),
};

/** The page of the contest that this device chose last, in the year of the address. All screens show parts of it; `still` reads it once. */
export function useUnderdogs(still: boolean) {
  const [params, setParams] = useSearchParams();
  const year = numberParam(params, 'year');
  const chosen = useContest('underdogs_contest_id');
  const { contest } = chosen;
  const query = useMemo(() => ({ ...(contest > 0 && { contest_id: contest }), ...(year && { year }) }), [contest, year]);
  const page = usePageData('GET underdogs/pagedata', query, still ? noRefresh : live);
  useForgetLost(chosen, page.error);
  return { page, chooseContest: chosen.choose, chooseYear: (one: number) => setParams({ year: String(one) }) };
}
