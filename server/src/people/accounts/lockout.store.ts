import type { Tx } from '../../ground/db/database';
import type { Failures } from './lockout.rules';

/** Rows that mean nothing any more are swept after a day, so that made-up names do not fill the table. */
const SWEEP_AFTER_MS = 24 * 60 * 60_000;

/** Under which failures are counted: a key for a name, and one of its own for each place from which its user has signed in before. */
export function failuresKey(nameKey: string, place: string | null | undefined): string {
  return place ? `${nameKey.slice(0, 254)}\n${place}` : nameKey.slice(0, 254);
}

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

/**
 * Forgets failures and lock of a user everywhere, familiar places included; when an administrator unlocks the user or a new password is
 * set.
 */
export async function clearAllFailures(tx: Tx, user: { id: number; username_key: string }): Promise<void> {
  const places = await tx.selectFrom('familiar_places').select('place_hash').where('user_id', '=', user.id).execute();
  const keys = [undefined, ...places.map((row) => row.place_hash)].map((place) => failuresKey(user.username_key, place));
  await tx.deleteFrom('signin_failures').where('name_key', 'in', keys).execute();
}

/** Forgets failures and lock after a successful sign-in. */
export async function clearFailures(tx: Tx, nameKey: string): Promise<void> {
  await tx.deleteFrom('signin_failures').where('name_key', '=', nameKey).execute();
}
