import type { Tx } from '../../ground/db/database';
import { groupsRun } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { User } from '../../people/accounts/users.store';
import { groupsOf } from '../../people/groups/groups.store';
import { rolesOf } from '../../people/groups/roles.store';

/** Whether the whole account is the viewer's to change: no site administrator, and no part of a group that the viewer does not run. */
export async function ownsAccount(tx: Tx, viewer: Viewer, user: User): Promise<boolean> {
  if (viewer.isAdmin) return true;
  if (user.is_admin === 1) return false;
  const run = groupsRun(viewer, 'commissioner');
  const groups = [...(await groupsOf(tx, user.id)), ...(await rolesOf(tx, user.id)).map(({ groupNumber }) => groupNumber)];
  return run === 'all' || groups.every((group) => run.includes(group));
}
