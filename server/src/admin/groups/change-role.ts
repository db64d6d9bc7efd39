import type { ParsedBody } from '@poolhouse/contract';
import type { Touch, Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { hasRole } from '../../ground/roles.rules';
import type { Viewer } from '../../ground/viewer';
import { findUser } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { isMember, openGroup } from '../../people/groups/groups.store';
import { commissionersOf, grantRole, hasRoleRow, revokeRole, siteAdmins, type RoleWish } from '../../people/groups/roles.store';
import { knownContest } from '../contests/contests.routes';
import { noSuchUser } from '../users/change-email';

export interface RoleChange {
  viewer: Viewer;
  ip: string;
  body: ParsedBody<'POST ad/grant_role'>;
  now: number;
}

const TITLES = { site: 'site administrator', commissioner: 'commissioner', helper: 'helper' } as const;

/** Gives a role. Nobody gives one that they do not have, and none goes to who is not in the group. */
export async function grant(tx: Tx, touch: Touch, change: RoleChange): Promise<string> {
  const { viewer, body, now } = change;
  const { wish, username } = await meant(tx, change);
  if (wish.groupNumber !== null) await openGroup(tx, wish.groupNumber);
  if (await hasRoleRow(tx, wish))
    throw new Refusal('conflict', `${username} is ${TITLES[body.role]} already.`, { user_id: 'has the role' });
  await grantRole(tx, touch, wish, { by: viewer.username, now });
  await log(tx, change, 'role.granted', wish);
  return `${username} is ${TITLES[body.role]} now`;
}

/** Takes a role back. The last site administrator's and a group's last commissioner's stay, or nobody could give one any more. */
export async function revoke(tx: Tx, touch: Touch, change: RoleChange): Promise<string> {
  const { body } = change;
  const { wish, username } = await meant(tx, change);
  if (!(await hasRoleRow(tx, wish)))
    throw new Refusal('conflict', `${username} is not ${TITLES[body.role]}.`, { user_id: 'has not the role' });
  if (wish.role === 'site' && (await siteAdmins(tx)).length === 1)
    throw new Refusal('conflict', `${username} is the last site administrator.`, { user_id: 'is the last one' });
  if (wish.role === 'commissioner' && (await commissionersOf(tx, wish.groupNumber ?? 0)).length === 1)
    throw new Refusal('conflict', `${username} is the last commissioner of this group.`, { user_id: 'is the last one' });
  await revokeRole(tx, touch, wish);
  await log(tx, change, 'role.revoked', wish);
  return `${username} is not ${TITLES[body.role]} any more`;
}

async function meant(tx: Tx, { viewer, body }: RoleChange): Promise<{ wish: RoleWish; username: string }> {
  const user = await findUser(tx, body.user_id);
  if (!user || user.closed_at !== null) throw noSuchUser('user_id');
  const groupNumber = await groupOf(tx, viewer, body);
  if (groupNumber !== null && !(await isMember(tx, user.id, groupNumber)))
    throw new Refusal('conflict', `${user.username} is not in this group.`, { user_id: 'is not in the group' });
  const contestId = body.role === 'helper' ? (body.contest_id ?? null) : null;
  return { wish: { userId: user.id, role: body.role, groupNumber, contestId }, username: user.username };
}

/** Where the role is; refused where the viewer may not give it. */
async function groupOf(
  tx: Tx,
  viewer: Viewer,
  { role, group_number: group, contest_id: contestId }: RoleChange['body'],
): Promise<number | null> {
  if (role === 'site') {
    if (!viewer.isAdmin) throw new Refusal('forbidden', 'Only a site administrator names site administrators.');
    return null;
  }
  if (role === 'commissioner') {
    if (group === undefined) throw new Refusal('bad_input', 'Say of which group.', { group_number: 'is needed' });
    await openGroup(tx, group);
    if (!hasRole(viewer, 'commissioner', { groupNumber: group }))
      throw new Refusal('forbidden', 'Only a commissioner of this group may do this.');
    return group;
  }
  if (contestId === undefined) throw new Refusal('bad_input', 'Say of which contest.', { contest_id: 'is needed' });
  return (await knownContest(tx, contestId)).groupNumber;
}

async function log(tx: Tx, { viewer, ip, now }: RoleChange, action: string, wish: RoleWish): Promise<void> {
  const told = { user_id: wish.userId, role: wish.role, group_number: wish.groupNumber, contest_id: wish.contestId };
  await logActivity(tx, { at: now, action, by: viewer, ip, after: told, group: wish.groupNumber });
}
