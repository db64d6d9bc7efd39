import type { Tx } from '../../ground/db/database';

const KEY = 'first_admin_token';

/** Keeps the hash of the one-time token; an older token stops working. */
export async function keepFirstAdminToken(tx: Tx, hash: string): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ key: KEY, value: hash })
    .onConflict((on) => on.column('key').doUpdateSet({ value: hash }))
    .execute();
}

export async function readFirstAdminToken(tx: Tx): Promise<string | undefined> {
  return (await tx.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst())?.value;
}

export async function dropFirstAdminToken(tx: Tx): Promise<void> {
  await tx.deleteFrom('settings').where('key', '=', KEY).execute();
}
