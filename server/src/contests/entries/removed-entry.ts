import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { removedEntryName } from './entries.store';

/** Tells a player in plain words that their entry went while they had it open; passes over any other entry. */
export async function refuseRemovedEntry(tx: Tx, viewer: Viewer, entryId: number): Promise<void> {
  const name = await removedEntryName(tx, entryId, viewer.userId);
  if (name === undefined) return;
  throw new Refusal('not_found', `${name} was taken out of its contest, so nothing was saved. Your administrator can tell you why.`, {
    entry_id: 'was taken out',
  });
}
