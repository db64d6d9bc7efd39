import type { Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import { runsContest } from '../../../ground/roles.rules';
import type { Viewer } from '../../../ground/viewer';
import type { Contest, Entry } from '../../contest';
import { entriesIn } from '../../entries/access';
import { firstEntry, wantedEntry } from '../../entries/wanted-contest';
import { wantedGolf } from '../golf-contest';
import type { GolfMemories } from '../golf-memories';
import { golfKind } from '../golf.kind';

/** Which entry somebody means; without one that of the contest, else the first of theirs. */
export interface WantedEntry {
  entry_id?: number | undefined;
  contest_id?: number | undefined;
}

interface Asking {
  viewer: Viewer;
  input: WantedEntry;
  now: number;
}

/** The viewer's own entry, for which they pick. */
export async function pickingEntry(
  tx: Tx,
  { directory }: Pick<GolfMemories, 'directory'>,
  { viewer, input: { entry_id: entryId, contest_id: contestId }, now }: Asking,
): Promise<{ entry: Entry; contest: Contest }> {
  const memberships = directory.in(tx);
  const found = await (entryId
    ? wantedEntry(memberships, viewer, golfKind, entryId)
    : firstEntry(memberships, viewer, golfKind, { contestId, now }));
  if (contestId && found.contest.id !== contestId)
    throw new Refusal('bad_input', 'This entry is of another contest.', { contest_id: 'is not the contest of this entry' });
  if (found.entry.userId !== viewer.userId)
    throw new Refusal('forbidden', "Another player's picks are set in the admin console, with a reason.", { entry_id: 'is not yours' });
  return found;
}

/** Whose entry's field it is; who runs the contest sees the field without an entry of their own. */
export async function seeingEntry(
  tx: Tx,
  { directory }: Pick<GolfMemories, 'directory'>,
  asking: Asking,
): Promise<{ entry: Entry | undefined; contest: Contest }> {
  const { viewer, input, now } = asking;
  if (input.entry_id) return pickingEntry(tx, { directory }, asking);
  const memberships = directory.in(tx);
  const { contest } = await wantedGolf(memberships, viewer, input.contest_id, now);
  const plays = (await entriesIn(memberships, contest.id, viewer.userId)).length > 0;
  return !plays && runsContest(viewer, contest) ? { entry: undefined, contest } : pickingEntry(tx, { directory }, asking);
}
