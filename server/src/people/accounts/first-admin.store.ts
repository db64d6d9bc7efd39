import type { Tx } from '../../ground/db/database';

const KEY = 'first_admin_token';
/** Several servers may start at once, and each prints a link that works; of more starts than these the oldest links stop working. */
const KEPT = 10;

/** Keeps the hash of a one-time token. */
export async function keepFirstAdminToken(tx: Tx, hash: string): Promise<void> {
  const value = [...(await readHashes(tx)), hash].slice(-KEPT).join(' ');
  await tx
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((on) => on.column('key').doUpdateSet({ value }))
    .execute();
}

export async function isFirstAdminToken(tx: Tx, hash: string): Promise<boolean> {
  return (await readHashes(tx)).includes(hash);
}

export async function dropFirstAdminToken(tx: Tx): Promise<void> {
  await tx.deleteFrom('settings').where('key', '=', KEY).execute();
}

async function readHashes(tx: Tx): Promise<string[]> {
  const row = await tx.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return row ? row.value.split(' ') : [];
}
