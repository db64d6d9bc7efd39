import type { SmackRow } from '@poolhouse/contract';
import { scope, type Touch, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { noticeSmack } from '../push/smack-notices.store';

/** How many of the latest messages a page carries. */
export const SMACK_SHOWN = 200;
/** How many older ones come at a time. */
export const SMACK_PAGE = 100;

/** Names a contest's board, `golf:3`. */
export function boardOf(contestType: string, contestId: number): string {
  return `${contestType}:${contestId}`;
}

export interface NewMessage {
  board: string;
  /** Page that the notice of it opens, from the site's root. */
  page: string;
  userId: number;
  /** Under which name it is posted. */
  entryName: string;
  message: string;
  /** Site time, epoch ms. */
  now: number;
}

/** Posts a message, as typed, and answers its id. */
export async function postSmack(tx: Tx, touch: Touch, { board, page, userId, entryName, message, now }: NewMessage): Promise<number> {
  const { id } = await tx
    .insertInto('smack')
    .values({ board, user_id: userId, entry_name: entryName, message, created_at: now, archived: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noticeSmack(tx, { board, page, messageId: id, writerId: userId, now });
  touch(scope.smack(board));
  return id;
}

/** Hides a user's own message, which stays stored, and answers what it said. Messages of other boards are not found. */
export async function archiveSmack(
  tx: Tx,
  touch: Touch,
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
  touch(scope.smack(board));
  return row.message;
}

/** Takes a message off its board, whoever wrote it, and answers what it was; null when there is none. */
export async function moderateSmack(tx: Tx, touch: Touch, id: number): Promise<{ board: string; user_id: number; message: string } | null> {
  const row = await tx
    .updateTable('smack')
    .set({ archived: 1 })
    .where('id', '=', id)
    .where('archived', '=', 0)
    .returning(['board', 'user_id', 'message'])
    .executeTakeFirst();
  if (!row) return null;
  touch(scope.smack(row.board));
  return row;
}

/** The latest messages, newest first. Archived ones are sent without their text, so that an open page can hide them. */
export async function readSmack(tx: Tx, board: string): Promise<SmackRow[]> {
  return (await newestFirst(tx, board).limit(SMACK_SHOWN).execute()).map(rowOf);
}

/** A page of the messages that are older than one, newest first, and whether there are more; deleted ones are left out. */
export async function readOlderSmack(tx: Tx, board: string, before: number): Promise<{ rows: SmackRow[]; more: boolean }> {
  const first = await tx.selectFrom('smack').select('created_at').where('id', '=', before).where('board', '=', board).executeTakeFirst();
  if (!first) return { rows: [], more: false };
  const rows = await newestFirst(tx, board)
    .where('archived', '=', 0)
    .where((eb) =>
      eb.or([eb('created_at', '<', first.created_at), eb.and([eb('created_at', '=', first.created_at), eb('id', '<', before)])]),
    )
    .limit(SMACK_PAGE + 1)
    .execute();
  return { rows: rows.slice(0, SMACK_PAGE).map(rowOf), more: rows.length > SMACK_PAGE };
}

const newestFirst = (tx: Tx, board: string) =>
  tx
    .selectFrom('smack')
    .select(['id', 'entry_name', 'message', 'created_at', 'archived'])
    .where('board', '=', board)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

interface StoredMessage {
  id: number;
  entry_name: string;
  message: string;
  created_at: number;
  archived: number;
}

const rowOf = (row: StoredMessage): SmackRow => ({
  ID: row.id,
  EntryName: row.entry_name,
  Message: row.archived === 1 ? '' : row.message,
  Modtime: new Date(row.created_at).toISOString(),
  archived: row.archived === 1 ? 1 : 0,
});

/** Puts a message back on its board that was taken off; false when there is none, or it is there. */
export async function putBackSmack(tx: Tx, touch: Touch, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('smack')
    .set({ archived: 0 })
    .where('id', '=', id)
    .where('archived', '=', 1)
    .returning('board')
    .executeTakeFirst();
  if (row) touch(scope.smack(row.board));
  return row !== undefined;
}
