import type { Selectable } from 'kysely';
import type { Tx } from '../ground/db/database';
import type { DevicesTable, SettingsTable } from '../ground/db/schema';
import { PROOF_SETTING } from '../ground/proof/proof-site';
import { readPracticeState, savePracticeState, type PracticeState } from '../ground/settings/practice-state';

/** What outlasts the beginning anew of a demo. */
export interface Kept {
  /** Who is signed in where, by user name: ids are given anew. */
  devices: readonly (Omit<Selectable<DevicesTable>, 'user_id'> & { username_key: string })[];
  settings: readonly Selectable<SettingsTable>[];
  clock: PracticeState | undefined;
}

export async function readKept(tx: Tx): Promise<Kept> {
  const devices = await tx
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'user_id')
    .selectAll('devices')
    .select('username_key')
    .execute();
  return { devices, settings: await tx.selectFrom('settings').selectAll().execute(), clock: await readPracticeState(tx) };
}

/**
 * Writes it into the demo made anew. Settings of the site, such as its keys, are added to those that the demo has made. The clock keeps its
 * speed, and moves on from all its moves of before: so servers that run believe it.
 */
export async function giveKept(tx: Tx, kept: Kept, { start, wallNow }: { start: number; wallNow: number }): Promise<void> {
  const users = await tx.selectFrom('users').select(['id', 'username_key']).execute();
  const ids = new Map(users.map(({ id, username_key: name }) => [name, id]));
  for (const { username_key: name, ...device } of kept.devices) {
    const userId = ids.get(name);
    if (userId !== undefined)
      await tx
        .insertInto('devices')
        .values({ ...device, user_id: userId })
        .execute();
  }
  // A demo that begins anew is another site to whoever watches logs, which begin anew with it.
  for (const setting of kept.settings.filter(({ key }) => key !== PROOF_SETTING))
    await tx
      .insertInto('settings')
      .values(setting)
      .onConflict((on) => on.column('key').doNothing())
      .execute();
  const fresh = await readPracticeState(tx);
  if (kept.clock && fresh) await savePracticeState(tx, { ...kept.clock, at: start, wall: wallNow, moves: kept.clock.moves + 1 });
}
