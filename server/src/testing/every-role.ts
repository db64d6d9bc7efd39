import { grantRole } from '../people/groups/roles.store';
import { addAccount, basic, type TestSite } from './site';

/** Whom a contest of group 1 is looked at by, beside those who play in it; undefined is nobody who has signed in. */
export type RoleName = 'guest' | 'stranger' | 'rival' | 'member' | 'helper' | 'commissioner' | 'site';
export type Roles = Readonly<Record<RoleName, string | undefined>>;

const PASSWORD = 'secret';

/**
 * Somebody of every role, none of whom plays: a player of group 2 and its commissioner, a member of group 1, a helper of the contest, the
 * group's commissioner, a site administrator.
 */
export async function addEveryRole({ db, clock }: Pick<TestSite, 'db' | 'clock'>, contestId: number): Promise<Roles> {
  const add = (name: string, values: Parameters<typeof addAccount>[3] = {}) => addAccount(db, name, PASSWORD, values);
  await add('Role Stranger', { groupNumber: 2 });
  const rival = await add('Role Rival', { groupNumber: 2 });
  await add('Role Member');
  const [helper, commissioner] = [await add('Role Helper'), await add('Role Commissioner')];
  await add('Role Site', { isAdmin: true });
  await db.write(async (tx, invalidate) => {
    const by = { by: 'Role Site', now: clock.now() };
    const grant = (userId: number, groupNumber: number, contest?: number) =>
      grantRole(tx, invalidate, { userId, groupNumber, role: contest ? 'helper' : 'commissioner', contestId: contest ?? null }, by);
    await grant(rival, 2);
    await grant(helper, 1, contestId);
    await grant(commissioner, 1);
  });
  const as = (name: string) => basic(`Role ${name}`, PASSWORD);
  return {
    guest: undefined,
    stranger: as('Stranger'),
    rival: as('Rival'),
    member: as('Member'),
    helper: as('Helper'),
    commissioner: as('Commissioner'),
    site: as('Site'),
  };
}
