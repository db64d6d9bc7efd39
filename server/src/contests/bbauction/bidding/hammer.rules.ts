import type { NewEvent } from '../log/auction-log';
import type { AuctionState } from '../log/auction-state';
import { standing } from '../log/bids.rules';

/** How long the hammer waits for bids that arrived in time and are being written elsewhere, ms. */
export const GRACE_MS = 400;
/** A clock that nobody watched for so long was not heard by the bidders either, ms. */
export const AWAY_MS = 2000;
/** When so many lots in a row find no bid, nobody is there. */
const QUIET_LOTS = 3;
/** For an owner to name a lot, s. */
export const TURN_SECONDS = 30;

/**
 * When the site has to do something by itself next, real time, epoch ms; Infinity for never.
 *
 * @param since when this process began to watch, the same: a clock that was set before then is left to processes that were there. Where
 *   none was, it ran for bidders who could not hear it: they have the rest of it to bid, each bid sets it anew, and else it is paused.
 */
export function nextMoment(state: AuctionState, since = -Infinity): number {
  const { phase, block, settings, queue, restingSince, turn } = state;
  if (phase !== 'drafting') return Infinity;
  if (block) {
    if (block.endsAt === null) return Infinity;
    return block.endsAt + GRACE_MS + (block.setAt < since ? AWAY_MS + 1 : 0);
  }
  if (queue.length === 0) return restingSince;
  if (!settings.bidding || restingSince === 0) return Infinity;
  // Whoever was away with the site has as long to come back.
  const from = Math.max(restingSince, since);
  if (turn !== null) return from + TURN_SECONDS * 1000;
  return settings.autoNext === 0 ? Infinity : from + settings.autoNext * 1000;
}

/** What the site does by itself now; null while nothing is due. @param now real time, epoch ms @param since see `nextMoment` */
export function dueEvent(state: AuctionState, now: number, since = -Infinity): NewEvent | null {
  if (now < nextMoment(state, since)) return null;
  const { block, queue } = state;
  if (!block) {
    const [next] = queue;
    return next === undefined ? { type: 'completed', wall: now } : { type: 'nominated', wall: now, lot: next, kind: 'auto', amount: null };
  }
  if (now > nextMoment(state) + AWAY_MS) return { type: 'paused', wall: now, reason: 'The site was away' };
  const high = standing(block);
  if (!high && state.quiet >= QUIET_LOTS) return { type: 'paused', wall: now, reason: 'Nobody is bidding' };
  return high
    ? { type: 'sold', wall: now, lot: block.lot, entryId: high.entryId, amount: high.amount, kind: 'hammer' }
    : { type: 'passed', wall: now, lot: block.lot };
}
