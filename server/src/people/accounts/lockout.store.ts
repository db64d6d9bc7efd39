import type { Tx } from '../../ground/db/database';
import type { Failures } from './lockout.rules';

/** Rows that mean nothing any more are swept after a day, so that made-up names do not fill the table. */
const SWEEP_AFTER_MS = 24 * 60 * 60_000;

export async function readFailures(tx: Tx, nameKey: string): Promise<Failures | null> {
  const row = await tx.selectFrom('signin_failures').selectAll().where('name_key', '=', nameKey).executeTakeFirst();
  return row ? { failures: row.failures, lastAt: row.last_at, lockedAt: row.locked_at } : null;
}

export async function writeFailures(tx: Tx, nameKey: string, state: Failures): Promise<void> {
  const row = { failures: state.failures, last_at: state.lastAt, locked_at: state.lockedAt };
  await tx
    .insertInto('signin_failures')
    .values({ name_key: nameKey, ...row })
    .onConflict((on) => on.column('name_key').doUpdateSet(row))
    .execute();
  await tx
    .deleteFrom('signin_failures')
    .where('last_at', '<', state.lastAt - SWEEP_AFTER_MS)
    .execute();
}

/** Forgets failures and lock; after a successful sign-in, or when an administrator unlocks the name. */
export async function clearFailures(tx: Tx, nameKey: string): Promise<void> {
  await tx.deleteFrom('signin_failures').where('name_key', '=', nameKey).execute();
}
