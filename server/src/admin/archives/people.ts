import { knownPeople } from '../../contests/archives/archives.store';
import type { Invalidate, Tx } from '../../ground/db/database';
import { addClosedAccount } from '../../people/accounts/close-account.store';
import { nameKey } from '../../people/accounts/names.rules';
import { findUser } from '../../people/accounts/users.store';
import { memberIds } from '../../people/groups/groups.store';
import type { ReadExport } from './read-export';

/** Accounts of this site by their numbers on another one; those of nobody here are missing. */
export type People = ReadonlyMap<number, number>;

/**
 * Who of an export's people is who here: as earlier seasons of the same site have it, else the member of the group who has that address. Accounts of
 * other groups are not looked at: the answer would tell that an address has one.
 */
export async function peopleHere(
  tx: Tx,
  groupNumber: number,
  { site, addresses }: Pick<ReadExport, 'site' | 'addresses'>,
): Promise<People> {
  const people = await knownPeople(tx, groupNumber, site);
  const members = new Map<string, number>();
  for (const id of await memberIds(tx, groupNumber)) {
    const user = await findUser(tx, id);
    if (user) members.set(user.email_key, id);
  }
  for (const [origin, address] of addresses) {
    const member = members.get(nameKey(address.normalize('NFC').trim()));
    if (member !== undefined && !people.has(origin)) people.set(origin, member);
  }
  return people;
}

/** Gives those who are nobody here closed accounts, which a hand-over gives to their people. @param origins numbers on the other site */
export async function withClosedAccounts(
  tx: Tx,
  invalidate: Invalidate,
  { people, origins, groupNumber, now }: { people: People; origins: Iterable<number>; groupNumber: number; now: number },
): Promise<People> {
  const all = new Map(people);
  for (const origin of origins) if (!all.has(origin)) all.set(origin, await addClosedAccount(tx, invalidate, { groupNumber, now }));
  return all;
}
