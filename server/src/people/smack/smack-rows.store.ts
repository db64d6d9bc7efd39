import { SMACK_QUOTE_LENGTH, type SmackReaction, type SmackReactions, type SmackRow } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';

/** How many of the latest messages a page carries. */
export const SMACK_SHOWN = 200;
/** How many older ones come at a time. */
export const SMACK_PAGE = 100;

/** The latest messages, newest first. Archived ones are sent without their text, so that an open page can hide them. */
export async function readSmack(tx: Tx, board: string): Promise<SmackRow[]> {
  return rowsOf(tx, await newestFirst(tx, board).limit(SMACK_SHOWN).execute());
}

/** A page of the messages that are older than one, newest first, and whether there are more; deleted ones are left out. */
export async function readOlderSmack(tx: Tx, board: string, before: number): Promise<{ rows: SmackRow[]; more: boolean }> {
  const first = await tx.selectFrom('smack').select('created_at').where('id', '=', before).where('board', '=', board).executeTakeFirst();
  if (!first) return { rows: [], more: false };
  const rows = await newestFirst(tx, board)
    .where('s.archived', '=', 0)
    .where((eb) =>
      eb.or([eb('s.created_at', '<', first.created_at), eb.and([eb('s.created_at', '=', first.created_at), eb('s.id', '<', before)])]),
    )
    .limit(SMACK_PAGE + 1)
    .execute();
  return { rows: await rowsOf(tx, rows.slice(0, SMACK_PAGE)), more: rows.length > SMACK_PAGE };
}

const newestFirst = (tx: Tx, board: string) =>
  tx
    .selectFrom('smack as s')
    .leftJoin('smack as p', (join) => join.onRef('p.id', '=', 's.reply_to').on('p.archived', '=', 0))
    .select(['s.id', 's.entry_name', 's.message', 's.created_at', 's.archived', 's.reply_to', 's.user_id'])
    .select(['p.entry_name as reply_name', 'p.message as reply_message'])
    .where('s.board', '=', board)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc');

interface StoredMessage {
  id: number;
  entry_name: string;
  message: string;
  created_at: number;
  archived: number;
  reply_to: number | null;
  user_id: number | null;
  reply_name: string | null;
  reply_message: string | null;
}

async function rowsOf(tx: Tx, messages: readonly StoredMessage[]): Promise<SmackRow[]> {
  const ids = messages.filter(({ archived }) => archived === 0).map(({ id }) => id);
  const reactions = await reactionsOf(tx, ids);
  // Most messages name nobody, and then nothing is asked.
  const mentions = await mentionsOf(
    tx,
    messages.filter(({ archived, message }) => archived === 0 && message.includes('@')).map(({ id }) => id),
  );
  return messages.map((row): SmackRow => {
    const shown = { ID: row.id, EntryName: row.entry_name, Message: row.message, Modtime: new Date(row.created_at).toISOString() };
    if (row.archived === 1) return { ...shown, Message: '', archived: 1 };
    const [reacted, named] = [reactions.get(row.id), mentions.get(row.id)];
    return {
      ...shown,
      archived: 0,
      ...(row.user_id === null && { House: 1 as const }),
      ...(row.reply_to !== null && {
        ReplyTo: row.reply_to,
        ReplyName: row.reply_name ?? '',
        ReplyMessage: quoted(row.reply_message ?? ''),
      }),
      ...(reacted && { Reactions: reacted }),
      ...(named && { Mentions: named }),
    };
  });
}

function quoted(message: string): string {
  const letters = [...message.replace(/\s+/g, ' ')];
  return letters.length <= SMACK_QUOTE_LENGTH ? letters.join('') : `${letters.slice(0, SMACK_QUOTE_LENGTH - 1).join('')}…`;
}

/** What players think of messages, by message; of each reaction who came first. */
export async function reactionsOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, SmackReactions>> {
  const of = new Map<number, SmackReactions>();
  if (ids.length === 0) return of;
  const rows = await tx
    .selectFrom('smack_reactions as r')
    .innerJoin('entries as e', 'e.id', 'r.entry_id')
    .select(['r.message_id', 'r.reaction', 'e.entry_name'])
    .where('r.message_id', 'in', ids)
    .orderBy('r.at')
    .orderBy('r.entry_id')
    .orderBy('r.reaction')
    .execute();
  for (const { message_id: id, reaction, entry_name: name } of rows) {
    const list = of.get(id) ?? [];
    of.set(id, list);
    const known = list.find(({ Reaction }) => Reaction === reaction);
    if (known) known.By.push(name);
    else list.push({ Reaction: reaction as SmackReaction, By: [name] });
  }
  return of;
}

async function mentionsOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const of = new Map<number, string[]>();
  if (ids.length === 0) return of;
  const rows = await tx
    .selectFrom('smack_mentions')
    .select(['message_id', 'name'])
    .where('message_id', 'in', ids)
    .orderBy('entry_id')
    .execute();
  for (const { message_id: id, name } of rows) of.set(id, [...(of.get(id) ?? []), name]);
  return of;
}
