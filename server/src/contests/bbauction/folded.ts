import type { Tx } from '../../ground/db/database';
import { readLog, type AuctionRoom } from './auction.store';
import type { AuctionEvent } from './log/auction-log';
import type { AuctionSetup, AuctionState } from './log/auction-state';
import { fold } from './log/fold.rules';

export const setupOf = ({ settings, lots, owners }: AuctionRoom): AuctionSetup => ({ settings, lots, owners });

/** A log and what it folds to. Earlier ones are gone on from: what is written stays. */
export interface Folded {
  key: string;
  log: readonly AuctionEvent[];
  state: AuctionState;
}

/** The log of an auction and its state, on top of what was read of it before. */
export async function readFolded(tx: Tx, room: AuctionRoom, before?: Folded): Promise<Folded> {
  const setup = setupOf(room);
  const key = JSON.stringify(setup);
  const known = before?.key === key ? before : undefined;
  const news = await readLog(tx, room.contestId, known?.state.lastSeq ?? 0);
  if (known && news.length === 0) return known;
  return { key, log: [...(known?.log ?? []), ...news], state: fold(setup, news, known?.state) };
}
