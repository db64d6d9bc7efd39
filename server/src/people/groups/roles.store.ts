import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { GroupRole } from '../../ground/viewer';

/** A user's roles in groups; that they are site administrator stands with the user. */
export async function rolesOf(tx: Tx, userId: number): Promise<GroupRole[]> {
  const rows = await tx
    .selectFrom('roles')
    .select(['role', 'group_number', 'contest_id'])
    .where('user_id', '=', userId)
    .where('role', '!=', 'site')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    role: row.role === 'helper' ? 'helper' : 'commissioner',
    groupNumber: Number(row.group_number),
    contestId: row.contest_id,
  }));
}

export interface RoleRequest {
  userId: number;
  role: 'site' | 'commissioner' | 'helper';
  groupNumber: number | null;
  contestId: number | null;
}

const same = (tx: Tx, { userId, role, groupNumber, contestId }: RoleRequest) =>
  tx
    .selectFrom('roles')
    .select('id')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .where('group_number', 'is not distinct from', groupNumber)
    .where('contest_id', 'is not distinct from', contestId);

export async function hasRoleRow(tx: Tx, request: RoleRequest): Promise<boolean> {
  if (request.role === 'site') return (await siteAdmins(tx)).includes(request.userId);
  return (await same(tx, request).executeTakeFirst()) !== undefined;
}

/** Gives a role. `now` is site time. */
export async function grantRole(
  tx: Tx,
  invalidate: Invalidate,
  request: RoleRequest,
  { by, now }: { by: string; now: number },
): Promise<void> {
  const { userId, role, groupNumber, contestId } = request;
  if (role === 'site') await tx.updateTable('users').set({ is_admin: 1 }).where('id', '=', userId).execute();
  await tx
    .insertInto('roles')
    .values({ user_id: userId, role, group_number: groupNumber, contest_id: contestId, granted_by: by, granted_at: now })
    .execute();
  invalidateRoles(invalidate, userId);
}

export async function revokeRole(tx: Tx, invalidate: Invalidate, request: RoleRequest): Promise<void> {
  if (request.role === 'site') await tx.updateTable('users').set({ is_admin: 0 }).where('id', '=', request.userId).execute();
  await tx.deleteFrom('roles').where('id', 'in', same(tx, request)).execute();
  invalidateRoles(invalidate, request.userId);
}

/** Takes every role of a user, or every one in a group, as an account is closed or a membership ends. */
export async function dropRoles(tx: Tx, invalidate: Invalidate, userId: number, groupNumber?: number): Promise<void> {
  let roles = tx.deleteFrom('roles').where('user_id', '=', userId);
  if (groupNumber !== undefined) roles = roles.where('group_number', '=', groupNumber);
  await roles.execute();
  invalidateRoles(invalidate, userId);
}

export async function siteAdmins(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('users').select('id').where('is_admin', '=', 1).where('closed_at', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Those who run a group. */
export async function commissionersOf(tx: Tx, groupNumber: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('roles')
    .select('user_id')
    .where('role', '=', 'commissioner')
    .where('group_number', '=', groupNumber)
    .execute();
  return [...new Set(rows.map((row) => row.user_id))];
}

function invalidateRoles(invalidate: Invalidate, userId: number): void {
  invalidate(tag.users);
  invalidate(tag.user(userId));
  invalidate(tag.console);
}
