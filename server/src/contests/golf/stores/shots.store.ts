import type { Invalidate, Tx } from '../../../ground/db/database';
import { golfTag } from '../golf-tags';
import type { RoundShots, Shot } from '../rules/shots.rules';

/** All strokes of a tournament's round, by golfer. */
export async function shotsOf(tx: Tx, tid: number, round?: number): Promise<RoundShots[]> {
  let wanted = tx.selectFrom('golf_shots').selectAll().where('tid', '=', tid).orderBy('golfer_id').orderBy('round');
  if (round !== undefined) wanted = wanted.where('round', '=', round);
  const rows = await wanted.execute();
  return rows.map((row) => ({ golferId: row.golfer_id, round: row.round, shots: JSON.parse(row.strokes) as Shot[] }));
}

const AT_ONCE = 50;

export async function keepShots(tx: Tx, invalidate: Invalidate, tid: number, rounds: readonly RoundShots[]): Promise<void> {
  for (let from = 0; from < rounds.length; from += AT_ONCE) {
    await tx
      .insertInto('golf_shots')
      .values(
        rounds.slice(from, from + AT_ONCE).map(({ golferId, round, shots }) => ({
          tid,
          golfer_id: golferId,
          round,
          strokes: JSON.stringify(shots),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['tid', 'golfer_id', 'round']).doUpdateSet((eb) => ({ strokes: eb.ref('excluded.strokes') })),
      )
      .execute();
  }
  if (rounds.length > 0) invalidate(golfTag.shots(tid));
}
