import { tag, type Invalidate, type Tx } from '../../ground/db/database';

/** How many former entries a newcomer is shown. */
const SHOWN = 200;

/**
 * Entries of a group's past whose account was closed, or was never used: somebody who comes back may say that one is theirs. One line a
 * player, the latest.
 */
export async function formerEntries(tx: Tx, groupNumber: number): Promise<{ entry_id: number; entry_name: string; year: number }[]> {
  const rows = await tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .select(['entries.id', 'entry_name', 'year', 'user_id'])
    .where('contests.group_number', '=', groupNumber)
    .where('closed_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('year', 'desc')
    .orderBy('entries.id')
    .execute();
  const seen = new Set<number>();
  const latest = rows.filter(({ user_id }) => !seen.has(user_id) && seen.add(user_id));
  return latest.slice(0, SHOWN).map(({ id, entry_name, year }) => ({ entry_id: id, entry_name, year }));
}

export async function addClaim(
  tx: Tx,
  { userId, entryId, groupNumber, now }: { userId: number; entryId: number; groupNumber: number; now: number },
): Promise<void> {
  await tx
    .insertInto('entry_claims')
    .values({ user_id: userId, entry_id: entryId, group_number: groupNumber, at: now, answered_at: null, approved: null })
    .execute();
}

export interface Claim {
  id: number;
  userId: number;
  entryId: number;
  groupNumber: number;
  answered: boolean;
}

export async function claimById(tx: Tx, id: number): Promise<Claim | undefined> {
  const row = await tx.selectFrom('entry_claims').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && { id: row.id, userId: row.user_id, entryId: row.entry_id, groupNumber: row.group_number, answered: row.answered_at !== null }
  );
}

export async function answerClaim(
  tx: Tx,
  invalidate: Invalidate,
  id: number,
  { approved, now }: { approved: boolean; now: number },
): Promise<void> {
  await tx
    .updateTable('entry_claims')
    .set({ answered_at: now, approved: approved ? 1 : 0 })
    .where('id', '=', id)
    .execute();
  invalidate(tag.console);
}

/** Gives all present entries that a closed account has in a group to another user. Answers their ids. */
export async function handOverEntries(
  tx: Tx,
  invalidate: Invalidate,
  { from, to, groupNumber }: { from: number; to: number; groupNumber: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .select(['entries.id', 'contest_id'])
    .where('user_id', '=', from)
    .where('group_number', '=', groupNumber)
    .where('removed_at', 'is', null)
    .execute();
  for (const { id, contest_id } of rows) {
    await tx.updateTable('entries').set({ user_id: to }).where('id', '=', id).execute();
    invalidate(tag.contest(contest_id));
  }
  for (const userId of [from, to]) invalidate(tag.user(userId));
  invalidate(tag.console);
  return rows.map(({ id }) => id);
}

/** Whose entry it is, and whether that account is closed. */
export async function ownerOfEntry(tx: Tx, entryId: number): Promise<{ userId: number; closed: boolean; name: string } | undefined> {
  const row = await tx
    .selectFrom('entries')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .select(['user_id', 'closed_at', 'entry_name'])
    .where('entries.id', '=', entryId)
    .executeTakeFirst();
  return row && { userId: row.user_id, closed: row.closed_at !== null, name: row.entry_name };
}
