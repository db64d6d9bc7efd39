import { useState } from 'react';
import type { ActiveContestRow } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { useConsole } from '../console/console.context';

interface Contests {
  readonly rows: readonly ActiveContestRow[];
  readonly total: number;
  readonly error: string | null;
  readonly more: (() => void) | null;
}

/** The contests of the group: the first with the page, the rest when they are asked for. */
export function useContests(): Contests {
  const api = useApi();
  const { data, group, seat } = useConsole();
  const [older, setOlder] = useState<readonly ActiveContestRow[]>([]);
  const [error, setError] = useState<string | null>(null);
  const first = data.active_contests;
  const seen = new Set(first.data.map(({ id }) => id));
  const rows = [...first.data, ...older.filter(({ id }) => !seen.has(id))];
  const bottom = rows.at(-1);
  const load = async (after: number) => {
    const answer = await api.call('GET ad/contests', { query: { ...(seat.group_number > 0 && { group_number: group }), after } });
    setError(answer.error ? answer.error.message : null);
    if (answer.data) setOlder((before) => [...before, ...answer.data.active_contests.data]);
  };
  return { rows, total: seat.contests_total, error, more: bottom && rows.length < seat.contests_total ? () => void load(bottom.id) : null };
}
