import type { Tx } from '../../ground/db/database';

/** Rows of an insert, below what either engine takes as parameters. */
const TOGETHER = 500;

/** A user who has a stream of a room open. */
export interface Watcher {
  room: string;
  userId: number;
}

/** Who watches a room, as processes have said since an instant. */
export async function watchersOf(tx: Tx, room: string, since: number): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('live_watchers')
    .select('user_id')
    .distinct()
    .where('room', '=', room)
    .where('heard_at', '>=', since)
    .execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

/** Says who watches at a process now. */
export async function sayWatchers(tx: Tx, process: string, watchers: readonly Watcher[], now: number): Promise<void> {
  const rows = watchers.map(({ room, userId }) => ({ process, room, user_id: userId, heard_at: now }));
  for (let at = 0; at < rows.length; at += TOGETHER)
    await tx
      .insertInto('live_watchers')
      .values(rows.slice(at, at + TOGETHER))
      .onConflict((on) => on.columns(['process', 'room', 'user_id']).doUpdateSet({ heard_at: now }))
      .execute();
}

/** Takes back all that a process said. */
export async function forgetWatchersAt(tx: Tx, process: string): Promise<void> {
  await tx.deleteFrom('live_watchers').where('process', '=', process).execute();
}

/** Forgets what processes said that have gone silent. @returns the rooms of which something was forgotten */
export async function forgetSilent(tx: Tx, before: number): Promise<string[]> {
  const rows = await tx.deleteFrom('live_watchers').where('heard_at', '<', before).returning('room').execute();
  return [...new Set(rows.map(({ room }) => room))];
}

/** Whether anybody watches anything, and since when the longest silent process is silent; null for nobody. */
export async function oldestWord(tx: Tx): Promise<number | null> {
  const { oldest } = await tx
    .selectFrom('live_watchers')
    .select((eb) => eb.fn.min('heard_at').as('oldest'))
    .executeTakeFirstOrThrow();
  return oldest === null ? null : Number(oldest);
}
