import type { AuctionEvent, NewEvent } from '../log/auction-log';
import type { AuctionState } from '../log/auction-state';
import { botBid, type BotRoom } from '../practice/bots.rules';

/** Why an auction of the demo rests while nobody watches it. */
export const BREAK = 'Pizza is here';

/** An auction of the demo as its bidders see it. */
export interface Watched {
  state: AuctionState;
  log: readonly AuctionEvent[];
  room: BotRoom;
  /** Somebody who is none of them has it open. */
  isWatched: boolean;
  /** Real time, epoch ms. */
  wall: number;
}

/**
 * What the demo's own bidders do now, if anything: they go on with an auction when somebody comes to watch, bid by the rules while somebody
 * does, and take a break before the next lot when everybody has left. A pause of the auctioneer's is none of their business. Pure.
 */
export function bidderAct({ state, log, room, isWatched, wall }: Watched): NewEvent | null {
  const { phase, block } = state;
  if (phase === 'paused') return isWatched && pausedByNobody(log) ? { type: 'resumed' } : null;
  if (phase !== 'drafting') return null;
  if (!isWatched) return block && block.bids.length > 0 ? null : { type: 'paused', reason: BREAK };
  const bid = botBid(state, room);
  if (!bid || bid.wall > wall || !block || block.endsAt === null || wall >= block.endsAt) return null;
  return { type: 'bid', lot: block.lot, entryId: bid.entryId, amount: bid.amount, kind: 'hand', wall };
}

const pausedByNobody = (log: readonly AuctionEvent[]): boolean => log.findLast(({ type }) => type === 'paused')?.byUser === null;
