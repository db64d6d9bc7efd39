import type { Tx } from '../../ground/db/database';

interface Said {
  ID: number;
  EntryName: string;
  Message: string;
  At: string;
}

/**
 * What somebody wrote on a board in a time that has passed, epoch ms, to which most reacted in that time, the earlier of two; nothing where
 * nobody wrote. One message or none.
 */
export async function saidBetween(tx: Tx, board: string, { from, until }: { from: number; until: number }): Promise<Said[]> {
  const row = await tx
    .selectFrom('smack as s')
    .leftJoin('smack_reactions as r', (join) => join.onRef('r.message_id', '=', 's.id').on('r.at', '<', until))
    .select(({ fn }) => ['s.id', 's.entry_name', 's.message', 's.created_at', fn.count<number>('r.entry_id').as('reactions')])
    .where('s.board', '=', board)
    .where('s.archived', '=', 0)
    .where('s.user_id', 'is not', null)
    .where('s.created_at', '>=', from)
    .where('s.created_at', '<', until)
    .groupBy(['s.id', 's.entry_name', 's.message', 's.created_at'])
    .orderBy('reactions', 'desc')
    .orderBy('s.created_at')
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return [];
  return [{ ID: row.id, EntryName: row.entry_name, Message: row.message, At: new Date(row.created_at).toISOString() }];
}
