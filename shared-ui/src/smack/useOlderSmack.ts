import type { SmackReactions, SmackRow } from '@poolhouse/contract';
import { useCallback, useMemo, useState } from 'react';
import { useApi } from '../session/context';

/** So many messages a page carries; with fewer there are no older ones. */
const PAGE_CARRIES = 200;

interface Older {
  /** Which board they are from. */
  readonly contestId: number;
  readonly rows: readonly SmackRow[];
  readonly end: boolean;
}
const NO_ROWS: readonly SmackRow[] = [];
const nothing = (contestId: number): Older => ({ contestId, rows: NO_ROWS, end: false });

/** The messages that are further down a board than its page carries, read a page at a time when asked for. */
export function useOlderSmack(contestId: number, carried: readonly SmackRow[] = NO_ROWS) {
  const api = useApi();
  const [kept, setKept] = useState<Older>(() => nothing(contestId));
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const older = kept.contestId === contestId ? kept : nothing(contestId);
  const rows = useMemo(() => {
    const known = new Set(carried.map(({ ID }) => ID));
    return [...carried, ...older.rows.filter(({ ID }) => !known.has(ID))];
  }, [carried, older.rows]);

  const read = async () => {
    setPending(true);
    const before = Math.min(...rows.map(({ ID }) => ID));
    const answer = await api.call('GET utils/smack', { query: { contest_id: contestId, before } });
    setPending(false);
    setError(answer.error?.message ?? null);
    if (answer.data) setKept({ contestId, rows: [...older.rows, ...answer.data.smack.data], end: answer.data.more === 0 });
  };
  /** A message that the page does not carry has other reactions now. */
  const note = useCallback(
    (id: number, Reactions: SmackReactions) =>
      setKept((now) => ({ ...now, rows: now.rows.map((row) => (row.ID === id ? { ...row, Reactions } : row)) })),
    [],
  );
  const forget = useCallback((id: number) => setKept((now) => ({ ...now, rows: now.rows.filter(({ ID }) => ID !== id) })), []);
  return { rows, pending, error, forget, note, read: older.end || carried.length < PAGE_CARRIES ? null : read };
}
