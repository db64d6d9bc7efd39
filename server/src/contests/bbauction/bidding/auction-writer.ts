import type { Invalidate, Tx } from '../../../ground/db/database';
import type { Auction } from '../auction';
import type { AuctionEvent, NewEvent } from '../log/auction-log';
import type { AuctionState } from '../log/auction-state';

/** An auction while it is written: what is appended shows in `state` at once. */
export interface AuctionWriter extends Omit<Auction, 'state' | 'log'> {
  readonly tx: Tx;
  readonly invalidate: Invalidate;
  readonly log: readonly AuctionEvent[];
  state: AuctionState;
  /** Site time and real time, epoch ms. */
  readonly now: number;
  readonly wall: number;
  append(event: NewEvent): Promise<AuctionEvent>;
}
