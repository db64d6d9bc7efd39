import type { Role } from '@poolhouse/contract';
import { groupsRun, hasRole } from '../ground/roles.rules';
import type { Viewer } from '../ground/viewer';
import type { ActivityReach } from '../people/activity/activity-rows.store';

/** What of the site an administrator looks at in the console. */
export interface Reach {
  /** Their role there. */
  role: Role;
  /** The group whose contests are shown; 0 where there is none. */
  group: number;
  /** Whose users, contests and lines of the log are listed. */
  groups: readonly number[] | 'all';
  /** A helper's contests; undefined for who runs the whole group. */
  contests?: readonly number[];
}

/**
 * What a viewer sees of the group that they ask for, or of all that they run where they ask for none.
 *
 * @param asked a group in which the viewer has a role, as route() has seen to
 */
export function reachOf(viewer: Viewer, asked: number | undefined): Reach {
  const { roles = [] } = viewer;
  if (viewer.isAdmin) return { role: 'site', group: asked ?? viewer.groupNumber, groups: asked === undefined ? 'all' : [asked] };
  const run = groupsRun(viewer, 'commissioner');
  const own = run === 'all' ? [] : run;
  const group = asked ?? own.find((one) => one === viewer.groupNumber) ?? own[0] ?? roles[0]?.groupNumber ?? 0;
  if (hasRole(viewer, 'commissioner', { groupNumber: group }))
    return { role: 'commissioner', group, groups: asked === undefined ? own : [group] };
  const helps = roles.filter((one) => one.groupNumber === group).flatMap(({ contestId }) => contestId ?? []);
  return { role: 'helper', group, groups: [group], contests: helps };
}

/** Which lines of the log that are. */
export const activityReach = ({ groups, contests }: Reach): ActivityReach =>
  contests ? { contests } : groups === 'all' ? 'all' : { groups };

/** Helpers see no addresses, neither of mails nor of machines. */
export const seesAddresses = ({ role }: Reach): boolean => role !== 'helper';
