import type { Tx } from '../../ground/db/database';
import { readLog, type AuctionRoom } from './auction.store';
import type { AuctionEvent } from './log/auction-log';
import type { AuctionSetup, AuctionState } from './log/auction-state';
import { fold } from './log/fold.rules';

export const setupOf = ({ settings, lots, owners }: AuctionRoom): AuctionSetup => ({ settings, lots, owners });

/** The log of an auction and its state. */
export async function readFolded(tx: Tx, room: AuctionRoom): Promise<{ log: readonly AuctionEvent[]; state: AuctionState }> {
  const log = await readLog(tx, room.contestId);
  return { log, state: fold(setupOf(room), log) };
}
