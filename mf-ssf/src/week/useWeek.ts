import { numberParam, usePageData } from '@poolhouse/shared-ui/board';
import { useSearchParams } from '@poolhouse/shared-ui/router';
import { useMemo } from 'react';
import type { Wanted } from '../choices/wanted.types';
import type { WeekPage } from '../game/week.types';

const LIVE_SECONDS = 30;
const STILL_SECONDS = 600;
const rule = {
  refreshSeconds: ({ events }: WeekPage): number =>
    events.data.some(({ state }) => state === 'in_progress') ? LIVE_SECONDS : STILL_SECONDS,
};

/** The week of the address; without one the week that is on. */
export function useWeek() {
  const [params, setParams] = useSearchParams();
  const sport = params.get('sport') === 'NCAA' ? ('NCAA' as const) : ('NFL' as const);
  const [year, week] = [numberParam(params, 'year'), numberParam(params, 'week')];
  const query = useMemo(() => ({ sport, ...(year && { year }), ...(week && { week }) }), [sport, year, week]);
  const page = usePageData('GET ssf/pagedata', query, rule);
  const choose = (wanted: Wanted) =>
    setParams(Object.fromEntries(Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))));
  const asked = year || week ? { sport, year, week } : null;
  return { page, sport, asked, choose };
}
