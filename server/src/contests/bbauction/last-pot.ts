import type { Tx } from '../../ground/db/database';
import type { Memberships } from '../entries/directory';
import { sum } from '../standings/shares.rules';
import { readRoom } from './auction.store';
import { readFolded } from './folded';
import type { NumberedAuction } from './groups.rules';
import { auctionsOf } from './which';

/** What the same group paid in its last auction; null when it had none. */
export async function lastPotBefore(tx: Tx, memberships: Memberships, { contest, group }: NumberedAuction): Promise<number | null> {
  const earlier = (await auctionsOf(memberships, contest.groupNumber))
    .filter((one) => one.group === group && one.contest.year < contest.year)
    .sort((a, b) => b.contest.year - a.contest.year)[0];
  if (!earlier) return null;
  const { state } = await readFolded(tx, await readRoom(tx, earlier.contest.id));
  return state.sales.size === 0 ? null : sum([...state.sales.values()].map(({ amount }) => amount));
}
