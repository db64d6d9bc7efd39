import type { Tx } from '../../ground/db/database';

/** How many pools wait for a player's word on whether they play the new year; none of a season that is closed. */
export async function openQuestions(tx: Tx, userId: number): Promise<number> {
  const row = await tx
    .selectFrom('season_questions as q')
    .leftJoin('season_freezes as f', 'f.contest_id', 'q.contest_id')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('q.user_id', '=', userId)
    .where('q.answer', 'is', null)
    .where('f.contest_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}
