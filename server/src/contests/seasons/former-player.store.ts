import { lookAlikeKeys, type ContestType } from '@poolhouse/contract';
import type { Invalidate, Tx } from '../../ground/db/database';
import { renameActor, sayInstead } from '../../people/activity/forget.store';
import { boardOf } from '../../people/smack/smack.store';
import { nameArchived } from '../archives/archives.store';
import { entriesOf } from '../entries/entries.store';
import { entryNameKey } from '../entries/entry-names.rules';
import { renameEntries } from '../entries/rename-entries.store';
import { nameInStandings } from './freezes.store';

/** What the entries of somebody are called who wishes to be named no more. */
export const FORMER_PLAYER = 'A former player';

interface Own {
  id: number;
  contest_id: number;
  contest_type: ContestType;
  entry_name: string;
  removed_at: number | null;
}

/**
 * Calls all entries of a user 'A former player', those of closed seasons too: on boards, in standings that were kept, on smack boards and in
 * the activity log. What others wrote, and what a sealed log has told, stays as it is. Answers how many there were.
 */
export async function nameFormerPlayer(
  tx: Tx,
  invalidate: Invalidate,
  user: { id: number; username: string },
  now: number,
): Promise<number> {
  const entries = await tx
    .selectFrom('entries')
    .innerJoin('contests', 'contests.id', 'entries.contest_id')
    .select(['entries.id', 'contest_id', 'contest_type', 'entry_name', 'removed_at'])
    .where('user_id', '=', user.id)
    .orderBy('entries.id')
    .execute();
  for (const contestId of new Set(entries.map((entry) => entry.contest_id)))
    await nameIn(
      tx,
      invalidate,
      { contestId, userId: user.id, now },
      entries.filter((entry) => entry.contest_id === contestId),
    );
  await nameArchived(tx, invalidate, user.id, FORMER_PLAYER);
  await tx
    .updateTable('smack')
    .set({ entry_name: FORMER_PLAYER })
    .where('user_id', '=', user.id)
    .where('entry_name', '=', user.username)
    .execute();
  await sayInstead(tx, { contest: null }, user.username, FORMER_PLAYER);
  await renameActor(tx, user.id, FORMER_PLAYER);
  return entries.length;
}

async function nameIn(
  tx: Tx,
  invalidate: Invalidate,
  { contestId, userId, now }: { contestId: number; userId: number; now: number },
  own: readonly Own[],
): Promise<void> {
  const ids = new Set(own.map(({ id }) => id));
  const others = (await entriesOf(tx, contestId)).filter(({ id }) => !ids.has(id));
  const taken = new Set(others.flatMap(({ name }) => lookAlikeKeys(name)));
  const renames = own.map((entry) => ({ entry, newName: freeFormerName(taken) }));
  const present = renames.filter(({ entry }) => entry.removed_at === null);
  if (present.length > 0)
    await renameEntries(
      tx,
      invalidate,
      { contestId, now },
      present.map(({ entry, newName }) => ({ ...at(entry, userId), newName })),
    );
  for (const { entry, newName } of renames) {
    await tx
      .updateTable('entries')
      .set({ entry_name: newName, name_key: entryNameKey(newName) })
      .where('id', '=', entry.id)
      .execute();
    const { board, oldName } = at(entry, userId);
    await tx
      .updateTable('smack')
      .set({ entry_name: newName })
      .where('board', '=', board)
      .where('user_id', '=', userId)
      .where('entry_name', '=', oldName)
      .execute();
    await nameInStandings(tx, contestId, entry.id, newName);
    // A name that was free again may be another's by now.
    if (!others.some(({ name }) => name === oldName)) await sayInstead(tx, { contest: contestId }, oldName, newName);
  }
}

const at = (entry: Own, userId: number) => ({
  id: entry.id,
  contestId: entry.contest_id,
  userId,
  board: boardOf(entry.contest_type, entry.contest_id),
  oldName: entry.entry_name,
});

/** The first that looks like none that is taken; it is taken from then on. */
function freeFormerName(taken: Set<string>): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? FORMER_PLAYER : `${FORMER_PLAYER} ${n}`;
    const keys = lookAlikeKeys(name);
    if (keys.some((key) => taken.has(key))) continue;
    for (const key of keys) taken.add(key);
    return name;
  }
}
