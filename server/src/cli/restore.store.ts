import { tag, type Database, type Invalidate, type Tx } from '../ground/db/database';

export const HOLDS_DATA = 'The database holds data already. Restore with --force to replace it, after a backup of its own.';

/** True when there is anything that a restore would destroy. */
export async function holdsData(tx: Tx): Promise<boolean> {
  for (const table of ['users', 'contests', 'events'] as const) {
    if (await tx.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

/** Ends every session, link and invitation of before: those that were ended after the backup would be alive again. */
export async function signOutAll(tx: Tx, invalidate: Invalidate, now: number): Promise<void> {
  await tx.updateTable('devices').set({ revoked_at: now }).where('revoked_at', 'is', null).execute();
  await tx.updateTable('user_links').set({ used_at: now }).where('used_at', 'is', null).execute();
  await tx.updateTable('invites').set({ revoked_at: now }).where('revoked_at', 'is', null).execute();
  await tx.deleteFrom('email_changes').execute();
  await tx.deleteFrom('season_links').execute();
  invalidate(tag.console);
  for (const { id } of await tx.selectFrom('users').select('id').execute()) invalidate(tag.user(id));
  invalidate(tag.users);
}

export type Counters = ReadonlyMap<string, number>;

export async function readCounters(tx: Tx): Promise<Counters> {
  return new Map((await tx.selectFrom('scopes').selectAll().execute()).map(({ name, n }) => [name, n]));
}

/**
 * Announces that everything has changed. Servers only believe counters that grow, so each goes beyond what it was
 * before the restore as well as beyond what the backup says.
 */
export async function announceAll(db: Database, before: Counters): Promise<void> {
  await db.write(async (tx, invalidate) => {
    const users = await tx.selectFrom('users').select('id').execute();
    const restored = await readCounters(tx);
    const names = new Set([...before.keys(), ...restored.keys(), tag.users, ...users.map(({ id }) => tag.user(id))]);
    for (const name of names) {
      const n = (before.get(name) ?? 0) + (restored.get(name) ?? 0);
      await tx
        .insertInto('scopes')
        .values({ name, n })
        .onConflict((on) => on.column('name').doUpdateSet({ n }))
        .execute();
      invalidate(name);
    }
  });
}
