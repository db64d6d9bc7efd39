import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { User } from '../../people/accounts/users.store';
import { commissionersOf, siteAdmins } from '../../people/groups/roles.store';

/** The last site administrator stays, or nobody could name one any more. */
export async function refuseLastAdmin(tx: Tx, user: User, field: string): Promise<void> {
  if (user.is_admin === 1 && (await siteAdmins(tx)).length === 1)
    throw new Refusal('conflict', `${user.username} is the last site administrator.`, { [field]: 'is the last administrator' });
}

/** A group's last commissioner stays until another one is named. */
export async function refuseLastCommissioner(tx: Tx, user: User, group: number, field: string): Promise<void> {
  const commissioners = await commissionersOf(tx, group);
  if (commissioners.length === 1 && commissioners[0] === user.id)
    throw new Refusal('conflict', `${user.username} is the last commissioner of group ${group}. Name another one first.`, {
      [field]: 'is the last commissioner',
    });
}
