import type { AuctionBlockRow } from '@poolhouse/contract';
import type { AuctionConfigRow, AuctionOwnerRow } from '../contest/auction.types';

/** Why no bid can be made now; '' when one can. */
export function bidTrouble(
  block: AuctionBlockRow | undefined,
  config: AuctionConfigRow,
  me: AuctionOwnerRow | undefined,
  amount: number,
): string {
  if (config.phase === 'paused') return 'Paused';
  if (!block || block.lot === 0) return 'No team is up';
  if (block.ends_at === null) return 'The administrator types this sale';
  if (block.high_id !== 0 && block.high_id === me?.ID) return 'You are the high bidder';
  return amount > (me?.max_bid ?? 0) ? 'Over your budget' : '';
}

/** What +1, +5 and +10 come to; never less than the next bid. */
export function stepsFrom(block: AuctionBlockRow): { by: number; amount: number }[] {
  return [1, 5, 10].map((by) => ({ by, amount: Math.max(block.next, block.high + by) }));
}
