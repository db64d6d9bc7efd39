import type { AdminUserRow } from '@poolhouse/contract';
import { useConsole } from '../facts/console.context';
import { byEmail } from '../form/order.rules';
import { useBeyond, type Beyond } from '../form/useBeyond';
import { usePaused } from '../form/usePaused';

/** One wait between two keys, so that a word is one question. */
const PAUSE_MS = 200;

/** The group's users, or those whom the words find; the first come with the page, the rest is asked for. */
export function useUsers(words: string): Beyond<AdminUserRow> {
  const { data, group, seat } = useConsole();
  const typed = words.trim();
  const paused = usePaused(typed, PAUSE_MS);
  // Words that are gone are gone at once.
  const wanted = typed === '' ? '' : paused;
  const groupNumber = seat.role === 'site' && seat.groups_total <= 1 ? 0 : group;
  const found = useBeyond({
    key: 'GET ad/users',
    query: { ...(groupNumber > 0 && { group_number: groupNumber }), ...(wanted !== '' && { q: wanted }) },
    first: wanted === '' ? byEmail(data.users.data) : null,
    ...(wanted === '' && { total: seat.users_total }),
    rowsOf: ({ users }) => users,
    idOf: ({ id }) => id,
  });
  // Between two keys nobody says yet that nobody is found.
  return typed === wanted ? found : { ...found, rows: wanted === '' ? [] : found.rows, pending: found.rows.length === 0 || wanted === '' };
}
