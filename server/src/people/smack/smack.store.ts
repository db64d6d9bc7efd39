import { HOUSE_NAME, type SmackReaction } from '@poolhouse/contract';
import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { noticeSmack } from '../push/smack-notices.store';
import { mentionsIn } from './mentions.rules';

/** Names a contest's board, `golf:3`. */
export function boardOf(contestType: string, contestId: number): string {
  return `${contestType}:${contestId}`;
}

/** The contest whose board it is; NaN for a name that is none's. */
export const contestOfBoard = (board: string): number => Number(board.split(':')[1]);

export interface NewMessage {
  board: string;
  /** Page that the notice of it opens, from the site's root. */
  page: string;
  userId: number;
  /** Under which name it is posted. */
  entryName: string;
  message: string;
  /** The message of the same board that it answers. */
  replyTo?: number;
  /** Site time, epoch ms. */
  now: number;
}

/** Posts a message, as typed, and answers its id. */
export async function postSmack(tx: Tx, invalidate: Invalidate, posted: NewMessage): Promise<number> {
  const { board, page, userId, entryName, message, replyTo, now } = posted;
  const { id } = await tx
    .insertInto('smack')
    .values({ board, user_id: userId, entry_name: entryName, message, created_at: now, archived: 0, reply_to: replyTo ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (message.includes('@')) await noteMentions(tx, { id, board, message });
  await noticeSmack(tx, { board, page, messageId: id, writerId: userId, now });
  invalidate(tag.smack(board));
  return id;
}

/** Says something that nobody wrote. Players are told of it as what it tells of wants, and not as of each other's messages. */
export async function sayAsHouse(
  tx: Tx,
  invalidate: Invalidate,
  { board, message, now }: { board: string; message: string; now: number },
): Promise<void> {
  await tx
    .insertInto('smack')
    .values({ board, user_id: null, entry_name: HOUSE_NAME, message, created_at: now, archived: 0, reply_to: null })
    .execute();
  invalidate(tag.smack(board));
}

/** Takes away what the house said after an instant, epoch ms, to which a practice clock went back. */
export async function unsayAsHouse(tx: Tx, invalidate: Invalidate, board: string, after: number): Promise<void> {
  await tx
    .updateTable('smack')
    .set({ archived: 1 })
    .where('board', '=', board)
    .where('user_id', 'is', null)
    .where('created_at', '>', after)
    .execute();
  invalidate(tag.smack(board));
}

/** Keeps whom a message names, as they are called now. */
async function noteMentions(tx: Tx, { id, board, message }: { id: number; board: string; message: string }): Promise<void> {
  const entries = await tx
    .selectFrom('entries')
    .select(['id', 'entry_name as name'])
    .where('contest_id', '=', contestOfBoard(board))
    .where('removed_at', 'is', null)
    .execute();
  const rows = mentionsIn(message, entries).map(({ one, written }) => ({ message_id: id, entry_id: one.id, name: written }));
  if (rows.length > 0) await tx.insertInto('smack_mentions').values(rows).execute();
}

/** Puts an entry's reaction to a message that is on its board, or takes it away; what is so already stays. */
export async function reactTo(
  tx: Tx,
  invalidate: Invalidate,
  {
    id,
    board,
    entryId,
    reaction,
    on,
    now,
  }: { id: number; board: string; entryId: number; reaction: SmackReaction; on: boolean; now: number },
): Promise<void> {
  const row = { message_id: id, entry_id: entryId, reaction };
  if (on)
    await tx
      .insertInto('smack_reactions')
      .values({ ...row, at: now })
      .onConflict((conflict) => conflict.columns(['message_id', 'entry_id', 'reaction']).doNothing())
      .execute();
  else
    await tx
      .deleteFrom('smack_reactions')
      .where('message_id', '=', id)
      .where('entry_id', '=', entryId)
      .where('reaction', '=', reaction)
      .execute();
  invalidate(tag.smack(board));
}

/** The board of a message that can be seen; undefined when it is gone, or never was. */
export async function boardOfMessage(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx.selectFrom('smack').select('board').where('id', '=', id).where('archived', '=', 0).executeTakeFirst();
  return row?.board;
}

/** Hides a user's own message, which stays stored, and answers what it said. Messages of other boards are not found. */
export async function archiveSmack(
  tx: Tx,
  invalidate: Invalidate,
  { board, id, userId }: { board: string; id: number; userId: number },
): Promise<string> {
  const row = await tx
    .selectFrom('smack')
    .select(['user_id', 'message'])
    .where('id', '=', id)
    .where('board', '=', board)
    .where('archived', '=', 0)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found', 'This message is not there any more.', { id: 'is not a message of this board' });
  if (row.user_id !== userId) throw new Refusal('forbidden', 'You can only delete your own messages.', { id: 'is not your message' });
  await tx.updateTable('smack').set({ archived: 1 }).where('id', '=', id).execute();
  invalidate(tag.smack(board));
  return row.message;
}

/** Takes a message off its board, whoever wrote it, and answers what it was; null when there is none. */
export async function moderateSmack(
  tx: Tx,
  invalidate: Invalidate,
  id: number,
): Promise<{ board: string; user_id: number | null; message: string } | null> {
  const row = await tx
    .updateTable('smack')
    .set({ archived: 1 })
    .where('id', '=', id)
    .where('archived', '=', 0)
    .returning(['board', 'user_id', 'message'])
    .executeTakeFirst();
  if (!row) return null;
  invalidate(tag.smack(row.board));
  return row;
}

/** Puts a message back on its board that was taken off; false when there is none, or it is there. */
export async function putBackSmack(tx: Tx, invalidate: Invalidate, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('smack')
    .set({ archived: 0 })
    .where('id', '=', id)
    .where('archived', '=', 1)
    .returning('board')
    .executeTakeFirst();
  if (row) invalidate(tag.smack(row.board));
  return row !== undefined;
}
