import type { Tx } from '../../../ground/db/database';

/** Of these games those whose line is kept by hand. */
export async function linesByHand(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('events')
    .select('id')
    .where('id', 'in', [...ids])
    .where('manual_line', '=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function usernames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
