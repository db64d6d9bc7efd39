import type { PersonColor } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import type { Member } from './marks.rules';

/** Everybody whose account is open, by id, with their circles and what they chose. */
export async function allMembers(tx: Tx): Promise<Member[]> {
  const users = await tx
    .selectFrom('users as u')
    .leftJoin('user_options as o', 'o.user_id', 'u.id')
    .select(['u.id', 'u.username', 'o.color', 'o.monogram'])
    .where('u.closed_at', 'is', null)
    .orderBy('u.id')
    .execute();
  const rows = await tx.selectFrom('group_members').select(['user_id', 'group_number']).orderBy('group_number').execute();
  const groups = new Map<number, number[]>();
  for (const { user_id: id, group_number: group } of rows) groups.set(id, [...(groups.get(id) ?? []), group]);
  return users.map(({ id, username, color, monogram }) => ({
    ...{ id, username, groups: groups.get(id) ?? [] },
    color: (color ?? '') as PersonColor | '',
    monogram: monogram ?? '',
  }));
}
