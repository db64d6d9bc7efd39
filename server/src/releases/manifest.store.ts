import type { Tx } from '../ground/db/database';

/** The signed list as it stands in the database; undefined while nothing was released. */
export async function readSignedManifest(tx: Tx): Promise<string | undefined> {
  return (await tx.selectFrom('release_book').select('signed').executeTakeFirst())?.signed;
}

/** Its number; 0 while nothing was released. */
export async function readManifestNumber(tx: Tx): Promise<number> {
  return (await tx.selectFrom('release_book').select('number').executeTakeFirst())?.number ?? 0;
}

export async function writeSignedManifest(tx: Tx, number: number, signed: string): Promise<void> {
  await tx
    .insertInto('release_book')
    .values({ id: 1, number, signed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ number, signed }))
    .execute();
}
