import { tag, type Invalidate, type Tx } from '../../ground/db/database';

export async function isPaid(tx: Tx, entryId: number): Promise<boolean> {
  return (await tx.selectFrom('entry_payments').select('entry_id').where('entry_id', '=', entryId).executeTakeFirst()) !== undefined;
}

/** Marks that an entry has paid in, or takes the mark away. */
export async function markPaid(tx: Tx, invalidate: Invalidate, entryId: number, paid: { at: number; by: string } | null): Promise<void> {
  await tx.deleteFrom('entry_payments').where('entry_id', '=', entryId).execute();
  if (paid) await tx.insertInto('entry_payments').values({ entry_id: entryId, paid_at: paid.at, marked_by: paid.by }).execute();
  invalidate(tag.console);
}
