import { looksLike, tidyName } from '@poolhouse/contract';
import type { Selectable } from 'kysely';
import type { Invalidate, Tx } from '../../ground/db/database';
import type { UsersTable } from '../../ground/db/schema';
import { Refusal } from '../../ground/refusal';
import { addMember, ensureGroup } from '../groups/groups.store';
import { nameKey, refusedUsername } from './names.rules';

export type User = Selectable<UsersTable>;

export interface NewUser {
  email: string;
  username: string;
  /** From hashPassword(), made before the transaction; null until the player chooses a password. */
  passwordHash: string | null;
  isAdmin?: boolean;
  /** Default 1. */
  groupNumber?: number;
  /** Site time, epoch ms. */
  now: number;
}

/** Adds a user and answers the id. Refuses a name or e-mail that is taken in any case, and names that cannot sign in. */
export async function createUser(tx: Tx, invalidate: Invalidate, user: NewUser): Promise<number> {
  const username = tidyName(user.username);
  const email = user.email.normalize('NFC').trim();
  const reason = refusedUsername(username);
  if (reason) throw new Refusal('bad_input', reason, { name: reason });
  const keys = [nameKey(username), nameKey(email)] as const;
  const taken = await tx
    .selectFrom('users')
    .select(['username_key', 'email_key'])
    .where((eb) => eb.or([eb('username_key', 'in', keys), eb('email_key', 'in', keys)]))
    .execute();
  if (taken.some((other) => keys.includes(other.email_key)))
    throw new Refusal('conflict', 'There is already a user with this e-mail address.', { email: 'is taken' });
  if (taken.length > 0) throw nameTaken(username);
  await refuseLookAlike(tx, username);
  const { id } = await tx
    .insertInto('users')
    .values({
      email,
      email_key: keys[1],
      username,
      username_key: keys[0],
      password_hash: user.passwordHash,
      is_admin: user.isAdmin ? 1 : 0,
      group_number: user.groupNumber ?? 1,
      created_at: user.now,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ensureGroup(tx, user.groupNumber ?? 1, user.now);
  await addMember(tx, invalidate, { userId: id, groupNumber: user.groupNumber ?? 1 }, user.now);
  return id;
}

const nameTaken = (username: string) => new Refusal('conflict', `The user name ${username} is taken.`, { name: 'is taken' });

async function refuseLookAlike(tx: Tx, username: string, leftOut = 0): Promise<void> {
  const names = await tx.selectFrom('users').select('username').where('id', '!=', leftOut).execute();
  const isLike = looksLike(username);
  if (names.some((other) => isLike(other.username)))
    throw new Refusal('conflict', `There is a user whose name looks like ${username}.`, { name: 'is taken' });
}

/** Refuses a name that nobody could be added under, in the words of `createUser`. @param leftOut whose own name it may look like */
export async function refuseUsername(tx: Tx, name: string, leftOut = 0): Promise<void> {
  const username = tidyName(name);
  const reason = refusedUsername(username);
  if (reason) throw new Refusal('bad_input', reason, { name: reason });
  const other = await findUserByName(tx, username);
  if (other && other.id !== leftOut) throw nameTaken(username);
  await refuseLookAlike(tx, username, leftOut);
}

/** The user with this user name or e-mail, in any case. */
export function findUserByName(tx: Tx, typed: string): Promise<User | undefined> {
  const key = nameKey(typed);
  return tx
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb('username_key', '=', key), eb('email_key', '=', key)]))
    .executeTakeFirst();
}

export function findUser(tx: Tx, id: number): Promise<User | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listUsers(tx: Tx): Promise<User[]> {
  return tx.selectFrom('users').selectAll().orderBy('username_key').execute();
}

export async function hasUsers(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasAdmin(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').where('is_admin', '=', 1).limit(1).executeTakeFirst()) !== undefined;
}
