import type { NoticeType } from '@poolhouse/contract';
import type { Insertable } from 'kysely';
import { wakeIfAsleep } from '../../ground/agents/agents.store';
import type { Tx } from '../../ground/db/database';
import type { PushOutboxTable } from '../../ground/db/push-schema';

/** Name of the agent that sends what stands in the outbox. */
export const PUSH_AGENT = 'push';
/** Rows of a statement, far below both engines' limits. */
const BATCH = 200;

/** A browser of a player who wants this of a game, and the page that the player asked on. */
export interface Wanting {
  id: number;
  page: string;
}

/** The browsers of the players who want this of a game. */
export async function browsersWanting(tx: Tx, eventId: number, kind: NoticeType): Promise<Wanting[]> {
  return tx
    .selectFrom('push_wishes as w')
    .innerJoin('push_subscriptions as s', 's.user_id', 'w.user_id')
    .select(['s.id', 'w.page'])
    .where('w.event_id', '=', eventId)
    .where('w.kind', '=', kind)
    .orderBy('s.id')
    .execute();
}

/** Newer news takes the place of a play that waits: two notices seconds apart are one too many. */
export async function supersedePlays(tx: Tx, eventId: number, browsers: readonly number[], by: string): Promise<void> {
  await tx
    .updateTable('push_outbox')
    .set({ state: 'dropped', note: 'newer news', payload: '' })
    .where('event_id', '=', eventId)
    .where('kind', '=', 'scoring_play')
    .where('state', '=', 'waiting')
    .where('dedupe_key', '!=', by)
    .where('subscription_id', 'in', browsers)
    .execute();
}

/** Lets a play that waits say how it stands now. One that is on its way stays as it is. */
export async function rewritePlays(tx: Tx, eventId: number, browsers: readonly number[], body: string): Promise<void> {
  const rows = await tx
    .selectFrom('push_outbox')
    .select(['id', 'payload'])
    .where('event_id', '=', eventId)
    .where('kind', '=', 'scoring_play')
    .where('state', '=', 'waiting')
    .where('claimed_by', 'is', null)
    .where('subscription_id', 'in', browsers)
    .execute();
  for (const { id, payload } of rows) {
    await tx
      .updateTable('push_outbox')
      .set({ payload: JSON.stringify({ ...(JSON.parse(payload) as object), body }) })
      .where('id', '=', id)
      .execute();
  }
}

export type NewNotice = Pick<Insertable<PushOutboxTable>, 'dedupe_key' | 'kind' | 'page' | 'payload' | 'at'> &
  Partial<Pick<Insertable<PushOutboxTable>, 'event_id' | 'board' | 'first_message' | 'last_message'>>;

/** Puts a notice into the outbox of each browser that does not have it yet, and wakes the sender. */
export async function addNotices(tx: Tx, browsers: readonly number[], notice: NewNotice): Promise<void> {
  const row = {
    event_id: null,
    board: null,
    first_message: null,
    last_message: null,
    ...notice,
    state: 'waiting' as const,
    note: '',
    next_try_at: 0,
    tries: 0,
    give_up_at: null,
    claimed_by: null,
    claimed_until: null,
  };
  for (let from = 0; from < browsers.length; from += BATCH) {
    await tx
      .insertInto('push_outbox')
      .values(browsers.slice(from, from + BATCH).map((subscription_id) => ({ ...row, subscription_id })))
      .onConflict((on) => on.columns(['subscription_id', 'dedupe_key']).doNothing())
      .execute();
  }
  if (browsers.length > 0) await wakeIfAsleep(tx, PUSH_AGENT);
}

/** Forgets what is done with. @param before site time of the cause */
export async function forgetNotices(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom('push_outbox').where('state', '!=', 'waiting').where('at', '<', before).execute();
}
