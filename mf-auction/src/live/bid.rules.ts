import type { AuctionBlockRow } from '@poolhouse/contract';
import type { AuctionConfigRow, AuctionOwnerRow } from '../contest/auction.types';
import { dollars } from '../contest/money';

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
  if (amount < block.next) return `At least ${dollars(block.next)}`;
  return amount > (me?.max_bid ?? 0) ? 'Over your budget' : '';
}

const STEPS = 2;

/** What +5 and +10 come to, or the first two rises beyond the next bid, which has a button of its own. */
export function stepsFrom({ high, next }: Pick<AuctionBlockRow, 'high' | 'next'>): { by: number; amount: number }[] {
  const least = next - high;
  return [5, 10, 25, 50, 2 * least, 3 * least]
    .filter((by) => by > least)
    .slice(0, STEPS)
    .map((by) => ({ by, amount: high + by }));
}

/** What a press on the main button bids: the amount in the field of one's own, else the next bid. null for no amount. */
export function amountOf(typed: string, next: number): number | null {
  if (typed.trim() === '') return next;
  return /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null;
}
