import { looksLike } from '@poolhouse/contract';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { entryOf, type Entry } from '../contest';
import { tellEntry } from '../log/entry-lines';
import { entryNameKey, freeName } from './entry-names.rules';

const columns = ['id', 'contest_id', 'user_id', 'entry_name', 'created_at'] as const;

export interface NewEntry {
  contestId: number;
  userId: number;
  /** Undefined: the user's name, numbered when it is taken. */
  name?: string;
  /** What the user is called. */
  username: string;
  /** Site time, epoch ms. */
  now: number;
}

/** Enters a user into a contest and answers the entry. A given name that is taken is refused. */
export async function addEntry(tx: Tx, invalidate: Invalidate, entry: NewEntry): Promise<Entry> {
  const rows = await tx
    .selectFrom('entries')
    .select(['entry_name', 'name_key'])
    .where('contest_id', '=', entry.contestId)
    .where('removed_at', 'is', null)
    .execute();
  const taken = new Set(rows.map((row) => row.name_key));
  const given = entry.name;
  const isLike = given === undefined ? () => false : looksLike(given);
  if (rows.some((row) => isLike(row.entry_name))) {
    throw new Refusal('conflict', `There is already an entry ${given}, or one that looks like it, in this contest.`, {
      entry_name: 'is taken',
    });
  }
  const name = given ?? freeName(entry.username, taken);
  const row = await tx
    .insertInto('entries')
    .values({
      contest_id: entry.contestId,
      user_id: entry.userId,
      entry_name: name,
      name_key: entryNameKey(name),
      created_at: entry.now,
      removed_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  invalidateEntry(invalidate, entry);
  const added = entryOf(row);
  await tellEntry(tx, invalidate, { kind: 'added', entry: added }, entry.now);
  return added;
}

/** Takes an entry out of its contest. Its rows stay; it counts for nothing. */
export async function removeEntry(tx: Tx, invalidate: Invalidate, entry: Entry, now: number): Promise<void> {
  await tx.updateTable('entries').set({ removed_at: now }).where('id', '=', entry.id).execute();
  invalidateEntry(invalidate, entry);
  await tellEntry(tx, invalidate, { kind: 'removed', entry }, now);
}

/** A present entry. */
export async function entryById(tx: Tx, id: number): Promise<Entry | undefined> {
  const row = await tx.selectFrom('entries').select(columns).where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
  return row && entryOf(row);
}

/** A user's present entries in a contest. */
export async function presentEntries(tx: Tx, contestId: number, userId: number): Promise<Entry[]> {
  return (await entriesOf(tx, contestId)).filter((entry) => entry.userId === userId);
}

/** A user's entry in a contest that was taken out last. */
export async function lastRemovedEntry(tx: Tx, contestId: number, userId: number): Promise<Entry | undefined> {
  return (await removedEntries(tx, contestId, userId))[0];
}

/** A user's entries in a contest that were taken out, the last one first. */
export async function removedEntries(tx: Tx, contestId: number, userId: number): Promise<Entry[]> {
  const rows = await tx
    .selectFrom('entries')
    .select(columns)
    .where('contest_id', '=', contestId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(entryOf);
}

/** Puts an entry back that was taken out, with all that it had picked; under a numbered name where its own was taken since. */
export async function putBackEntry(tx: Tx, invalidate: Invalidate, entry: Entry, now: number): Promise<Entry> {
  const taken = new Set((await entriesOf(tx, entry.contestId)).map(({ name }) => entryNameKey(name)));
  const name = taken.has(entryNameKey(entry.name)) ? freeName(entry.name, taken) : entry.name;
  await tx
    .updateTable('entries')
    .set({ removed_at: null, entry_name: name, name_key: entryNameKey(name) })
    .where('id', '=', entry.id)
    .execute();
  invalidateEntry(invalidate, entry);
  await tellEntry(tx, invalidate, { kind: 'returned', entry: { ...entry, name } }, now);
  return { ...entry, name };
}

/** What an entry of this user was called that was taken out of its contest; undefined for any other entry. */
export async function removedEntryName(tx: Tx, id: number, userId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('entries')
    .select('entry_name')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return row?.entry_name;
}

/** Entries that are not removed, in the order in which they came. */
const present = (tx: Tx) => tx.selectFrom('entries').select(columns).where('removed_at', 'is', null).orderBy('id');

/** A contest's present entries, in the order in which they came. */
export async function entriesOf(tx: Tx, contestId: number): Promise<Entry[]> {
  const rows = await present(tx).where('contest_id', '=', contestId).execute();
  return rows.map(entryOf);
}

/** The present entries of each of these contests, in the order in which they came. */
export async function entriesOfEach(tx: Tx, contestIds: readonly number[]): Promise<Map<number, Entry[]>> {
  const found = new Map<number, Entry[]>(contestIds.map((id) => [id, []]));
  if (contestIds.length === 0) return found;
  const rows = await present(tx)
    .where('contest_id', 'in', [...found.keys()])
    .execute();
  for (const row of rows) found.get(row.contest_id)?.push(entryOf(row));
  return found;
}

/** A user's present entries of all years, in the order in which they came. */
export async function entriesOfUser(tx: Tx, userId: number): Promise<Entry[]> {
  const rows = await present(tx).where('user_id', '=', userId).execute();
  return rows.map(entryOf);
}

/** The contest of each of these entries, present or removed: it never becomes another. */
export async function contestsOfEntries(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('entries')
    .select(['id', 'contest_id'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.contest_id]));
}

/** Says that an entry changed: its contest, its user's own pages, and what administrators see. */
export function invalidateEntry(invalidate: Invalidate, entry: Pick<Entry, 'contestId' | 'userId'>): void {
  invalidate(tag.contest(entry.contestId));
  invalidate(tag.user(entry.userId));
  invalidate(tag.console);
}
