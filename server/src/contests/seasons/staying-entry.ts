import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Entry } from '../contest';
import { contestById } from '../entries/contests.store';
import type { ContestPlug } from '../plug';

type Placed = Pick<Entry, 'id' | 'contestId'>;

/** Why an entry can neither be taken out of its contest nor put back into it now, since others' results hang on it; undefined where it may. */
export async function whyItStays(tx: Tx, plugs: readonly ContestPlug[], entry: Placed, now: number): Promise<string | undefined> {
  const contest = await contestById(tx, entry.contestId);
  return contest && plugs.find(({ type }) => type === contest.type)?.stays?.(tx, { contest, entryId: entry.id, now });
}

export async function refuseStaying(tx: Tx, plugs: readonly ContestPlug[], entry: Placed, now: number): Promise<void> {
  const why = await whyItStays(tx, plugs, entry, now);
  if (why !== undefined) throw new Refusal('conflict', why, { entry_id: 'stays as it is' });
}
