import { lookAlikeKeys } from '@poolhouse/contract';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { tellEntry } from '../log/entry-lines';
import { entryNameKey } from './entry-names.rules';

export interface RenamedEntry {
  id: number;
  contestId: number;
  userId: number;
  /** Which smack board belongs to its contest, `football:3`. */
  board: string;
  oldName: string;
  newName: string;
}

/**
 * Gives present entries of one contest new names, all or none; two may swap theirs. What was said on the smack board under the old
 * names goes over to the new ones, so that the board calls a player as all other tables do.
 */
export async function renameEntries(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, now }: { contestId: number; now: number },
  renames: readonly RenamedEntry[],
): Promise<void> {
  await refuseTakenNames(tx, contestId, renames);
  // By way of names that nobody can type, since no two entries may have the same at any moment.
  for (const { id } of renames)
    await tx
      .updateTable('entries')
      .set({ name_key: `\u0001${id}` })
      .where('id', '=', id)
      .execute();
  for (const { id, newName } of renames)
    await tx
      .updateTable('entries')
      .set({ entry_name: newName, name_key: entryNameKey(newName) })
      .where('id', '=', id)
      .execute();
  await renameSmack(tx, invalidate, renames);
  for (const { id, newName: name } of renames) await tellEntry(tx, invalidate, { kind: 'renamed', entry: { id, contestId, name } }, now);
  invalidate(tag.contest(contestId));
  invalidate(tag.console);
  for (const { userId } of renames) invalidate(tag.user(userId));
}

async function refuseTakenNames(tx: Tx, contestId: number, renames: readonly RenamedEntry[]): Promise<void> {
  const ids = renames.map(({ id }) => id);
  const others = await tx
    .selectFrom('entries')
    .select('entry_name')
    .where('contest_id', '=', contestId)
    .where('removed_at', 'is', null)
    .where('id', 'not in', ids)
    .execute();
  const taken = new Set(others.flatMap((row) => lookAlikeKeys(row.entry_name)));
  for (const { newName } of renames) {
    const keys = lookAlikeKeys(newName);
    if (keys.some((key) => taken.has(key)))
      throw new Refusal('conflict', `There is already an entry ${newName}, or one that looks like it, in this contest.`, {
        entry_name: 'is taken',
      });
    for (const key of keys) taken.add(key);
  }
}

async function renameSmack(tx: Tx, invalidate: Invalidate, renames: readonly RenamedEntry[]): Promise<void> {
  const written: { id: number; name: string }[] = [];
  for (const { board, userId, oldName, newName } of renames) {
    const rows = await tx
      .selectFrom('smack')
      .select('id')
      .where('board', '=', board)
      .where('user_id', '=', userId)
      .where('entry_name', '=', oldName)
      .execute();
    written.push(...rows.map(({ id }) => ({ id, name: newName })));
    if (rows.length > 0) invalidate(tag.smack(board));
  }
  // Found first and changed after: with a swap the second rename would catch what the first has changed.
  for (const { id, name } of written) await tx.updateTable('smack').set({ entry_name: name }).where('id', '=', id).execute();
}
