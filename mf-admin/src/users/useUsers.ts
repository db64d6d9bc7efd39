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
  const scope = seat.role === 'site' && seat.groups_total <= 1 ? {} : { group_number: group };
  const groupNumber = scope.group_number;
  const last = after?.question === question ? after.id : 0;
  const first = data.users;
  const asks = wanted !== '' || last > 0;

  useEffect(() => {
    if (!asks) return undefined;
    const gone = new AbortController();
    const timer = setTimeout(
      () => {
        const query = {
          ...(groupNumber !== undefined && { group_number: groupNumber }),
          ...(wanted !== '' && { q: wanted }),
          ...(last > 0 && { after: last }),
        };
        void api.call('GET ad/users', { query, signal: gone.signal }).then((answer) => {
          if (gone.signal.aborted) return;
          if (answer.error) return setFound({ question, users: [], total: 0, error: answer.error.message });
          const { data: users, total } = answer.data.users;
          setFound((before) => ({
            question,
            users: last > 0 ? joined(before?.question === question ? before.users : wanted === '' ? first.data : [], users) : users,
            total,
            error: '',
          }));
        });
      },
      last > 0 ? 0 : PAUSE_MS,
    );
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
    // The first rows matter only as what the next are added to.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, asks, groupNumber, wanted, last, question, data.users]);

  const shown: Answered =
    asks && found?.question === question ? found : { question, users: wanted === '' ? first.data : [], total: seat.users_total, error: '' };
  const bottom = shown.users.at(-1);
  return {
    ...shown,
    more: bottom && shown.users.length < shown.total ? () => setAfter({ question, id: bottom.id }) : null,
  };
}

/** Two pages of a list, each user once. */
function joined(before: readonly AdminUserRow[], next: readonly AdminUserRow[]): AdminUserRow[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
}
