import { sql } from 'kysely';
import type { Tx } from '../../ground/db/database';
import type { Figures, Hits } from '../../ground/figures/figures';

const DAY_LENGTH = 'yyyy-mm-dd'.length;
/** A process that has written nothing for so long is taken for dead. */
export const SERVER_GONE_MS = 3 * 60_000;
/** Who made a call within this time is called connected: an idle board polls every 600 s. */
export const CONNECTED_MS = 15 * 60_000;
/** Rows of an insert, below what either engine takes as parameters. */
const TOGETHER = 500;

/** Adds what a process has counted. Each adds its own, so none takes another's away. */
export async function addFigures(tx: Tx, { hits, present }: Figures['waiting']): Promise<void> {
  for (const [area, { count, lastAt }] of hits) {
    await tx
      .insertInto('hit_counts')
      .values({ area, day: new Date(lastAt).toISOString().slice(0, DAY_LENGTH), hits: count, last_at: lastAt })
      .onConflict((on) =>
        on.columns(['area', 'day']).doUpdateSet((eb) => ({
          hits: eb('hit_counts.hits', '+', count),
          last_at: later(lastAt, 'hit_counts.last_at'),
        })),
      )
      .execute();
  }
  const rows = [...present].map(([user_id, last_seen_at]) => ({ user_id, last_seen_at }));
  for (let at = 0; at < rows.length; at += TOGETHER)
    await tx
      .insertInto('presence')
      .values(rows.slice(at, at + TOGETHER))
      .onConflict((on) =>
        on.column('user_id').doUpdateSet((eb) => ({
          last_seen_at: eb
            .case()
            .when('excluded.last_seen_at', '>', eb.ref('presence.last_seen_at'))
            .then(eb.ref('excluded.last_seen_at'))
            .else(eb.ref('presence.last_seen_at'))
            .end(),
        })),
      )
      .execute();
}

const later = (instant: number, column: string) =>
  sql<number>`case when ${instant} > ${sql.ref(column)} then ${instant} else ${sql.ref(column)} end`;

/** All that was counted, by area. */
export async function readHits(tx: Tx): Promise<Map<string, Hits>> {
  const rows = await tx
    .selectFrom('hit_counts')
    .select((eb) => ['area', eb.fn.sum('hits').as('n'), eb.fn.max('last_at').as('last_at')])
    .groupBy('area')
    .execute();
  return new Map(rows.map(({ area, n, last_at }) => [area, { count: Number(n), lastAt: Number(last_at) }]));
}

export interface Connected {
  userId: number;
  name: string;
  /** Real time, epoch ms. */
  lastSeen: number;
}

/**
 * Who made a call lately, the latest first, at most so many.
 *
 * @param own what this process has seen and not written yet
 */
export async function readConnected(
  tx: Tx,
  { own, wallNow, groups, limit }: { own: ReadonlyMap<number, number>; wallNow: number; groups: readonly number[] | 'all'; limit: number },
): Promise<Connected[]> {
  const since = wallNow - CONNECTED_MS;
  const members = tx
    .selectFrom('group_members')
    .select('user_id')
    .where('group_number', 'in', groups === 'all' ? [] : [...groups]);
  // Who was written down lately, by its index; of thousands of users only these are looked at.
  let written = tx.selectFrom('presence').select(['user_id', 'last_seen_at']).where('last_seen_at', '>', since);
  if (groups !== 'all') written = written.where('user_id', 'in', members);
  const seen = new Map(
    (await written.orderBy('last_seen_at', 'desc').limit(limit).execute()).map((row) => [row.user_id, row.last_seen_at]),
  );
  for (const [id, at] of own) if (at > since) seen.set(id, Math.max(at, seen.get(id) ?? 0));
  const latest = [...seen].sort(([a, one], [b, other]) => other - one || a - b).slice(0, Math.min(limit, TOGETHER));
  if (latest.length === 0) return [];
  let users = tx
    .selectFrom('users')
    .select(['id', 'username'])
    .where(
      'id',
      'in',
      latest.map(([id]) => id),
    )
    .where('closed_at', 'is', null);
  if (groups !== 'all') users = users.where('id', 'in', members);
  const names = new Map((await users.execute()).map((user) => [user.id, user.username]));
  return latest.flatMap(([userId, lastSeen]) => {
    const name = names.get(userId);
    return name === undefined ? [] : [{ userId, name, lastSeen }];
  });
}

/** Says that a process lives, and forgets those that do not. */
export async function noteServer(tx: Tx, { id, startedAt, wallNow }: { id: string; startedAt: number; wallNow: number }): Promise<void> {
  await tx
    .insertInto('server_processes')
    .values({ id, started_at: startedAt, seen_at: wallNow })
    .onConflict((on) => on.column('id').doUpdateSet({ seen_at: wallNow }))
    .execute();
  await tx
    .deleteFrom('server_processes')
    .where('seen_at', '<', wallNow - 10 * SERVER_GONE_MS)
    .execute();
}

export async function dropServer(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('server_processes').where('id', '=', id).execute();
}

/** Which of the living processes this is, the oldest first, and how many there are. */
export async function countServers(tx: Tx, id: string, wallNow: number): Promise<{ server: number; servers: number }> {
  const rows = await tx
    .selectFrom('server_processes')
    .select('id')
    .where('seen_at', '>', wallNow - SERVER_GONE_MS)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? { server: rows.length + 1, servers: rows.length + 1 } : { server: at + 1, servers: rows.length };
}

/** Since when the database server runs, epoch ms; null for the embedded database, which runs in this process. */
export async function databaseStarted(tx: Tx, engine: 'sqlite' | 'postgres'): Promise<number | null> {
  if (engine === 'sqlite') return null;
  const { rows } = await sql<{ at: number }>`select extract(epoch from pg_postmaster_start_time()) * 1000 as at`.execute(tx);
  return Math.round(Number(rows[0]?.at));
}
