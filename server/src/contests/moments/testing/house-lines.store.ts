import type { Tx } from '../../../ground/db/database';
import { boardOf } from '../../../people/smack/smack.store';
import type { Contest } from '../../contest';

/** What the house has said on a contest's board, and nobody has taken off, the first first. */
export async function houseLines(tx: Tx, { type, id }: Pick<Contest, 'type' | 'id'>): Promise<string[]> {
  const rows = await tx
    .selectFrom('smack')
    .select('message')
    .where('board', '=', boardOf(type, id))
    .where('user_id', 'is', null)
    .where('archived', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map(({ message }) => message);
}
