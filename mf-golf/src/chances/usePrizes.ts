import type { GolfConfigRow } from '@poolhouse/contract';
import { noRefresh, usePageData } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';

/** What the places of this tournament pay, the first place's first; null until it is read, or where it could not be. */
export function usePrizes(config: GolfConfigRow | undefined) {
  const contest = config?.contest_id ?? 0;
  const rules = usePageData(
    'GET golf/rulesdata',
    useMemo(() => (contest > 0 ? { contest_id: contest } : null), [contest]),
    noRefresh,
  );
  const double = config?.double === 1;
  const prizes = useMemo(
    () => rules.data && rules.data.prizes.data.map(({ Weekly, Double }) => (double ? Double : Weekly)),
    [rules.data, double],
  );
  return { prizes, error: rules.error, refresh: rules.refresh };
}
