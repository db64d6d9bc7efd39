import type { Tx } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import type { Contest, Entry } from '../contest';
import type { ContestKind } from '../contest-kind';
import type { Memberships } from './directory';
import { refuseRemovedEntry } from './removed-entry';
import { wantedEntry } from './wanted-contest';

/** An entry of the kind that the viewer may see, and its contest; a player whose entry was taken out is told so. */
export const entryToSeeOf =
  (kind: ContestKind) =>
  async (tx: Tx, memberships: Memberships, viewer: Viewer, entryId: number): Promise<{ entry: Entry; contest: Contest }> => {
    if (!(await memberships.entry(entryId))) await refuseRemovedEntry(tx, viewer, entryId);
    return await wantedEntry(memberships, viewer, kind, entryId);
  };
