import type { AdminUserRow } from '@poolhouse/contract';
import type { Beyond } from '../form/useBeyond';
import { useUsers } from './useUsers';

export interface FoundUsers extends Pick<Beyond<AdminUserRow>, 'error' | 'retry'> {
  readonly users: readonly AdminUserRow[];
  /** All of the group fit into one list. */
  readonly few: boolean;
  /** The one whose address it is. */
  readonly user: AdminUserRow | null;
}

/** The users to choose one from, and the one whose address was chosen or typed. */
export function useFoundUsers(email: string): FoundUsers {
  const all = useUsers('');
  const few = all.total <= all.rows.length;
  const { rows: users, error, retry } = useUsers(few ? '' : email);
  const typed = email.trim().toLowerCase();
  return { users, few, error, retry, user: users.find(({ Email }) => typed !== '' && Email.toLowerCase() === typed) ?? null };
}
