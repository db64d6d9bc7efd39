import { numberParam } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useCallback, useMemo } from 'react';

/** Which week and year a board's address asks for, as its call takes them, and how to ask for others. */
export function useWeekAddress(contest: number) {
  const [params, setParams] = useSearchParams();
  const week = numberParam(params, 'week');
  const year = numberParam(params, 'year');
  const query = useMemo(
    () => ({ ...(week && { week }), ...(year && { year }), ...(contest > 0 && { contest_id: contest }) }),
    [week, year, contest],
  );
  const hrefFor = useCallback((n: number): string => `?week=${n}${year ? `&year=${year}` : ''}`, [year]);
  /** The current year needs no words in the address. */
  const chooseYear = useCallback(
    (of: number, current: number | undefined): void => setParams(of === current ? {} : { year: String(of) }),
    [setParams],
  );
  return { week, year, query, hrefFor, chooseYear, setParams };
}
