import type { ActivityRow } from '@poolhouse/contract';
import { useDeferredValue, useMemo } from 'react';
import { actionStart } from '../../facts/action-words.rules';
import { useConsole } from '../../facts/console.context';
import { newestFirst } from '../../form/order.rules';
import { useBeyond, type Beyond } from '../../form/useBeyond';

export interface ActivityFilter {
  readonly q: string;
  /** How an action begins, in the words of the screen or of the log: 'Entry: added', 'entry.'. */
  readonly action: string;
  /** 0 for all. */
  readonly contest_id: number;
  /** 0 for all time. */
  readonly days: number;
}

/** The log, newest first. The first rows come with the page and stay fresh; what is filtered, and what is older, is asked for. */
export function useActivity(filter: ActivityFilter): Beyond<ActivityRow> {
  const { data, group, seat } = useConsole();
  const wanted = useDeferredValue(filter);
  const plain = wanted.q.trim() === '' && wanted.action.trim() === '' && wanted.contest_id === 0 && wanted.days === 0;
  const fresh = useMemo(() => newestFirst(data.activity.data), [data.activity.data]);
  return useBeyond({
    key: 'GET ad/activity',
    query: {
      ...((seat.role !== 'site' || seat.groups_total > 1) && { group_number: group }),
      ...(wanted.q.trim() !== '' && { q: wanted.q.trim() }),
      ...(wanted.action.trim() !== '' && { action: actionStart(wanted.action) }),
      ...(wanted.contest_id > 0 && { contest_id: wanted.contest_id }),
      ...(wanted.days > 0 && { days: wanted.days }),
    },
    first: plain ? fresh : null,
    ...(plain && { total: seat.activity_total }),
    rowsOf: ({ activity }) => activity,
    idOf: ({ ID }) => ID,
  });
}
