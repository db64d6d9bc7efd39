import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';

export interface Group {
  number: number;
  name: string;
  /** Site time, epoch ms; null while it is open. */
  closedAt: number | null;
}

/** Makes sure that a group with this number exists; a new one is called by its number until somebody names it. */
export async function ensureGroup(tx: Tx, groupNumber: number, now: number): Promise<void> {
  await tx
    .insertInto('groups')
    .values({ group_number: groupNumber, name: `Group ${groupNumber}`, created_at: now, closed_at: null })
    .onConflict((on) => on.column('group_number').doNothing())
    .execute();
}

/** Opens a group and answers its number, the next free one. */
export async function addGroup(tx: Tx, name: string, now: number): Promise<number> {
  const rows = await tx.selectFrom('groups').select('group_number').execute();
  const taken = new Set(rows.map(({ group_number: n }) => n));
  // Not the largest and one: a single number at the end of the range would leave room for nobody.
  let groupNumber = 1;
  while (taken.has(groupNumber)) groupNumber += 1;
  await tx.insertInto('groups').values({ group_number: groupNumber, name, created_at: now, closed_at: null }).execute();
  return groupNumber;
}

export async function findGroup(tx: Tx, groupNumber: number): Promise<Group | undefined> {
  const row = await tx.selectFrom('groups').selectAll().where('group_number', '=', groupNumber).executeTakeFirst();
  return row && { number: row.group_number, name: row.name, closedAt: row.closed_at };
}

/** What a group is called; one that is gone by its number. */
export const groupName = async (tx: Tx, groupNumber: number): Promise<string> =>
  (await findGroup(tx, groupNumber))?.name ?? `Group ${groupNumber}`;

/** The groups that are open, by number. */
export async function openGroups(tx: Tx): Promise<Pick<Group, 'number' | 'name'>[]> {
  const rows = await tx
    .selectFrom('groups')
    .select(['group_number', 'name'])
    .where('closed_at', 'is', null)
    .orderBy('group_number')
    .execute();
  return rows.map((row) => ({ number: row.group_number, name: row.name }));
}

export const noSuchGroup = () => new Refusal('not_found', 'There is no such group.', { group_number: 'is not known' });

/** A group in which things can be opened and joined. */
export async function openGroup(tx: Tx, groupNumber: number): Promise<Group> {
  const group = await findGroup(tx, groupNumber);
  if (!group) throw noSuchGroup();
  if (group.closedAt !== null) throw new Refusal('conflict', `${group.name} is closed.`, { group_number: 'is closed' });
  return group;
}

export async function changeGroup(
  tx: Tx,
  invalidate: Invalidate,
  groupNumber: number,
  change: { name?: string; closed_at?: number | null },
): Promise<void> {
  await tx.updateTable('groups').set(change).where('group_number', '=', groupNumber).execute();
  invalidate(tag.console);
}

/** Puts a user into a group; false when they are in it already. */
export async function addMember(
  tx: Tx,
  invalidate: Invalidate,
  { userId, groupNumber }: { userId: number; groupNumber: number },
  now: number,
): Promise<boolean> {
  const added = await tx
    .insertInto('group_members')
    .values({ user_id: userId, group_number: groupNumber, joined_at: now })
    .onConflict((on) => on.columns(['user_id', 'group_number']).doNothing())
    .executeTakeFirst();
  invalidate(tag.users);
  invalidate(tag.user(userId));
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes a user out of a group. Whose home it was is at home in another one of theirs, so that nothing of them is filed where they left. */
export async function dropMember(tx: Tx, invalidate: Invalidate, userId: number, groupNumber: number): Promise<void> {
  await tx.deleteFrom('group_members').where('user_id', '=', userId).where('group_number', '=', groupNumber).execute();
  const [home] = await groupsOf(tx, userId);
  if (home !== undefined)
    await tx.updateTable('users').set({ group_number: home }).where('id', '=', userId).where('group_number', '=', groupNumber).execute();
  invalidate(tag.users);
  invalidate(tag.user(userId));
}

/** Who is in a group, closed accounts aside, by id. */
export async function memberIds(tx: Tx, groupNumber: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select('users.id')
    .where('group_members.group_number', '=', groupNumber)
    .where('users.closed_at', 'is', null)
    .orderBy('users.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The groups that a user is in, by number. */
export async function groupsOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx.selectFrom('group_members').select('group_number').where('user_id', '=', userId).orderBy('group_number').execute();
  return rows.map((row) => row.group_number);
}

export async function isMember(tx: Tx, userId: number, groupNumber: number): Promise<boolean> {
  return (await groupsOf(tx, userId)).includes(groupNumber);
}
