import type { RoleRow } from '@poolhouse/contract';

interface Grant {
  readonly user_id: number;
  readonly role: RoleRow['role'];
  /** The group that is shown. */
  readonly group: number;
  /** The contest that is chosen. */
  readonly contest: number;
}

/** What the server is asked for: a commissioner has a group, a helper a contest, a site administrator neither. */
export const roleBody = ({ user_id, role, group, contest }: Grant) => ({
  user_id,
  role,
  ...(role === 'commissioner' && { group_number: group }),
  ...(role === 'helper' && { contest_id: contest }),
});

export function roleWords({ role, contest_id }: Pick<RoleRow, 'role' | 'contest_id'>, contestName: (id: number) => string): string {
  if (role === 'site') return 'site administrator';
  return role === 'helper' ? `helper of ${contestName(contest_id ?? 0)}` : 'commissioner';
}

/** The role that is taken back, as the server names it: with its group or its contest. */
export const revokeBody = ({ user_id, role, group_number, contest_id }: RoleRow) => ({
  user_id,
  role,
  ...(group_number !== null && { group_number }),
  ...(contest_id !== null && { contest_id }),
});
