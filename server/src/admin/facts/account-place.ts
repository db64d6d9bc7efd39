import type { Tx } from '../../ground/db/database';
import { groupsRun } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import type { User } from '../../people/accounts/users.store';
import type { Place } from '../../people/activity/activity.store';
import { groupsOf } from '../../people/groups/groups.store';

/**
 * Where an act on an account is filed: in its home group, unless a commissioner did it who does not run that one. Theirs is then the group
 * that they run and the account is in, so that no group reads what another one's commissioner did.
 */
export async function accountPlace(tx: Tx, viewer: Viewer, { id, group_number: home }: Pick<User, 'id' | 'group_number'>): Promise<Place> {
  const run = groupsRun(viewer, 'commissioner');
  if (run === 'all' || run.includes(home)) return { group: home };
  return { group: (await groupsOf(tx, id)).find((group) => run.includes(group)) ?? home };
}
