import type { NewEvent } from './auction-log';
import type { AuctionState } from './auction-state';
import { standing } from './bids.rules';

/** How long the hammer waits for bids that arrived in time and are being written elsewhere, ms. */
export const GRACE_MS = 400;
/** A clock that nobody watched for so long was not heard by the bidders either, ms. */
export const AWAY_MS = 2000;
/** When so many lots in a row find no bid, nobody is there. */
const QUIET_LOTS = 3;
/** For an owner to name a lot, s. */
export const TURN_SECONDS = 30;

/** When the site has to do something by itself next, real time, epoch ms; Infinity for never. */
export function nextMoment(state: AuctionState): number {
  const { phase, block, settings, queue, restingSince, turn } = state;
  if (phase !== 'drafting') return Infinity;
  if (block) return block.endsAt === null ? Infinity : block.endsAt + GRACE_MS;
  if (queue.length === 0) return restingSince;
  if (!settings.bidding || restingSince === 0) return Infinity;
  if (turn !== null) return restingSince + TURN_SECONDS * 1000;
  return settings.autoNext === 0 ? Infinity : restingSince + settings.autoNext * 1000;
}

/** What the site does by itself now; null while nothing is due. @param now real time, epoch ms */
export function dueEvent(state: AuctionState, now: number): NewEvent | null {
  const due = nextMoment(state);
  if (now < due) return null;
  const { block, queue } = state;
  if (!block) {
    const [next] = queue;
    return next === undefined ? { type: 'completed', wall: now } : { type: 'nominated', wall: now, lot: next, kind: 'auto', amount: null };
  }
  if (now > due + AWAY_MS) return { type: 'paused', wall: now, reason: 'The site was away' };
  const high = standing(block);
  if (!high && state.quiet >= QUIET_LOTS) return { type: 'paused', wall: now, reason: 'Nobody is bidding' };
  return high
    ? { type: 'sold', wall: now, lot: block.lot, entryId: high.entryId, amount: high.amount, kind: 'hammer' }
    : { type: 'passed', wall: now, lot: block.lot };
}
