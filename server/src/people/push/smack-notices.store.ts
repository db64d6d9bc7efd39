import { plural } from '@poolhouse/contract/formats';
import type { Tx } from '../../ground/db/database';
import { addNotices } from './outbox.store';
import type { Notice } from './push';

/** Longer messages are cut; a push message has room for about 4,000 bytes, a lock screen for less. */
const SHOWN = 160;

/** Browsers of the players of a contest who want to hear of smack, but for the writer's. */
async function listeners(tx: Tx, contestId: number, writerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('push_subscriptions as s')
    .innerJoin('user_options as o', 'o.user_id', 's.user_id')
    .select('s.id')
    .where('o.mobile_smack', '=', 1)
    .where('s.user_id', '!=', writerId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('entries as e')
          .select('e.id')
          .whereRef('e.user_id', '=', 's.user_id')
          .where('e.contest_id', '=', contestId)
          .where('e.removed_at', 'is', null),
      ),
    )
    .orderBy('s.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Tells the other players of a contest of a new message; to be called in the transaction that posts it. A browser for which a notice
 * of the same board still waits gets one notice for all.
 *
 * @param board `golf:3`
 * @param page which the notice opens, from the site's root
 */
export async function noticeSmack(
  tx: Tx,
  { board, page, messageId, writerId, now }: { board: string; page: string; messageId: number; writerId: number; now: number },
): Promise<void> {
  const browsers = await listeners(tx, Number(board.split(':')[1]), writerId);
  if (browsers.length === 0) return;
  const open = await tx
    .selectFrom('push_outbox')
    .select(['id', 'subscription_id'])
    .where('kind', '=', 'smack')
    .where('board', '=', board)
    .where('state', '=', 'waiting')
    .where('claimed_by', 'is', null)
    .where('subscription_id', 'in', browsers)
    .execute();
  if (open.length > 0)
    await tx
      .updateTable('push_outbox')
      .set({ last_message: messageId })
      .where(
        'id',
        'in',
        open.map(({ id }) => id),
      )
      .execute();
  const first = browsers.filter((id) => !open.some((row) => row.subscription_id === id));
  await addNotices(tx, first, {
    dedupe_key: `smack:${board}:${messageId}`,
    kind: 'smack',
    page,
    board,
    first_message: messageId,
    last_message: messageId,
    payload: '',
    at: now,
  });
}

/** What a smack notice says at the moment it leaves; undefined when its messages were deleted meanwhile. */
export async function smackNotice(
  tx: Tx,
  { board, page, first, last, readerId }: { board: string; page: string; first: number; last: number; readerId: number },
): Promise<Notice | undefined> {
  const rows = await tx
    .selectFrom('smack')
    .select(['id', 'entry_name', 'message'])
    .where('board', '=', board)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .where('archived', '=', 0)
    .where('user_id', '!=', readerId)
    .orderBy('id', 'desc')
    .execute();
  const latest = rows[0];
  if (!latest) return undefined;
  const shared = { url: page, tag: `smack-${board.replace(':', '-')}` };
  const forMe = await namesReader(tx, { ids: rows.map(({ id }) => id), readerId });
  const mine = rows.find(({ id }) => forMe.has(id));
  if (mine) return { title: `${mine.entry_name} ${forMe.get(mine.id)} you`, body: cut(mine.message), ...shared };
  if (rows.length === 1) return { title: `${latest.entry_name} talks smack`, body: cut(latest.message), ...shared };
  return { title: plural(rows.length, 'new smack'), body: cut(`${latest.entry_name}: ${latest.message}`), ...shared };
}

/** Of some messages those that are meant for a reader, and how. */
async function namesReader(
  tx: Tx,
  { ids, readerId }: { ids: readonly number[]; readerId: number },
): Promise<ReadonlyMap<number, 'answers' | 'mentions'>> {
  const mentions = await tx
    .selectFrom('smack_mentions as m')
    .innerJoin('entries as e', 'e.id', 'm.entry_id')
    .select('m.message_id as id')
    .where('m.message_id', 'in', ids)
    .where('e.user_id', '=', readerId)
    .execute();
  const answers = await tx
    .selectFrom('smack as s')
    .innerJoin('smack as p', 'p.id', 's.reply_to')
    .select('s.id')
    .where('s.id', 'in', ids)
    .where('p.user_id', '=', readerId)
    .execute();
  return new Map([...mentions.map(({ id }) => [id, 'mentions'] as const), ...answers.map(({ id }) => [id, 'answers'] as const)]);
}

function cut(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= SHOWN ? line : `${letters.slice(0, SHOWN - 1).join('')}…`;
}
