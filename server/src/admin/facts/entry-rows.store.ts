import type { Tx } from '../../ground/db/database';

/** Which contest each entry of these contests is in, those included that were taken out. */
export async function contestsOfEntries(tx: Tx, contestIds: readonly number[]): Promise<Map<number, number>> {
  const entries = await tx
    .selectFrom('entries')
    .select(['id', 'contest_id'])
    .where('contest_id', 'in', [...contestIds])
    .execute();
  return new Map(entries.map((entry) => [entry.id, entry.contest_id]));
}
