import type { Insertable } from 'kysely';
import type { Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import { batches } from '../../demo/demo.store';
import type { FootballPicksTable } from '../football.schema';
import type { DemoPick } from './football-picks';

export async function addDemoPicks(tx: Tx, entryId: number, picks: readonly DemoPick[], ids: ReadonlyMap<string, number>): Promise<void> {
  const rows: Insertable<FootballPicksTable>[] = picks.map((pick) => ({
    entry_id: entryId,
    week: pick.week,
    slot: pick.slot,
    event_id: must(ids.get(pick.game.sourceKey), pick.game.sourceKey),
    side: pick.side,
    locked_spread: pick.lockedSpread,
    locked_at: pick.lockedAt,
    saved_at: pick.savedAt,
    override_reason: null,
  }));
  for (const batch of batches(rows)) await tx.insertInto('football_picks').values(batch).execute();
}
