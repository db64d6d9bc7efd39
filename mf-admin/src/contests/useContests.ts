import type { ActiveContestRow } from '@poolhouse/contract';
import { useConsole } from '../facts/console.context';
import { latestYearFirst } from '../form/order.rules';
import { useBeyond, type Beyond } from '../form/useBeyond';

/** The contests of the group: the first with the page, the rest when they are asked for. */
export function useContests(): Beyond<ActiveContestRow> {
  const { data, group, seat } = useConsole();
  return useBeyond({
    key: 'GET ad/contests',
    query: { ...(seat.group_number > 0 && { group_number: group }) },
    first: latestYearFirst(data.active_contests.data),
    total: seat.contests_total,
    rowsOf: ({ active_contests }) => active_contests,
    idOf: ({ id }) => id,
  });
}
