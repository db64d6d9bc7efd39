import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { numberParam } from './number-param';

/** Which week and year an address asks for, as a contest's calls take them, and how to ask for others. @param contest 0 for the player's own */
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
