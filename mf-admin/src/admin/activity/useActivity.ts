import { useDeferredValue, useEffect, useState } from 'react';
import type { ActivityRow } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { useConsole } from '../../console/console.context';
import { actionStart } from './action-words.rules';

export interface ActivityFilter {
  readonly q: string;
  /** How an action begins, in the words of the screen or of the log: 'Entry: added', 'entry.'. */
  readonly action: string;
  /** 0 for all. */
  readonly contest_id: number;
  /** 0 for all time. */
  readonly days: number;
}

interface Log {
  readonly rows: readonly ActivityRow[];
  readonly total: number;
  readonly error: string | null;
  retry(): void;
  readonly more: (() => void) | null;
}

interface Older {
  readonly question: string;
  readonly rows: readonly ActivityRow[];
  readonly total: number;
  readonly error: string | null;
}

/** The log, newest first. The first rows come with the page and stay fresh; what is filtered, and what is older, is asked for. */
export function useActivity(filter: ActivityFilter): Log {
  const api = useApi();
  const { data, group, seat } = useConsole();
  const wanted = useDeferredValue(filter);
  const plain = wanted.q.trim() === '' && wanted.action.trim() === '' && wanted.contest_id === 0 && wanted.days === 0;
  const question = JSON.stringify({
    ...((seat.role !== 'site' || seat.groups_total > 1) && { group_number: group }),
    ...(wanted.q.trim() !== '' && { q: wanted.q.trim() }),
    ...(wanted.action.trim() !== '' && { action: actionStart(wanted.action) }),
    ...(wanted.contest_id > 0 && { contest_id: wanted.contest_id }),
    ...(wanted.days > 0 && { days: wanted.days }),
  });
  const [older, setOlder] = useState<Older | null>(null);
  const [asked, setAsked] = useState({ question: '', after: 0, attempt: 0 });
  const after = asked.question === question ? asked.after : 0;
  const fresh = data.activity;
  const asks = !plain || after > 0;
  const { attempt } = asked;

  useEffect(() => {
    if (!asks) return undefined;
    const gone = new AbortController();
    const query = { ...(JSON.parse(question) as object), ...(after > 0 && { after }) };
    void api.call('GET ad/activity', { query, signal: gone.signal }).then((answer) => {
      if (gone.signal.aborted) return;
      setOlder((before) => {
        const known = before?.question === question ? before : null;
        if (answer.error) return { question, rows: known?.rows ?? [], total: known?.total ?? 0, error: answer.error.message };
        const { data: rows, total } = answer.data.activity;
        return { question, rows: after > 0 ? [...(known?.rows ?? []), ...rows] : rows, total: total, error: null };
      });
    });
    return () => gone.abort();
  }, [api, asks, question, after, attempt]);

  const known = asks && older?.question === question ? older : null;
  const above = plain ? fresh.data : [];
  const seen = new Set(above.map(({ ID }) => ID));
  const rows = [...above, ...(known?.rows ?? []).filter(({ ID }) => !seen.has(ID))];
  const total = plain ? seat.activity_total : (known?.total ?? rows.length);
  const bottom = rows.at(-1);
  return {
    rows,
    total,
    error: rows.length === 0 ? (known?.error ?? null) : null,
    retry: () => setAsked({ question, after, attempt: attempt + 1 }),
    more: bottom && rows.length < total ? () => setAsked({ question, after: bottom.ID, attempt }) : null,
  };
}
