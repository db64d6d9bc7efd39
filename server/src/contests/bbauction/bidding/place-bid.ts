import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { refusePicksOfFrozen } from '../../seasons/freezes.store';
import { bidFault, maxBid, nextBid, standing, type Bid, type BidFault } from '../log/bids.rules';
import { answerProxies, nameOf, soldWords } from './auction-write';
import type { AuctionWriter } from './auction-writer';
import { allow } from './policy';

/** Writes a bid down, and what sealed maxima answer; refuses one that does not count and says why. @returns its number in the log */
export async function placeBid(writer: AuctionWriter, bid: Bid, by: Viewer): Promise<number> {
  await refusePicksOfFrozen(writer.tx, writer.contest.id);
  const high = writer.state.block && standing(writer.state.block);
  // A second tap of the same bid.
  if (high && writer.state.block?.lot === bid.lot && high.entryId === bid.entryId && high.amount === bid.amount) return high.seq;
  const fault = bidFault(writer.state, bid);
  if (fault) throw faultOf(writer, bid, fault);
  allow(writer, 'bid');
  const { lot, entryId, amount, received } = bid;
  const { seq } = await writer.append({ type: 'bid', lot, entryId, amount, kind: 'hand', byUser: by.userId, wall: received });
  await answerProxies(writer, received);
  return seq;
}

/** Why a bid does not count, in words. */
export function faultOf(
  { state, entries }: Pick<AuctionWriter, 'state' | 'entries'>,
  { lot, entryId, amount }: Omit<Bid, 'received'>,
  fault: BidFault,
): Refusal {
  const high = state.block && standing(state.block);
  const name = nameOf(entries, high?.entryId);
  const left = `Over your budget: you have ${maxBid(state, entryId)} left.`;
  const faults: Record<BidFault, () => Refusal> = {
    no_bidding: () => new Refusal('conflict', 'This team is not bid for in the app: the administrator types its sale.'),
    closed: () => new Refusal('lot_closed', soldWords({ state, entries }, lot)),
    paused: () => new Refusal('conflict', `The auction is paused: ${state.pausedFor}`),
    no_lot: () => new Refusal('lot_closed', 'This team is not up.'),
    late: () => new Refusal('lot_closed', 'Too late: its time is up.'),
    own: () => new Refusal('conflict', 'You are the high bidder.'),
    low: () =>
      high?.amount === amount
        ? new Refusal('conflict', `${name} bid ${amount} first.`)
        : new Refusal('bid_too_low', `The next bid is ${state.block ? nextBid(state, state.block) : amount}.`, { amount: 'is too low' }),
    over_budget: () => new Refusal('over_budget', left, { amount: 'is over your budget' }),
  };
  return faults[fault]();
}
