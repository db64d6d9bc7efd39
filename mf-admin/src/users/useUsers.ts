import { useEffect, useState } from 'react';
import type { AdminUserRow } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { useConsole } from '../console/console.context';

/** One wait between two keys, so that a word is one question. */
const PAUSE_MS = 200;

interface Found {
  readonly users: readonly AdminUserRow[];
  readonly total: number;
  /** Why they could not be read; ''. */
  readonly error: string;
  /** Whether there are more, and a way to read them. */
  readonly more: (() => void) | null;
}

/** What was asked for beside the first rows. */
interface Answered {
  readonly question: string;
  readonly users: readonly AdminUserRow[];
  readonly total: number;
  readonly error: string;
}

/** The group's users, or those whom the words find; the first come with the page, the rest is asked for. */
export function useUsers(words: string): Found {
  const api = useApi();
  const { data, group, seat } = useConsole();
  const wanted = words.trim();
  const question = `${group} ${wanted}`;
  const [found, setFound] = useState<Answered | null>(null);
  const [after, setAfter] = useState<{ question: string; id: number } | null>(null);
  const groupNumber = seat.role === 'site' && seat.groups_total <= 1 ? 0 : group;
  const last = after?.question === question ? after.id : 0;
  const asks = wanted !== '' || last > 0;

  useEffect(() => {
    if (!asks) return undefined;
    const gone = new AbortController();
    const query = {
      ...(groupNumber > 0 && { group_number: groupNumber }),
      ...(wanted !== '' && { q: wanted }),
      ...(last > 0 && { after: last }),
    };
    const ask = async () => {
      const answer = await api.call('GET ad/users', { query, signal: gone.signal });
      if (gone.signal.aborted) return;
      if (answer.error) return setFound({ question, users: [], total: 0, error: answer.error.message });
      const { users } = answer.data;
      setFound((before) => ({
        question,
        users: last > 0 && before?.question === question ? joined(before.users, users.data) : users.data,
        total: users.total,
        error: '',
      }));
    };
    const timer = setTimeout(() => void ask(), last > 0 ? 0 : PAUSE_MS);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [api, asks, groupNumber, wanted, last, question]);

  const here = asks && found?.question === question ? found : null;
  // The first rows come with the page, which keeps them fresh.
  const users = wanted === '' ? joined(data.users.data, here?.users ?? []) : (here?.users ?? []);
  const total = wanted === '' ? seat.users_total : (here?.total ?? 0);
  const bottom = users.at(-1);
  return {
    users,
    total,
    error: here?.error ?? '',
    more: bottom && users.length < total ? () => setAfter({ question, id: bottom.id }) : null,
  };
}

/** Two pages of a list, each user once. */
function joined(before: readonly AdminUserRow[], next: readonly AdminUserRow[]): readonly AdminUserRow[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
}
