import type { Selectable } from 'kysely';
import { tag, type Invalidate, type Tx } from '../ground/db/database';
import type { SsfUpdatesTable } from './ssf.schema';

export type LastUpdate = Selectable<SsfUpdatesTable>;

const ONE = 1;
const NEVER: LastUpdate = { id: ONE, at: 0, results_to: '', finals: '', words: '', asked_at: null };

/** The last update; one with `at` 0 before the first. */
export async function lastUpdate(tx: Tx): Promise<LastUpdate> {
  return (await tx.selectFrom('ssf_updates').selectAll().where('id', '=', ONE).executeTakeFirst()) ?? NEVER;
}

export async function noteUpdate(tx: Tx, invalidate: Invalidate, update: Omit<LastUpdate, 'id' | 'asked_at'>): Promise<void> {
  await tx
    .insertInto('ssf_updates')
    .values({ ...NEVER, ...update })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(update))
    .execute();
  invalidate(tag.stats);
}

/** Remembers that a player asks; @param at real time, epoch ms */
export async function noteAsked(tx: Tx, at: number): Promise<void> {
  await tx
    .insertInto('ssf_updates')
    .values({ ...NEVER, asked_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ asked_at: at }))
    .execute();
}

/** A fact was entered that no result tells: the next look of the agent is a whole update. */
export async function forgetFinals(tx: Tx): Promise<void> {
  await tx.updateTable('ssf_updates').set({ finals: '' }).where('id', '=', ONE).execute();
}
