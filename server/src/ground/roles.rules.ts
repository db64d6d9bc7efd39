import type { Role } from '@poolhouse/contract';
import type { Viewer } from './viewer';

/** Where something lies: in a group, perhaps in one of its contests. */
export interface Located {
  groupNumber: number;
  /** Left out: in the group, in no contest of it. */
  contestId?: number;
}

type Roles = Pick<Viewer, 'isAdmin' | 'roles'>;

/** Whether the viewer has this role, or a higher one, where something lies. */
export function hasRole({ isAdmin, roles = [] }: Roles, need: Role, at: Located): boolean {
  if (isAdmin) return true;
  if (need === 'site') return false;
  return roles.some((one) => {
    if (one.groupNumber !== at.groupNumber) return false;
    if (one.role === 'commissioner') return true;
    return need === 'helper' && (at.contestId === undefined || one.contestId === at.contestId);
  });
}

/** Whether the viewer has this role, or a higher one, anywhere. */
export function hasRoleAnywhere({ isAdmin, roles = [] }: Roles, need: Role): boolean {
  if (isAdmin) return true;
  if (need === 'site') return false;
  return roles.some(({ role }) => need === 'helper' || role === 'commissioner');
}

/** The viewer's highest role. */
export function highestRole(viewer: Roles): Role | 'player' {
  return (['site', 'commissioner', 'helper'] as const).find((role) => hasRoleAnywhere(viewer, role)) ?? 'player';
}

/** Whether the viewer may do in a contest what helpers do: set picks in others' stead, take messages off its board. */
export function runsContest(viewer: Roles, contest: { id: number; groupNumber: number }): boolean {
  return hasRole(viewer, 'helper', { groupNumber: contest.groupNumber, contestId: contest.id });
}

/** The groups in which the viewer has any role; 'all' for a site administrator. */
export function groupsRun({ isAdmin, roles = [] }: Roles, need: Role = 'helper'): readonly number[] | 'all' {
  if (isAdmin) return 'all';
  const those = roles.filter(({ role }) => need === 'helper' || role === 'commissioner');
  return [...new Set(those.map(({ groupNumber }) => groupNumber))].sort((a, b) => a - b);
}
