import { numberParam, useContest } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useCallback, useMemo } from 'react';

/** The contest that this device chose last, as calls take it. */
export function useContestAddress() {
  const chosen = useContest('golf_contest_id');
  const { contest } = chosen;
  return { chosen, query: useMemo(() => (contest > 0 ? { contest_id: contest } : {}), [contest]) };
}

/** The contest that this device chose last and the tournament of the address, as calls take them, and how to ask for another one. */
export function useTournamentAddress(key: 'golf_contest_id' | 'pick1golf_contest_id' = 'golf_contest_id') {
  const [params, setParams] = useSearchParams();
  const tid = numberParam(params, 'tid');
  const chosen = useContest(key);
  const { contest } = chosen;
  const query = useMemo(() => ({ ...(contest > 0 && { contest_id: contest }), ...(tid && { tid }) }), [contest, tid]);
  const chooseTournament = useCallback((one: number) => setParams({ tid: String(one) }), [setParams]);
  return { chosen, query, chooseTournament };
}
